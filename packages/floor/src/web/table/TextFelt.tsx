import { type ReactNode, useEffect, useState } from 'react';
import './text-felt.css';
import { chips } from '../chips/money.ts';
import { atArea } from '../model/at-area.ts';
import { sitterAt } from '../model/hands.ts';
import { Courtesy } from '../squeeze/Courtesy.tsx';
import { putDown, takeBack } from './area.ts';
import { CutTheShoe } from './CutTheShoe.tsx';
import { RefusalBubble } from './RefusalBubble.tsx';
import { Result } from './Result.tsx';
import { SpokenHand } from './SpokenHand.tsx';
import { useSeat } from './seat.ts';
import {
  askedWords,
  betWords,
  decidedWords,
  handLines,
  outcomeWords,
  standingWords,
  stateWords,
  timeWords,
} from './spoken.ts';

/** The table in words, in the order in which somebody needs them; what can be done are plain buttons. */
export function TextFelt(): ReactNode {
  const { table, posted } = useSeat();
  const { view } = table;
  const { question } = view.you;
  const hands = handLines(view, posted);
  const decided = decidedWords(table, posted);
  const mine = betWords(view, posted, true);
  const did = outcomeWords(view, posted);
  const others = betWords(view, posted, false);
  return (
    <div className="text-felt">
      <h1>{view.name}</h1>
      <p>
        {posted.title}. Hand {view.round}.
      </p>
      <State />
      {view.phase.name === 'cut' && <CutTheShoe />}
      {question && posted.look.hands === 'in-the-middle' && <Courtesy question={question} />}
      <Lines title="The cards" none="No cards are dealt." lines={hands} />
      {decided.length > 0 && <Lines title="What was decided" none="" lines={decided} />}
      <Lines title="Your bets" none="You have no bets." lines={mine} />
      {did.length > 0 && <Lines title="What they did" none="" lines={did} />}
      {others.length > 0 && <Lines title="Other bets" none="" lines={others} />}
      {view.phase.name === 'betting' && <Betting />}
      <Result />
      <RefusalBubble above={null} />
      <Lines title="What the dealer said" none="Nothing yet." lines={view.calls.filter(Boolean)} />
      <Lines title="Beside the bets" none="Nothing." lines={standingWords(view)} />
    </div>
  );
}

/** How often the seconds are counted: a screen reader is not told of each. */
const COUNT = 5_000;

/** What goes on now, read out when it changes. */
function State(): ReactNode {
  const { table, posted } = useSeat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COUNT);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p>{table.view.phase.name === 'betting' ? stateWords(table, now) : timeWords(table, now)}</p>
      <p role="status">{table.view.phase.name === 'betting' ? 'Place your bets.' : stateWords(table, now)}</p>
      {/* By itself: whoever has answered is not told once more what was said before. */}
      <p role="status">{askedWords(table.view)}</p>
      {posted.look.hands === 'at-seats' && <SpokenHand />}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly string[];
}

const Lines = ({ title, none, lines }: LinesProps): ReactNode => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {lines.length === 0 ? (
      <p className="quiet">{none}</p>
    ) : (
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are their order
          <li key={i}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);

/** A seat to bet at, and a button for each wager there; the chip in hand is chosen below. */
function Betting(): ReactNode {
  const seat = useSeat();
  const { table, posted, numbers, cursor, moveTo, chip, asked, heard, forDealer } = seat;
  return (
    <section aria-label="Bet">
      <h2>Bet</h2>
      <label className="field">
        Seat
        <select
          value={cursor.spot}
          onChange={({ target }) => moveTo({ ...cursor, spot: Number(target.value) })}
        >
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}, {whoSits(sitterAt(table.view, number))}
            </option>
          ))}
        </select>
      </label>
      <ul className="text-bets">
        {posted.wagers.map(({ id, name, least, most }) => {
          const place = { spot: cursor.spot, wager: id };
          const { mine, option } = atArea(table.view, asked, place, forDealer);
          const amount = least === most ? least : chip.value;
          if (!option && mine === 0) return null;
          return (
            <li key={id}>
              <button
                type="button"
                className="button"
                disabled={!heard || option === null || option.refused !== undefined}
                onClick={() => putDown(seat, place)}
              >
                {name}, put {chips(amount)} on it
              </button>
              {mine > 0 && (
                <button type="button" className="button" onClick={() => takeBack(seat, place)}>
                  {name}, take {chips(mine)} back
                </button>
              )}
              {option?.refused && mine === 0 && <span className="quiet">{option.refused.reason}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const whoSits = (sitter: string | null): string =>
  sitter === null ? 'free' : sitter === 'you' ? 'yours' : sitter;
