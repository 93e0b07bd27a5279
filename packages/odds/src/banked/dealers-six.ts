import { cardsOfSets, eachSuitClass, fourCard, rankFourOfSix } from '@croupier/cards';
import { over, placeOf, RENAMINGS, renamed } from './suit-renamings.ts';

const DECK = 52;
const HAND = 6;
const OWN = 5;

/** How many hands of six hold these cards of a class and are at most so strong. */
type AtMost = (place: number, strength: number) => number;

/**
 * Counts the dealer's hands of six (bclc-poker 7.0 §6.2.4, §6.2.5) that one's own five cards leave possible, by inclusion and
 * exclusion: of the hands that hold the card that is seen, those that hold one of one's own are taken away, those that hold two are
 * given back, and so on. How many hands hold so many given cards is counted once for each class that suits do not tell apart.
 */
export class DealersSix {
  readonly #holding: (AtMost | undefined)[] = [];
  /** For each choice among one's own cards, with the one that is seen: how many cards that is, and which. */
  readonly #sizes = new Uint8Array(1 << OWN);
  readonly #places = new Int32Array(1 << OWN);
  #isSeen = 0;
  #whole = 0;

  /** From now on against these five cards, in ascending order, and with the dealer's card that is seen, if one is. */
  against(own: Uint8Array, seen: number | null): this {
    for (let chosen = 0; chosen < 1 << OWN; chosen += 1) {
      let place = 0;
      let size = 0;
      let next = seen ?? DECK;
      for (let i = 0; i < OWN; i += 1) {
        if ((chosen & (1 << i)) === 0) continue;
        const card = own[i] ?? 0;
        if (next < card) {
          size += 1;
          place += over(next, size);
          next = DECK;
        }
        size += 1;
        place += over(card, size);
      }
      if (next < DECK) {
        size += 1;
        place += over(next, size);
      }
      this.#sizes[chosen] = size;
      this.#places[chosen] = place;
    }
    this.#isSeen = seen === null ? 0 : 1;
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = own;
    if (seen !== null) this.#whole = rankFourOfSix(a, b, c, d, e, seen);
    return this;
  }

  /** Hands of at most this strength. */
  atMost(strength: number): number {
    let hands = 0;
    for (let chosen = 0; chosen < 1 << OWN; chosen += 1) {
      const size = this.#sizes[chosen] ?? 0;
      const count =
        size === HAND
          ? this.#whole <= strength
            ? 1
            : 0
          : this.#of(size)(this.#places[chosen] ?? 0, strength);
      hands += (size - this.#isSeen) % 2 === 0 ? count : 0 - count;
    }
    return hands;
  }

  #of(size: number): AtMost {
    const known = this.#holding[size];
    if (known) return known;
    const made = holding(size);
    this.#holding[size] = made;
    return made;
  }
}

/** All sets of so many cards by their places, with how strong the hands are that hold them. */
function holding(size: number): AtMost {
  const classOf = new Int32Array(over(DECK, size));
  const classes: Uint8Array[] = [];
  eachSuitClass([size], (sets) => {
    const cards = new Uint8Array(size);
    cardsOfSets(sets, 0, cards);
    for (const suits of RENAMINGS) {
      const twin = cards.map((card) => renamed(card, suits)).toSorted();
      classOf[placeOf(twin)] = classes.length;
    }
    classes.push(cards);
  });
  const find = size < 4 ? summed(classes, size) : sorted(classes, size);
  return (place, strength) => find(classOf[place] ?? 0, strength);
}

/** Where many hands hold so few cards: their numbers up to each strength. */
function summed(classes: readonly Uint8Array[], size: number): AtMost {
  const width = fourCard.classes + 1;
  const sums = new Uint32Array(classes.length * width);
  for (const [at, cards] of classes.entries()) {
    const first = at * width;
    eachHand(cards, size, (strength) => {
      sums[first + strength] = (sums[first + strength] ?? 0) + 1;
    });
    for (let i = 1; i < width; i += 1) sums[first + i] = (sums[first + i] ?? 0) + (sums[first + i - 1] ?? 0);
  }
  return (place, strength) => sums[place * width + strength] ?? 0;
}

/** Where few hands hold so many cards: their strengths in order. */
function sorted(classes: readonly Uint8Array[], size: number): AtMost {
  const width = over(DECK - size, HAND - size);
  const strengths = new Uint16Array(classes.length * width);
  for (const [at, cards] of classes.entries()) {
    let next = at * width;
    eachHand(cards, size, (strength) => {
      strengths[next] = strength;
      next += 1;
    });
    strengths.subarray(at * width, next).sort();
  }
  return (place, strength) => {
    let low = place * width;
    let high = low + width;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((strengths[middle] ?? 0) <= strength) low = middle + 1;
      else high = middle;
    }
    return low - place * width;
  };
}

/** Every hand of six that holds these cards, by its strength. */
function eachHand(held: Uint8Array, size: number, look: (strength: number) => void): void {
  const hand = new Uint8Array(HAND);
  hand.set(held);
  const free = Array.from({ length: DECK }, (_, card) => card).filter((card) => !held.includes(card));
  const complete = (at: number, from: number): void => {
    for (let i = from; i < free.length; i += 1) {
      hand[at] = free[i] ?? 0;
      if (at < HAND - 1) complete(at + 1, i + 1);
      else {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = hand;
        look(rankFourOfSix(a, b, c, d, e, f));
      }
    }
  };
  complete(size, 0);
}
