import { useMedia } from '../room/media.ts';

/** Wide and high enough for a table with its rail below. A large phone held sideways is as wide, and far too low (sideways.css). */
export const useDesk = (): boolean => useMedia('(min-width: 900px) and (min-height: 481px)');
