import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { handWords, roomFor, sitterAt, sizeOf } from '../model/hands.ts';
import { useSeat } from '../table/seat.ts';
import { Cards } from './Cards.tsx';
import { decisionAt } from './seat-status.ts';

interface ChosenHandProps {
  /** None before it is dealt: its room is kept. */
  readonly hand: PlaceView | null;
  readonly shoe: RefObject<HTMLElement | null>;
}

/** On a phone: the hand of the seat that is looked at, whose it is and what they decided. */
export function ChosenHand({ hand, shoe }: ChosenHandProps): ReactNode {
  const { posted, table, cursor } = useSeat();
  const said = decisionAt(table, cursor.spot);
  return (
    <section
      className={`chosen-hand${sizeOf(posted.look)}`}
      style={roomFor(posted.look.handSize)}
      aria-label={`Hand at seat ${cursor.spot}`}
    >
      {hand ? <Cards place={hand} fresh={table.fresh} shoe={shoe} /> : <div className="cards" />}
      <p>
        {sitterAt(table.view, cursor.spot)} {said !== null && <span>{said}</span>}{' '}
        <b>{hand && inALine(hand)}</b>
      </p>
    </section>
  );
}

/** What a hand of several parts comes to is told part by part; where only one of them counts its words are those of the hand. */
const inALine = (hand: PlaceView): string =>
  (hand.parts ?? []).filter(({ caption }) => caption !== '').length > 1 ? handWords(hand) : hand.caption;
