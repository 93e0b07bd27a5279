import { lazily } from '../lazily.ts';
import { buildLadder, type Ladder } from './ladder.ts';
import { indexOfRanks } from './multiset.ts';
import { type Ranking, rankingBy } from './ranking.ts';

/** bclc-poker 6.0 §5.2, §5.6: a straight beats a flush; A-2-3 is the lowest straight (§5.5). */
const ladder: () => Ladder = lazily(() =>
  buildLadder({
    size: 3,
    short: [],
    categories: ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
    lowestRank: 0,
    aceLow: 'lowest',
    decks: 1,
  }),
);

const RANKS_IN_A_ROW = 13;

/** Strengths by three ranks in any order, first in different suits, then in one. */
const table: () => Uint16Array = lazily(() => {
  const strengths = new Uint16Array(2 * RANKS_IN_A_ROW ** 3);
  const { unsuited, suited } = ladder();
  for (let place = 0; place < RANKS_IN_A_ROW ** 3; place++) {
    const ranks = [Math.floor(place / 169), Math.floor(place / 13) % 13, place % 13];
    const index = indexOfRanks(ranks.map((rank) => rank * 4));
    strengths[place] = unsuited[3]?.[index] ?? 0;
    strengths[place + RANKS_IN_A_ROW ** 3] = suited[index] ?? 0;
  }
  return strengths;
});

/** Three cards; unchecked. */
export function rankThree(a: number, b: number, c: number): number {
  const place = (a >> 2) * 169 + (b >> 2) * 13 + (c >> 2);
  return table()[((a ^ b) | (a ^ c)) & 3 ? place : place + RANKS_IN_A_ROW ** 3] ?? 0;
}

/** The three-card hand of Three Card Poker. */
export const threeCard: Ranking = rankingBy({
  name: 'A three-card hand',
  least: 3,
  most: 3,
  deck: 'standard',
  decks: 1,
  ladder,
  evaluate: ([a = 0, b = 0, c = 0]) => rankThree(a, b, c),
});
