import { type Card, cardOf, type SeededRandom } from '@croupier/cards';

const HAND = 7;

/** Seven cards from a deck, which is left in another order. */
export function sevenDealt(deck: Uint8Array, random: SeededRandom): Card[] {
  for (let i = 0; i < HAND; i += 1) {
    const at = i + random.below(deck.length - i);
    const card = deck[at] ?? 0;
    deck[at] = deck[i] ?? 0;
    deck[i] = card;
  }
  return Array.from(deck.subarray(0, HAND), cardOf);
}
