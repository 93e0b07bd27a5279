import { cardsOfSets, eachSuitClass, JOKER } from '@croupier/cards';
import { over, RENAMINGS, renamed } from './suit-renamings.ts';

const DECK = 53;
const HAND = 7;
/** Sets that are counted: those of seven are whole hands, which need no counting. */
const LARGEST = 6;

/** The choices of up to six among seven cards, the smaller ones first: which is the last card, and which choice it is without it. */
const CHOICES: readonly { readonly size: number; readonly last: number; readonly without: number }[] =
  (() => {
    const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1));
    const sets = Array.from({ length: (1 << HAND) - 1 }, (_, set) => set).toSorted(
      (one, other) => sizeOf(one) - sizeOf(other) || one - other,
    );
    return sets.map((set) => {
      const last = 31 - Math.clz32(set);
      return { size: sizeOf(set), last, without: set === 0 ? 0 : sets.indexOf(set ^ (1 << last)) };
    });
  })();

const LAST = Uint8Array.from(CHOICES, ({ last }) => last);
const WITHOUT = Uint8Array.from(CHOICES, ({ without }) => without);
const SIZE = Uint8Array.from(CHOICES, ({ size }) => size);

/** How many choices there are, and the first of six cards. */
export const CHOSEN: number = CHOICES.length;
export const FIRST_OF_SIX: number = CHOICES.findIndex(({ size }) => size === LARGEST);
/** By inclusion and exclusion: whether a choice is added or taken away. */
export const SIGNS: Int8Array = Int8Array.from(CHOICES, ({ size }) => (size % 2 === 0 ? 1 : -1));

/** Where the sets of each size begin among all. */
const FIRST = new Uint32Array(LARGEST + 2);
for (let size = 0; size <= LARGEST; size += 1)
  FIRST[size + 1] = (FIRST[size] ?? 0) + over(DECK - 1, size) + (size === 0 ? 0 : over(DECK - 1, size - 1));

/** Seven cards for each class that suits do not tell apart, of the deck with the joker. */
export class SevenCards {
  readonly length: number;
  /** Seven cards each, in ascending order; the joker is the last. */
  readonly cards: Uint8Array;
  /** How many hands are in each class. */
  readonly weights: Uint8Array;

  constructor(ranks?: readonly number[]) {
    const { cards, weights } = setsOf(HAND, ranks);
    this.cards = cards;
    this.weights = weights;
    this.length = weights.length;
  }

  of(hand: number): Uint8Array {
    return this.cards.subarray(hand * HAND, (hand + 1) * HAND);
  }
}

/** Sets of so many cards with the joker and without, one for each class, as they lie in lists. */
function setsOf(size: number, ranks?: readonly number[]): { cards: Uint8Array; weights: Uint8Array } {
  let cards = new Uint8Array(1 << 16);
  let weights = new Uint8Array(1 << 13);
  let length = 0;
  for (const jokers of size === 0 ? [0] : [0, 1]) {
    const naturals = new Uint8Array(size - jokers);
    eachSuitClass(
      [size - jokers],
      (sets, weight) => {
        if ((length + 1) * size > cards.length) cards = twiceAsLong(cards);
        if (length === weights.length) weights = twiceAsLong(weights);
        cardsOfSets(sets, 0, naturals);
        naturals.sort();
        cards.set(naturals, length * size);
        if (jokers === 1) cards[(length + 1) * size - 1] = JOKER;
        weights[length] = weight;
        length += 1;
      },
      ranks,
    );
  }
  return { cards: cards.subarray(0, length * size), weights: weights.subarray(0, length) };
}

function twiceAsLong(some: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(some.length * 2);
  more.set(some);
  return more;
}

/** All sets of up to six cards of the deck with the joker, in classes that suits do not tell apart: those of up to five are numbered first. */
export class JokerDeckSets {
  /** How many classes there are of up to five cards, and of six. */
  readonly upToFive: number;
  readonly ofSix: number;
  /** How many renamings of suits leave a set of each class as it is. */
  readonly same: Uint8Array;
  /** By the place of a set. */
  readonly #classOf = new Uint32Array(FIRST[LARGEST + 1] ?? 0);
  readonly #places = new Uint32Array(CHOSEN);

  constructor(ranks?: readonly number[]) {
    const same: number[] = [];
    let ofSix = 0;
    for (let size = 0; size <= LARGEST; size += 1) {
      const { cards, weights } = setsOf(size, ranks);
      const twin = new Uint8Array(size);
      for (let at = 0; at < weights.length; at += 1) {
        for (const suits of RENAMINGS) {
          for (let i = 0; i < size; i += 1) {
            const card = cards[at * size + i] ?? 0;
            twin[i] = card === JOKER ? card : renamed(card, suits);
          }
          this.#classOf[(FIRST[size] ?? 0) + placeOf(twin)] = same.length;
        }
        same.push(RENAMINGS.length / (weights[at] ?? 1));
      }
      if (size === LARGEST) ofSix = weights.length;
    }
    this.same = Uint8Array.from(same);
    this.ofSix = ofSix;
    this.upToFive = same.length - ofSix;
  }

  /** The class of every choice of up to six among seven cards in ascending order. */
  within(cards: Uint8Array, into: Uint32Array): void {
    const places = this.#places;
    places[0] = 0;
    into[0] = this.#classOf[0] ?? 0;
    for (let choice = 1; choice < CHOSEN; choice += 1) {
      const size = SIZE[choice] ?? 0;
      const place = (places[WITHOUT[choice] ?? 0] ?? 0) + over(cards[LAST[choice] ?? 0] ?? 0, size);
      places[choice] = place;
      into[choice] = this.#classOf[(FIRST[size] ?? 0) + place] ?? 0;
    }
  }
}

/** The place of a few cards, which are brought into order first. */
function placeOf(cards: Uint8Array): number {
  for (let i = 1; i < cards.length; i += 1) {
    const card = cards[i] ?? 0;
    let at = i;
    for (; at > 0 && (cards[at - 1] ?? 0) > card; at -= 1) cards[at] = cards[at - 1] ?? 0;
    cards[at] = card;
  }
  let place = 0;
  for (let i = 0; i < cards.length; i += 1) place += over(cards[i] ?? 0, i + 1);
  return place;
}
