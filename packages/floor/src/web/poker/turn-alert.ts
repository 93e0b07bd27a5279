import type { PokerTableView } from '@croupier/house/protocol';
import { useEffect } from 'react';

/** The page's name says that it is your turn, for whoever looks at another page or table. */
export function useTurnAlert(view: PokerTableView | undefined, active: boolean): void {
  const mine = view !== undefined && view.you.question !== null;
  const name = view?.name;
  useEffect(() => {
    if (name === undefined || !(mine || active)) return undefined;
    const before = document.title;
    document.title = mine ? `● Your turn – ${name}` : `${name} – Croupier`;
    return () => {
      document.title = before;
    };
  }, [mine, active, name]);
}
