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
const DEUCES = 4;

interface Flushes {
  /** By the number of deuces and the set of ranks that a suit has besides. */
  readonly strengths: Uint16Array;
  /** By strength less one. */
  readonly sets: readonly number[];
  /** By strength: how many cards, and the weakest of that length with the same highest card. */
  readonly lengths: Uint8Array;
  readonly topCards: Uint16Array;
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
  const bySet = new Uint16Array(SETS);
  const lengths = new Uint8Array(sets.length + 1);
  const topCards = new Uint16Array(sets.length + 1);
  sets.forEach((set, at) => {
    const strength = at + 1;
    bySet[set] = strength;
    lengths[strength] = length(set);
    const before = sets[at - 1] ?? 0;
    const alike = length(before) === length(set) && Math.clz32(before) === Math.clz32(set);
    topCards[strength] = alike ? (topCards[at] ?? 0) : strength;
  });
  const strengths = new Uint16Array((DEUCES + 1) * SETS).map(
    (_, place) => bySet[withDeuces(place % SETS, Math.floor(place / SETS))] ?? 0,
  );
  return { strengths, sets, lengths, topCards };
});

const NO_MORE: readonly number[] = [];

/** The best flush of some cards and, as if they were among them, some more; unchecked. */
export function rankLongestFlush(cards: readonly number[], more: readonly number[] = NO_MORE): number {
  let deuces = 0;
  // Two suits to a number, one from bit 0 and one from bit 12: clubs and diamonds, hearts and spades.
  let minors = 0;
  let majors = 0;
  for (let at = 0; at < cards.length + more.length; at++) {
    const card = (at < cards.length ? cards[at] : more[at - cards.length]) ?? 0;
    const bit = 1 << ((card >> 2) - 1 + (card & 1) * 12);
    if (card < 4) deuces++;
    else if ((card & 2) === 0) minors |= bit;
    else majors |= bit;
  }
  const { strengths } = flushes();
  const wild = deuces * SETS;
  return Math.max(
    strengths[wild + (minors & (SETS - 1))] ?? 0,
    strengths[wild + (minors >> 12)] ?? 0,
    strengths[wild + (majors & (SETS - 1))] ?? 0,
    strengths[wild + (majors >> 12)] ?? 0,
  );
}

/** How many cards a flush has. */
export const flushLength = (strength: Strength): number => flushes().lengths[strength] ?? 0;

/** A flush with all but its length and its highest card left out of account: the weakest of those. */
export const byTopCard = (strength: Strength): Strength => strengthOf(flushes().topCards[strength] ?? 0);

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
  lowStraight: null,
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

/** The row of a flush that is wild or natural; four cards with a deuce are nothing (READINGS 40). */
export const flushRushRow = (flush: Strength, wild: boolean): FlushRushRow =>
  ROWS[Math.max(0, 1 + 2 * (flushLength(flush) - 4) - (wild ? 1 : 0))] ?? 'nothing';

const rowOf = (cards: readonly Card[]): number =>
  1 + ROWS.indexOf(flushRushRow(rank(cards), cards.some(isDeuce)));

/** The same cards by the rows of the Flush Rush bonus. */
export const flushRush: Ranking<FlushRushRow> = Object.assign(rowStrengths(ROWS), {
  name: 'A flush rush hand',
  cards: RULES,
  deck: RULES.deck,
  decks: RULES.decks,
  rank: (cards: readonly Card[]): Strength => strengthOf(rowOf(cards)),
  bestCards: (cards: readonly Card[]): Card[] => (rowOf(cards) === 1 ? [] : longestFlush.bestCards(cards)),
});
