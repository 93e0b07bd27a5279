export { type Break, breakGaps, writtenBreaks } from './breaks.ts';
export { gaps, type Surroundings, testsByClause } from './conformance.ts';
export { type MatrixClause, matrixOf, NOT_YET, oneLine } from './matrix.ts';
export type { ReportedTest } from './named-clauses.ts';
export { conformanceReport } from './report.ts';
export { type ClauseName, nameOf, type Rulebook, type Section } from './rulebook.ts';
export { breakFiles, readRulebooks, readShelf, type Shelf } from './shelf.ts';
export { TREATMENTS, type TreatedClause, type TreatedSection, type Treatment } from './treatment.ts';
