import { type Card, cardOf, RANKS } from '@croupier/cards';
import { over, RENAMINGS, renamed } from './suit-renamings.ts';

const COPIES = 6;
const SUITS = 4;
const HAND = 4;

/** Four cards of a shoe of six decks, and of how many hands these suits and others make the same. */
export interface WeighedFour {
  readonly cards: readonly Card[];
  readonly hands: number;
}

const keyOf = (cards: readonly number[]): number => cards.reduce((key, card) => key * 64 + card, 0);

/** In how many ways cards come from so many decks of which some are alike; they lie in order. */
function waysOf(cards: readonly number[]): number {
  let ways = 1;
  for (let i = 0; i < cards.length; ) {
    const alike = cards.filter((card) => card === cards[i]).length;
    ways *= over(COPIES, alike);
    i += alike;
  }
  return ways;
}

/** All hands of four from six decks, one for each class that suits do not tell apart. */
export function sixDeckFours(ranks: readonly number[] = Array.from(RANKS, (_, rank) => rank)): WeighedFour[] {
  const deck = ranks.flatMap((rank) => Array.from({ length: SUITS }, (_, suit) => rank * SUITS + suit));
  const fours: WeighedFour[] = [];
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === HAND) {
      const own = keyOf(chosen);
      const twins = new Set(
        RENAMINGS.map((suits) => keyOf(chosen.map((card) => renamed(card, suits)).toSorted((a, b) => a - b))),
      );
      if (Math.min(...twins) === own)
        fours.push({ cards: chosen.map(cardOf), hands: twins.size * waysOf(chosen) });
      return;
    }
    for (let i = from; i < deck.length; i += 1) choose(i, [...chosen, deck[i] ?? 0]);
  };
  deck.sort((a, b) => a - b);
  choose(0, []);
  return fours;
}
