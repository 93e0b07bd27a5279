import type { DemonstratedRound, LobbyTable, PokerLobbyTable } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Welcome } from '../account/Welcome.tsx';
import { house } from '../house/requests.ts';
import { JackpotPlates } from '../poker/JackpotPlates.tsx';
import { PokerCard } from '../poker/PokerCard.tsx';
import { type Answered, useAsked } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { useMedia } from '../room/media.ts';
import { RefusedNotice } from '../room/Refused.tsx';
import { to } from '../room/route.ts';
import { useSettings } from '../room/settings.ts';
import { ClosedTables } from './ClosedTables.tsx';
import { useDemonstrations } from './demonstrations.ts';
import { Finder } from './Finder.tsx';
import { Growing } from './Growing.tsx';
import { LobbyCard } from './LobbyCard.tsx';
import { Star } from './Star.tsx';
import { ANYTHING, bankedOffer, isWished, pokerOffer, ROOMS, type Room, type Wish } from './wish.ts';

const LOOK_AGAIN = 4_000;

/** So many tables are seen at a glance. */
const FEW = 9;

/** A table of the lobby with the room it stands in. */
type Shown =
  | { readonly room: 'baccarat' | 'banked'; readonly table: LobbyTable }
  | { readonly room: 'poker'; readonly table: PokerLobbyTable };

/**
 * The tables of the house. `wanted` is the address of the table that a visitor asked for before they had a seat, `why` what
 * they are told who came for something else.
 */
export function LobbyPage({ wanted = null, why }: { wanted?: string | null; why?: string }): ReactNode {
  const { me } = useFloor();
  const { starred } = useSettings();
  const phone = useMedia('(max-width: 700px)');
  const [tables, again] = useAsked(house.tables);
  const [poker, lookAtPoker] = useAsked(house.pokerTables);
  const [jackpots, lookAtJackpots] = useAsked(house.jackpots);
  const lookAgain = useCallback(() => {
    again();
    lookAtPoker();
    lookAtJackpots();
  }, [again, lookAtPoker, lookAtJackpots]);
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [lookAgain]);
  // A phone shows one room at a time, and the first of them until another is chosen.
  const [wish, setWish] = useState<Wish>({ ...ANYTHING, room: phone ? 'baccarat' : null });
  const change = (part: Partial<Wish>): void => setWish((now) => ({ ...now, ...part }));

  const banked = useLast(tables);
  const cardRoom = useLast(poker);
  const funds = useLast(jackpots);
  const trouble = tables.is === 'refused' ? tables : poker.is === 'refused' ? poker : null;
  const open = [...banked, ...cardRoom];
  const sought = open.length > FEW ? wish : ANYTHING;
  const wished = isWished(sought, starred);
  const found: readonly Shown[] = [
    ...banked
      .filter((table) => wished(bankedOffer(table)))
      .map((table) => ({ room: bankedRoom(table), table })),
    ...cardRoom
      .filter((table) => wished(pokerOffer(table)))
      .map((table) => ({ room: 'poker' as const, table })),
  ];
  // Who is quicker than the list of tables waits for it, and is not left standing in the lobby.
  const toWhere = async (): Promise<string | null> => {
    if (wanted !== null) return wanted;
    const [first] = tables.is === 'here' ? banked : await house.tables();
    if (first !== undefined) return to.table(first.table);
    const [card] = poker.is === 'here' ? cardRoom : await house.pokerTables();
    return card === undefined ? null : to.poker(card.table);
  };
  const demonstrations = useDemonstrations(tables.is === 'here');
  return (
    <main className="page lobby">
      {me ? (
        <div className="lobby-head">
          <h1 className="engraved">Tables</h1>
          <a className="button bare" href={to.howIndex}>
            How to play
          </a>
        </div>
      ) : (
        <Welcome toWhere={toWhere} why={why} />
      )}
      {tables.is === 'asking' && <p className="quiet">Looking for the tables…</p>}
      {trouble && (
        <RefusedNotice refusal={trouble.refusal}>
          {open.length > 0 && <p>The tables below are as they last were.</p>}
          <button type="button" className="button" onClick={lookAgain}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {tables.is === 'here' && poker.is === 'here' && open.length === 0 && (
        <p className="quiet">No table is open at the moment. This page looks again by itself.</p>
      )}
      <ClosedTables />
      <Growing tables={banked} jackpots={funds} onPoker={() => change({ ...ANYTHING, room: 'poker' })} />
      {open.length > FEW && (
        <Finder
          wish={wish}
          onWish={change}
          rulebooks={new Map(open.map(({ rulebook }) => [rulebook.id, rulebook.title]))}
          rooms={inRooms(banked, cardRoom)}
          found={found.length}
          stars={starred.length}
          folded={phone}
        />
      )}
      <RoomOf
        name="My stars"
        tables={found.filter(({ table }) => starred.includes(table.table))}
        demonstrations={demonstrations}
      />
      {ROOMS.map(([room, name]) => (
        <RoomOf
          key={room}
          name={name}
          tables={found.filter((one) => one.room === room && !starred.includes(one.table.table))}
          demonstrations={demonstrations}
        >
          {room === 'poker' && <JackpotPlates jackpots={funds} />}
        </RoomOf>
      ))}
    </main>
  );
}

const NOTHING: readonly never[] = [];

/** What was here last: one answer that does not come takes nothing off the page. */
function useLast<T>(answered: Answered<readonly T[]>): readonly T[] {
  const [last, setLast] = useState<readonly T[]>(NOTHING);
  if (answered.is !== 'here') return last;
  if (answered.value !== last) setLast(answered.value);
  return answered.value;
}

const inRooms = (
  banked: readonly LobbyTable[],
  cardRoom: readonly PokerLobbyTable[],
): Readonly<Record<Room, number>> => ({
  baccarat: banked.filter((table) => bankedRoom(table) === 'baccarat').length,
  banked: banked.filter((table) => bankedRoom(table) === 'banked').length,
  poker: cardRoom.length,
});

const bankedRoom = (table: LobbyTable): Exclude<Room, 'poker'> =>
  table.look.family === 'baccarat' ? 'baccarat' : 'banked';

/** Tables of one kind below their name; nothing where there are none. */
function RoomOf(props: {
  name: string;
  tables: readonly Shown[];
  demonstrations: ReadonlyMap<string, readonly DemonstratedRound[]>;
  children?: ReactNode;
}): ReactNode {
  const { name, tables, demonstrations, children } = props;
  if (tables.length === 0) return null;
  return (
    <section className="lobby-room" aria-label={name}>
      <h2 className="engraved">{name}</h2>
      {children}
      <ul className="lobby-tables">
        {tables.map((one) => (
          <li key={one.table.table}>
            {one.room === 'poker' ? (
              <PokerCard table={one.table} />
            ) : (
              <LobbyCard table={one.table} demonstration={demonstrations.get(one.table.table)} />
            )}
            <a className="how-link" href={to.how(one.table.game, one.table.table)}>
              <span aria-hidden="true">?</span>
              <span className="unseen">How to play {one.table.title}</span>
            </a>
            <Star table={one.table.table} name={one.table.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
