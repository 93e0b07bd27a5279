/** Committed to before bets are taken, then dealt from, then over and revealed. */
export type ShoeState = 'committed' | 'in-play' | 'over';
