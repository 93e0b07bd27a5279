import { type Card, rankOf, suitOf } from '@croupier/cards';
import type { Strategy } from '../way-to-play.ts';

/** The common strategy card: what a person can keep in mind. A test shows that it costs nothing at the printed pays. */
export const rideByTheCard: Strategy = {
  name: 'basic',
  about:
    'lets bet 1 ride with a paying hand or three to a good straight flush, bet 2 with a paying hand, a flush or an open high straight to come',
  decide: ({ seat }, sight) => {
    const own = sight(String(seat));
    const board = sight('board');
    const rides = board.length === 0 ? firstRides(own) : secondRides(own, board);
    return { verb: rides ? 'ride' : 'take-back' };
  },
};

const TEN = 8;
const ACE = 12;

/** What of some cards the strategy goes by. */
interface Looked {
  /** A pair of tens or better, two pairs or three of a kind, which pay whatever comes. */
  readonly paysAlready: boolean;
  readonly inOneSuit: boolean;
  /** Their ranks as a set, the lowest and the highest. */
  readonly set: number;
  readonly lowest: number;
  readonly highest: number;
  /** How many are tens or better. */
  readonly high: number;
}

const NONE: readonly Card[] = [];

/** Looks at every card once, those of one's own and those on the board: it is done by the million, and a list of both is dear. */
function lookedAt(own: readonly Card[], board: readonly Card[] = NONE): Looked {
  let set = 0;
  let suits = 0;
  let pairs = 0;
  let highPair = false;
  let lowest = ACE;
  let highest = 0;
  let high = 0;
  for (let i = 0; i < own.length + board.length; i++) {
    const card = i < own.length ? own[i] : board[i - own.length];
    if (card === undefined) continue;
    const rank = rankOf(card);
    if (((set >> rank) & 1) === 1) {
      pairs += 1;
      if (rank >= TEN) highPair = true;
    }
    if (rank >= TEN) high += 1;
    if (rank < lowest) lowest = rank;
    if (rank > highest) highest = rank;
    set |= 1 << rank;
    suits |= 1 << suitOf(card);
  }
  return {
    paysAlready: highPair || pairs > 1,
    inOneSuit: (suits & (suits - 1)) === 0,
    set,
    lowest,
    highest,
    high,
  };
}

export function firstRides(own: readonly Card[]): boolean {
  const { paysAlready, inOneSuit, lowest, highest, high } = lookedAt(own);
  if (paysAlready) return true;
  if (!inOneSuit) return false;
  switch (highest - lowest) {
    case 2:
      return lowest > 0; // 2-3-4 has too few straights
    case 3:
      return high >= 1;
    case 4:
      return high >= 2;
    default:
      return false;
  }
}

const FOUR_IN_A_ROW = 0b1111;

export function secondRides(own: readonly Card[], board?: readonly Card[]): boolean {
  const { paysAlready, inOneSuit, set, lowest, highest, high } = lookedAt(own, board);
  return paysAlready || inOneSuit || (set === FOUR_IN_A_ROW << lowest && highest < ACE && high >= 1);
}

/** Never takes a bet back: what not looking at one's cards costs. */
export const rideAlways: Strategy = {
  name: 'blind',
  about: 'lets every bet ride',
  decide: () => ({ verb: 'ride' }),
};
