import type { SetSample } from '../set-sample.ts';

/** Not taken yet, so that the basic game is simulated: `npm run sample -- pai-gow` takes it, in some minutes of a quiet machine. */
export const PAI_GOW_SAMPLE: SetSample | undefined = undefined;
