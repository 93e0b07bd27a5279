import type { Card } from '../card.ts';
import { lazily } from '../lazily.ts';
import { FLUSHES, pokerLadder, prepareHigh, rankFive } from './high.ts';
import { checkHand } from './legal-hand.ts';
import { indexOfRanks, multisets } from './multiset.ts';
import { inOrder, type Ranking, strengthsOn } from './ranking.ts';
import { type Strength, strengthOf } from './strength.ts';
import { eachSubset } from './subsets.ts';

/** A way to rank hands made of a fixed number of own and of common cards. */
export interface OmahaRanking extends Omit<Ranking, 'rank' | 'bestCards' | 'cards'> {
  rank(this: void, hole: readonly Card[], board: readonly Card[]): Strength;
  /** The two own cards and the three common ones that make the hand. */
  bestCards(this: void, hole: readonly Card[], board: readonly Card[]): Card[];
}

const PAIRS = 128;

/** Strengths in different suits by the multiset index of three common ranks and, in rows of 128, of two own ones. */
const apart: () => Uint16Array = lazily(() => {
  const strengths = new Uint16Array(multisets(3) * PAIRS);
  const fives = pokerLadder().unsuited[5] ?? new Uint16Array(0);
  for (let a = 0; a < 13; a++) {
    for (let b = 0; b <= a; b++) {
      for (let c = 0; c <= b; c++) {
        const row = indexOfRanks([a * 4, b * 4, c * 4]) * PAIRS;
        for (let d = 0; d < 13; d++) {
          for (let e = 0; e <= d; e++) {
            const index = indexOfRanks([a * 4, b * 4, c * 4, d * 4, e * 4]);
            strengths[row + indexOfRanks([d * 4, e * 4])] = fives[index] ?? 0;
          }
        }
      }
    }
  }
  return strengths;
});

/** Multiset index of two ranks, by `rank * 13 + rank`. */
const PAIR_INDEX: Uint8Array = Uint8Array.from({ length: 169 }, (_, place) =>
  indexOfRanks([Math.floor(place / 13) * 4, (place % 13) * 4]),
);

const pairIndex = (a: number, b: number): number => PAIR_INDEX[(a >> 2) * 13 + (b >> 2)] ?? 0;

/** Where the row of three ranks begins in `apart`, by `(rank * 13 + rank) * 13 + rank`. */
const ROWS: Uint16Array = Uint16Array.from({ length: 13 ** 3 }, (_, place) => {
  const ranks = [Math.floor(place / 169), Math.floor(place / 13) % 13, place % 13];
  return indexOfRanks(ranks.map((rank) => rank * 4)) * PAIRS;
});

const rowOf = (a: number, b: number, c: number): number =>
  ROWS[((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)] ?? 0;

/** The ranks of the cards that are of a suit, as a set. */
function ranksIn(suit: number, cards: ArrayLike<number>): number {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? 0;
    if ((card & 3) === suit) ranks |= 1 << (card >> 2);
  }
  return ranks;
}

const atLeast = (set: number, count: number): boolean => {
  let rest = set;
  for (let i = 1; i < count; i++) rest &= rest - 1;
  return rest !== 0;
};

/** The suit of which the board has three, or -1; no two can. */
function flushSuit(board: ArrayLike<number>): number {
  for (let suit = 0; suit < 4; suit++) if (atLeast(ranksIn(suit, board), 3)) return suit;
  return -1;
}

/** The best flush of two ranks of one set and three of another. */
function bestFlush(own: number, common: number): number {
  let best = 0;
  for (let first = own; first !== 0; first &= first - 1) {
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      const two = (first & -first) | (second & -second);
      for (let i = common; i !== 0; i &= i - 1) {
        for (let j = i & (i - 1); j !== 0; j &= j - 1) {
          for (let k = j & (j - 1); k !== 0; k &= k - 1) {
            best = Math.max(best, FLUSHES[two | (i & -i) | (j & -j) | (k & -k)] ?? 0);
          }
        }
      }
    }
  }
  return best;
}

/** Four own cards on a board of three to five; unchecked. For many hands on one board use `omahaBoard`. */
export function rankOmaha(hole: ArrayLike<number>, board: ArrayLike<number>): number {
  prepareHigh();
  const table = apart();
  const [a, b, c, d] = [hole[0] ?? 0, hole[1] ?? 0, hole[2] ?? 0, hole[3] ?? 0];
  const ab = pairIndex(a, b);
  const ac = pairIndex(a, c);
  const ad = pairIndex(a, d);
  const bc = pairIndex(b, c);
  const bd = pairIndex(b, d);
  const cd = pairIndex(c, d);
  let best = 0;
  for (let i = 2; i < board.length; i++) {
    for (let j = 1; j < i; j++) {
      for (let k = 0; k < j; k++) {
        const row = rowOf(board[i] ?? 0, board[j] ?? 0, board[k] ?? 0);
        best = Math.max(
          best,
          table[row + ab] ?? 0,
          table[row + ac] ?? 0,
          table[row + ad] ?? 0,
          table[row + bc] ?? 0,
          table[row + bd] ?? 0,
          table[row + cd] ?? 0,
        );
      }
    }
  }
  const suit = flushSuit(board);
  if (suit < 0) return best;
  const own = ranksIn(suit, hole);
  return atLeast(own, 2) ? Math.max(best, bestFlush(own, ranksIn(suit, board))) : best;
}

