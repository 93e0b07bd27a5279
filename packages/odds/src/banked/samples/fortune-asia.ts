import type { SetSample } from '../set-sample.ts';

/** Not taken yet, so that the basic game is simulated: `npm run sample -- fortune-asia` takes it, in some minutes of a quiet machine. */
export const FORTUNE_ASIA_SAMPLE: SetSample | undefined = undefined;
