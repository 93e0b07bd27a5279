import type { CrewOptions } from '@croupier/cards/parallel';
import type { PricedWager } from './priced-wager.ts';
import type { SimulatedOdds } from './simulated-odds.ts';
import type { WagerOdds } from './wager-odds.ts';

/** What the mathematician can say of a game under its options, and how it is worked out. */
export interface Pricing {
  readonly wagers: readonly PricedWager[];
  /** Prices these wagers; long work tells its progress and can be stopped. */
  readonly price: (wagers: readonly string[], work: CrewOptions) => Promise<Prices> | Prices;
  /** Minutes rather than seconds: worth keeping. */
  readonly long: (wagers: readonly string[]) => boolean;
  /** Where some wagers of the game are not among these: why they are simulated, in one sentence. */
  readonly whySimulated?: string;
}

export interface Prices {
  readonly wagers: readonly (WagerOdds | SimulatedOdds)[];
  /** Where several bets of these are one game: all of them at once, by its own decisions. */
  readonly together?: WagerOdds;
  /** How to play where there is something to decide, and what else the reader of the figures should know. */
  readonly advice: readonly string[];
  /** What named ways to play are worth over all deals, where that was counted too. */
  readonly ways?: readonly WayPriced[];
}

/** A named way to play, and what all wagers with a decision net by it for a unit on each: exactly, or sampled with its interval. */
export interface WayPriced {
  readonly name: string;
  readonly ev: string;
  readonly ci95?: readonly [number, number];
}
