import { useEffect } from 'react';

/** The page's name says that it is your turn, for whoever looks at another one. */
export function useTurnAlert(mine: boolean, table: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = mine ? `● Your turn – ${table}` : `${table} – Croupier`;
    return () => {
      document.title = before;
    };
  }, [mine, table]);
}
