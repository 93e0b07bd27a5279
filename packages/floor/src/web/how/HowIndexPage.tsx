import type { HowEntry } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import './how.css';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';

/** By family: its name, and what to expect of it. */
const FAMILIES: readonly (readonly [HowEntry['family'], string, string])[] = [
  [
    'baccarat',
    'Baccarat',
    'You bet on one of two hands, and the cards do the rest: the easiest to begin with.',
  ],
  [
    'banked',
    'Poker against the dealer',
    'Your cards against the dealer’s, or against a pay table; you decide whether to go on.',
  ],
  [
    'poker',
    'Poker among players, and what is played for beside it',
    'You play for the pot against the others at the table, and jackpots come on top.',
  ],
];

/** Every game, to be learned. */
export function HowIndexPage(): ReactNode {
  const [pages, again] = useAsked(house.howPages);
  return (
    <main className="page how-index">
      <h1 className="engraved">How to play</h1>
      {pages.is === 'asking' && <p className="quiet">Looking…</p>}
      {pages.is === 'refused' && (
        <RefusedNotice refusal={pages.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {pages.is === 'here' && pages.value.length === 0 && (
        <p className="quiet">
          Nobody tells it here. <a href={to.rules}>The rules, clause by clause</a>
        </p>
      )}
      {pages.is === 'here' &&
        FAMILIES.map(([family, name, expect]) => (
          <Family
            key={family}
            name={name}
            expect={expect}
            games={pages.value.filter((one) => one.family === family)}
          />
        ))}
    </main>
  );
}

function Family(props: { name: string; expect: string; games: readonly HowEntry[] }): ReactNode {
  const { name, expect, games } = props;
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p className="quiet">{expect}</p>
      <ul className="how-games">
        {games.map(({ game, family, title }) => (
          <li key={game}>
            <a className={`how-game felt-of-${family}`} href={to.how(game)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
