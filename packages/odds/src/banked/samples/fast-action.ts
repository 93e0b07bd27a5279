import type { FastActionSample } from '../fast-action-sample.ts';

/** Not taken yet, so that the Ante is simulated: `npm run sample -- fast-action` takes it, in some minutes of a quiet machine. */
export const FAST_ACTION_SAMPLE: FastActionSample | undefined = undefined;
