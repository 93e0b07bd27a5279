import { type HandCategory, lazily, rankSixDeck, sixDeck, strengthOf } from '@croupier/cards';

/** Some ranks with repetition: sorted, then each once with how often it comes, and all of them as one number. */
interface RankSet {
  readonly ranks: readonly number[];
  readonly each: readonly number[];
  readonly times: readonly number[];
  readonly key: number;
}

/** Up to seven ranks as one number, whatever their order. */
const keyOf = (ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum + 8 ** rank, 0);

/** All sets of so many ranks, up to the five of a board. */
const RANK_SETS: readonly (readonly RankSet[])[] = [0, 1, 2, 3, 4, 5].map((count) =>
  multisetsOf(count).map((ranks) => {
    const each = [...new Set(ranks)];
    const times = each.map((rank) => ranks.filter((one) => one === rank).length);
    return { ranks, each, times, key: keyOf(ranks) };
  }),
);

function multisetsOf(count: number): number[][] {
  if (count === 0) return [[]];
  return multisetsOf(count - 1).flatMap((ranks) => {
    const from = ranks.at(-1) ?? 0;
    return Array.from({ length: 13 - from }, (_, more) => [...ranks, from + more]);
  });
}

/** The place in the list of ranks, for each strength. */
const categoryAt = lazily(() =>
  Uint8Array.from({ length: sixDeck.classes + 1 }, (_, strength) =>
    strength === 0 ? 0 : sixDeck.categories.indexOf(sixDeck.categoryOf(strengthOf(strength))),
  ),
);

/** What some ranks make, looked up where they have been ranked before. */
function remembered(suitOf: (place: number) => number): (key: number, ranks: readonly number[]) => number {
  const known = new Map<number, number>();
  return (key, ranks) => {
    const had = known.get(key);
    if (had !== undefined) return had;
    const category = categoryAt()[rankSixDeck(ranks.map((rank, i) => rank * 4 + suitOf(i)))] ?? 0;
    known.set(key, category);
    return category;
  };
}

/** Seven ranks with their suits in turn, so that no five are of one; and five to seven of one suit. */
const madeByRanks = remembered((place) => place & 3);
const madeInSuit = remembered(() => 0);

const CATEGORIES = 12;

/** The number of ways to take so many of the cards that are left in a group. */
function choose(left: number, count: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (left - count + i)) / i;
  return ways;
}

/**
 * Boards in groups of cards that are alike for what is counted. Beside how many boards are in a category it knows how many of
 * them hold one given card, and how many hold two, so that boards without two cards that were thrown away are a subtraction.
 */
class Boards {
  readonly #left: readonly number[];
  readonly #all = new Float64Array(CATEGORIES);
  readonly #withOne: Float64Array;
  readonly #withTwo: Float64Array;

  /** `left` is how many cards each group has. */
  constructor(left: readonly number[]) {
    this.#left = left;
    this.#withOne = new Float64Array(CATEGORIES * left.length);
    this.#withTwo = new Float64Array(CATEGORIES * left.length * left.length);
  }

