import type { ReactNode } from 'react';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { useFloor, useStore } from '../room/floor.ts';
import { useSeat } from './seat.ts';

/** Next to nothing is left, and nothing lies: there is no deal to ask for, but there are chips to be had. */
export function useIsBroke(): boolean {
  const { me } = useFloor();
  const { balance, inPlay } = useSeat().table.view.you;
  return me ? inPlay === 0 && balance < me.newChipsBelow : false;
}

/** The way to new play chips without leaving the table. */
export function NewChips(): ReactNode {
  const store = useStore();
  const give = (): void => {
    house.topUp().then(
      (me) => store.tell({ type: 'me', me }),
      (error: unknown) => store.tell({ type: 'refused', refusal: refusalIn(error) }),
    );
  };
  return (
    <button type="button" className="button first" onClick={give}>
      New chips<span className="unseen">, with the compliments of the house</span>
    </button>
  );
}
