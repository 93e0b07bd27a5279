import type { Cents } from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import type { ForcedBet } from './forced-bet.ts';

/** How much a kill adds: the double, or half as much again (bclc-poker 22.0 §1.5.1, §1.5.2). */
export type Kill = 'full' | 'half';

/**
 * The kill button (bclc-poker 22.0 §2.2): nobody's, a leg up, or on. A kill whose holder has quit is still a kill for one
 * round, and posted by nobody (§6.2.6).
 */
export type KillButton =
  | { readonly state: 'neutral' }
  | { readonly state: 'leg-up'; readonly seat: number }
  | { readonly state: 'kill'; readonly seat: number | null };

export const NEUTRAL: KillButton = { state: 'neutral' };

/** What a hand knows of the kill at its table. */
export interface KillRound {
  readonly kill: Kill;
  /** The button before the hand. */
  readonly button: KillButton;
  /** The bets and the forced bets of a round that is not killed. */
  readonly regular: Betting;
  readonly forced: readonly ForcedBet[];
  readonly bigBlind: Cents;
}
