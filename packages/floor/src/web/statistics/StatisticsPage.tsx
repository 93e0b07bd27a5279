import type { Statistics } from '@croupier/house/protocol';
import { type ReactNode, useCallback } from 'react';
import './statistics.css';
import { chips, money, signed } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { lineName } from '../table/line-words.ts';
import { Course } from './Course.tsx';
import { againstTheEdge, edgeOf, perHundred, share } from './words.ts';

/** How I have played: what was staked and what came of it, beside what the odds would have made of it. */
export function StatisticsPage(): ReactNode {
  const [asked, again] = useAsked(useCallback(() => house.statistics(), []));
  return (
    <main className="page statistics">
      <h1 className="engraved">How I have played</h1>
      {asked.is === 'asking' && <p className="quiet">Counting…</p>}
      {asked.is === 'refused' && (
        <RefusedNotice refusal={asked.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {asked.is === 'here' && <Counted {...asked.value} />}
    </main>
  );
}

function Counted({ rounds, hands }: Statistics): ReactNode {
  if (rounds.count === 0 && hands.count === 0)
    return (
      <>
        <p className="quiet">You have not played yet. After your first round this page tells how it went.</p>
        <p className="ways">
          <a className="button first" href={to.lobby}>
            To the lobby
          </a>
        </p>
      </>
    );
  return (
    <>
      {rounds.count > 0 && <Rounds {...rounds} />}
      {hands.count > 0 && <Hands {...hands} />}
    </>
  );
}

function Rounds({ count, older, staked, net, best, course, games }: Statistics['rounds']): ReactNode {
  return (
    <section aria-labelledby="rounds-title">
      <h2 id="rounds-title">Against the house</h2>
      <dl className="statistics-totals">
        <div>
          <dt>{older ? 'Your last rounds' : 'Rounds'}</dt>
          <dd className="figures">{count.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Staked</dt>
          <dd className="figures">{money(staked)}</dd>
        </div>
        <div>
          <dt>Net</dt>
          <dd className="figures">{signed(net)}</dd>
        </div>
        <div>
          <dt>Best round</dt>
          <dd className="figures">
            {best ? <a href={to.round(best.table, best.round)}>{signed(best.net)}</a> : 'none won yet'}
          </dd>
        </div>
      </dl>
      {/* Beside the sum, which is another than that of all rounds for whoever tips or banks. */}
      <p className="quiet small">
        Counted are the bets that were yours to win or lose: none for the dealers, none that was voided or
        taken back, not what a jackpot paid, and not what you won or lost as the bank. All of it is added up
        under <a href={to.history}>My rounds</a>.
      </p>
      <Course points={course} what="rounds" />
      {games.map((game) => (
        <article key={game.title} className="statistics-game">
          <h3>{game.title}</h3>
          <p>{againstTheEdge(game)}</p>
          <table className="figures">
            <caption className="unseen">{game.title} by wager</caption>
            <thead>
              <tr>
                <th scope="col">Wager</th>
                <th scope="col">Bets</th>
                <th scope="col">Won</th>
                <th scope="col">Staked</th>
                <th scope="col">Result</th>
                <th scope="col">Edge</th>
              </tr>
            </thead>
            <tbody>
              {game.wagers.map((wager) => (
                <tr key={wager.wager}>
                  <th scope="row">{lineName(wager.wager, wager.name)}</th>
                  <td>{wager.bets.toLocaleString('en')}</td>
                  <td>{share(wager.won, wager.bets)}</td>
                  <td>{chips(wager.staked)}</td>
                  <td>{signed(wager.net)}</td>
                  <td>{edgeOf(wager.edge)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      ))}
    </section>
  );
}

function Hands({ count, older, course, games }: Statistics['hands']): ReactNode {
  return (
    <section aria-labelledby="hands-title">
      <h2 id="hands-title">Poker</h2>
      <p className="quiet">
        {older ? `Your last ${count} hands.` : `${count} ${count === 1 ? 'hand' : 'hands'}.`}
      </p>
      <Course points={course} what="hands" />
      <table className="figures by-game">
        <caption className="unseen">Poker by game</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Hands</th>
            <th scope="col">Entered</th>
            <th scope="col">Shown</th>
            <th scope="col">Won</th>
            <th scope="col">Result</th>
            <th scope="col">BB/100</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.game}>
              <th scope="row">{game.title}</th>
              <td>{game.hands.toLocaleString('en')}</td>
              <td>{share(game.entered, game.hands)}</td>
              <td>{share(game.shown, game.hands)}</td>
              <td>{share(game.won, game.hands)}</td>
              <td>{signed(game.net)}</td>
              <td>{perHundred(game)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet small">
        Entered: you put chips in by choice before the first round of betting was over. BB / 100: big blinds
        won in a hundred hands; below some thousands of hands it says little. Hands that were called off are
        left out, and so is what a jackpot paid.
      </p>
    </section>
  );
}
