import type { Options } from '@croupier/table';
import type { SimulatedOdds } from './simulated-odds.ts';
import type { WagerOdds } from './wager-odds.ts';

/** The mathematics of a game under its options (CONTRACT: `croupier odds`). */
export interface GameOdds {
  readonly game: string;
  readonly options: Options;
  readonly wagers: readonly (WagerOdds | SimulatedOdds)[];
  /** How to play for these figures, for whom they hold and which favour the bettor; absent where nothing need be said. */
  readonly advice?: readonly string[];
}
