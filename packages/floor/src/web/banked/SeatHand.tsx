import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { handAt, handWords } from '../model/hands.ts';
import { turnOf } from '../table/arc.ts';
import { useSeat } from '../table/seat.ts';
import { Cards } from './Cards.tsx';
import { handBefore, handRoom } from './seat-arc.ts';
import { decisionAt, hasFolded } from './seat-status.ts';

interface SeatHandProps {
  readonly seat: number;
  readonly shoe: RefObject<HTMLElement | null>;
}

/** A seat's cards before its circles on a desk, what they are once they are seen, and what the seat decided. */
export function SeatHand({ seat, shoe }: SeatHandProps): ReactNode {
  const { table, posted, numbers } = useSeat();
  const { view } = table;
  const hand = handAt(view, String(seat));
  if (!hand || hand.cards.length === 0) return null;
  const { x, y } = handBefore(seat, numbers, posted.wagers.length);
  const turn = turnOf(seat, numbers);
  const folded = hasFolded(table, seat);
  const said = decisionAt(table, seat) ?? '';
  const words = handWords(hand);
  // Hands of many cards are fanned more closely, so that every seat has room.
  const fan: Record<'--room' | '--steps', string> = {
    '--room': `${handRoom(numbers, posted.wagers.length) / 10}cqw`,
    '--steps': String(stepsIn(hand, posted.look.handSize)),
  };
  const narrow = numbers.length > 7;
  const tag = folded || view.asking ? said : wordsThatFit(hand, words) || said;
  return (
    <section
      className={`seat-hand${folded ? ' folded' : ''}${narrow ? ' narrow' : ''}`}
      style={{
        left: `${x / 10}%`,
        top: `${y / 6.5}%`,
        rotate: `${turn}deg`,
        ...fan,
      }}
      aria-label={`Hand at seat ${seat}`}
      title={words === '' ? undefined : words}
    >
      <Cards place={hand} fresh={table.fresh} shoe={shoe} turn={turn} />
      {tag !== '' && <p className="hand-tag figures">{tag}</p>}
    </section>
  );
}

/** From the first card of a hand to its last; between two parts of it there is one more. */
const stepsIn = ({ parts = [] }: PlaceView, cards: number): number =>
  Math.max(1, cards - 1) + Math.max(0, parts.length - 1);

/** What each part is would cover the neighbour's cards: it is said to whoever points at them. */
const wordsThatFit = ({ parts = [] }: PlaceView, words: string): string => (parts.length > 1 ? '' : words);
