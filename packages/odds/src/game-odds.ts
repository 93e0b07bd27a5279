import type { Options } from '@croupier/table';
import type { WayPriced } from './pricing.ts';
import type { SimulatedOdds } from './simulated-odds.ts';
import type { WagerOdds } from './wager-odds.ts';

/** The mathematics of a game under its options (CONTRACT: `croupier odds`). */
export interface GameOdds {
  readonly game: string;
  readonly options: Options;
  readonly wagers: readonly (WagerOdds | SimulatedOdds)[];
  /** Where several bets are one game, a unit on each: all of them at once, with what is staked by the end and each decision's share. */
  readonly together?: WagerOdds;
  /** How to play for these figures, for whom they hold and which favour the bettor; absent where nothing need be said. */
  readonly advice?: readonly string[];
  /** What named ways to play are worth: `ev` of all wagers with a decision together, a unit on each; where it was counted over all deals. */
  readonly ways?: readonly WayPriced[];
}
