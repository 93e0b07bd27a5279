import type { LobbyTable } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { chips } from '../chips/money.ts';
import { BigRoadPreview } from '../roads/BigRoad.tsx';
import { marksOf } from '../roads/bead-words.ts';
import { to } from '../room/route.ts';

const PHASES: Record<LobbyTable['phase']['name'], string> = {
  cut: 'New shoe, being cut',
  betting: 'Bets are open',
  dealing: 'Cards are out',
  settled: 'Hand over',
  closed: 'Closed',
};

/** One table in the lobby: its name with its limits beside it, who is there, and how the shoe runs. */
export function LobbyCard({ table }: { table: LobbyTable }): ReactNode {
  const coups = marksOf(table.summaries);
  return (
    <a className="lobby-card" href={to.table(table.table)}>
      <header>
        <h2 className="engraved">{table.name}</h2>
        <p className="figures limits">
          {chips(table.least)} – {chips(table.most)}
        </p>
      </header>
      <p className="lobby-game">
        {table.title} · shoe {table.shoe}, hand {table.round}
      </p>
      <div className="lobby-road">
        <BigRoadPreview coups={coups} columns={18} />
      </div>
      <footer>
        <span className={`lobby-phase ${table.phase.name}`}>{PHASES[table.phase.name]}</span>
        <span className="figures">
          {table.taken} of {table.seats} seats · {table.watching} {table.watching === 1 ? 'person' : 'people'}{' '}
          here
        </span>
      </footer>
    </a>
  );
}
