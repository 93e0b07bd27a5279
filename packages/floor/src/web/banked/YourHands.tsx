import type { LineView, PostedRules } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { netOf } from '../model/at-area.ts';
import { handAt, handWords, roomFor, sizeOf, yourSeats } from '../model/hands.ts';
import { wagerName } from '../model/names.ts';
import { broughtBy } from '../table/line-words.ts';
import { useSeat } from '../table/seat.ts';
import { useAnswerKeys } from './answer.ts';
import { Cards } from './Cards.tsx';
import { ChoosingContext, useChoosing, useNewChoosing } from './choosing.ts';
import { PickableCards } from './PickableCards.tsx';
import { Question } from './Question.tsx';
import { decisionAt } from './seat-status.ts';

/** The cards of several hands that leave room beside them for what is asked. */
const ROOM_FOR = 6;

/** On the rail while a round is dealt: your own cards, large, and what you are asked or got; what is waited for stands on the felt. */
export function YourHands(): ReactNode {
  const { table, posted, cursor, moveTo } = useSeat();
  const { view } = table;
  const { question, lines } = view.you;
  useAnswerKeys();
  const asked = question?.seat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked leads to its seat once; one may look elsewhere meanwhile
  useEffect(() => {
    if (asked !== undefined) moveTo({ ...cursor, spot: asked });
  }, [asked]);
  const choosing = useNewChoosing();
  const seats = yourSeats(view);
  const several = seats.length > 1;
  const crowded = several && seats.length * posted.look.handSize > ROOM_FOR;
  return (
    <ChoosingContext value={choosing}>
      <div className={`your-hands${several ? ' several' : ''}${crowded ? ' crowded' : ''}`}>
        <div className="hands-held">
          {seats.map((seat) => (
            <YourHand key={seat} seat={seat} />
          ))}
        </div>
        <div className="your-turn">
          {question && <Question question={question} />}
          {lines.length > 0 && (several ? <LinesOfSeveral /> : <YourLines />)}
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
  const words = hand ? handWords(hand) : '';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lit) section.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lit]);
  return (
    <section
      ref={section}
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
      {/* Words that are others are not the old ones moved. */}
      <p key={`${words}/${said}`}>
        <span className="quiet">Seat {seat}</span> <b>{words}</b>
        {said !== null && <span className="quiet"> · {said}</span>}
      </p>
    </section>
  );
}

/** What each bet did, in a line; the clauses are one tap away in the result. */
function YourLines(): ReactNode {
  const { table, posted } = useSeat();
  return (
    <ul className="your-lines">
      {table.view.you.lines.map((line) => (
        <li key={`${line.seat}/${line.wager}/${line.kind}`} className={line.result}>
          <span>
            {lineName(posted, line)}
            {line.row !== null && <span className="quiet">, {line.row}</span>}
          </span>
          <b className={`figures${netOf(line) > 0 ? ' won' : ''}`}>{broughtBy([line])}</b>
        </li>
      ))}
    </ul>
  );
}

/** The same for several hands: a row for each bet, a column for each hand. */
function LinesOfSeveral(): ReactNode {
  const { table, posted } = useSeat();
  const { lines } = table.view.you;
  const seats = [...new Set(lines.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const rows = [...new Set(lines.map((line) => lineName(posted, line)))];
  return (
    <table className="your-lines several">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Bet</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              Seat {seat}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {seats.map((seat) => {
              const line = lines.find((one) => one.seat === seat && lineName(posted, one) === row);
              return (
                <td key={seat} className={line?.result}>
                  {line && <b className={`figures${netOf(line) > 0 ? ' won' : ''}`}>{broughtBy([line])}</b>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lineName = (posted: PostedRules, { wager, kind }: LineView): string =>
  `${wagerName(posted, wager)}${kind === 'tip' ? ' (dealer)' : ''}`;
