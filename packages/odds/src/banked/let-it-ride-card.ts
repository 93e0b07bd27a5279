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
    const rides = board.length === 0 ? firstRides(own) : secondRides([...own, ...board]);
    return { verb: rides ? 'ride' : 'take-back' };
  },
};

const TEN = 8;
const ACE = 12;

/** A pair of tens or better, two pairs or three of a kind, which pay whatever comes. */
function paysAlready(cards: readonly Card[]): boolean {
  let met = 0;
  let pairs = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    if (((met >> rank) & 1) === 1) {
      if (rank >= TEN) return true;
      pairs += 1;
    }
    met |= 1 << rank;
  }
  return pairs > 1;
}

function inOneSuit(cards: readonly Card[]): boolean {
  const [first] = cards;
  for (const card of cards) if (first === undefined || suitOf(card) !== suitOf(first)) return false;
  return true;
}

/** Their ranks as a set, the lowest and the highest, and how many cards are tens or better. */
function ranksOf(cards: readonly Card[]): { set: number; lowest: number; highest: number; high: number } {
  let set = 0;
  let lowest = ACE;
  let highest = 0;
  let high = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    set |= 1 << rank;
    lowest = Math.min(lowest, rank);
    highest = Math.max(highest, rank);
    if (rank >= TEN) high += 1;
  }
  return { set, lowest, highest, high };
}

export function firstRides(own: readonly Card[]): boolean {
  if (paysAlready(own)) return true;
  if (!inOneSuit(own)) return false;
  const { lowest, highest, high } = ranksOf(own);
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

export function secondRides(cards: readonly Card[]): boolean {
  if (paysAlready(cards) || inOneSuit(cards)) return true;
  const { set, lowest, highest, high } = ranksOf(cards);
  return set === FOUR_IN_A_ROW << lowest && highest < ACE && high >= 1;
}

/** Never takes a bet back: what not looking at one's cards costs. */
export const rideAlways: Strategy = {
  name: 'blind',
  about: 'lets every bet ride',
  decide: () => ({ verb: 'ride' }),
};
