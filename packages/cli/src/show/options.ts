import type { Options } from '@croupier/table';

/** "decks 8, commission from-win" */
export const showOptions = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
