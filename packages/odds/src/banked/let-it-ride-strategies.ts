import { type Card, rankOf, suitOf } from '@croupier/cards';
import type { LetItRideHand } from '@croupier/games';
import type { Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { riding } from './let-it-ride.ts';

/** Optimal play, worked out when a hand, or one that differs from it by its suits alone, is first met. */
export function rideWell(rules: Rules<LetItRideHand>): Strategy {
  const known = new Map<string, boolean>();
  const rides = riding(rules);
  return {
    name: 'optimal',
    about: 'lets a bet ride whenever it is worth more than nothing',
    decide: ({ seat }, sight) => {
      const own = sight(String(seat));
      const board = sight('board');
      const key = suitsApart(own, board);
      const [turned] = board;
      const found = known.get(key) ?? (turned === undefined ? rides(own).first : rides(own).second(turned));
      known.set(key, found);
      return { verb: found ? 'ride' : 'take-back' };
    },
  };
}

/** The same for all hands that differ by their suits alone: the ranks of each suit, one's own and on the board. */
function suitsApart(own: readonly Card[], board: readonly Card[]): string {
  const suits = new Uint32Array(4);
  for (const card of own) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card));
  for (const card of board) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << (13 + rankOf(card)));
  return suits.toSorted().join(' ');
}

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
function paysAlready(ranks: readonly number[]): boolean {
  let pairs = 0;
  for (let i = 0; i < ranks.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      if (ranks[i] !== ranks[j]) continue;
      if ((ranks[i] ?? 0) >= TEN) return true;
      pairs += 1;
    }
  return pairs > 1;
}

const inOneSuit = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));

/** The ranks between the highest and the lowest, and how many are tens or better. */
const spread = (ranks: readonly number[]): number => Math.max(...ranks) - Math.min(...ranks);
const highCards = (ranks: readonly number[]): number => ranks.filter((rank) => rank >= TEN).length;

export function firstRides(own: readonly Card[]): boolean {
  const ranks = own.map(rankOf);
  if (paysAlready(ranks)) return true;
  if (!inOneSuit(own)) return false;
  const high = highCards(ranks);
  switch (spread(ranks)) {
    case 2:
      return Math.min(...ranks) > 0; // 2-3-4 has too few straights
    case 3:
      return high >= 1;
    case 4:
      return high >= 2;
    default:
      return false;
  }
}

export function secondRides(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf);
  if (paysAlready(ranks) || inOneSuit(cards)) return true;
  const open = new Set(ranks).size === 4 && spread(ranks) === 3 && !ranks.includes(ACE);
  return open && highCards(ranks) >= 1;
}

/** Never takes a bet back: what not looking at one's cards costs. */
export const rideAlways: Strategy = {
  name: 'blind',
  about: 'lets every bet ride',
  decide: () => ({ verb: 'ride' }),
};
