import { type Card, deck } from '@croupier/cards';

/** C(312, 4): all ways to deal four cards from six decks. */
export const FAST_ACTION_DEALS = 387_278_970;

/** How many ways there are to take so many of the six cards of one rank and suit: C(6, n). */
const OF_SIX = [1, 6, 15, 20, 15];

/**
 * Visits each of the 341,055 hands of four cards that six decks can deal, once, with how many deals give it. The array is
 * used again for the next hand.
 */
export function eachFastActionHand(visit: (cards: readonly Card[], deals: number) => void): void {
  const all = deck();
  const hand: Card[] = [];
  const add = (from: number, deals: number): void => {
    if (hand.length === 4) {
      visit(hand, deals);
      return;
    }
    for (const [i, card] of all.entries()) {
      if (i < from) continue;
      const most = 4 - hand.length;
      for (let times = 1; times <= most; times++) {
        hand.push(card);
        add(i + 1, deals * (OF_SIX[times] ?? 0));
      }
      hand.length = 4 - most;
    }
  };
  add(0, 1);
}
