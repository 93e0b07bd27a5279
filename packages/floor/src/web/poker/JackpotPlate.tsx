import type { PokerJackpotView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import './jackpots.css';
import { chips, money } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { refusalIn } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { Clause, Clauses } from '../room/Refused.tsx';
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
  const { name, title, prizes, pool, sign, listed } = jackpot;
  const largest = Math.max(0, ...prizes.map(({ amount }) => amount));
  const [qualifying, ...conditions] = sign;
  const chance = chanceWords(jackpot, chairs);
  return (
    <section className="jackpot-plate" aria-label={`${name}, ${title}`}>
      <p className="engraved">{name}</p>
      <p className="jackpot-posted figures">{largest > 0 ? money(largest) : 'Nothing posted yet'}</p>
      <p className="jackpot-pool figures">
        In the pool <b data-testid="jackpot-pool">{money(pool)}</b>
      </p>
      {qualifying && (
        <p>
          {qualifying.text} <Clauses cites={qualifying.cites} />
        </p>
      )}
      {chance !== null && <p className="jackpot-chance quiet">{chance}</p>}
      <Waiting jackpot={jackpot} />
      <details>
        <summary>How it is won</summary>
        {prizes.length > 1 && (
          <ul className="jackpot-prizes figures">
            {prizes.map((prize) => (
              <li key={prize.name}>
                <span>
                  {prize.title} <Clause cite={prize.cite} />
                </span>
                <b>{prize.amount > 0 ? chips(prize.amount) : 'won'}</b>
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
              {text} <Clauses cites={cites} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** What was won and is not paid yet; the floor confirms it. */
function Waiting({ jackpot: { fund, waiting } }: { jackpot: PokerJackpotView }): ReactNode {
  const { me } = useFloor();
  const [said, setSaid] = useState('');
  const { confirms } = dutiesOf(me?.roles ?? []);
  if (waiting.length === 0 && said === '') return null;
  const say = (done: Promise<string>): void => {
    done.then(setSaid, (error: unknown) => setSaid(refusalIn(error).reason));
  };
  return (
    <div role="status">
      {waiting.map(({ hand, prize, posted }) => (
        <div key={`${hand} ${prize}`} className="jackpot-waiting">
          <p>
            Won with {hand}: <b className="figures">{money(posted)}</b>. It is paid when somebody of the floor
            who wins no part of it has confirmed it.
          </p>
          {confirms && (
            <>
              <button
                type="button"
                className="button first"
                onClick={() =>
                  say(house.confirmJackpot(fund, hand, prize).then(() => 'Confirmed: it is paid.'))
                }
              >
                Confirm and pay
              </button>
              <WithReason
                label="Void it"
                onSay={(reason) =>
                  say(
                    house
                      .voidJackpot(fund, hand, prize, reason)
                      .then((after) =>
                        after.waiting.some((one) => one.hand === hand && one.prize === prize)
                          ? 'Asked for: it is void when a second person of the floor asks for it too.'
                          : 'Void: what was posted can be won again.',
                      ),
                  )
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
