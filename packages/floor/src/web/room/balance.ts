import { useEffect } from 'react';
import { useFloor, useStore } from './floor.ts';

/** What is left in the wallet, as the table that moved it says. */
export function useBalance(balance: number | undefined): void {
  const main = useStore();
  const { me } = useFloor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when this table says something new
  useEffect(() => {
    if (me && balance !== undefined && me.balance !== balance)
      main.tell({ type: 'me', me: { ...me, balance } });
  }, [balance]);
}
