import { lazily, sixDeck } from '@croupier/cards';
import {
  BOARD,
  madeByRanks,
  madeInSuit,
  RANKS,
  type RankSets,
  setsOfRanks,
  together,
} from './fast-action-ranks.ts';

const DECK = 52;

/** Pairs of cards that were thrown away: how many hands threw cards away, how often each card was, and each pair. */
export class ThrownAway {
  hands = 0;
  readonly #single: Float64Array = new Float64Array(DECK);
  readonly #pairs: Float64Array = new Float64Array(DECK * DECK);

  add([one, other]: readonly [number, number], hands: number): void {
    this.hands += hands;
    this.#single[one] = (this.#single[one] ?? 0) + hands;
    this.#single[other] = (this.#single[other] ?? 0) + hands;
    const pair = Math.min(one, other) * DECK + Math.max(one, other);
    this.#pairs[pair] = (this.#pairs[pair] ?? 0) + hands;
  }

  /** The same by groups of cards, for all of these ways to group them at once. */
  inGroups(ways: readonly ((card: number) => number)[]): ThrownGroups {
    const groups = { hands: this.hands * ways.length, single: new Float64Array(GROUPS), pairs: PAIRS() };
    for (const groupOf of ways)
      for (let one = 0; one < DECK; one += 1) {
        const group = groupOf(one);
        groups.single[group] = (groups.single[group] ?? 0) + (this.#single[one] ?? 0);
        for (let other = one; other < DECK; other += 1) {
          const hands = this.#pairs[one * DECK + other] ?? 0;
          if (hands === 0) continue;
          const pair = pairOf(group, groupOf(other));
          groups.pairs[pair] = (groups.pairs[pair] ?? 0) + hands;
        }
      }
    return groups;
  }
}

interface ThrownGroups {
  readonly hands: number;
  readonly single: Float64Array;
  readonly pairs: Float64Array;
}

/** Groups of cards: by ranks alone there are 13; where a suit matters those of the other suits are another 13. */
const GROUPS = 26;
const PAIRS = (): Float64Array => new Float64Array(GROUPS * GROUPS);
const pairOf = (one: number, other: number): number => Math.min(one, other) * GROUPS + Math.max(one, other);
const rankIn = (card: number): number => card >> 2;
const suitIn = (card: number): number => card & 3;

/** `WAYS[left * 8 + count]`: in how many ways so many of the cards that are left in a group are taken. */
const WAYS: Float64Array = Float64Array.from({ length: 25 * 8 }, (_, at) => {
  let ways = 1;
  for (let i = 1; i <= at % 8; i++) ways = (ways * (Math.floor(at / 8) - (at % 8) + i)) / i;
  return ways;
});

/** All sets of so many ranks, taken from the groups that begin somewhere, with what was thrown away of them. */
interface Taken extends RankSets {
  /** In how many ways each can be taken, and in how many with one given card of each of its groups. */
  readonly ways: Float64Array;
  readonly withOne: Float64Array;
  /** How often a card, less how often two cards of it, had been thrown away. */
  readonly thrown: Float64Array;
}

/** Room for those of each number of ranks, used again for the next. */
const room: () => readonly Taken[] = lazily(() =>
  Array.from({ length: BOARD + 1 }, (_, count) => {
    const sets = setsOfRanks(count);
    const all = sets.different.length;
    return {
      ...sets,
      ways: new Float64Array(all),
      withOne: new Float64Array(all * BOARD),
      thrown: new Float64Array(all),
    };
  }),
);

const NONE: Taken = {
  ...setsOfRanks(0),
  ways: new Float64Array(1),
  withOne: new Float64Array(BOARD),
  thrown: new Float64Array(1),
};

function takeAll(count: number, from: number, left: Uint8Array, { single, pairs }: ThrownGroups): Taken {
  const taken = room()[count] ?? NONE;
  const { different, each, times, ways: all, withOne, thrown } = taken;
  for (let set = 0; set < different.length; set += 1) {
    const first = set * BOARD;
    const end = first + (different[set] ?? 0);
    let ways = 1;
    for (let i = first; i < end; i += 1)
      ways *= WAYS[(left[from + (each[i] ?? 0)] ?? 0) * 8 + (times[i] ?? 0)] ?? 0;
    all[set] = ways;
    for (let i = first; i < end; i += 1)
      withOne[i] = (ways * (times[i] ?? 0)) / (left[from + (each[i] ?? 0)] ?? 0);
    let sum = 0;
    for (let i = first; i < end; i += 1) {
      const group = from + (each[i] ?? 0);
      const one = withOne[i] ?? 0;
      const more = (times[i] ?? 0) - 1;
      const row = group * GROUPS;
      sum += one * (single[group] ?? 0);
      if (more > 0) sum -= ((one * more) / ((left[group] ?? 0) - 1)) * (pairs[row + group] ?? 0);
      for (let j = i + 1; j < end; j += 1) {
        const other = from + (each[j] ?? 0);
        const hands = pairs[row + other] ?? 0;
        if (hands !== 0) sum -= ((one * (times[j] ?? 0)) / (left[other] ?? 0)) * hands;
      }
    }
    thrown[set] = sum;
  }
  return taken;
}

/** Whole numbers by category, of which none may pass 2^53 before it is carried. */
class Deals {
  readonly sums: Float64Array = new Float64Array(sixDeck.categories.length);
  readonly totals: bigint[] = sixDeck.categories.map(() => 0n);

