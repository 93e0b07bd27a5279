import { type Card, prepareHigh, rankFlush, rankKey, rankOf, rankSevenRanks, suitOf } from '@croupier/cards';
import { Showdowns } from './showdowns.ts';

const RANKS = 13;
const SUITS = 4;
const BOARD = 5;
const FLUSH = 5;

/** Ways to take so many of so many suits. */
const WAYS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]];

/**
 * Every board that can still come, counted exactly: first by ranks alone, as if there were no flushes, each set of ranks as often
 * as suits can be given to it; then every board that makes somebody a flush is counted as it is, and taken off as it was counted.
 * Of seven cards five of a suit leave no full house, so that who has a flush has nothing better than it.
 */
export function countHoldem(
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  dead: readonly Card[],
): Showdowns {
  prepareHigh();
  const gone: ReadonlySet<number> = new Set([...hands.flat(), ...board, ...dead]);
  const left = new Uint8Array(RANKS);
  const leftOf = Array.from({ length: SUITS }, (): number[] => []);
  for (let card = 0; card < RANKS * SUITS; card += 1) {
    if (gone.has(card)) continue;
    left[card >> 2] = (left[card >> 2] ?? 0) + 1;
    leftOf[card & 3]?.push(card >> 2);
  }
  const lying = board.reduce((key, card) => key + rankKey(rankOf(card)), 0);
  const keys = hands.map((hand) => hand.reduce((key, card) => key + rankKey(rankOf(card)), lying));
  const showdowns = new Showdowns(hands.length);
  const strengths = new Int32Array(hands.length);
  const byRanks = (key: number): void => {
    for (let hand = 0; hand < keys.length; hand += 1) {
      strengths[hand] = rankSevenRanks(((keys[hand] ?? 0) + key) | 0);
    }
  };
  const missing = BOARD - board.length;
  eachRanks(left, 0, missing, 0, 1, (key, weight) => {
    byRanks(key);
    showdowns.add(strengths, weight);
    showdowns.total += weight;
  });
  for (let suit = 0; suit < SUITS; suit += 1) {
    const inSuit = (cards: readonly Card[]): number[] =>
      cards.filter((card) => suitOf(card) === suit).map(rankOf);
    const lies = inSuit(board);
    const own = hands.map((hand) => [...lies, ...inSuit(hand)]);
    const most = Math.max(...own.map(({ length }) => length));
    const masks = own.map((ranks) => ranks.reduce((mask, rank) => mask | (1 << rank), 0));
    const open = leftOf[suit] ?? [];
    const others = left.slice();
    for (const rank of open) others[rank] = (others[rank] ?? 1) - 1;
    for (let coming = Math.max(0, FLUSH - most); coming <= missing; coming += 1) {
      eachSubset(open, 0, coming, 0, 0, (added, suitedKey) => {
        eachRanks(others, 0, missing - coming, suitedKey, 1, (key, weight) => {
          byRanks(key);
          showdowns.add(strengths, -weight);
          for (let hand = 0; hand < own.length; hand += 1) {
            if ((own[hand]?.length ?? 0) + coming >= FLUSH)
              strengths[hand] = rankFlush((masks[hand] ?? 0) | added);
          }
          showdowns.add(strengths, weight);
        });
      });
    }
  }
  return showdowns;
}

/** Every set of so many ranks from a rank on, by the sum of their keys, with the number of ways to give them suits. */
function eachRanks(
  left: Uint8Array,
  from: number,
  wanted: number,
  key: number,
  weight: number,
  visit: (key: number, weight: number) => void,
): void {
  if (wanted === 0) {
    visit(key, weight);
    return;
  }
  for (let rank = from; rank < RANKS; rank += 1) {
    const there = left[rank] ?? 0;
    const ways = WAYS[there] ?? [];
    for (let taken = 1; taken <= there && taken <= wanted; taken += 1) {
      const next = key + taken * rankKey(rank);
      eachRanks(left, rank + 1, wanted - taken, next, weight * (ways[taken] ?? 0), visit);
    }
  }
}

/** Every choice of so many of a suit's ranks, as bits and as the sum of their keys. */
function eachSubset(
  ranks: readonly number[],
  from: number,
  wanted: number,
  mask: number,
  key: number,
  visit: (mask: number, key: number) => void,
): void {
  if (wanted === 0) {
    visit(mask, key);
    return;
  }
  for (let at = from; at <= ranks.length - wanted; at += 1) {
    const rank = ranks[at] ?? 0;
    eachSubset(ranks, at + 1, wanted - 1, mask | (1 << rank), key + rankKey(rank), visit);
  }
}
