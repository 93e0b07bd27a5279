import type { People } from '../people/index.ts';
import type { PokerHistory } from '../poker/history.ts';
import type { LivePokerTable } from '../poker/live-table.ts';
import type { Store } from '../storage/store.ts';
import type { AutomaticTable } from '../tables/automatic-table.ts';
import type { Guestbook } from '../tables/guestbook.ts';
import type { History } from '../tables/history.ts';
import type { Purses } from '../tables/purses.ts';
import type { Quarantined } from '../tables/quarantine.ts';
import type { Answers } from './answers.ts';
import type { OpenConnections } from './open-connections.ts';
import type { Room } from './room.ts';

/** A table with the people around it. */
export interface OpenTable {
  readonly kind: 'banked';
  readonly table: AutomaticTable;
  readonly room: Room;
  /** Somebody came or went: everybody is told, though not each time. */
  readonly watchingChanged: () => void;
}

/** A poker table with the people around it. */
export interface OpenPokerTable {
  readonly kind: 'poker';
  readonly table: LivePokerTable;
  readonly room: Room;
  readonly watchingChanged: () => void;
}

/** Everything that requests and connections reach for. */
export interface Casino {
  readonly store: Store;
  readonly people: People;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  readonly answers: Answers;
  readonly connections: OpenConnections;
  readonly history: History;
  readonly tables: ReadonlyMap<string, OpenTable>;
  readonly pokerTables: ReadonlyMap<string, OpenPokerTable>;
  /** Tables that are closed because their journals cannot be read. */
  readonly quarantined: ReadonlyMap<string, Quarantined>;
  readonly pokerHistory: PokerHistory;
  /** For the log: something failed that nobody outside needs to know the details of. */
  readonly complain: (error: unknown) => void;
}
