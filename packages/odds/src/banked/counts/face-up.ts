import type { SetCounted } from '../set-counted.ts';

/** Not counted yet, so that the basic game is simulated by its best play: `npm run count -- face-up` counts it. */
export const FACE_UP_COUNTED: SetCounted | undefined = undefined;
