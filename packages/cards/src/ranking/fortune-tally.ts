/** Counting all C(53, 7) = 154,143,080 pai gow deals by their row of the Fortune Bonus, one by one. */
import { fortuneBonus, fortuneBonusRow, rowsByStrength } from './fortune-bonus.ts';
import { CARD_KEYS, prepareHigh, rankSeven } from './high.ts';
import { rankJokerAndSix } from './pai-gow.ts';
import type { Strength } from './strength.ts';

const STRAIGHT: Strength = fortuneBonus.least('straight');
const STRAIGHT_FLUSH: Strength = fortuneBonus.least('straight-flush');

/** An empty tally with a place for each row's strength. */
export const emptyFortuneTally = (): Uint32Array => new Uint32Array(fortuneBonus.classes + 1);

/** One part for each card that can be the highest beside a joker. */
export const FORTUNE_PARTS: number = 52;

const sets = new Int32Array(4);

function rowOfSeven(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
  const strength = rankSeven(a, b, c, d, e, f, g);
  const row = rowsByStrength()[strength] ?? 0;
  // Only straights (with three of a kind) and straight flushes (of seven cards, with a match) need a second look.
  if (row !== STRAIGHT && row < STRAIGHT_FLUSH) return row;
  sets.fill(0);
  for (const card of [a, b, c, d, e, f, g]) sets[card & 3] = (sets[card & 3] ?? 0) | (1 << (card >> 2));
  return fortuneBonusRow(strength, sets[0] ?? 0, sets[1] ?? 0, sets[2] ?? 0, sets[3] ?? 0, 0);
}

const inSuit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** Adds to `tally` the deals whose highest card beside the joker has the number `part`; all without a part. */
export function tallyFortuneBonus(tally: Uint32Array, part?: number): void {
  prepareHigh();
  if (part === undefined) {
    for (let each = 0; each < FORTUNE_PARTS; each++) tallyFortuneBonus(tally, each);
    return;
  }
  const a = part;
  for (let b = a - 1; b >= 0; b--) {
    for (let c = b - 1; c >= 0; c--) {
      for (let d = c - 1; d >= 0; d--) {
        for (let e = d - 1; e >= 0; e--) {
          const key = keyOf(a, b, c, d, e);
          const clubs = suitOfFive(a, b, c, d, e, 0);
          const diamonds = suitOfFive(a, b, c, d, e, 1);
          const hearts = suitOfFive(a, b, c, d, e, 2);
          const spades = suitOfFive(a, b, c, d, e, 3);
          for (let f = e - 1; f >= 0; f--) {
            for (let g = f - 1; g >= 0; g--) {
              const row = rowOfSeven(a, b, c, d, e, f, g);
              tally[row] = (tally[row] ?? 0) + 1;
            }
            const clubs6 = clubs | inSuit(f, 0);
            const diamonds6 = diamonds | inSuit(f, 1);
            const hearts6 = hearts | inSuit(f, 2);
            const spades6 = spades | inSuit(f, 3);
            const key6 = (key + (CARD_KEYS[f] ?? 0)) | 0;
            const strength = rankJokerAndSix(key6, clubs6, diamonds6, hearts6, spades6);
            const row = fortuneBonusRow(strength, clubs6, diamonds6, hearts6, spades6, 1);
            tally[row] = (tally[row] ?? 0) + 1;
          }
        }
      }
    }
  }
}

function keyOf(a: number, b: number, c: number, d: number, e: number): number {
  return (
    ((CARD_KEYS[a] ?? 0) +
      (CARD_KEYS[b] ?? 0) +
      (CARD_KEYS[c] ?? 0) +
      (CARD_KEYS[d] ?? 0) +
      (CARD_KEYS[e] ?? 0)) |
    0
  );
}

function suitOfFive(a: number, b: number, c: number, d: number, e: number, suit: number): number {
  return inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit);
}

/** The tally by name of row, for people. */
export function fortuneRows(tally: Uint32Array): Record<string, number> {
  return Object.fromEntries(fortuneBonus.categories.map((row, i) => [row, tally[i + 1] ?? 0]));
}