  add(category: number, deals: number): void {
    this.sums[category] = (this.sums[category] ?? 0) + deals;
  }

  carry(): void {
    for (const [category, sum] of this.sums.entries()) {
      if (sum !== 0) this.totals[category] = (this.totals[category] ?? 0n) + BigInt(sum);
      this.sums[category] = 0;
    }
  }
}

/** So many sets of five ranks have no more deals than a number holds exactly. */
const CARRIED = 256;

/**
 * What all boards of six decks make of two kept cards, for all hands that kept them and threw two others away: by category, boards and
 * hands together. First by ranks alone, then, for each suit, those that are a flush or better by it, in the place of what their ranks make. Every
 * hand is ranked by the game's own ranking.
 */
export function dealsBeside(kept: readonly [number, number], thrown: ThrownAway): readonly bigint[] {
  const deals = new Deals();
  const ranks = kept.map(rankIn);
  const gone = (of: (card: number) => boolean): number => kept.filter(of).length;
  const left = Uint8Array.from({ length: RANKS }, (_, rank) => 24 - gone((card) => rankIn(card) === rank));
  const byRank = thrown.inGroups([rankIn]);
  const made = madeByRanks(ranks, BOARD);
  const taken = takeAll(BOARD, 0, left, byRank);
  for (let set = 0; set < made.length; set += 1) {
    deals.add(made[set] ?? 0, (taken.ways[set] ?? 0) * byRank.hands - (taken.thrown[set] ?? 0));
    if (set % CARRIED === 0) deals.carry();
  }
  // Suits of which nothing was kept do not differ in what boards make.
  const suits = [...new Set(kept.map(suitIn))];
  for (const suit of suits) addInSuit(deals, kept, [suit], thrown, made);
  addInSuit(
    deals,
    kept,
    [0, 1, 2, 3].filter((suit) => !suits.includes(suit)),
    thrown,
    made,
  );
  return deals.totals;
}

/** Adds the boards that make a flush or better in suits that are alike; what their ranks alone make is taken off. */
function addInSuit(
  deals: Deals,
  kept: readonly [number, number],
  suits: readonly number[],
  thrown: ThrownAway,
  made: Uint8Array,
): void {
  const own = kept.filter((card) => suits.includes(suitIn(card)));
  const left = Uint8Array.from({ length: GROUPS }, (_, group) => {
    const gone = kept.filter(
      (card) => rankIn(card) === group % RANKS && own.includes(card) === group < RANKS,
    );
    return (group < RANKS ? 6 : 18) - gone.length;
  });
  const groups = thrown.inGroups(
    suits.map((suit) => (card: number) => rankIn(card) + (suitIn(card) === suit ? 0 : RANKS)),
  );
  const ranks = own.map(rankIn);
  const crossed = new Float64Array(RANKS);
  const { sums } = deals;
  for (let count = BOARD - ranks.length; count <= BOARD; count += 1) {
    const flushes = madeInSuit(ranks, count);
    const taken = takeAll(count, 0, left, groups);
    const others = takeAll(BOARD - count, RANKS, left, groups);
    const boards = together()[count] ?? new Uint16Array(0);
    for (let set = 0; set < flushes.length; set += 1) {
      const flush = flushes[set] ?? 0;
      const ways = taken.ways[set] ?? 0;
      const hands = ways * groups.hands - (taken.thrown[set] ?? 0);
      if (count < BOARD) cross(crossed, taken, set, groups);
      let flushed = 0;
      for (let other = 0, at = set * others.ways.length; other < others.ways.length; other += 1, at += 1) {
        const instead = made[boards[at] ?? 0] ?? 0;
        if (flush <= instead) continue;
        // At most two cards are of other suits: where there are fewer, the ways with one of them are none.
        const first = other * BOARD;
        const deal =
          (others.ways[other] ?? 0) * hands -
          ways * (others.thrown[other] ?? 0) +
          (others.withOne[first] ?? 0) * (crossed[others.each[first] ?? 0] ?? 0) +
          (others.withOne[first + 1] ?? 0) * (crossed[others.each[first + 1] ?? 0] ?? 0);
        flushed += deal;
        sums[instead] = (sums[instead] ?? 0) - deal;
      }
      sums[flush] = (sums[flush] ?? 0) + flushed;
    }
    deals.carry();
  }
}

/** By rank of the other suits: how often one of its cards and one of those that are taken had both been thrown away. */
function cross(
  crossed: Float64Array,
  { each, different, withOne }: Taken,
  set: number,
  { pairs }: ThrownGroups,
): void {
  crossed.fill(0);
  const first = set * BOARD;
  for (let i = first; i < first + (different[set] ?? 0); i += 1) {
    const from = (each[i] ?? 0) * GROUPS + RANKS;
    const one = withOne[i] ?? 0;
    for (let rank = 0; rank < RANKS; rank += 1)
      crossed[rank] = (crossed[rank] ?? 0) + one * (pairs[from + rank] ?? 0);
  }
}
