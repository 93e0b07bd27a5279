import type { PokerJackpotView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import './jackpots.css';
import { chips, money } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { FoldedClauses } from '../room/Refused.tsx';
import { dutiesOf } from '../supervision/duties.ts';
import { WithReason } from '../supervision/WithReason.tsx';
import { chanceWords } from './jackpot-chance.ts';

interface JackpotPlateProps {
  readonly jackpot: PokerJackpotView;
  /** The seats of the table that it is shown at. */
  readonly chairs?: number | null;
}

/** A jackpot: what can be won today, what grows for the next posting, and by which hands. */
export function JackpotPlate({ jackpot, chairs = null }: JackpotPlateProps): ReactNode {
  const { name, title, prizes, pool, sign, listed, results } = jackpot;
  const [qualifying, ...conditions] = sign;
  const chance = chanceWords(jackpot, chairs);
  return (
    <section className="jackpot-plate" aria-label={`${name}, ${title}`}>
      <p className="engraved">{name}</p>
      <p className="jackpot-posted figures">{postedWords(jackpot)}</p>
      <p className="jackpot-pool figures">
        In the pool <b data-testid="jackpot-pool">{money(pool)}</b>
      </p>
      {qualifying && (
        <div>
          {qualifying.text} <FoldedClauses of={qualifying.text} cites={qualifying.cites} />
        </div>
      )}
      {chance !== null && <p className="jackpot-chance quiet">{chance}</p>}
      {results && <Results results={results} />}
      <Waiting jackpot={jackpot} />
      <details>
        <summary>How it is won</summary>
        {prizes.length > 1 && (
          <ul className="jackpot-prizes figures">
            {prizes.map((prize) => (
              <li key={prize.name}>
                <span>
                  {prize.title} <FoldedClauses of={prize.title} cites={[prize.cite]} />
                </span>
                <b>{prize.won ? 'won' : chips(prize.amount)}</b>
              </li>
            ))}
          </ul>
        )}
        {listed.length > 0 && (
          <ol className="jackpot-listed">
            {listed.map(({ hand, call }) => (
              <li key={`${hand} ${call}`}>
                {call}, <span className="figures">{hand}</span>
              </li>
            ))}
          </ol>
        )}
        <ul className="rules">
          {conditions.map(({ text, cites }) => (
            <li key={text}>
              {text} <FoldedClauses of={text} cites={cites} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The largest amount that can be won now; a bonus of the day has none before the day is over. */
function postedWords({ prizes, results }: PokerJackpotView): string {
  if (results) return 'Shared when the day is over';
  const largest = Math.max(0, ...prizes.map(({ amount }) => amount));
  if (largest > 0) return money(largest);
  return prizes.some(({ won }) => won) ? 'Won; posted anew with the next day' : 'Nothing posted yet';
}

/** What the day before had collected, and the hands that won it. */
function Results({ results }: { results: NonNullable<PokerJackpotView['results']> }): ReactNode {
  const { day, total, hands } = results;
  if (day === null || hands.length === 0) return null;
  return (
    <>
      <p>
        {day} had <b className="figures">{money(total)}</b>. Its best hands:
      </p>
      <ul className="jackpot-prizes figures">
        {hands.map(({ place, hand, call, amount }) => (
          <li key={`${place} ${hand} ${call}`}>
            <span>
              {place}. {call}, {hand}
            </span>
            <b>{chips(amount)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was won and is not paid yet; the floor confirms it. */
function Waiting({ jackpot: { fund, waiting, results } }: { jackpot: PokerJackpotView }): ReactNode {
  const { me } = useFloor();
  const [said, setSaid] = useState('');
  const { confirms } = dutiesOf(me?.roles ?? []);
  if (waiting.length === 0 && said === '') return null;
  const say = (asked: Promise<PokerJackpotView>, words: (after: PokerJackpotView) => string): void => {
    asked.then(
      (after) => setSaid(words(after)),
      (error: unknown) => setSaid(refusalIn(error).reason),
    );
  };
  return (
    <div role="status">
      {waiting.map(({ hand, prize, posted }) => (
        <div key={`${hand} ${prize}`} className="jackpot-waiting">
          <p>
            {results ? `Won by the best hands of ${hand}` : `Won with ${whichHand(hand)}`}:{' '}
            <b className="figures">{money(posted)}</b>. It is paid when somebody of the floor who wins no part
            of it has confirmed it.
          </p>
          {confirms && (
            <>
              <button
                type="button"
                className="button first"
                onClick={() => say(house.confirmJackpot(fund, hand, prize), () => 'Confirmed: it is paid.')}
              >
                Confirm and pay
              </button>
              <WithReason
                label="Void it"
                onSay={(reason) =>
                  say(house.voidJackpot(fund, hand, prize, reason), (after) => voidWords(after, hand, prize))
                }
              />
            </>
          )}
        </div>
      ))}
      {said !== '' && <p>{said}</p>}
    </div>
  );
}

/** "limit#12" is hand 12 of that table. */
function whichHand(hand: string): string {
  const [table, number] = hand.split('#');
  return number === undefined ? hand : `hand ${number} of ${table}`;
}

/** Two of the floor must ask for it, and another hand may have hit the same. */
function voidWords({ waiting }: PokerJackpotView, hand: string, prize: string | null): string {
  const same = waiting.filter((one) => one.prize === prize);
  if (same.some((one) => one.hand === hand))
    return 'Written down. It is void when somebody else of the floor asks for it too.';
  const [next] = same;
  return next
    ? `Void: ${next.hand} has hit the same, and has it.`
    : 'Void: what was posted can be won again.';
}
