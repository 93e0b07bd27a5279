import type { Card } from '../card.ts';
import { RANKS } from '../card.ts';
import { lazily } from '../lazily.ts';
import { checkOmaha, eachTwoAndThree } from './omaha.ts';
import { RankingError, type Strength, strengthOf } from './strength.ts';

/**
 * Omaha's low, 8 or better (bclc-poker 26.0 §1.4.1, §1.7): five different ranks from ace (low) to eight, straights and
 * flushes ignored, A-2-3-4-5 best. Five ranks as bits, the ace lowest, are better when they are a smaller number: the
 * highest card decides first.
 */
const LOWS: readonly number[] = Array.from({ length: 256 }, (_, set) => set)
  .filter((set) => bits(set) === 5)
  .toReversed();

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The strength of a hand that has no low. */
export const NO_LOW: Strength = strengthOf(0);

/** The ace is bit 0, the eight bit 7; higher cards do not count. */
const lowBit = (card: number): number => {
  const rank = card >> 2;
  if (rank === 12) return 1;
  return rank <= 6 ? 2 << rank : 0;
};

/** Ranks of low cards as a set, for `rankLow`. */
export function lowRanks(cards: readonly number[]): number {
  return cards.reduce<number>((set, card) => set | lowBit(card), 0);
}

/** Strengths by the low ranks of the own cards and, in rows of 256, of the board. */
const table: () => Uint8Array = lazily(() => {
  const strengths = new Uint8Array(1 << 16);
  for (let own = 0; own < 256; own++) {
    for (let common = 0; common < 256; common++) {
      const place = (own << 8) | common;
      if (bits(own) === 2 && bits(common) === 3) {
        strengths[place] = LOWS.indexOf(own | common) + 1;
        continue;
      }
      // More ranks than needed: the best of those that leave one out, which are smaller numbers and so are known.
      let best = 0;
      for (let bit = 1; bit < 256; bit <<= 1) {
        if ((own & bit) !== 0 && bits(own) > 2)
          best = Math.max(best, strengths[((own ^ bit) << 8) | common] ?? 0);
        if ((common & bit) !== 0 && bits(common) > 3)
          best = Math.max(best, strengths[(own << 8) | (common ^ bit)] ?? 0);
      }
      strengths[place] = best;
    }
  }
  return strengths;
});

/** The low of four own cards and a board, given as their `lowRanks`; 0 if there is none. Unchecked. */
export const rankLow = (own: number, common: number): number => table()[(own << 8) | common] ?? 0;

/** A way to rank lows. */
export interface LowRanking {
  readonly name: string;
  readonly classes: number;
  /** `NO_LOW` if the hand does not qualify. */
  rank(this: void, hole: readonly Card[], board: readonly Card[]): Strength;
  /** The five ranks, highest first: "8-6-4-2-A low". */
  describe(this: void, strength: Strength): string;
  /** The cards that make the low, highest first; none if there is no low. */
  bestCards(this: void, hole: readonly Card[], board: readonly Card[]): Card[];
}

const rank = (hole: readonly Card[], board: readonly Card[]): Strength => {
  checkOmaha(hole, board);
  return strengthOf(rankLow(lowRanks(hole), lowRanks(board)));
};

/** The low hand of Omaha, eight or better: two hole cards and three of the board. */
export const omahaLow: LowRanking = {
  name: 'An Omaha low',
  classes: LOWS.length,
  rank,
  describe: (strength) => {
    if (strength === NO_LOW) return 'no low';
    const set = LOWS[strength - 1];
    if (set === undefined) throw new RankingError('unknown', `No low has strength ${strength}.`);
    const names = `A${RANKS.slice(0, 7)}`.split('').filter((_, bit) => (set & (1 << bit)) !== 0);
    return `${names.toReversed().join('-')} low`;
  },
  bestCards: (hole, board) => {
    const set = LOWS[rank(hole, board) - 1];
    let best: Card[] = [];
    if (set === undefined) return best;
    eachTwoAndThree(hole, board, (five) => {
      const found = lowRanks(five) === set;
      if (found) best = five.toSorted((a, b) => lowBit(b) - lowBit(a));
      return found;
    });
    return best;
  },
};
