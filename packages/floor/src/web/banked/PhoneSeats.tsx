import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { chips } from '../chips/money.ts';
import { handAt, sitterAt } from '../model/hands.ts';
import { plateName } from '../model/names.ts';
import { LargeArea } from '../table/LargeArea.tsx';
import { focusArea, useLayoutKeys } from '../table/layout-keys.ts';
import { useSeat } from '../table/seat.ts';
import { ChosenHand } from './ChosenHand.tsx';
import { isLaidBefore } from './laid-before.ts';
import { SeatRing } from './SeatPlate.tsx';
import { decisionAt, tileWords } from './seat-status.ts';
import { WatchedSeat } from './WatchedSeat.tsx';

/**
 * On a phone: the seats to choose from, and the chosen one's circles. While another's hand is dealt it lies in their place with
 * what is bet there: nothing on the felt moves when it comes or goes. A table of the past shows both.
 */
export function PhoneSeats({ shoe }: { shoe: RefObject<HTMLElement | null> }): ReactNode {
  const { posted, numbers, table, cursor, past } = useSeat();
  const keys = useLayoutKeys(-1);
  const onRail = !past && sitterAt(table.view, cursor.spot) === 'you';
  const hand = onRail ? null : handAt(table.view, String(cursor.spot));
  const watched = !past && hand && hand.cards.length > 0 ? hand : null;
  const place = useRef<HTMLDivElement>(null);
  const covered = watched !== null;
  // A keyboard that was on a circle stays in its place while that is covered, and is back on one when it is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they are covered or seen again
  useLayoutEffect(() => {
    const here = place.current;
    if (!here?.contains(document.activeElement)) return;
    if (covered) here.focus({ preventScroll: true });
    else focusArea(cursor);
  }, [covered]);
  return (
    <div className="phone-seats">
      <fieldset className="seat-row">
        <legend className="unseen">Seats</legend>
        {numbers.map((seat) => (
          <SeatButton key={seat} seat={seat} />
        ))}
      </fieldset>
      {past && <ChosenHand hand={hand} shoe={shoe} />}
      {/* biome-ignore lint/a11y/useSemanticElements: keys are heard for all circles together */}
      <div
        className="seat-place"
        ref={place}
        role="group"
        tabIndex={-1}
        aria-label={covered ? `Seat ${cursor.spot}` : `Betting circles of seat ${cursor.spot}`}
        onKeyDown={keys}
      >
        <div className={`seat-circles${covered ? ' behind' : ''}`}>
          {posted.wagers.map(({ id }) => (
            <LargeArea key={id} wager={id} still={!isLaidBefore(table.view, id)} />
          ))}
        </div>
        {watched && <WatchedSeat hand={watched} shoe={shoe} />}
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
