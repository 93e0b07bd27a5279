import type { HowEntry } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import './how.css';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';

const FAMILIES: readonly (readonly [HowEntry['family'], string])[] = [
  ['baccarat', 'Baccarat'],
  ['banked', 'Poker against the house'],
  ['poker', 'Poker among players, and what is played for beside it'],
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
        FAMILIES.map(([family, name]) => (
          <Family key={family} name={name} games={pages.value.filter((one) => one.family === family)} />
        ))}
    </main>
  );
}

function Family({ name, games }: { name: string; games: readonly HowEntry[] }): ReactNode {
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul className="how-games">
        {games.map(({ game, title, rulebook }) => (
          <li key={game}>
            <a className={`how-game felt-of-${games[0]?.family ?? 'baccarat'}`} href={to.how(game)}>
              {title} <span className="quiet">{rulebook.section === 'all' ? '' : rulebook.section}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
