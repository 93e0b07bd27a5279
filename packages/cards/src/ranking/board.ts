import type { Card } from '../card.ts';
import { lazily } from '../lazily.ts';
import {
  CARD_KEYS,
  FLUSHES,
  flushSuitOfSeven,
  prepareHigh,
  rankFive,
  rankSevenRanks,
  rankSix,
} from './high.ts';
import { checkHand } from './legal-hand.ts';

/** How many pairs of different cards a deck has. */
export const HOLES = 1326;

/** The number of a pair of cards, in either order: 0 to 1,325. */
export const holeIndex = (a: number, b: number): number =>
  a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;

/** Visits all pairs of the cards that are not among these, in the order of their numbers, the higher card first. */
export function eachHole(
  dead: readonly number[],
  visit: (a: number, b: number, index: number) => void,
): void {
  for (let a = 1, index = 0; a < 52; a++) {
    for (let b = 0; b < a; b++, index++) {
      if (!dead.includes(a) && !dead.includes(b)) visit(a, b, index);
    }
  }
}

/**
 * The strength of every pair of own cards on a board of three to five, by `holeIndex`; 0 where a card of the pair is on
 * the board or among the dead.
 */
export function rankHoles(board: readonly Card[], dead: readonly Card[] = []): Uint16Array {
  checkHand(board, { least: 3, most: 5, deck: 'standard', decks: 1 }, 'A board');
  checkHand(
    [...board, ...dead],
    { least: 3, most: 50, deck: 'standard', decks: 1 },
    'A board with dead cards',
  );
  prepareHigh();
  const strengths = new Uint16Array(HOLES);
  const gone = [...board, ...dead];
  const [a = 0, b = 0, c = 0, d = 0] = board;
  if (board.length === 3) {
    eachHole(gone, (x, y, index) => {
      strengths[index] = rankFive(a, b, c, x, y);
    });
  } else if (board.length === 4) {
    eachHole(gone, (x, y, index) => {
      strengths[index] = rankSix(a, b, c, d, x, y);
    });
  } else {
    rankOnFive(board, gone, strengths);
  }
  return strengths;
}

/** The key of the board is added up once, and of the suits only the board's longest can become a flush. */
function rankOnFive(board: readonly number[], gone: readonly number[], strengths: Uint16Array): void {
  const out = new Uint8Array(52);
  for (const card of gone) out[card] = 1;
  const sets = [0, 0, 0, 0];
  let key = 0;
  for (const card of board) {
    key = (key + (CARD_KEYS[card] ?? 0)) | 0;
    sets[card & 3] = (sets[card & 3] ?? 0) | (1 << (card >> 2));
  }
  for (let a = 1, index = 0; a < 52; a++) {
    if (out[a] !== 0) {
      index += a;
      continue;
    }
    const keyA = (key + (CARD_KEYS[a] ?? 0)) | 0;
    for (let b = 0; b < a; b++, index++) {
      if (out[b] !== 0) continue;
      const keyB = (keyA + (CARD_KEYS[b] ?? 0)) | 0;
      const suited = flushSuitOfSeven(keyB);
      if (suited === 0) {
        strengths[index] = rankSevenRanks(keyB);
        continue;
      }
      const suit = suited - 1;
      const own = ((a & 3) === suit ? 1 << (a >> 2) : 0) | ((b & 3) === suit ? 1 << (b >> 2) : 0);
      strengths[index] = FLUSHES[(sets[suit] ?? 0) | own] ?? 0;
    }
  }
}

/** Against how many opposing pairs of cards each pair wins and ties; by `holeIndex`. */
export interface HoleComparison {
  readonly wins: Uint16Array;
  readonly ties: Uint16Array;
  /** Opposing pairs for each: those that share no card with it. */
  readonly opponents: number;
}

/**
 * Compares every pair of own cards with every other that shares no card with it, given their strengths on a board (0 for
 * pairs that cannot be). Sorted by strength, a pair beats what lies below it, less the pairs below that hold one of
 * its cards; so 1,081 hands need one sort instead of half a million comparisons.
 */
