export { canonicalJson, type Json, NotJson } from './canonical.ts';
export { type Entered, StoreClosed } from './commit.ts';
export {
  type Database,
  type DatabaseLocation,
  DatabaseUnavailable,
  openDatabase,
  openToRead,
} from './database.ts';
export { DirectoryInUse } from './directory-lock.ts';
export { StorageUnavailable } from './failures.ts';
export {
  EMPTY_JOURNAL,
  hashLine,
  type Journal,
  JournalConflict,
  type JournalEvent,
  type JournalHead,
  type NewEvent,
  type ReadOptions,
} from './journal.ts';
export {
  account,
  InsufficientFunds,
  type Ledger,
  LedgerError,
  type Posting,
  type StatementLine,
  type StatementOptions,
} from './ledger.ts';
export {
  type CausedTransaction,
  type CommandKey,
  CommandReused,
  type Commit,
  CommitError,
  type Committed,
  type ShoeMove,
} from './member.ts';
export { DatabaseTooNew } from './migrate.ts';
export type { ShoeState } from './shoe-state.ts';
export { type PublicShoe, ShoeError, type ShoeSecret, type Shoes } from './shoes.ts';
export { openStore, type Store } from './store.ts';
export { type Verification, verifyBooks, verifyJournal } from './verify.ts';
