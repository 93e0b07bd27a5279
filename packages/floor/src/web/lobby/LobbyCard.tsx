import type { DemonstratedRound, LobbyTable } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { chips, money } from '../chips/money.ts';
import { BigRoadPreview } from '../roads/BigRoad.tsx';
import { marksOf } from '../roads/bead-words.ts';
import { to } from '../room/route.ts';
import { dealtBy } from './demonstrations.ts';
import { isEmpty } from './empty.ts';
import { drawnSeats, seatsWords } from './seats-words.ts';

const PHASES: Record<LobbyTable['phase']['name'], string> = {
  cut: 'New shoe, being cut',
  bank: 'The bank is offered',
  betting: 'Bets are open',
  dealing: 'Cards are out',
  settled: 'Hand over',
  closed: 'Waiting for players',
};

interface LobbyCardProps {
  readonly table: LobbyTable;
  /** Rounds to show where nobody plays: marked as what they are, with no chips in them. */
  readonly demonstration?: readonly DemonstratedRound[] | undefined;
}

/** One table in the lobby: its name with its limits beside it, who is there, and how the shoe runs. */
export function LobbyCard({ table, demonstration = [] }: LobbyCardProps): ReactNode {
  const { look } = table;
  const roads = look.panel === 'roads';
  const empty = isEmpty(table);
  // Where everybody has gone the table stands as they left it, and waits for whoever comes next.
  const phase = empty ? 'closed' : table.phase.name;
  const demo = empty ? dealtBy(demonstration, Date.now()) : [];
  const summaries =
    demo.length > 0 ? demo.flatMap(({ summary }) => (summary === null ? [] : [summary])) : table.summaries;
  return (
    <a
      className={`lobby-card felt-of-${look.family}${roads ? ' with-road' : ''}`}
      href={to.table(table.table)}
    >
      <header>
        <h3 className="engraved">{table.name}</h3>
        <p className="figures limits">
          {chips(table.least)} – {chips(table.most)}
        </p>
      </header>
      <p className="lobby-game">
        {table.title}
        {table.pace === 'brisk' && ' · brisk'}
        {!empty && table.round > 0 && ` · ${roads ? `shoe ${table.shoe}, ` : ''}hand ${table.round}`}
      </p>
      {roads ? (
        <div className="lobby-road">
          <BigRoadPreview coups={marksOf(summaries)} columns={18} />
        </div>
      ) : (
        <div className="lobby-hand">
          {demo.length > 0 ? (
            <p className="lobby-told">
              Demonstration<span aria-hidden="true">: {demo.at(-1)?.said}</span>
            </p>
          ) : (
            <SeatsPreview table={table} />
          )}
        </div>
      )}
      {table.meter !== null && <p className="lobby-meter figures">Progressive {money(table.meter)}</p>}
      <footer>
        {roads && demo.length > 0 ? (
          // In the place of what it says otherwise: no streak of the road is covered, and nothing moves when it comes.
          <span className="lobby-phase lobby-demo">Demonstration shoe</span>
        ) : (
          <span className={`lobby-phase ${phase}`}>{PHASES[phase]}</span>
        )}
        <span className="figures">{seatsWords({ ...table, here: table.watching })}</span>
      </footer>
    </a>
  );
}

/** The seats around the table, those taken filled; the footer says the same in words. */
function SeatsPreview({ table }: { table: LobbyTable }): ReactNode {
  return (
    <svg className="lobby-seats" viewBox="0 0 270 60" aria-hidden="true">
      <path d="M12 8Q135 78 258 8" />
      {drawnSeats(table)
        .map((who, i) => ({ who, share: (i + 0.5) / table.seats }))
        .map(({ who, share }) => (
          <circle
            key={share}
            className={who}
            cx={12 + 246 * share}
            cy={8 + 140 * share * (1 - share)}
            r="8"
          />
        ))}
    </svg>
  );
}
