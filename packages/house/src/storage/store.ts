import { type Commit, type Committed, GroupCommit } from './commit.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database.ts';
import { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import { Shoes } from './shoes.ts';

/** The books of the house: everything that must outlive the process. */
export interface Store {
  readonly database: Database;
  readonly journal: Journal;
  readonly ledger: Ledger;
  readonly shoes: Shoes;
  /** Writes events and the postings they cause, durably and together; see GroupCommit. */
  commit(commit: Commit): Promise<Committed>;
  /** Finishes what was handed in and closes the database. */
  close(): Promise<void>;
}

export async function openStore(location: DatabaseLocation): Promise<Store> {
  const database = await openDatabase(location);
  const group = new GroupCommit(database.kysely);
  return {
    database,
    journal: new Journal(database.kysely),
    ledger: new Ledger(database.kysely),
    shoes: new Shoes(database.kysely),
    commit: (commit) => group.commit(commit),
    close: async () => {
      await group.close();
      await database.close();
    },
  };
}
