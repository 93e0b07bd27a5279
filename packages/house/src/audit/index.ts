export { type Checkpoint, newKeys, readCheckpoint, takeCheckpoint } from './checkpoints.ts';
export { type Evidence, type Examination, examineBooks } from './examine.ts';
export { EXPORT_FORMATS, type ExportFormat, exportBooks, type Span } from './export.ts';
export { type KeptCheckpoints, readCheckpoints, writeCheckpoint } from './keep-checkpoints.ts';