export function compareHoles(strengths: Uint16Array): HoleComparison {
  const wins = new Uint16Array(HOLES);
  const ties = new Uint16Array(HOLES);
  const { high, low } = holeCards();
  const pairs = sortByStrength(strengths);

  /** How many of the pairs passed so far hold each card. */
  const held = new Uint16Array(52);
  for (let start = 0; start < pairs; ) {
    const strength = strengths[SORTED[start] ?? 0];
    let end = start;
    for (; end < pairs; end++) {
      const index = SORTED[end] ?? 0;
      if (strengths[index] !== strength) break;
      wins[index] = start - (held[high[index] ?? 0] ?? 0) - (held[low[index] ?? 0] ?? 0);
    }
    for (let i = start; i < end; i++) {
      const index = SORTED[i] ?? 0;
      const [a, b] = [high[index] ?? 0, low[index] ?? 0];
      held[a] = (held[a] ?? 0) + 1;
      held[b] = (held[b] ?? 0) + 1;
    }
    for (let i = start; i < end; i++) {
      const index = SORTED[i] ?? 0;
      const passed = (held[high[index] ?? 0] ?? 0) + (held[low[index] ?? 0] ?? 0);
      // The pair itself holds both of its cards, so it was taken away twice.
      ties[index] = end - passed + 1 - (wins[index] ?? 0);
    }
    start = end;
  }
  let live = 0;
  for (let card = 0; card < 52; card++) if ((held[card] ?? 0) > 0) live++;
  return { wins, ties, opponents: Math.max(0, ((live - 2) * (live - 3)) / 2) };
}

/** The two cards of each pair by its index. */
const holeCards: () => { high: Uint8Array; low: Uint8Array } = lazily(() => {
  const high = new Uint8Array(HOLES);
  const low = new Uint8Array(HOLES);
  eachHole([], (a, b, index) => {
    high[index] = a;
    low[index] = b;
  });
  return { high, low };
});

/** Strengths are sorted by their lower and then by their upper half, each of 7 bits. */
const HALF = 7;
const LOWER = (1 << HALF) - 1;
const SORTED: Uint16Array = new Uint16Array(HOLES);
const BY_LOWER: Uint16Array = new Uint16Array(HOLES);
const lowerStarts: Uint16Array = new Uint16Array((1 << HALF) + 1);
const upperStarts: Uint16Array = new Uint16Array((1 << HALF) + 1);

/** Puts the indices of all pairs that have a strength in SORTED, weakest first, and answers with how many there are. */
function sortByStrength(strengths: Uint16Array): number {
  lowerStarts.fill(0);
  upperStarts.fill(0);
  let pairs = 0;
  for (let index = 0; index < HOLES; index++) {
    const strength = strengths[index] ?? 0;
    if (strength === 0) continue;
    const [lower, upper] = [(strength & LOWER) + 1, (strength >> HALF) + 1];
    lowerStarts[lower] = (lowerStarts[lower] ?? 0) + 1;
    upperStarts[upper] = (upperStarts[upper] ?? 0) + 1;
    pairs++;
  }
  for (let half = 1; half <= LOWER; half++) {
    lowerStarts[half] = (lowerStarts[half] ?? 0) + (lowerStarts[half - 1] ?? 0);
    upperStarts[half] = (upperStarts[half] ?? 0) + (upperStarts[half - 1] ?? 0);
  }
  for (let index = 0; index < HOLES; index++) {
    const strength = strengths[index] ?? 0;
    if (strength === 0) continue;
    const at = lowerStarts[strength & LOWER] ?? 0;
    lowerStarts[strength & LOWER] = at + 1;
    BY_LOWER[at] = index;
  }
  for (let i = 0; i < pairs; i++) {
    const index = BY_LOWER[i] ?? 0;
    const upper = (strengths[index] ?? 0) >> HALF;
    const at = upperStarts[upper] ?? 0;
    upperStarts[upper] = at + 1;
    SORTED[at] = index;
  }
  return pairs;
}
