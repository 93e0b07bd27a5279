import type { Decide, TableGame } from '@croupier/table';
import type { Funds } from '../jackpots/funds.ts';
import type { People } from '../people/index.ts';
import type { PokerHistory } from '../poker/hand-histories.ts';
import type { PokerTableCommand } from '../poker/poker-commands.ts';
import type { PokerDriver } from '../poker/poker-driver.ts';
import type { PokerEvent } from '../poker/poker-events.ts';
import type { PokerState } from '../poker/poker-state.ts';
import type { TableChanges } from '../poker/table-changes.ts';
import type { PastRules } from '../posted/past-rules.ts';
import type { Store } from '../storage/store.ts';
import type { BankedDriver } from '../tables/banked-driver.ts';
import type { TableCommand } from '../tables/commands.ts';
import type { TableEvent } from '../tables/events.ts';
import type { Guestbook } from '../tables/guestbook.ts';
import type { History } from '../tables/history.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Purses } from '../tables/purses.ts';
import type { Quarantined } from '../tables/quarantine.ts';
import type { TableState } from '../tables/state.ts';
import type { Talk } from '../talk/talk.ts';
import type { Answers } from './answers.ts';
import type { Instructor } from './instructor.ts';
import type { OpenConnections } from './open-connections.ts';
import type { Room } from './room.ts';
import type { Training } from './training.ts';

/** A table with the people around it. */
interface Open<Kind, Driver, State extends { readonly seq: number }, Event, Command> {
  readonly kind: Kind;
  readonly driver: Driver;
  readonly table: LiveTable<State, Event, Command>;
  readonly room: Room;
  /** Somebody came or went: everybody is told, though not each time. */
  readonly watchingChanged: () => void;
}

export type OpenBankedTable = Open<'banked', BankedDriver, TableState, TableEvent, TableCommand>;
export type OpenPokerTable = Open<'poker', PokerDriver, PokerState, PokerEvent, PokerTableCommand>;
export type OpenTable = OpenBankedTable | OpenPokerTable;

/** Everything that requests and connections reach for. */
export interface Casino {
  readonly store: Store;
  readonly people: People;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  readonly answers: Answers;
  readonly connections: OpenConnections;
  /** What people say at the tables. */
  readonly talk: Talk;
  /** By what shoes and hands were dealt, whatever is dealt now. */
  readonly rules: PastRules;
  readonly history: History;
  readonly tables: ReadonlyMap<string, OpenTable>;
  /** Players who change poker tables. */
  readonly changes: TableChanges;
  /** The jackpots of the poker room. */
  readonly funds: Funds;
  /** Tables that are closed because their journals cannot be read. */
  readonly quarantined: ReadonlyMap<string, Quarantined>;
  /** Tables that were taken away or changed while people were here, and what is said of them. */
  readonly closed: ReadonlyMap<string, string>;
  readonly pokerHistory: PokerHistory;
  /** How the house's own players decide at tables against a bank, if there are any. */
  readonly company?: ((game: TableGame) => Decide) | undefined;
  /** Who deals decisions to practise on, if anybody does. */
  readonly training?: Training | undefined;
  /** Who tells how games are played, if anybody does. */
  readonly instructor?: Instructor | undefined;
  /** For the log: something failed that nobody outside needs to know the details of. */
  readonly complain: (error: unknown) => void;
}

/** The tables of one kind. */
export const bankedTables = ({ tables }: Pick<Casino, 'tables'>): OpenBankedTable[] =>
  [...tables.values()].filter((open) => open.kind === 'banked');
export const pokerTables = ({ tables }: Pick<Casino, 'tables'>): OpenPokerTable[] =>
  [...tables.values()].filter((open) => open.kind === 'poker');

/** The game that a table deals. */
export const gameIdOf = (open: OpenTable): string =>
  open.kind === 'banked' ? open.driver.setting.game.id : open.driver.setting.rules.variant.id;
