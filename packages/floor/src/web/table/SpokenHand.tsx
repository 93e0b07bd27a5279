import { type ReactNode, useState } from 'react';
import { handsOf } from '../model/hands.ts';
import { useSeat } from './seat.ts';
import { handLines } from './spoken.ts';

/** Says to those who listen what cards there are, when they are first asked about them, and of those that change later what they are then. */
export function SpokenHand(): ReactNode {
  const { table, posted } = useSeat();
  const { view } = table;
  const [told, setTold] = useState<readonly string[]>([]);
  const { question } = view.you;
  const lines = question
    ? handLines(view, posted, concerning(view, question.seat))
    : view.phase.name === 'betting'
      ? []
      : told;
  if (lines.join() !== told.join()) setTold(lines);
  return (
    <p className="unseen" aria-live="polite" data-testid="own-hand">
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}

/** The hand that is asked about, and what lies open of those that are nobody's at the table: the board, the dealer's. */
const concerning = (view: Parameters<typeof handsOf>[0], seat: number): ReadonlySet<string> =>
  new Set(
    handsOf(view)
      .filter(({ place, cards }) =>
        /^\d+$/.test(place) ? place === String(seat) : cards.some((card) => card !== null),
      )
      .map(({ place }) => place),
  );
