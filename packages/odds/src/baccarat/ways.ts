import type { Tableau } from '@croupier/games';
import { eachCoup, HANDS, type PointHand } from './drawn.ts';

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
export type HandClass = Pick<PointHand, 'total' | 'cards'>;

const HAND_CLASSES: readonly HandClass[] = ([2, 3] as const).flatMap((cards) =>
  Array.from({ length: 10 }, (_, total) => ({ total, cards })),
);

/** What points show of a coup, for all that they can show: two hands each. */
export const CLASSES: readonly { readonly player: HandClass; readonly banker: HandClass }[] =
  HAND_CLASSES.flatMap((player) => HAND_CLASSES.map((banker) => ({ player, banker })));

const classOf = (player: PointHand, banker: PointHand): number => handClass(player) * 20 + handClass(banker);
const handClass = ({ total, cards }: PointHand): number => (cards === 3 ? total + 10 : total);

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
  /** The hand of fewer suits is drawn first: each of its cards is then one that the other hand might have had. */
  readonly #playerFirst: boolean;
  readonly #first: SuitedShoe;
  readonly #second: SuitedShoe;
  readonly #apart: boolean;

  constructor(decks: number, { player, banker, apart }: Confines) {
    this.#cards = 52 * decks;
    this.#playerFirst = player <= banker;
    this.#first = new SuitedShoe(decks, Math.min(player, banker));
    this.#second = new SuitedShoe(decks, Math.max(player, banker));
    this.#apart = apart;
  }

  add(key: number, player: PointHand, banker: PointHand, orders: number): void {
    const first = this.#playerFirst ? player : banker;
    const second = this.#playerFirst ? banker : player;
    let one = orders * this.#first.waysOf(first);
    let other = this.#apart ? this.#second.waysOf(second) : this.#second.waysAfter(first, second);
    const undrawn = this.#cards - first.cards - second.cards;
    if (first.cards === 2) one *= undrawn;
    if (second.cards === 2) other *= first.cards === 2 ? undrawn - 1 : undrawn;
    const high = Math.floor(one / HALF);
    this.#high[key] = (this.#high[key] ?? 0) + high * other;
    this.#low[key] = (this.#low[key] ?? 0) + (one - high * HALF) * other;
  }

  ways(): Ways {
    return Array.from(this.#low, (low, key) => BigInt(this.#high[key] ?? 0) * BigInt(HALF) + BigInt(low));
  }
}

const HALF = 2 ** 12;

/** So many suits of a shoe: how many cards of each point value, and in how many orders a hand is drawn from them. */
class SuitedShoe {
  readonly #held: readonly number[];
  readonly #ways: Float64Array;

  constructor(decks: number, suits: number) {
    this.#held = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1].map((kinds) => kinds * decks * suits);
    this.#ways = Float64Array.from(HANDS, (hand) => this.waysAfter(NO_CARDS, hand));
  }

  /** From the full shoe. */
  waysOf(hand: PointHand): number {
    return this.#ways[hand.index] ?? 0;
  }

  /** When the cards of another hand are gone from these suits. */
  waysAfter(gone: Values, { first, second, third }: PointHand): number {
    const one = this.#left(first, gone);
    const two = this.#left(second, gone) - (second === first ? 1 : 0);
    if (one <= 0 || two <= 0) return 0;
    if (third < 0) return one * two;
    const three = this.#left(third, gone) - (third === first ? 1 : 0) - (third === second ? 1 : 0);
    return three <= 0 ? 0 : one * two * three;
  }

  #left(value: number, { first, second, third }: Values): number {
    const held = this.#held[value] ?? 0;
    return held - (value === first ? 1 : 0) - (value === second ? 1 : 0) - (value === third ? 1 : 0);
  }
}

/** The point values of up to three cards. */
type Values = Pick<PointHand, 'first' | 'second' | 'third'>;

const NO_CARDS: Values = { first: -1, second: -1, third: -1 };
