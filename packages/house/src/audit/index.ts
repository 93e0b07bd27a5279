export { type Checkpoint, newKeys, readCheckpoint, takeCheckpoint } from './checkpoints.ts';
export { type Evidence, type Examination, examineBooks } from './examine.ts';
export {
  A_MOMENT,
  EXPORT_FORMATS,
  type ExportFormat,
  exportBooks,
  momentIn,
  refuseNoSpan,
  type Span,
} from './export.ts';
export { type KeptCheckpoints, readCheckpoints, writeCheckpoint } from './keep-checkpoints.ts';
