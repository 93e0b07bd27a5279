import type { Cents, Cite } from '@croupier/table';

/**
 * A bet made before any card: live money stands in front of the player and counts towards calling; dead money goes
 * to the main pot and counts for nothing (bclc-poker 17.0 §4.4); matched money is an ante, won from each opponent
 * only as far as one's own reaches.
 */
export interface ForcedBet {
  readonly position: number;
  readonly kind:
    | 'ante'
    | 'small-blind'
    | 'big-blind'
    | 'straddle'
    | 'kill-blind'
    | 'missed-small-blind'
    | 'missed-big-blind';
  readonly amount: Cents;
  readonly money: 'live' | 'dead' | 'matched';
  readonly cite: Cite;
}

/** A straddle by position, once it is allowed. */
export interface PostedStraddle {
  readonly position: number;
  readonly amount: Cents;
}
