import type { ConsideredView, QuestionView } from '@croupier/house/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { house } from '../house/requests.ts';
import { useSeat } from '../table/seat.ts';
import type { Choosing } from './choosing.ts';

/** What the house says a hand would be worth if it were set so; null while cards are missing. */
export function useConsidered(question: QuestionView, choosing: Choosing | null): ConsideredView | null {
  const { view } = useSeat().table;
  const [answered, setAnswered] = useState<{ readonly of: string; readonly view: ConsideredView } | null>(
    null,
  );
  const parts = choosing?.parts;
  const of = parts ? JSON.stringify([question.seat, parts]) : '';
  // The parts are the same as long as they are spelled the same: only then are they asked about again.
  const consider = useEffectEvent(async () => (parts ? house.consider(view.table, parts) : null));
  useEffect(() => {
    if (of === '') return undefined;
    let wanted = true;
    consider().then(
      (considered) => {
        if (wanted && considered) setAnswered({ of, view: considered });
      },
      // Without it the hand can be set all the same.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  return answered?.of === of && of !== '' ? answered.view : null;
}
