import { lazily } from '../lazily.ts';
import { buildLadder, type Ladder } from './ladder.ts';
import { indexOfRanks } from './multiset.ts';
import { type Ranking, rankingBy } from './ranking.ts';

/** bclc-poker 7.0 and 8.0 §5.2, §5.6: four of a kind is highest, a flush beats a straight; A-2-3-4 is the lowest straight (§5.5). */
const ladder: () => Ladder = lazily(() =>
  buildLadder({
    size: 4,
    short: [],
    categories: [
      'high-card',
      'pair',
      'two-pair',
      'straight',
      'flush',
      'three-of-a-kind',
      'straight-flush',
      'four-of-a-kind',
    ],
    lowestRank: 0,
    aceLow: 'lowest',
    decks: 1,
  }),
);

const SUITED = 13 ** 4;

/** Strengths by four ranks in any order, first in different suits, then in one. */
const table: () => Uint16Array = lazily(() => {
  const strengths = new Uint16Array(2 * SUITED);
  const { unsuited, suited } = ladder();
  const cards = [0, 0, 0, 0];
  for (let place = 0; place < SUITED; place++) {
    for (let i = 0, rest = place; i < 4; i++, rest = Math.floor(rest / 13)) cards[i] = (rest % 13) * 4;
    const index = indexOfRanks(cards);
    strengths[place] = unsuited[4]?.[index] ?? 0;
    strengths[place + SUITED] = suited[index] ?? 0;
  }
  return strengths;
});

/** Four cards; unchecked. */
export function rankFour(a: number, b: number, c: number, d: number): number {
  const place = (((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2);
  return table()[((a ^ b) | (a ^ c) | (a ^ d)) & 3 ? place : place + SUITED] ?? 0;
}

/** Best four of five cards; unchecked. */
export function rankFourOfFive(a: number, b: number, c: number, d: number, e: number): number {
  return Math.max(
    rankFour(a, b, c, d),
    rankFour(a, b, c, e),
    rankFour(a, b, d, e),
    rankFour(a, c, d, e),
    rankFour(b, c, d, e),
  );
}

/** Best four of six cards; unchecked. */
export function rankFourOfSix(a: number, b: number, c: number, d: number, e: number, f: number): number {
  return Math.max(
    rankFourOfFive(a, b, c, d, e),
    rankFour(a, b, c, f),
    rankFour(a, b, d, f),
    rankFour(a, b, e, f),
    rankFour(a, c, d, f),
    rankFour(a, c, e, f),
    rankFour(a, d, e, f),
    rankFour(b, c, d, f),
    rankFour(b, c, e, f),
    rankFour(b, d, e, f),
    rankFour(c, d, e, f),
  );
}

/** The four-card hand of Four Card Poker: the best four of the player's five or the dealer's six. */
export const fourCard: Ranking = rankingBy({
  name: 'A four-card hand',
  least: 4,
  most: 6,
  deck: 'standard',
  decks: 1,
  ladder,
  evaluate: ([a = 0, b = 0, c = 0, d = 0, e, f]) => {
    if (e === undefined) return rankFour(a, b, c, d);
    return f === undefined ? rankFourOfFive(a, b, c, d, e) : rankFourOfSix(a, b, c, d, e, f);
  },
});
