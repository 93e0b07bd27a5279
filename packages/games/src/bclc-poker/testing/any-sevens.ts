import { type Card, formatCard, parseCards, Shoe, seededRandom } from '@croupier/cards';
import { expect } from 'vitest';

/** Hands of seven as they are dealt to a full table, from one deck with its joker. */
export function* dealtSevens(deals: number): Generator<Card[]> {
  const random = seededRandom('house way');
  for (let i = 0; i < deals; i++) {
    const shoe = Shoe.seeded({ decks: 1, kind: 'with-joker', cutCardFromBack: 0 }, random);
    for (let hand = 0; hand < 7; hand++) yield Array.from({ length: 7 }, () => shoe.draw());
  }
}

/** Hands of few ranks and suits beside aces and the joker: straights, flushes and several of a kind, often at once. */
export function* sevensOfFewRanks(hands: number): Generator<Card[]> {
  const random = seededRandom('few ranks');
  for (let i = 0; i < hands; i++) {
    const lowest = random.below(9);
    const ranks = '23456789TJQKA'.slice(lowest, lowest + 5 + random.below(2));
    const suits = 'cdhs'.slice(0, 2 + random.below(3));
    const pool = ['Jo', 'Ac', 'Ad'].concat(
      ranks.split('').flatMap((rank) => suits.split('').map((suit) => rank + suit)),
    );
    const cards = new Set<string>();
    while (cards.size < 7) cards.add(pool[random.below(pool.length)] ?? '');
    yield parseCards([...cards].join(' '));
  }
}

/** The parts of a hand hold the same cards in whatever order it is dealt. */
export function expectOrderIsNothing(
  set: (cards: readonly Card[]) => readonly (readonly Card[])[],
  hands: readonly string[],
): void {
  const random = seededRandom('order');
  for (const hand of hands) {
    const cards = parseCards(hand);
    const settings = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const dealt = cards
        .map((card) => ({ card, at: random.below(1_000_000) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ card }) => card);
      settings.add(
        set(dealt)
          .map((part) => part.map(formatCard).toSorted().join(' '))
          .join(' / '),
      );
    }
    expect(settings.size).toBe(1);
  }
}
