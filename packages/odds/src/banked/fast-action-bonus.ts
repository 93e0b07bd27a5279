import { type Card, cardOf, type HandCategory, sixDeck } from '@croupier/cards';
import type { CrewOptions } from '@croupier/cards/parallel';
import { fastActionHouseWay } from '@croupier/games';
import { dealsBeside, ThrownAway } from './fast-action-boards.ts';

const DECK = 52;
const NO_NAMES = new Uint8Array(DECK);

/** What each card is called when suits are renamed so that of two cards the first has suit 0, and the other 0 or 1. */
const RENAMED: readonly Uint8Array[] = Array.from({ length: 16 }, (_, suits) => {
  const order = [...new Set([suits >> 2, suits & 3, 0, 1, 2, 3])];
  return Uint8Array.from({ length: 52 }, (__, card) => (card & ~3) | order.indexOf(card & 3));
});

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
          const alike = handsLike(a, b, c, d);
          if (alike === 0) continue;
          const hand = [cardOf(a), cardOf(b), cardOf(c), cardOf(d)];
          const { keep } = fastActionHouseWay.set(hand);
          const [one, other] = higherFirst(keep);
          const names = RENAMED[((one & 3) << 2) | (other & 3)] ?? NO_NAMES;
          const key = (names[one] ?? 0) * DECK + (names[other] ?? 0);
          const beside = thrown.get(key) ?? new ThrownAway();
          thrown.set(key, beside);
          const [first, second] = without(hand, keep);
          beside.add([names[first] ?? 0, names[second] ?? 0], alike * waysTo(a, b, c, d));
        }
  const deals = new Map<HandCategory, bigint>(sixDeck.categories.map((category) => [category, 0n]));
  let done = 0;
  for (const [key, beside] of thrown) {
    const found = dealsBeside([Math.floor(key / DECK), key % DECK], beside);
    for (const [at, category] of sixDeck.categories.entries())
      deals.set(category, (deals.get(category) ?? 0n) + (found[at] ?? 0n));
    done += 1;
    onProgress?.(done, thrown.size);
    await new Promise((resume) => setImmediate(resume));
    signal?.throwIfAborted();
  }
  return deals;
}

/**
 * How many hands differ from this one by their suits' names alone and are not looked at, this one included; 0 for those. Where two cards are of
 * one rank each hand stands for itself: the house way then goes by the order of the suits (READINGS 79).
 */
function handsLike(a: number, b: number, c: number, d: number): number {
  if (a >> 2 === b >> 2 || b >> 2 === c >> 2 || c >> 2 === d >> 2) return 1;
  let named = 0;
  for (const suit of [a & 3, b & 3, c & 3, d & 3]) {
    if (suit > named) return 0;
    if (suit === named) named += 1;
  }
  return RENAMINGS[named] ?? 0;
}

/** In how many ways so many of the four suits are named. */
const RENAMINGS = [1, 4, 12, 24, 24];

/** Two cards in the order of the deck, the higher first; of one rank they stay as they are. */
const higherFirst = ([low = cardOf(0), high = cardOf(0)]: readonly Card[]): readonly [Card, Card] =>
  low >> 2 === high >> 2 ? [low, high] : [high, low];

/** The two of four cards that are not kept, both in the order of the deck. */
function without(hand: readonly Card[], [one, other]: readonly Card[]): readonly [number, number] {
  const first = hand.indexOf(one ?? cardOf(0));
  const second = hand.indexOf(other ?? cardOf(0), first + 1);
  const left = [0, 1, 2, 3].filter((place) => place !== first && place !== second);
  return [hand[left[0] ?? 0] ?? 0, hand[left[1] ?? 0] ?? 0];
}

/** How many deals of four give these cards, which are in order: of those alike C(6, n). */
function waysTo(a: number, b: number, c: number, d: number): number {
  const two = b === a ? 2 : 1;
  const three = c === b ? two + 1 : 1;
  const four = d === c ? three + 1 : 1;
  return 6 * moreOf(two) * moreOf(three) * moreOf(four);
}

/** What the n-th card of a kind multiplies the ways with. */
const moreOf = (nth: number): number => (7 - nth) / nth;
