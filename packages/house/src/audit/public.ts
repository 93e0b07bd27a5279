/** What `@croupier/house/audit` promises to others: open the books of a house to read, examine them, and take them along. */
export { type Database, type DatabaseLocation, openToRead } from '../storage/database.ts';
export { type Verification, verifyJournal } from '../storage/verify.ts';
export { type Checkpoint, newKeys, readCheckpoint, takeCheckpoint } from './checkpoints.ts';
export { type Evidence, type Examination, examineBooks } from './examine.ts';
export { EXPORT_FORMATS, type ExportFormat, exportBooks, type Span } from './export.ts';
export { type KeptCheckpoints, readCheckpoints, writeCheckpoint } from './keep-checkpoints.ts';
