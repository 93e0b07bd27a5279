import { type ReactNode, useRef } from 'react';
import { chips } from '../chips/money.ts';
import { Countdown } from '../table/Countdown.tsx';
import { FeltDrawing } from '../table/FeltDrawing.tsx';
import { Plates } from '../table/Plates.tsx';
import { RefusalBubble } from '../table/RefusalBubble.tsx';
import { Result } from '../table/Result.tsx';
import { Shoe } from '../table/Shoe.tsx';
import { SpokenHand } from '../table/SpokenHand.tsx';
import { useSeat } from '../table/seat.ts';
import { Circles } from './Circles.tsx';
import { Board, DealerHand } from './DealerHand.tsx';
import { PhoneSeats } from './PhoneSeats.tsx';
import { SeatHand } from './SeatHand.tsx';
import { SpokenChoices } from './SpokenChoices.tsx';
import { handBefore, isDeep } from './seat-arc.ts';
import { TurnCaption } from './TurnCaption.tsx';

/** The burgundy table: the dealer's hand at the top, the seats around, each with its hand and its circles. */
export function BankedFelt({ desk }: { desk: boolean }): ReactNode {
  const { table, posted, numbers, past = false } = useSeat();
  const { view } = table;
  const shoe = useRef<HTMLDivElement>(null);
  const least = Math.min(...posted.wagers.map((wager) => wager.least));
  const most = Math.max(...posted.wagers.map((wager) => wager.most));
  const board = posted.look.board ?? 0;
  return (
    <div
      className={`felt banked-felt ${view.phase.name}${board > 0 ? ' with-board' : ''}${isDeep(numbers, posted.wagers.length, board > 0) ? ' deep-seats' : ''}`}
    >
      {desk && (
        <FeltDrawing>
          <Circles />
        </FeltDrawing>
      )}
      <header className="felt-name">
        <h1 className="engraved">{view.name}</h1>
        <p className="figures">
          {posted.title}
          <span className="limits">{` · ${chips(least)} – ${chips(most)}`}</span>
        </p>
      </header>
      <Shoe shoe={view.shoe} ref={shoe} />
      <p className="watching figures">
        Hand {view.round} · {view.watching} {view.watching === 1 ? 'person' : 'people'} here
      </p>
      <Plates />
      <DealerHand shoe={shoe} />
      {board > 0 && <Board cards={board} shoe={shoe} />}
      <Countdown phase={view.phase} skew={table.skew} />
      {!past && <TurnCaption view={view} />}
      <SpokenHand />
      <SpokenChoices />
      <Result />
      {desk && numbers.map((seat) => <SeatHand key={seat} seat={seat} shoe={shoe} />)}
      {!desk && <PhoneSeats shoe={shoe} />}
      <RefusalBubble above={desk ? ({ spot }) => handBefore(spot, numbers, posted.wagers.length) : null} />
    </div>
  );
}
