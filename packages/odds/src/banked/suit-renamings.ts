import { cardsOfSets, eachHole, eachSuitClass, HOLES, holeIndex, lazily } from '@croupier/cards';

const DECK = 52;
const SUITS = [0, 1, 2, 3];

/** The 24 ways to rename the suits; the first leaves them as they are. */
export const RENAMINGS: readonly (readonly number[])[] = SUITS.flatMap((c) =>
  SUITS.flatMap((d) =>
    SUITS.flatMap((h) => (new Set([c, d, h]).size === 3 ? [[c, d, h, 6 - c - d - h]] : [])),
  ),
);

export const renamed = (card: number, suits: readonly number[]): number =>
  (card & ~3) | (suits[card & 3] ?? 0);

const LARGEST = 6;

/** n over k, for the places of sets of cards in order. */
const OVER = new Int32Array((DECK + 1) * (LARGEST + 1));
export const over = (n: number, k: number): number => OVER[n * (LARGEST + 1) + k] ?? 0;
for (let n = 0; n <= DECK; n += 1) {
  for (let k = 0; k <= LARGEST; k += 1)
    OVER[n * (LARGEST + 1) + k] = k === 0 ? 1 : n === 0 ? 0 : over(n - 1, k - 1) + over(n - 1, k);
}

/** The place of a set among all of its size, its cards in ascending order. */
export function placeOf(cards: Uint8Array): number {
  let place = 0;
  for (let i = 0; i < cards.length; i += 1) place += over(cards[i] ?? 0, i + 1);
  return place;
}

/** A set for each class of sets that suits do not tell apart. */
export interface Representatives {
  /** The cards of each, ascending. */
  readonly cards: readonly Uint8Array[];
  /** How many sets are in its class. */
  readonly weights: readonly number[];
}

function representatives(size: number): Representatives {
  const cards: Uint8Array[] = [];
  const weights: number[] = [];
  eachSuitClass([size], (sets, weight) => {
    const first = new Uint8Array(size);
    cardsOfSets(sets, 0, first);
    cards.push(first.toSorted());
    weights.push(weight);
  });
  return { cards, weights };
}

/** All sets of so many cards in classes, each with a set that stands for it. */
export class CardClasses implements Representatives {
  readonly cards: readonly Uint8Array[];
  readonly weights: readonly number[];
  /** By the place of a set its class, and the renaming that makes it the one that stands for it. */
  readonly classOf: Uint16Array;
  readonly renamingOf: Uint8Array;

  /** Up to four cards: of five there are more classes than fit. */
  constructor(size: number) {
    const { cards, weights } = representatives(size);
    this.cards = cards;
    this.weights = weights;
    const sets = over(DECK, size);
    this.classOf = new Uint16Array(sets);
    this.renamingOf = new Uint8Array(sets);
    for (const [at, first] of cards.entries())
      for (const [name, back] of INVERSES.entries()) {
        const place = placeOf(first.map((card) => renamed(card, back)).toSorted());
        this.classOf[place] = at;
        this.renamingOf[place] = name;
      }
  }
}

/** For each renaming the one that undoes it. */
const INVERSES = RENAMINGS.map((suits) => SUITS.map((suit) => suits.indexOf(suit)));

/** What each renaming makes of each pair of cards: by renaming times HOLES and the pair's index. */
function renamedHoles(): Uint16Array {
  const holes = new Uint16Array(RENAMINGS.length * HOLES);
  for (const [name, suits] of RENAMINGS.entries())
    eachHole([], (a, b, index) => {
      holes[name * HOLES + index] = holeIndex(renamed(a, suits), renamed(b, suits));
    });
  return holes;
}

/** Three cards of some that are seen, as they stand among classes: where the rows of their class begin, and what each pair of cards is beside them. */
interface Flop {
  readonly row: number;
  readonly names: Uint16Array;
}

const holesRenamed: () => Uint16Array = lazily(renamedHoles);

/** The flops that cards can have begun with before the last of them came. */
export const flopsWithin = (cards: Uint8Array, { classOf, renamingOf }: CardClasses): Flop[] =>
  Array.from(cards, (last) => {
    const place = placeOf(cards.filter((card) => card !== last));
    const renaming = (renamingOf[place] ?? 0) * HOLES;
    return { row: (classOf[place] ?? 0) * HOLES, names: holesRenamed().subarray(renaming, renaming + HOLES) };
  });
