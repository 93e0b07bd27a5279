import {
  omahaHigh as omahaHighRanking,
  omahaLow as omahaLowRanking,
  poker,
  type Ranking,
  rankEight,
  rankPoker,
  rankSeven,
  strengthOf,
} from '@croupier/cards';
import type { HandType } from './variant.ts';

/** The cards of a hand in play were checked when they were dealt. */
const call: HandType['call'] = (hole, board) => poker.describe(strengthOf(rankPoker([...hole, ...board])));

const plays: HandType['plays'] = (hole, board) => poker.bestCards([...hole, ...board]);

/** The best five of two own and five common cards (bclc-poker 17.0 §1.2, §1.4). */
export const bestOfSeven: HandType = {
  name: 'high',
  ranked: poker,
  strength: (hole, board) => {
    const [a = 0, b = 0] = hole;
    const [c = 0, d = 0, e = 0, f = 0, g = 0] = board;
    return rankSeven(a, b, c, d, e, f, g);
  },
  call,
  plays,
};

/** The best five of two own and six common cards (bclc-poker 20.0 §1.2). */
export const bestOfEight: HandType = {
  name: 'high',
  ranked: poker,
  strength: (hole, board) => rankEight([...hole, ...board]),
  call,
  plays,
};

/** Two of four own cards with three of the board (bclc-poker 26.0 §1.4, 27.0 §1.4). */
export const twoAndThree: HandType = {
  name: 'high',
  ranked: omahaHighRanking,
  strength: omahaHighRanking.rank,
  call: (hole, board) => omahaHighRanking.describe(omahaHighRanking.rank(hole, board)),
  plays: omahaHighRanking.bestCards,
};

/** The low, eight or better (bclc-poker 26.0 §1.4.1, §1.7); it may use other cards than the high (§1.4.2). */
export const lowEight: HandType = {
  name: 'low',
  strength: omahaLowRanking.rank,
  call: (hole, board) => omahaLowRanking.describe(omahaLowRanking.rank(hole, board)),
  plays: omahaLowRanking.bestCards,
};

/** The best five of one's own cards, and of the common one where the deck ran out (bclc-poker 23.0 §1.2, §1.4). */
export const bestOfOwnCards: HandType = {
  name: 'high',
  ranked: poker,
  strength: (hole, board) => rankPoker([...hole, ...board]),
  call,
  plays,
};

/** Five cards by a section's own list of ranks. */
export const rankedBy = (ranking: Ranking): HandType => ({
  name: 'high',
  ranked: ranking,
  strength: (hole, board) => ranking.rank([...hole, ...board]),
  call: (hole, board) => ranking.describe(ranking.rank([...hole, ...board])),
  plays: (hole, board) => ranking.bestCards([...hole, ...board]),
});
