import { type Card, cardOf, type HandCategory, sixDeck } from '@croupier/cards';
import type { CrewOptions } from '@croupier/cards/parallel';
import { fastActionHouseWay } from '@croupier/games';
import { BoardsBeside } from './fast-action-boards.ts';

/** C(6, n): ways to take so many of the six cards of one rank and suit. */
const OF_SIX = [1, 6, 15, 20, 15];

/** Two cards up to their suits: where the first suit goes, where the second, and what they are then. */
function renamed([one, other]: readonly [number, number]): {
  readonly cards: readonly [number, number];
  readonly suit: (card: number) => number;
} {
  const order = [one & 3, ...((one & 3) === (other & 3) ? [] : [other & 3])];
  for (const suit of [0, 1, 2, 3]) if (!order.includes(suit)) order.push(suit);
  const suit = (card: number): number => (card & ~3) | order.indexOf(card & 3);
  return { cards: [suit(one), suit(other)], suit };
}

/**
 * All deals of four cards and five on the board, C(312, 4) · C(308, 5), by what the two that the house way keeps make of the
 * board. Kept cards that differ by their suits' names alone meet the same boards, which are counted once.
 */
export async function bonusDeals({ signal, onProgress }: CrewOptions): Promise<Map<HandCategory, bigint>> {
  const boards = new Map<number, BoardsBeside>();
  const deals = new Map<HandCategory, bigint>(sixDeck.categories.map((category) => [category, 0n]));
  let done = 0;
  for (let a = 0; a < 52; a++) {
    for (let b = a; b < 52; b++)
      for (let c = b; c < 52; c++)
        for (let d = c; d < 52; d++) {
          const hand = [a, b, c, d].map(cardOf);
          const { keep } = fastActionHouseWay.set(hand);
          const { cards, suit } = renamed(two(keep.toSorted(byRank)));
          const key = cards[0] * 52 + cards[1];
          const counted = boards.get(key) ?? new BoardsBeside(cards);
          boards.set(key, counted);
          const [one, other] = two(without(hand, keep));
          const weight = BigInt(waysTo(hand));
          for (const category of sixDeck.categories) {
            const ways = counted.making(category, [suit(one), suit(other)]);
            deals.set(category, (deals.get(category) ?? 0n) + weight * BigInt(ways));
          }
        }
    done += 1;
    onProgress?.(done, 52);
    await new Promise((resume) => setTimeout(resume, 0));
    signal?.throwIfAborted();
  }
  return deals;
}

const byRank = (a: Card, b: Card): number => (b >> 2) - (a >> 2) || a - b;

const two = ([one = 0, other = 0]: readonly number[]): readonly [number, number] => [one, other];

function without(hand: readonly Card[], taken: readonly Card[]): Card[] {
  const left = hand.slice();
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

/** How many deals of four give this hand, which is sorted. */
function waysTo(hand: readonly Card[]): number {
  let ways = 1;
  for (const card of new Set(hand)) ways *= OF_SIX[hand.filter((one) => one === card).length] ?? 0;
  return ways;
}
