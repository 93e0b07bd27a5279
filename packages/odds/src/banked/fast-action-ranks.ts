import {
  eachMultiset,
  indexOfRanks,
  lazily,
  multisets,
  rankSixDeck,
  sixDeck,
  strengthOf,
} from '@croupier/cards';

export const BOARD = 5;
export const RANKS = 13;

/** All sets of so many ranks with repetition, by their numbers, in lists that are looked through fast. */
export interface RankSets {
  /** How many different ranks each has; five places for each with these, and with how often they come. */
  readonly different: Uint8Array;
  readonly each: Uint8Array;
  readonly times: Uint8Array;
  /** The number of each with one more rank: `more[set * RANKS + rank]`. */
  readonly more: Uint16Array;
}

const cardsOf = (ranks: ArrayLike<number>): number[] => Array.from(ranks, (rank) => rank * 4);

function setsOf(count: number): RankSets {
  const all = multisets(count);
  const sets = {
    different: new Uint8Array(all),
    each: new Uint8Array(all * BOARD),
    times: new Uint8Array(all * BOARD),
    more: new Uint16Array(all * RANKS),
  };
  eachMultiset(count, (ranks, set) => {
    const once = [...new Set(ranks)].slice(0, BOARD);
    sets.different[set] = once.length;
    sets.each.set(once, set * BOARD);
    sets.times.set(
      once.map((rank) => ranks.filter((one) => one === rank).length),
      set * BOARD,
    );
    const cards = [...cardsOf(ranks), 0];
    for (let rank = 0; rank < RANKS; rank += 1) {
      cards[count] = rank * 4;
      sets.more[set * RANKS + rank] = indexOfRanks(cards);
    }
  });
  return sets;
}

/** Up to the six that a board and one card of a hand have. */
const rankSets: () => readonly RankSets[] = lazily(() => [0, 1, 2, 3, 4, 5, 6].map(setsOf));
const NO_SETS: RankSets = setsOf(0);
export const setsOfRanks = (count: number): RankSets => rankSets()[count] ?? NO_SETS;

/**
 * By how many of a board's cards are of a suit: the number of the set that those and the others are together, for each of those and each
 * of the others.
 */
export const together: () => readonly Uint16Array[] = lazily(() =>
  [0, 1, 2, 3, 4, BOARD].map((count) => {
    const others = multisets(BOARD - count);
    const numbers = new Uint16Array(multisets(count) * others);
    for (let at = 0; at < numbers.length; at += 1) {
      // The others are put to those one by one.
      const other = at % others;
      let number = Math.floor(at / others);
      let size = count;
      const { different, each, times } = setsOfRanks(BOARD - count);
      for (let i = other * BOARD; i < other * BOARD + (different[other] ?? 0); i += 1)
        for (let nth = 0; nth < (times[i] ?? 0); nth += 1, size += 1)
          number = setsOfRanks(size).more[number * RANKS + (each[i] ?? 0)] ?? 0;
      numbers[at] = number;
    }
    return numbers;
  }),
);

/** The place in the list of ranks, for each strength. */
const categoryAt = lazily(() =>
  Uint8Array.from({ length: sixDeck.classes + 1 }, (_, strength) =>
    strength === 0 ? 0 : sixDeck.categories.indexOf(sixDeck.categoryOf(strengthOf(strength))),
  ),
);

/** What every set of so many ranks makes by the game's own ranking, its cards in suits given by their places. */
function madeOf(count: number, suitOf: (place: number) => number): Uint8Array {
  const made = new Uint8Array(multisets(count));
  eachMultiset(count, (ranks, set) => {
    made[set] = categoryAt()[rankSixDeck(Array.from(ranks, (rank, place) => rank * 4 + suitOf(place)))] ?? 0;
  });
  return made;
}

/** Seven ranks with their suits in turn, so that no five are of one. */
const sevens = lazily(() => madeOf(7, (place) => place & 3));

/** Five, six and seven of one suit. */
const flushes: () => readonly Uint8Array[] = lazily(() => [5, 6, 7].map((count) => madeOf(count, () => 0)));

/** What all sets of so many ranks make together with these, looked up in what is made of all. */
function beside(made: Uint8Array, kept: readonly number[], count: number): Uint8Array {
  const found = new Uint8Array(multisets(count));
  for (let set = 0; set < found.length; set += 1) {
    let number = set;
    for (let i = 0; i < kept.length; i += 1)
      number = setsOfRanks(count + i).more[number * RANKS + (kept[i] ?? 0)] ?? 0;
    found[set] = made[number] ?? 0;
  }
  return found;
}

/** What is found for some ranks and a number, kept for the next who asks. */
function remembering(
  find: (kept: readonly number[], count: number) => Uint8Array,
): (kept: readonly number[], count: number) => Uint8Array {
  const known = new Map<number, Uint8Array>();
  return (kept, count) => {
    const key = kept.reduce((sum, rank) => sum * (RANKS + 1) + rank + 1, count);
    const made = known.get(key) ?? find(kept, count);
    known.set(key, made);
    return made;
  };
}

/** What a board of so many cards makes of two ranks without a flush, by the number of the board's ranks. */
export const madeByRanks: (kept: readonly number[], count: number) => Uint8Array = remembering(
  (kept, count) => beside(sevens(), kept, count),
);

/** What so many cards make of those that are kept of their suit, five of them or more together. */
export const madeInSuit: (kept: readonly number[], count: number) => Uint8Array = remembering((kept, count) =>
  beside(flushes()[kept.length + count - BOARD] ?? sevens(), kept, count),
);
