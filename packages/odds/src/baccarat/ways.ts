import type { Tableau } from '@croupier/games';
import { countOf, eachCoup, type Points } from './drawn.ts';

/**
 * From how many suits each hand's cards are taken, and whether those are suits apart. Otherwise one hand's suits are
 * among the other's: all four of both, in the ordinary case.
 */
export interface Confines {
  readonly player: number;
  readonly banker: number;
  readonly apart: boolean;
}

export const ANY_SUIT: Confines = { player: 4, banker: 4, apart: false };

/** What points show of a hand: its total and its number of cards. */
export interface HandClass {
  readonly total: number;
  readonly cards: 2 | 3;
}

const HANDS: readonly HandClass[] = ([2, 3] as const).flatMap((cards) =>
  Array.from({ length: 10 }, (_, total) => ({ total, cards })),
);

/** What points show of a coup, for all that they can show: two hands each. */
export const CLASSES: readonly { readonly player: HandClass; readonly banker: HandClass }[] = HANDS.flatMap(
  (player) => HANDS.map((banker) => ({ player, banker })),
);

const classOf = (player: Points, banker: Points): number => handClass(player) * 20 + handClass(banker);
const handClass = (points: Points): number => countOf(points) + (points.length === 3 ? 10 : 0);

/** For each of the classes. */
export type Ways = readonly bigint[];

/**
 * In how many ordered draws of six cards from a full shoe each class of coups comes, for every one of the confines.
 * Cards that a coup leaves undrawn count as any card, of whatever suit.
 */
export function countWays(decks: number, tableau: Tableau, confines: readonly Confines[]): Ways[] {
  const counts = confines.map((each) => new Count(decks, each));
  eachCoup(tableau, (player, banker, orders) => {
    const key = classOf(player, banker);
    for (const count of counts) count.add(key, player, banker, orders);
  });
  return counts.map((count) => count.ways());
}

/**
 * The sum for one of the confines. A product of ways passes 2^53 with many decks, so the ways of one hand are split in
 * two halves, and each half's sum is exact: at twenty decks below 2^52.
 */
class Count {
  readonly #low = new Float64Array(CLASSES.length);
  readonly #high = new Float64Array(CLASSES.length);
  readonly #cards: number;
  readonly #perSuit: readonly number[];
  readonly #confines: Confines;

  constructor(decks: number, confines: Confines) {
    this.#cards = 52 * decks;
    this.#perSuit = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1].map((kinds) => kinds * decks);
    this.#confines = confines;
  }

  /** The hand of fewer suits is drawn first: each of its cards is then one that the other hand might have had. */
  add(key: number, player: Points, banker: Points, orders: number): void {
    const confines = this.#confines;
    const playerFirst = confines.player <= confines.banker;
    const first = playerFirst ? player : banker;
    const second = playerFirst ? banker : player;
    const undrawn = this.#cards - first.length - second.length;
    let one = orders * this.#draw(first, playerFirst ? confines.player : confines.banker, NO_CARDS);
    let other = this.#draw(
      second,
      playerFirst ? confines.banker : confines.player,
      confines.apart ? NO_CARDS : first,
    );
    if (first.length === 2) one *= undrawn;
    if (second.length === 2) other *= first.length === 2 ? undrawn - 1 : undrawn;
    const high = Math.floor(one / HALF);
    this.#high[key] = (this.#high[key] ?? 0) + high * other;
    this.#low[key] = (this.#low[key] ?? 0) + (one - high * HALF) * other;
  }

  /** In how many ways a hand is drawn from so many suits after these cards of the same suits are gone. */
  #draw(hand: Points, suits: number, gone: Points): number {
    let ways = 1;
    for (let i = 0; i < hand.length; i += 1) {
      const value = hand[i] ?? 0;
      let left = suits * (this.#perSuit[value] ?? 0);
      for (let j = 0; j < i; j += 1) if (hand[j] === value) left -= 1;
      for (const card of gone) if (card === value) left -= 1;
      if (left <= 0) return 0;
      ways *= left;
    }
    return ways;
  }

  ways(): Ways {
    return Array.from(this.#low, (low, key) => BigInt(this.#high[key] ?? 0) * BigInt(HALF) + BigInt(low));
  }
}

const NO_CARDS: Points = [];
const HALF = 2 ** 12;
