import { SetsBeside } from './beside-a-card.ts';
import { over } from './suit-renamings.ts';

const DECK = 52;
const LARGEST = 6;
/** Sets of up to five cards, those of each size after the smaller ones. */
const FIRST = new Uint32Array(LARGEST + 1);
for (let size = 0; size < LARGEST; size += 1) FIRST[size + 1] = (FIRST[size] ?? 0) + over(DECK, size);

/** By the choice among six cards: how many they are, which is the last, and what is chosen without it. */
const CHOICES = 1 << LARGEST;
const SIZE = new Uint8Array(CHOICES);
const LAST = new Uint8Array(CHOICES);
const WITHOUT = new Uint8Array(CHOICES);
for (let chosen = 1; chosen < CHOICES; chosen += 1) {
  const last = 31 - Math.clz32(chosen);
  LAST[chosen] = last;
  WITHOUT[chosen] = chosen ^ (1 << last);
  SIZE[chosen] = (SIZE[WITHOUT[chosen] ?? 0] ?? 0) + 1;
}

/** The suits beside the first in all their orders. */
const RENAMINGS = [
  [0, 1, 2, 3],
  [0, 1, 3, 2],
  [0, 2, 1, 3],
  [0, 2, 3, 1],
  [0, 3, 1, 2],
  [0, 3, 2, 1],
];

/** The sets of up to five cards beside one that is given, in classes that the three other suits make alike. */
export class SmallSets {
  /** By its place the class of each set. */
  readonly classOf: Uint32Array = new Uint32Array(FIRST[LARGEST] ?? 0);
  /** How many renamings leave a set of each class as it is. */
  readonly same: Uint8Array;
  readonly #places = new Uint32Array(CHOICES);

  constructor(rank: number, ranks: readonly number[]) {
    const same: number[] = [];
    for (let size = 0; size < LARGEST; size += 1) {
      const sets = new SetsBeside(rank, ranks, size);
      for (let at = 0; at < sets.length; at += 1) {
        for (const suits of RENAMINGS) {
          const twin = sets.cards(at).map((card) => (card & ~3) | (suits[card & 3] ?? 0));
          const places = this.placesIn(twin.toSorted());
          this.classOf[places[(1 << size) - 1] ?? 0] = same.length;
        }
        same.push(RENAMINGS.length / sets.weight(at));
      }
    }
    this.same = Uint8Array.from(same);
  }

  /** The place of every choice among up to six cards, which are in ascending order; the list is used again. */
  placesIn(cards: Uint8Array): Uint32Array {
    const places = this.#places;
    for (let chosen = 1; chosen < 1 << cards.length; chosen += 1) {
      const size = SIZE[chosen] ?? 0;
      const without = WITHOUT[chosen] ?? 0;
      places[chosen] =
        (places[without] ?? 0) -
        (FIRST[size - 1] ?? 0) +
        (FIRST[size] ?? 0) +
        over(cards[LAST[chosen] ?? 0] ?? 0, size);
    }
    return places;
  }
}

/**
 * How many hands of those that were added hold each set of up to five cards: by inclusion and exclusion it is known how many hold none of
 * six. A hand is added for all of its class, and may count differently in several columns.
 */
export class HeldSets {
  readonly #sets: SmallSets;
  readonly #columns: number;
  readonly #sums: Float64Array;

  constructor(sets: SmallSets, columns: number) {
    this.#sets = sets;
    this.#columns = columns;
    this.#sums = new Float64Array(sets.same.length * columns);
  }

  /** Adds the hands of a class, each of which counts so much in every column. */
  add(cards: Uint8Array, hands: number, counts: ArrayLike<number>): void {
    const { classOf } = this.#sets;
    const places = this.#sets.placesIn(cards);
    const choices = Math.min(1 << cards.length, CHOICES - 1);
    for (let chosen = 0; chosen < choices; chosen += 1) {
      const at = (classOf[places[chosen] ?? 0] ?? 0) * this.#columns;
      for (let column = 0; column < this.#columns; column += 1)
        this.#sums[at + column] = (this.#sums[at + column] ?? 0) + hands * (counts[column] ?? 0);
    }
  }

  /** How much the hands count that hold none of these six cards; a hand of all six is to be looked at apart. */
  besides(own: Uint8Array, column: number): number {
    const { classOf, same } = this.#sets;
    const places = this.#sets.placesIn(own);
    let sum = 0;
    for (let chosen = 0; chosen < CHOICES - 1; chosen += 1) {
      const at = classOf[places[chosen] ?? 0] ?? 0;
      const held = (this.#sums[at * this.#columns + column] ?? 0) * (same[at] ?? 0);
      sum += ((SIZE[chosen] ?? 0) & 1) === 0 ? held : 0 - held;
    }
    return sum / RENAMINGS.length;
  }
}
