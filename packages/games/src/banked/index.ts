import type { BankedGame } from '@croupier/table';
import { threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
import { ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';

export { type ThreeCardShowdown, threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
export { type UltimateShowdown, ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';

/** The house-banked poker games, in the order of the rulebook. */
export const bankedGames: readonly BankedGame[] = [threeCardPoker, ultimateTexasHoldem];
