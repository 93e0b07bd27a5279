import { type Card, cardOf, cardsOfSets, eachSuitClass, JOKER } from '@croupier/cards';

/** C(53, 7): all pai gow deals. */
export const PAI_GOW_DEALS = 154_143_080;

/**
 * Visits one deal of every class of pai gow deals that differ only by which suit is which, with how many deals are like
 * it. The array is used again for the next class.
 */
export function eachPaiGowDeal(visit: (cards: readonly Card[], deals: number) => void): void {
  const numbers = new Uint8Array(7);
  for (const natural of [7, 6]) {
    const cards: Card[] = natural === 7 ? [] : [JOKER];
    eachSuitClass([natural], (sets, deals) => {
      cardsOfSets(sets, 0, numbers);
      for (let place = 0; place < natural; place++) cards[7 - natural + place] = cardOf(numbers[place] ?? 0);
      visit(cards, deals);
    });
  }
}
