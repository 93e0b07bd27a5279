import type { PlaceView } from '@croupier/table';
import type { ReactNode, RefObject } from 'react';
import { chips } from '../chips/money.ts';
import { handAt, handWords, roomFor, sitterAt, sizeOf } from '../model/hands.ts';
import { plateName } from '../model/names.ts';
import { LargeArea } from '../table/LargeArea.tsx';
import { useLayoutKeys } from '../table/layout-keys.ts';
import { useSeat } from '../table/seat.ts';
import { Cards } from './Cards.tsx';
import { isLaidBefore } from './laid-before.ts';
import { SeatRing } from './SeatPlate.tsx';
import { decisionAt, tileWords } from './seat-status.ts';

/** What a hand of several parts comes to is told part by part; where only one of them counts its words are those of the hand. */
const inALine = (hand: PlaceView): string =>
  (hand.parts ?? []).filter(({ caption }) => caption !== '').length > 1 ? handWords(hand) : hand.caption;

/** On a phone: the seats to choose from, the chosen one's hand if it is another's, and its circles. */
export function PhoneSeats({ shoe }: { shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { posted, numbers, table, cursor, past } = useSeat();
  const keys = useLayoutKeys(-1);
  const onRail = !past && sitterAt(table.view, cursor.spot) === 'you';
  const other = onRail ? null : handAt(table.view, String(cursor.spot));
  const said = decisionAt(table, cursor.spot);
  return (
    <div className="phone-seats">
      <fieldset className="seat-row">
        <legend className="unseen">Seats</legend>
        {numbers.map((seat) => (
          <SeatButton key={seat} seat={seat} />
        ))}
      </fieldset>
      {(past || (other && other.cards.length > 0)) && (
        <section
          className={`chosen-hand${sizeOf(posted.look)}`}
          style={roomFor(posted.look.handSize)}
          aria-label={`Hand at seat ${cursor.spot}`}
        >
          {other ? <Cards place={other} fresh={table.fresh} shoe={shoe} /> : <div className="cards" />}
          <p>
            {sitterAt(table.view, cursor.spot)} {said !== null && <span>{said}</span>}{' '}
            <b>{other && inALine(other)}</b>
          </p>
        </section>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: keys are heard for all circles together */}
      <div
        className="seat-circles"
        role="group"
        aria-label={`Betting circles of seat ${cursor.spot}`}
        onKeyDown={keys}
      >
        {posted.wagers.map(({ id }) => (
          <LargeArea key={id} wager={id} still={!isLaidBefore(table.view, id)} />
        ))}
      </div>
    </div>
  );
}

function SeatButton({ seat }: { seat: number }): ReactNode {
  const { table, cursor, moveTo } = useSeat();
  const { view, skew } = table;
  const sitter = sitterAt(view, seat);
  const total = view.bets.filter(({ spot }) => spot === seat).reduce((sum, { amount }) => sum + amount, 0);
  const said = decisionAt(table, seat);
  const asking = view.asking?.seats.includes(seat) ? view.asking : null;
  const whose = sitter === null ? 'free' : sitter === 'you' ? 'yours' : sitter;
  return (
    <button
      type="button"
      className={`spot seat-button${sitter === 'you' ? ' mine' : ''}${asking ? ' lit' : ''}`}
      aria-pressed={cursor.spot === seat}
      onClick={() => moveTo({ ...cursor, spot: seat })}
    >
      {asking && (
        <svg viewBox="-20 -20 40 40" aria-hidden="true">
          <SeatRing key={`${asking.seat}/${asking.until}`} asking={asking} skew={skew} />
        </svg>
      )}
      <span className="unseen">{`Seat ${seat}, ${whose}${total > 0 ? `, ${chips(total)} down` : ''}${said === null ? '' : `, ${said}`}`}</span>
      <span className="figures" aria-hidden="true">
        {seat}
      </span>
      <span className="spot-bet figures" aria-hidden="true">
        {tileWords(table, seat) ?? (total > 0 ? chips(total) : plateName(sitter, seat, 6))}
      </span>
    </button>
  );
}