  /** In how many ways these ranks can be taken from the groups that begin here. */
  waysTo({ each, times }: RankSet, from = 0): number {
    let ways = 1;
    for (const [i, rank] of each.entries()) ways *= choose(this.#left[from + rank] ?? 0, times[i] ?? 0);
    return ways;
  }

  /** So many boards are added to a category, or taken from it where there are fewer than none; all quotients are whole. */
  add(category: number, groups: readonly number[], times: readonly number[], ways: number): void {
    const width = this.#left.length;
    this.#all[category] = (this.#all[category] ?? 0) + ways;
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i] ?? 0;
      const count = times[i] ?? 0;
      const left = this.#left[group] ?? 0;
      const one = category * width + group;
      const held = (ways * count) / left;
      this.#withOne[one] = (this.#withOne[one] ?? 0) + held;
      for (let j = i; j < groups.length; j++) {
        const two = one * width + (groups[j] ?? 0);
        const among = this.#left[groups[j] ?? 0] ?? 0;
        const both = i === j ? (held * (count - 1)) / (left - 1) : (held * (times[j] ?? 0)) / among;
        this.#withTwo[two] = (this.#withTwo[two] ?? 0) + both;
      }
    }
  }

  /** The boards of a category that hold neither of two cards, given by their groups. */
  without(category: number, group: number, other: number): number {
    const width = this.#left.length;
    const one = category * width;
    const two = (one + Math.min(group, other)) * width + Math.max(group, other);
    return (
      (this.#all[category] ?? 0) -
      (this.#withOne[one + group] ?? 0) -
      (this.#withOne[one + other] ?? 0) +
      (this.#withTwo[two] ?? 0)
    );
  }
}

const rankIn = (card: number): number => card >> 2;
const suitIn = (card: number): number => card & 3;

/**
 * What the boards of six decks make of two cards: first by ranks alone, then, for each suit, those that are a flush or better
 * by it, in the place of what their ranks make. Every hand is ranked by the game's own ranking.
 */
export class BoardsBeside {
  readonly #byRank: Boards;
  readonly #bySuit: readonly Boards[];

  constructor(kept: readonly [number, number]) {
    const made = new Map<number, number>();
    const gone = (of: (card: number) => boolean): number => kept.filter(of).length;
    this.#byRank = new Boards(
      Array.from({ length: 13 }, (_, rank) => 24 - gone((card) => rankIn(card) === rank)),
    );
    const ranks = kept.map(rankIn);
    for (const set of RANK_SETS[5] ?? []) {
      const category = madeByRanks(keyOf(ranks) + set.key, [...ranks, ...set.ranks]);
      made.set(set.key, category);
      this.#byRank.add(category, set.each, set.times, this.#byRank.waysTo(set));
    }
    this.#bySuit = [0, 1, 2, 3].map((suit) => inSuit(kept, suit, made));
  }

  /** How many boards of the other 308 cards make this of the two, when two more have been thrown away. */
  making(category: HandCategory, [one, other]: readonly [number, number]): number {
    const at = sixDeck.categories.indexOf(category);
    let ways = this.#byRank.without(at, rankIn(one), rankIn(other));
    for (const [suit, boards] of this.#bySuit.entries()) {
      const group = (card: number): number => rankIn(card) + (suitIn(card) === suit ? 0 : OTHERS);
      ways += boards.without(at, group(one), group(other));
    }
    return ways;
  }
}

/** Where the groups of the other suits begin. */
const OTHERS = 13;

/** The boards that make a flush or better in a suit; what their ranks alone make is taken off. */
function inSuit(kept: readonly [number, number], suit: number, made: ReadonlyMap<number, number>): Boards {
  const left = Array.from({ length: 26 }, (_, group) => {
    const own = group < OTHERS;
    const gone = kept.filter((card) => rankIn(card) === group % OTHERS && (suitIn(card) === suit) === own);
    return (own ? 6 : 18) - gone.length;
  });
  const boards = new Boards(left);
  const ranks = kept.filter((card) => suitIn(card) === suit).map(rankIn);
  for (let count = 5 - ranks.length; count <= 5; count++) {
    const beside = (RANK_SETS[5 - count] ?? []).map((others) => ({
      ...others,
      groups: others.each.map((rank) => OTHERS + rank),
      ways: boards.waysTo(others, OTHERS),
    }));
    for (const own of RANK_SETS[count] ?? []) {
      const flush = madeInSuit(keyOf(ranks) + own.key, [...ranks, ...own.ranks]);
      const ownWays = boards.waysTo(own);
      for (const others of beside) {
        const instead = made.get(own.key + others.key) ?? 0;
        if (flush <= instead) continue;
        const groups = [...own.each, ...others.groups];
        const times = [...own.times, ...others.times];
        const ways = ownWays * others.ways;
        boards.add(flush, groups, times, ways);
        boards.add(instead, groups, times, 0 - ways);
      }
    }
  }
  return boards;
}
