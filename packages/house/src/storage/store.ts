import { randomBytes } from 'node:crypto';
import { type Entered, GroupCommit } from './commit.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database.ts';
import { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import type { CommandKey, Commit, Committed } from './member.ts';
import { Shoes } from './shoes.ts';

/** The books of the house: everything that must outlive the process. */
export interface Store {
  /** Tells this process from others that keep the same books. */
  readonly node: string;
  readonly database: Database;
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly shoes: Shoes;
  /** Writes events and the postings they cause, durably and together; see GroupCommit. */
  commit(commit: Commit): Promise<Committed>;
  /** The same, for whoever goes on before it is durable. */
  enter(commit: Commit): Entered;
  /** Resolves when what is entered is written next; see GroupCommit. */
  ready(): Promise<void>;
  /** A command that was carried out, with the hash of what it said where that is known. */
  carriedOut(
    key: Pick<CommandKey, 'person' | 'id'>,
  ): Promise<{ readonly content: string | null } | undefined>;
  /** Finishes what was handed in and closes the database. */
  close(): Promise<void>;
}

export async function openStore(location: DatabaseLocation): Promise<Store> {
  const database = await openDatabase(location);
  const node = randomBytes(8).toString('hex');
  const group = new GroupCommit(database, database.engine === 'server' ? node : '');
  return {
    node,
    database,
    journal: new Journal(database.kysely),
    ledger: new Ledger(database.kysely),
    shoes: new Shoes(database.kysely),
    commit: async (commit) => group.enter(commit).committed,
    enter: (commit) => group.enter(commit),
    ready: () => group.ready(),
    carriedOut: async ({ person, id }) => {
      const row = await database.kysely
        .selectFrom('commands')
        .select('content')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { content: row.content?.toString('hex') ?? null };
    },
    close: async () => {
      await group.close();
      await database.close();
    },
  };
}
