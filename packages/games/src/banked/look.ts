import type { Look } from '@croupier/table';

/** Poker against the dealer: so many cards before every seat. */
export const handsOf = (cards: number): Look => ({
  family: 'banked',
  hands: 'at-seats',
  handSize: cards,
  panel: 'round',
});
