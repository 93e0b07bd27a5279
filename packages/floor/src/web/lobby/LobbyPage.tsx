import type { Look } from '@croupier/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Welcome } from '../account/Welcome.tsx';
import { house } from '../house/requests.ts';
import { PokerLobby } from '../poker/PokerLobby.tsx';
import { useAsked } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { LobbyCard } from './LobbyCard.tsx';
import { isSought } from './sought.ts';

const LOOK_AGAIN = 4_000;

/** The rooms of the lobby, by the family of the games that are dealt there. */
const ROOMS: readonly (readonly [Look['family'], string])[] = [
  ['baccarat', 'Baccarat'],
  ['banked', 'Poker against the dealer'],
];

/** So many tables are seen at a glance. */
const FEW = 9;

/** The tables of the house. `wanted` is the address of the table that a visitor asked for before they had a seat. */
export function LobbyPage({ wanted = null }: { wanted?: string | null }): ReactNode {
  const { me } = useFloor();
  const [tables, again] = useAsked(house.tables);
  useEffect(() => {
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  const [sought, setSought] = useState('');
  const first = tables.is === 'here' ? tables.value[0]?.table : undefined;
  return (
    <main className="page lobby">
      {me ? (
        <h1 className="engraved">Tables</h1>
      ) : (
        <Welcome wanted={wanted ?? (first === undefined ? null : to.table(first))} />
      )}
      {tables.is === 'asking' && <p className="quiet">Looking for the tables…</p>}
      {tables.is === 'refused' && (
        <RefusedNotice refusal={tables.refusal}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {tables.is === 'here' && (
        <>
          {tables.value.length > FEW && (
            <label className="field lobby-find">
              Find a game
              <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
            </label>
          )}
          {ROOMS.map(([family, name]) => ({
            name,
            tables: tables.value.filter(({ look }) => look.family === family).filter(isSought(sought)),
          }))
            .filter((room) => room.tables.length > 0)
            .map((room) => (
              <section key={room.name} className="lobby-room" aria-label={room.name}>
                <h2 className="engraved">{room.name}</h2>
                <ul className="lobby-tables">
                  {room.tables.map((table) => (
                    <li key={table.table}>
                      <LobbyCard table={table} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </>
      )}
      <PokerLobby alone={tables.is === 'here' && tables.value.length === 0} />
    </main>
  );
}