/** One board, worked through once for any number of hands on it. */
export interface OmahaBoard {
  /** The strength of four own cards on this board; unchecked. */
  rank(this: void, a: number, b: number, c: number, d: number): number;
  /** The same for many hands, four card numbers after four; `strengths` says by its length how many. */
  rankAll(this: void, hands: Uint8Array, strengths: Uint16Array): void;
}

/**
 * Finds for every two ranks, and for every two ranks of the board's flush suit if it has one, the best hand with three
 * of the board's cards. A hand is then the best of its six pairs of cards.
 */
export function omahaBoard(board: readonly number[]): OmahaBoard {
  prepareHigh();
  const table = apart();
  const byRanks = new Uint16Array(multisets(2));
  for (let i = 2; i < board.length; i++) {
    for (let j = 1; j < i; j++) {
      for (let k = 0; k < j; k++) {
        const row = rowOf(board[i] ?? 0, board[j] ?? 0, board[k] ?? 0);
        for (let pair = 0; pair < byRanks.length; pair++) {
          const strength = table[row + pair] ?? 0;
          if (strength > (byRanks[pair] ?? 0)) byRanks[pair] = strength;
        }
      }
    }
  }
  const best = new Uint16Array(169);
  for (let place = 0; place < 169; place++) best[place] = byRanks[PAIR_INDEX[place] ?? 0] ?? 0;

  const suit = flushSuit(board);
  const common = suit < 0 ? 0 : ranksIn(suit, board);
  const inSuit = new Uint16Array(169);
  for (let high = 1; high < 13; high++) {
    for (let low = 0; low < high; low++) {
      const own = (1 << high) | (1 << low);
      if (common === 0 || (own & common) !== 0) continue;
      const strength = bestFlush(own, common);
      inSuit[high * 13 + low] = strength;
      inSuit[low * 13 + high] = strength;
    }
  }

  const two = (a: number, b: number): number => {
    const place = (a >> 2) * 13 + (b >> 2);
    const strength = best[place] ?? 0;
    if ((a & 3) !== suit || (b & 3) !== suit) return strength;
    return Math.max(strength, inSuit[place] ?? 0);
  };
  const rank = (a: number, b: number, c: number, d: number): number =>
    Math.max(two(a, b), two(a, c), two(a, d), two(b, c), two(b, d), two(c, d));
  return {
    rank,
    rankAll: (hands, strengths) => {
      for (let hand = 0, at = 0; hand < strengths.length; hand++, at += 4) {
        strengths[hand] = rank(hands[at] ?? 0, hands[at + 1] ?? 0, hands[at + 2] ?? 0, hands[at + 3] ?? 0);
      }
    },
  };
}

/** Throws unless these are four own cards and three to five common ones of one deck. */
export function checkOmaha(hole: readonly Card[], board: readonly Card[]): void {
  const one = { deck: 'standard', decks: 1 } as const;
  checkHand(hole, { least: 4, most: 4, ...one }, 'An Omaha hand');
  checkHand(board, { least: 3, most: 5, ...one }, 'An Omaha board');
  checkHand([...hole, ...board], { least: 7, most: 9, ...one }, 'An Omaha hand with its board');
}

/** Every two own cards with every three common ones, until the visitor is done. */
export function eachTwoAndThree(
  hole: readonly Card[],
  board: readonly Card[],
  visit: (five: readonly Card[]) => boolean,
): void {
  eachSubset(hole.length, 2, (own) =>
    eachSubset(board.length, 3, (common) =>
      visit([
        ...hole.filter((_, place) => own.includes(place)),
        ...board.filter((_, place) => common.includes(place)),
      ]),
    ),
  );
}

/** Omaha's high hand: exactly two of four own cards and three of the board (bclc-poker 26.0 §1.4, §1.6; 27.0 §1.4). */
export const omahaHigh: OmahaRanking = Object.assign(strengthsOn(pokerLadder, 'standard'), {
  name: 'An Omaha hand',
  deck: 'standard' as const,
  decks: 1,
  rank: (hole: readonly Card[], board: readonly Card[]): Strength => {
    checkOmaha(hole, board);
    return strengthOf(rankOmaha(hole, board));
  },
  bestCards: (hole: readonly Card[], board: readonly Card[]): Card[] => {
    const strength = omahaHigh.rank(hole, board);
    let best: Card[] = [];
    eachTwoAndThree(hole, board, (five) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = five;
      const found = rankFive(a, b, c, d, e) === strength;
      if (found) best = inOrder(five, pokerLadder().classOf(strength));
      return found;
    });
    return best;
  },
});
