export type { Input, Io, Output } from './io.ts';
export { processIo } from './process-io.ts';
export { run } from './run.ts';
