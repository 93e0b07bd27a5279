import { type Card, nameRank, rankOf, suitOf } from '../card.ts';
import { lazily } from '../lazily.ts';
import { checkHand, type HandLimits } from './legal-hand.ts';
import { rowStrengths } from './pay-rows.ts';
import type { Ranking } from './ranking.ts';
import { RankingError, type Strength, strengthOf } from './strength.ts';

/**
 * The longest flush with wild deuces (bclc-poker 12.0 §5.2). All deuces extend any flush, so the longest one has them
 * all, each as the highest rank that the flush does not have (§5.2.1). Length decides, then the ranks from the top.
 */
const LENGTHS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

type Length = (typeof LENGTHS)[number];
export type FlushLength = `${Length}-card-flush`;

const CATEGORIES: readonly FlushLength[] = LENGTHS.map((length): FlushLength => `${length}-card-flush`);

const RULES: HandLimits = { least: 1, most: 7, deck: 'standard', decks: 1 };
const NAME = 'A longest flush';

/** Twelve ranks are left when the deuces are wild: bit 0 is a three. */
const SETS = 1 << 12;

interface Flushes {
  /** By set of ranks. */
  readonly strengths: Uint16Array;
  /** By strength less one. */
  readonly sets: readonly number[];
}

const length = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Sets of one size are in the order of their highest cards, then the next, when they are in the order of numbers. */
const flushes: () => Flushes = lazily(() => {
  const sets = Array.from({ length: SETS - 1 }, (_, set) => set + 1)
    .filter((set) => length(set) <= 7)
    .toSorted((a, b) => length(a) - length(b) || a - b);
  const strengths = new Uint16Array(SETS);
  sets.forEach((set, at) => {
    strengths[set] = at + 1;
  });
  return { strengths, sets };
});

/** The best flush of some cards; unchecked. */
export function rankLongestFlush(cards: readonly number[]): number {
  const suits = [0, 0, 0, 0];
  let deuces = 0;
  for (const card of cards) {
    if (card < 4) deuces++;
    else suits[card & 3] = (suits[card & 3] ?? 0) | (1 << ((card >> 2) - 1));
  }
  const { strengths } = flushes();
  return suits.reduce((best, set) => Math.max(best, strengths[withDeuces(set, deuces)] ?? 0), 0);
}

function withDeuces(set: number, deuces: number): number {
  let flush = set;
  for (let bit = SETS >> 1, left = deuces; left > 0; bit >>= 1) {
    if ((flush & bit) === 0) left--;
    flush |= bit;
  }
  return flush;
}

const classOf = (strength: Strength): { category: FlushLength; ranks: number[]; kickers: number[] } => {
  const set = flushes().sets[strength - 1];
  if (set === undefined) throw new RankingError('unknown', `No flush has strength ${strength}.`);
  const ranks: number[] = [];
  for (let bit = 11; bit >= 0; bit--) if ((set & (1 << bit)) !== 0) ranks.push(bit + 1);
  return { category: CATEGORIES[ranks.length - 1] ?? 'one-card-flush', ranks, kickers: [] };
};

const rank = (cards: readonly Card[]): Strength => {
  checkHand(cards, RULES, NAME);
  return strengthOf(rankLongestFlush(cards));
};

const isDeuce = (card: Card): boolean => rankOf(card) === 0;

/** The longest flush of the cards, the one that wins among those of its length (§5.2.5). */
export const longestFlush: Ranking<FlushLength> = {
  name: NAME,
  cards: RULES,
  deck: RULES.deck,
  decks: RULES.decks,
  categories: CATEGORIES,
  get classes() {
    return flushes().sets.length;
  },
  rank,
  categoryOf: (strength) => classOf(strength).category,
  classOf,
  describe: (strength) => {
    const { category, ranks } = classOf(strength);
    return `${category.replace('-card-flush', '')}-card flush, ${nameRank(ranks[0] ?? 0)} high`;
  },
  least: (category, ranks = '') => {
    if (ranks !== '') throw new RankingError('unknown', 'A flush is asked for by its length alone.');
    const { sets } = flushes();
    return strengthOf(sets.findIndex((set) => length(set) === CATEGORIES.indexOf(category) + 1) + 1);
  },
  made: (strength) => strength,
  bestCards: (cards) => {
    const strength = rank(cards);
    const suit = [0, 1, 2, 3].find((each) => {
      const flush = cards.filter((card) => isDeuce(card) || suitOf(card) === each);
      return rankLongestFlush(flush) === strength;
    });
    return cards.filter((card) => isDeuce(card) || suitOf(card) === suit).toSorted((a, b) => b - a);
  },
};

/** The rows of the Flush Rush, lowest first (§5.4); a flush with any deuce in it is wild. */
const ROWS = [
  'nothing',
  'four-card-natural-flush',
  'five-card-wild-flush',
  'five-card-natural-flush',
  'six-card-wild-flush',
  'six-card-natural-flush',
  'seven-card-wild-flush',
  'seven-card-natural-flush',
] as const;

export type FlushRushRow = (typeof ROWS)[number];

function rowOf(cards: readonly Card[]): number {
  const size = classOf(rank(cards)).ranks.length;
  const wild = cards.some(isDeuce);
  if (size < 4 || (size === 4 && wild)) return 1;
  return 2 + 2 * (size - 4) - (wild ? 1 : 0);
}

/** The same cards by the rows of the Flush Rush bonus. */
export const flushRush: Ranking<FlushRushRow> = Object.assign(rowStrengths(ROWS), {
  name: 'A flush rush hand',
  cards: RULES,
  deck: RULES.deck,
  decks: RULES.decks,
  rank: (cards: readonly Card[]): Strength => strengthOf(rowOf(cards)),
  bestCards: (cards: readonly Card[]): Card[] => (rowOf(cards) === 1 ? [] : longestFlush.bestCards(cards)),
});
