import type { PokerLobbyTable } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import './poker-lobby.css';
import { chips } from '../chips/money.ts';
import { drawnSeats, seatsWords } from '../lobby/seats-words.ts';
import { to } from '../room/route.ts';
import { bettingName, ceilingsLine, stakesLine } from './scene-of.ts';

const PHASES: Readonly<Record<PokerLobbyTable['phase']['name'], string>> = {
  waiting: 'Waiting for players',
  playing: 'A hand is being played',
  over: 'Hand over',
};

/** One poker table: its name with its stakes beside it, what is played, and how many sit there. */
export function PokerCard({ table }: { table: PokerLobbyTable }): ReactNode {
  const { stakes } = table;
  const ceilings = ceilingsLine(stakes);
  const seated = { ...table, seats: table.chairs, here: table.watching };
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
        {drawnSeats(seated).map((who, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats in a row
          <li key={i} className={who} />
        ))}
      </ol>
      {table.you && (
        <p className="poker-card-list" role="status">
          {table.you.until === null
            ? `You are number ${table.you.place} on the list.`
            : 'A seat is free for you: take it now.'}
        </p>
      )}
      <p className="lobby-game figures">
        Average pot {table.averagePot === null ? '–' : chips(table.averagePot)}
      </p>
      <footer>
        <span className="lobby-phase">{PHASES[table.phase.name]}</span>
        <span className="figures">{seatsWords(seated)}</span>
      </footer>
    </a>
  );
}
