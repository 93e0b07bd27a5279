import { deck, rankOf, suitOf } from '@croupier/cards';
import type { Coup } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { coupsByFirstFour } from './first-four.ts';

const cardsOf = ({ player, banker }: Coup) => [...player.cards, ...banker.cards];
const ofAKind = (values: readonly number[], so: number): number =>
  new Set(values.filter((value) => values.filter((other) => other === value).length === so)).size;

/** In how many ordered draws of six the first four cards are so. */
const ways = (decks: number, when: (coup: Coup) => boolean): bigint =>
  coupsByFirstFour(decks).reduce((sum, coup) => sum + (when(coup.outcome) ? coup.ways : 0n), 0n);

const inOrder = (cards: bigint, so: number): bigint =>
  Array.from({ length: so }, (_, i) => cards - BigInt(i)).reduce((product, left) => product * left, 1n);
const choose = (n: number, so: number): bigint => inOrder(BigInt(n), so) / inOrder(BigInt(so), so);

/** Ordered draws of six cards whose first four make so many sets of four. */
const draws = (decks: number, sets: bigint): bigint => {
  const cards = BigInt(52 * decks);
  return sets * 24n * (cards - 4n) * (cards - 5n);
};

describe('counting by the first four cards', () => {
  it('counts every ordered draw of six cards exactly once, up to twenty decks', () => {
    for (const decks of [1, 4, 8, 20]) expect(ways(decks, () => true)).toBe(inOrder(BigInt(52 * decks), 6));
  });

  it.each([1, 6, 8])('finds the textbook number of four-card hands in %i decks', (decks) => {
    const ranks = (coup: Coup) => cardsOf(coup).map(rankOf);
    const kinds = (coup: Coup): number[] => [...cardsOf(coup)];
    expect(ways(decks, (coup) => ofAKind(kinds(coup), 4) === 1)).toBe(draws(decks, 52n * choose(decks, 4)));
    expect(ways(decks, (coup) => ofAKind(ranks(coup), 4) === 1)).toBe(
      draws(decks, 13n * choose(4 * decks, 4)),
    );
    expect(ways(decks, (coup) => ofAKind(ranks(coup), 3) === 1)).toBe(
      draws(decks, 13n * choose(4 * decks, 3) * BigInt(48 * decks)),
    );
    expect(ways(decks, (coup) => ofAKind(ranks(coup), 2) === 2)).toBe(
      draws(decks, 78n * choose(4 * decks, 2) ** 2n),
    );
    expect(ways(decks, (coup) => new Set(cardsOf(coup).map(suitOf)).size === 1)).toBe(
      draws(decks, 4n * choose(13 * decks, 4)),
    );
  });

  it('counts pairs of a hand: 31 cards of 415 match the first by rank at eight decks, 7 by suit too', () => {
    const all = inOrder(416n, 6);
    const paired = ({ cards: [a, b] }: Coup['player']) =>
      a !== undefined && b !== undefined && rankOf(a) === rankOf(b);
    expect(ways(8, ({ player }) => paired(player)) * 415n).toBe(all * 31n);
    expect(ways(8, ({ banker }) => paired(banker)) * 415n).toBe(all * 31n);
    expect(ways(8, ({ player }) => player.cards[0] === player.cards[1]) * 415n).toBe(all * 7n);
  });

  it('agrees with dealing one deck card by card, by the ranks and suits that its cards share', () => {
    const shared = (one: number, other: number): number =>
      Number(one >> 2 === other >> 2) * 2 + Number((one & 3) === (other & 3));
    const shown = (a: number, b: number, c: number, d: number): number => {
      const pairs =
        shared(a, b) + 4 * shared(a, c) + 16 * shared(a, d) + 64 * shared(b, c) + 256 * shared(b, d);
      const rank = a >> 2;
      const quads = b >> 2 === rank && c >> 2 === rank && d >> 2 === rank;
      return (pairs + 1024 * shared(c, d)) * 14 + (quads ? rank + 1 : 0);
    };
    const physical = new Map<number, number>();
    const cards = deck();
    // The suit of the first card is any of four alike.
    for (const a of cards.filter((card) => suitOf(card) === 0))
      for (const b of cards)
        for (const c of cards)
          for (const d of cards) {
            if (a === b || a === c || a === d || b === c || b === d || c === d) continue;
            const key = shown(a, b, c, d);
            physical.set(key, (physical.get(key) ?? 0) + 4);
          }
    const counted = new Map<number, number>();
    for (const { outcome, ways: some } of coupsByFirstFour(1)) {
      const [a = 0, b = 0, c = 0, d = 0] = cardsOf(outcome);
      const key = shown(a, b, c, d);
      counted.set(key, (counted.get(key) ?? 0) + Number(some / (48n * 47n)));
    }
    expect(counted).toEqual(physical);
  });
});
