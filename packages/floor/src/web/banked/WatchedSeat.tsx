import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { chips } from '../chips/money.ts';
import { type AtArea, atArea } from '../model/at-area.ts';
import { broughtBy, broughtToOthers } from '../table/line-words.ts';
import { useSeat } from '../table/seat.ts';
import { ChosenHand } from './ChosenHand.tsx';
import { isLaidBefore } from './laid-before.ts';

interface WatchedSeatProps {
  readonly hand: PlaceView;
  readonly shoe: RefObject<HTMLElement | null>;
}

/** On a phone: another's hand in the place of the circles, and in words what lies on those. */
export function WatchedSeat({ hand, shoe }: WatchedSeatProps): ReactNode {
  const { table, posted, asked, cursor } = useSeat();
  const { spot } = cursor;
  const later = (id: string): number => Number(!isLaidBefore(table.view, id));
  // What comes in the course of the round stands after what lies: nothing moves for it.
  const wagers = posted.wagers.toSorted((a, b) => later(a.id) - later(b.id));
  const laid = wagers.flatMap(({ id, name }) => {
    const said = wordsOf(atArea(table.view, asked, { spot, wager: id }, false));
    return said.length > 0 ? [{ id, name, said }] : [];
  });
  return (
    <div className="watched-seat">
      <ChosenHand hand={hand} shoe={shoe} />
      <ul aria-label={`Bets at seat ${spot}`}>
        {laid.map(({ id, name, said }) => (
          <li key={id}>
            {name} <b className="figures">{said.join(', ')}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "25", or once it is settled "+25"; and what is one's own behind another's hand. */
function wordsOf(at: AtArea): string[] {
  const others = at.others.reduce((sum, { amount }) => sum + amount, 0);
  const mine = at.mine + at.asked;
  return [
    ...(others > 0 ? [broughtToOthers(at) ?? chips(others)] : []),
    ...(mine > 0 ? [`yours ${at.lines.length > 0 ? broughtBy(at.lines) : chips(mine)}`] : []),
    ...(at.tip > 0 ? [`dealer ${chips(at.tip)}`] : []),
  ];
}
