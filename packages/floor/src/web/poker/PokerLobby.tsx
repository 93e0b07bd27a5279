import type { PokerLobbyTable } from '@croupier/house/protocol';
import { type ReactNode, useEffect } from 'react';
import './poker-lobby.css';
import { chips } from '../chips/money.ts';
import { house } from '../house/requests.ts';
import { useAsked } from '../room/asked.ts';
import { to } from '../room/route.ts';
import { JackpotPlate } from './JackpotPlate.tsx';
import { bettingName, ceilingsLine, stakesLine } from './scene-of.ts';

const LOOK_AGAIN = 4_000;

/** The poker tables of the house; nothing where it has none, unless there are no others either (`alone`). */
export function PokerLobby({ alone }: { alone: boolean }): ReactNode {
  const [tables, again] = useAsked(house.pokerTables);
  const [jackpots, look] = useAsked(house.jackpots);
  useEffect(() => {
    const timer = setInterval(() => {
      again();
      look();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [again, look]);
  if (tables.is !== 'here') return null;
  if (tables.value.length === 0) {
    return alone ? (
      <p className="quiet">No table is open at the moment. This page looks again by itself.</p>
    ) : null;
  }
  return (
    <section className="lobby-room" aria-label="Poker tables">
      <h2 className="engraved">Poker room</h2>
      {jackpots.is === 'here' && jackpots.value.length > 0 && (
        <div className="jackpot-plates">
          {jackpots.value.map((jackpot) => (
            <JackpotPlate key={jackpot.fund} jackpot={jackpot} />
          ))}
        </div>
      )}
      <ul className="lobby-tables">
        {tables.value.map((table) => (
          <li key={table.table}>
            <PokerCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const PHASES: Readonly<Record<PokerLobbyTable['phase']['name'], string>> = {
  waiting: 'Waiting for players',
  playing: 'A hand is being played',
  over: 'Hand over',
};

/** One poker table: its name with its stakes beside it, what is played, and how many sit there. */
function PokerCard({ table }: { table: PokerLobbyTable }): ReactNode {
  const { stakes } = table;
  const ceilings = ceilingsLine(stakes);
  return (
    <a className="lobby-card poker-card" href={to.poker(table.table)}>
      <header>
        <h3 className="engraved">{table.name}</h3>
        <p className="figures limits">{stakesLine(stakes)}</p>
      </header>
      <p className="lobby-game">
        {bettingName(stakes)} {table.title}
        {ceilings === '' ? '' : ` · ${ceilings}`} · buy-in {chips(stakes.minimumBuyIn)} –{' '}
        {chips(stakes.maximumBuyIn)}
      </p>
      <ol className="poker-card-seats" aria-hidden="true">
        {Array.from({ length: table.chairs }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats in a row
          <li key={i} className={i < table.taken ? 'taken' : ''} />
        ))}
      </ol>
      {table.you && (
        <p className="poker-card-list" role="status">
          {table.you.until === null
            ? `You are number ${table.you.place} on the list.`
            : 'A seat is free for you: take it now.'}
        </p>
      )}
      <footer>
        <span className="lobby-phase">{PHASES[table.phase.name]}</span>
        <span className="figures">
          {table.taken} of {table.chairs} seats{table.bots > 0 ? `, ${table.bots} bots` : ''}
          {table.waiting > 0 ? `, ${table.waiting} waiting` : ''} · {table.watching}{' '}
          {table.watching === 1 ? 'person' : 'people'} here
        </span>
      </footer>
    </a>
  );
}
