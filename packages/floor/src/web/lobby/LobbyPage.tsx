import type { DemonstratedRound, LobbyTable, PokerLobbyTable } from '@croupier/house/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Welcome } from '../account/Welcome.tsx';
import { house } from '../house/requests.ts';
import { JackpotPlates } from '../poker/JackpotPlates.tsx';
import { PokerCard } from '../poker/PokerCard.tsx';
import { type Answered, useAsked } from '../room/asked.ts';
import { useFloor } from '../room/floor.ts';
import { kept } from '../room/kept.ts';
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

/** Whoever comes back to the lobby is in the room they left; null before they have looked for anything. */
const useWish = kept<Wish | null>(null);

/** Rooms of which all tables are shown. */
const useUnfolded = kept<readonly Room[]>([]);

/** So many tables of a room are shown before somebody asks for all of them: on a phone that shows every room, a few of each. */
const AT_ONCE = 24;
const OF_EACH = 6;
const ALL = Number.POSITIVE_INFINITY;

/** A table of the lobby with the room it stands in. */
type Shown =
  | { readonly room: 'baccarat' | 'banked'; readonly table: LobbyTable }
  | { readonly room: 'poker'; readonly table: PokerLobbyTable };

/**
 * The tables of the house. `wanted` is the address of the table that a visitor asked for before they had a seat, `why` what
 * they are told who came for something else.
 */
export function LobbyPage({
  wanted = null,
  why,
}: {
  wanted?: string | null;
  why?: string | undefined;
}): ReactNode {
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
  const [sought, seek] = useWish();
  const [unfolded, unfold] = useUnfolded();
  const wish = sought ?? { ...ANYTHING, room: phone ? 'baccarat' : null };
  const atOnce = phone && wish.room === null ? OF_EACH : AT_ONCE;
  const change = (part: Partial<Wish>): void => seek({ ...wish, ...part });

  // All of it at once: tables that came first would be pushed down by the jackpots above them.
  const looking = [tables, poker, jackpots].some(({ is }) => is === 'asking');
  const banked = useLast(tables, looking);
  const cardRoom = useLast(poker, looking);
  const funds = useLast(jackpots, looking);
  const trouble = tables.is === 'refused' ? tables : poker.is === 'refused' ? poker : null;
  const open = [...banked, ...cardRoom];
  const wished = isWished(open.length > FEW ? wish : ANYTHING, starred);
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
    const [first] = tables.is === 'here' ? tables.value : await house.tables();
    if (first !== undefined) return to.table(first.table);
    const [card] = poker.is === 'here' ? poker.value : await house.pokerTables();
    return card === undefined ? null : to.poker(card.table);
  };
  const demonstrations = useDemonstrations(tables.is === 'here');
  return (
    <main className="page lobby">
      {me ? (
        <div className="page-head">
          <h1 className="engraved">Tables</h1>
          <a className="button bare" href={to.howIndex}>
            How to play
          </a>
        </div>
      ) : (
        <Welcome toWhere={toWhere} why={why} />
      )}
      {looking && <p className="quiet">Looking for the tables…</p>}
      {trouble && (
        <RefusedNotice refusal={trouble.refusal}>
          {open.length > 0 && <p>The tables below are as they last were.</p>}
          <button type="button" className="button" onClick={lookAgain}>
            Try again
          </button>
        </RefusedNotice>
      )}
      {!looking && tables.is === 'here' && poker.is === 'here' && open.length === 0 && (
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
          most={unfolded.includes(room) ? ALL : atOnce}
          onAll={() => unfold([...unfolded, room])}
        >
          {room === 'poker' && <JackpotPlates jackpots={funds} />}
        </RoomOf>
      ))}
    </main>
  );
}

const NOTHING: readonly never[] = [];

/** What was here last, nothing while others are waited for: one answer that does not come takes nothing off the page. */
function useLast<T>(answered: Answered<readonly T[]>, waits: boolean): readonly T[] {
  const [last, setLast] = useState<readonly T[]>(NOTHING);
  if (answered.is === 'here' && answered.value !== last) setLast(answered.value);
  if (waits) return NOTHING;
  return answered.is === 'here' ? answered.value : last;
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
  /** More than so many lie folded until all are asked for. */
  most?: number;
  onAll?: () => void;
  children?: ReactNode;
}): ReactNode {
  const { name, tables, demonstrations, most = ALL, onAll, children } = props;
  const list = useRef<HTMLUListElement>(null);
  if (tables.length === 0) return null;
  const shown = tables.slice(0, most);
  // The button is gone then: whoever pressed it by the keyboard is at the first table that has come.
  const showAll = (): void => {
    flushSync(() => onAll?.());
    list.current?.children[most]?.querySelector('a')?.focus();
  };
  return (
    <section className="lobby-room" aria-label={name}>
      <h2 className="engraved">{name}</h2>
      {children}
      <ul className="lobby-tables" ref={list}>
        {shown.map((one) => (
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
      {shown.length < tables.length && (
        <button type="button" className="button lobby-all" onClick={showAll}>
          All {tables.length} tables
        </button>
      )}
    </section>
  );
}
