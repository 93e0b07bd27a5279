import type { Look } from '@croupier/table';

/** Poker against the dealer: so many cards before every seat, and so many in the middle. */
export const handsOf = (cards: number, board = 0): Look => ({
  family: 'banked',
  hands: 'at-seats',
  handSize: cards,
  ...(board > 0 && { board }),
  panel: 'round',
});
