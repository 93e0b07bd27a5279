import type { CatalogueGame } from '@croupier/table';
import { threeCardPoker } from './three-card-poker.ts';
import { ultimateTexasHoldem } from './ultimate-texas-holdem.ts';

export { type ThreeCardShowdown, threeCardPoker } from './three-card-poker.ts';
export { type UltimateShowdown, ultimateTexasHoldem } from './ultimate-texas-holdem.ts';

/** The house-banked poker games, in the order of the rulebook. */
export const bankedGames: readonly CatalogueGame[] = [threeCardPoker, ultimateTexasHoldem];
