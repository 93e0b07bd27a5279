import type { ReactNode } from 'react';
import { signed } from '../chips/money.ts';
import { netOf } from '../model/at-area.ts';
import { handAt, handWords, roomFor, sizeOf, yourSeats } from '../model/hands.ts';
import { wagerName } from '../model/names.ts';
import { useSeat } from '../table/seat.ts';
import { useAnswerKeys } from './answer.ts';
import { Cards } from './Cards.tsx';
import { captionOf } from './caption.ts';
import { ChoosingContext, useChoosing, useNewChoosing } from './choosing.ts';
import { PickableCards } from './PickableCards.tsx';
import { Question } from './Question.tsx';
import { decisionAt } from './seat-status.ts';

/** The cards of several hands that leave room beside them for what is asked. */
const ROOM_FOR = 6;

/** On the rail while a round is dealt: your own cards, large, and what you are asked, wait for, or got. */
export function YourHands(): ReactNode {
  const { table, posted } = useSeat();
  const { view } = table;
  const { question, lines } = view.you;
  useAnswerKeys();
  const choosing = useNewChoosing();
  const seats = yourSeats(view);
  const crowded = seats.length > 1 && seats.length * posted.look.handSize > ROOM_FOR;
  return (
    <ChoosingContext value={choosing}>
      <div className={`your-hands${crowded ? ' crowded' : ''}`}>
        {seats.map((seat) => (
          <YourHand key={seat} seat={seat} />
        ))}
        <div className="your-turn">
          {question && <Question question={question} />}
          {!question && lines.length === 0 && (
            <p key={captionOf(view)} className="your-wait">
              {captionOf(view)}
            </p>
          )}
          {lines.length > 0 && <YourLines />}
        </div>
      </div>
    </ChoosingContext>
  );
}

function YourHand({ seat }: { seat: number }): ReactNode {
  const { table, posted } = useSeat();
  const { view } = table;
  const hand = handAt(view, String(seat));
  const lit = view.you.question?.seat === seat || (view.asking?.seats.includes(seat) ?? false);
  const choosing = useChoosing();
  const picks = choosing?.takes.from === String(seat) ? choosing : null;
  const said = lit ? null : decisionAt(table, seat);
  return (
    <section
      className={`your-hand${lit ? ' lit' : ''}${sizeOf(posted.look)}`}
      style={roomFor(posted.look.handSize)}
      aria-label={`Your hand at seat ${seat}`}
    >
      {hand && hand.cards.length > 0 ? (
        picks ? (
          <PickableCards hand={hand} choosing={picks} />
        ) : (
          <Cards place={hand} />
        )
      ) : (
        <div className="cards" />
      )}
      <p>
        <span className="quiet">Seat {seat}</span> <b>{hand && handWords(hand)}</b>
        {said !== null && <span className="quiet"> · {said}</span>}
      </p>
    </section>
  );
}

/** What each bet did, in a line; the clauses are one tap away in the result. */
function YourLines(): ReactNode {
  const { table, posted } = useSeat();
  const { lines } = table.view.you;
  const several = yourSeats(table.view).length > 1;
  return (
    <ul className={`your-lines${several ? ' several' : ''}`}>
      {lines
        .toSorted((a, b) => a.seat - b.seat)
        .map((line) => (
          <li key={`${line.seat}/${line.wager}/${line.kind}`} className={line.result}>
            <span>
              {several && <span className="quiet">{line.seat} </span>}
              {wagerName(posted, line.wager)}
              {line.kind === 'tip' && ' (dealer)'}
              {line.row !== null && !several && <span className="quiet">, {line.row}</span>}
            </span>
            <b className={`figures${netOf(line) > 0 ? ' won' : ''}`}>
              {line.result === 'push' ? 'push' : signed(netOf(line))}
            </b>
          </li>
        ))}
    </ul>
  );
}
