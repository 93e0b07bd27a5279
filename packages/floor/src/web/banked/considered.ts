import type { ConsideredView, YouView } from '@croupier/house/protocol';
import { useEffect, useState } from 'react';
import { house } from '../house/requests.ts';
import { useSeat } from '../table/seat.ts';
import type { Choosing } from './choosing.ts';

/** What the house says a hand would be worth if it were set so; null while cards are missing. */
export function useConsidered(
  question: NonNullable<YouView['question']>,
  choosing: Choosing | null,
): ConsideredView | null {
  const { view } = useSeat().table;
  const [answered, setAnswered] = useState<{ readonly of: string; readonly view: ConsideredView } | null>(
    null,
  );
  const parts = choosing?.given?.parts;
  const of = parts ? JSON.stringify([question.seat, parts]) : '';
  useEffect(() => {
    if (!parts) return undefined;
    let wanted = true;
    house.consider(view.table, parts).then(
      (considered) => {
        if (wanted) setAnswered({ of, view: considered });
      },
      // Without it the hand can be set all the same.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // The parts are the same as long as they are spelled the same.
  }, [of]);
  return answered?.of === of && of !== '' ? answered.view : null;
}
