import { describe, expect, it } from 'vitest';
import { NO_CUT, orderOf, seedFromBytes } from './fairness.ts';
import { seededRandom, shuffle, unbiased } from './random.ts';
import { unshuffled } from './shoe.ts';

/** The chance of a chi-square at least this large, by Wilson and Hilferty; good to three digits at these freedoms. */
function tail(chiSquare: number, freedom: number): number {
  const z = (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  return normalTail(z);
}

/** Abramowitz and Stegun 26.2.17. */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}

const chiSquare = (observed: readonly number[], expected: number): number =>
  observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

/** Two-sided at one in a thousand: neither too uneven nor too even. Seeds are fixed, so it never flickers. */
const plausible = (p: number): void => {
  expect(p).toBeGreaterThan(0.0005);
  expect(p).toBeLessThan(0.9995);
};

/** One deck as dealt by each of the two sources, many times over. */
const sources: [string, (count: number) => Uint8Array[]][] = [
  [
    'the seeded generator',
    (count) => {
      const random = seededRandom('statistics');
      return Array.from({ length: count }, () => {
        const cards = unshuffled({ decks: 1, cutCardFromBack: 0 });
        shuffle(cards, random);
        return cards;
      });
    },
  ],
  [
    'the derivation used for play',
    (count) =>
      Array.from({ length: count }, (_, i) => {
        const seed = new Uint8Array(32);
        new DataView(seed.buffer).setUint32(28, i);
        return orderOf(unshuffled({ decks: 1, cutCardFromBack: 0 }), seedFromBytes(seed), NO_CUT);
      }),
  ],
];

describe.each(sources)('cards dealt by %s', (_, decks) => {
  const dealt = decks(6000);

  it('stand in every position equally often (chi-square of card by position)', () => {
    const counts = Array.from({ length: 52 * 52 }, () => 0);
    for (const deck of dealt) {
      for (const [position, card] of deck.entries()) {
        const cell = position * 52 + card;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    plausible(tail(chiSquare(counts, dealt.length / 52), 51 * 51));
  });

  it('follow each other without preference (chi-square of neighbouring pairs)', () => {
    const counts = Array.from({ length: 52 * 52 }, () => 0);
    for (const deck of dealt)
      for (let i = 1; i < 52; i += 1) {
        const pair = (deck[i - 1] ?? 0) * 52 + (deck[i] ?? 0);
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
    const off = counts.filter((__, pair) => Math.floor(pair / 52) !== pair % 52);
    plausible(tail(chiSquare(off, (dealt.length * 51) / (52 * 51)), 52 * 51 - 1));
  });

  it('are not correlated from one card to the next (serial correlation)', () => {
    // Without replacement neighbours have correlation -1/51 exactly; the sum of products is compared with that.
    let sum = 0;
    let squares = 0;
    for (const deck of dealt) {
      let products = 0;
      for (let i = 1; i < 52; i += 1) products += ((deck[i - 1] ?? 0) - 25.5) * ((deck[i] ?? 0) - 25.5);
      sum += products;
      squares += products * products;
    }
    const mean = sum / dealt.length;
    const expected = (51 * -(52 ** 2 - 1)) / 12 / 51;
    const error = Math.sqrt((squares / dealt.length - mean * mean) / dealt.length);
    plausible(normalTail((mean - expected) / error));
  });

  it('rise and fall as often as chance has it (runs up and down)', () => {
    // For n distinct values in random order: (2n-1)/3 runs on average, variance (16n-29)/90.
    let runs = 0;
    for (const deck of dealt) {
      runs += 1;
      for (let i = 2; i < 52; i += 1) {
        const [a = 0, b = 0, c = 0] = deck.subarray(i - 2, i + 1);
        if (a < b !== b < c) runs += 1;
      }
    }
    const [mean, variance] = [(2 * 52 - 1) / 3, (16 * 52 - 29) / 90];
    plausible(normalTail((runs - mean * dealt.length) / Math.sqrt(variance * dealt.length)));
  });

  it('never come in the same order twice', () => {
    expect(new Set(dealt.map(String)).size).toBe(dealt.length);
  });
});

describe('unbiased numbers', () => {
  it('are rejected, not folded: a source stuck at the top words is asked again', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 7, 4];
    const below = unbiased(() => words.shift() ?? 0);
    expect(below(6)).toBe(4);
    expect(words).toEqual([]);
  });

  it.each([0, -1, 1.5, 2 ** 33, Number.NaN])('cannot be drawn below %d', (n) => {
    expect(() => seededRandom(1).below(n)).toThrow(RangeError);
  });

  it('differ by seed and repeat by seed', () => {
    const first = (seed: string): number[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 8 }, () => random.below(1_000_000));
    };
    expect(first('a')).toEqual(first('a'));
    expect(first('a')).not.toEqual(first('b'));
  });
});
