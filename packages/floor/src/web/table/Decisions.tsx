import { VERB_WORDS } from '@croupier/table';
import type { ReactNode } from 'react';
import { sitterAt } from '../model/hands.ts';
import { useSeat } from './seat.ts';

/** What was decided in this round so far, also before this page was opened. */
export function Decisions(): ReactNode {
  const { table } = useSeat();
  const { view, decided } = table;
  return (
    <>
      <h3>Decisions</h3>
      {decided.length === 0 && <p className="quiet small">None yet in hand {view.round}.</p>}
      <ol className="calls">
        {decided.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: decisions are known by their order
          <li key={i}>
            Seat {one.seat}, {sitterAt(view, one.seat) ?? 'gone'}: {VERB_WORDS[one.verb].theirs}
            {one.absent && <span className="quiet"> (by the house, the player was away)</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
