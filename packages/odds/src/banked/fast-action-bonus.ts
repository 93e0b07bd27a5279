import { type Card, cardOf, type HandCategory, sixDeck } from '@croupier/cards';
import type { CrewOptions } from '@croupier/cards/parallel';
import { fastActionHouseWay } from '@croupier/games';
import { dealsBeside, ThrownAway } from './fast-action-boards.ts';

/** C(6, n): ways to take so many of the six cards of one rank and suit. */
const OF_SIX = [1, 6, 15, 20, 15];

/** Cards with their suits renamed in the order in which they come, and what each card is called then. */
function renamed(cards: readonly number[]): {
  readonly cards: readonly number[];
  readonly name: (card: number) => number;
} {
  const order = [...new Set(cards.map((card) => card & 3))];
  for (const suit of [0, 1, 2, 3]) if (!order.includes(suit)) order.push(suit);
  const name = (card: number): number => (card & ~3) | order.indexOf(card & 3);
  return { cards: cards.map(name), name };
}

/**
 * All deals of four cards and five on the board, C(312, 4) · C(308, 5), by what the two that the house way keeps make of the
 * board. Kept cards that differ by their suits' names alone meet the same boards, which are counted once.
 */
export async function bonusDeals({ signal, onProgress }: CrewOptions): Promise<Map<HandCategory, bigint>> {
  const thrown = new Map<number, ThrownAway>();
  for (let a = 0; a < 52; a++)
    for (let b = a; b < 52; b++)
      for (let c = b; c < 52; c++)
        for (let d = c; d < 52; d++) {
          const hand = [cardOf(a), cardOf(b), cardOf(c), cardOf(d)];
          const { keep } = fastActionHouseWay.set(hand);
          const { cards, name } = renamed(keep.toSorted(byRank));
          const [one, other] = two(cards);
          const beside = thrown.get(one * 52 + other) ?? new ThrownAway();
          thrown.set(one * 52 + other, beside);
          beside.add(two(without(hand, keep).map(name)), waysTo(a, b, c, d));
        }
  const deals = new Map<HandCategory, bigint>(sixDeck.categories.map((category) => [category, 0n]));
  let done = 0;
  for (const [key, beside] of thrown) {
    const found = dealsBeside([Math.floor(key / 52), key % 52], beside);
    for (const [at, category] of sixDeck.categories.entries())
      deals.set(category, (deals.get(category) ?? 0n) + (found[at] ?? 0n));
    done += 1;
    onProgress?.(done, thrown.size);
    await new Promise((resume) => setImmediate(resume));
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
function waysTo(...hand: readonly number[]): number {
  let [ways, alike] = [1, 0];
  for (const [i, card] of hand.entries()) {
    alike = card === hand[i - 1] ? alike + 1 : 1;
    ways *= (OF_SIX[alike] ?? 0) / (OF_SIX[alike - 1] ?? 1);
  }
  return ways;
}
