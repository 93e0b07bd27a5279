import type { BankedGame } from '@croupier/table';
import { letItRide } from '../bclc-poker/1.0-let-it-ride.ts';
import { threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
import { ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';

export { type LetItRideHand, letItRide } from '../bclc-poker/1.0-let-it-ride.ts';
export { type ThreeCardShowdown, threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
export { type UltimateShowdown, ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';

/** The house-banked poker games, in the order of the rulebook. */
export const bankedGames: readonly BankedGame[] = [letItRide, threeCardPoker, ultimateTexasHoldem];
