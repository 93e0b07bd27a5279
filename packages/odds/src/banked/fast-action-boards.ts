import { lazily, rankSixDeck, sixDeck, strengthOf } from '@croupier/cards';

/** All sets of so many ranks with repetition, one after the other in lists that are looked through fast. */
interface RankSets {
  readonly ranks: readonly (readonly number[])[];
  /** Each set as one number. */
  readonly keys: Float64Array;
  /** How many different ranks each has; five places for each with these, and with how often they come. */
  readonly different: Uint8Array;
  readonly each: Uint8Array;
  readonly times: Uint8Array;
}

/** Up to seven ranks as one number, whatever their order. */
const keyOf = (ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum + 8 ** rank, 0);

const BOARD = 5;
const RANKS = 13;

/** Up to the five of a board. */
const rankSets: () => readonly RankSets[] = lazily(() => [0, 1, 2, 3, 4, BOARD].map(setsOf));

function setsOf(count: number): RankSets {
  const ranks = multisetsOf(count);
  const each = new Uint8Array(ranks.length * BOARD);
  const times = new Uint8Array(ranks.length * BOARD);
  const different = Uint8Array.from(ranks, (set, at) => {
    const once = [...new Set(set)];
    each.set(once, at * BOARD);
    times.set(
      once.map((rank) => set.filter((one) => one === rank).length),
      at * BOARD,
    );
    return once.length;
  });
  return { ranks, keys: Float64Array.from(ranks, keyOf), different, each, times };
}

const NO_SETS: RankSets = setsOf(0);
const setsOfRanks = (count: number): RankSets => rankSets()[count] ?? NO_SETS;

function multisetsOf(count: number): number[][] {
  if (count === 0) return [[]];
  return multisetsOf(count - 1).flatMap((ranks) => {
    const from = ranks.at(-1) ?? 0;
    return Array.from({ length: RANKS - from }, (_, more) => [...ranks, from + more]);
  });
}

/** By how many of a board's cards are of a suit: what those and the others are together, as a place among all sets of five. */
const together: () => readonly Uint16Array[] = lazily(() => {
  const places = new Map(Array.from(setsOfRanks(BOARD).keys, (key, place) => [key, place]));
  return rankSets().map(({ keys }, count) => {
    const others = setsOfRanks(BOARD - count).keys;
    return Uint16Array.from({ length: keys.length * others.length }, (_, at) => {
      const key = (keys[Math.floor(at / others.length)] ?? 0) + (others[at % others.length] ?? 0);
      return places.get(key) ?? 0;
    });
  });
});

/** The place in the list of ranks, for each strength. */
const categoryAt = lazily(() =>
  Uint8Array.from({ length: sixDeck.classes + 1 }, (_, strength) =>
    strength === 0 ? 0 : sixDeck.categories.indexOf(sixDeck.categoryOf(strengthOf(strength))),
  ),
);

/** What each set of so many ranks makes with these, all in suits given by their places. */
function madeWith(kept: readonly number[], count: number, suitOf: (place: number) => number): Uint8Array {
  return Uint8Array.from(
    setsOfRanks(count).ranks,
    (ranks) => categoryAt()[rankSixDeck([...kept, ...ranks].map((rank, i) => rank * 4 + suitOf(i)))] ?? 0,
  );
}

/** The same, looked up where it has been found before. */
function remembered(
  suitOf: (place: number) => number,
): (kept: readonly number[], count: number) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return (kept, count) => {
    const key = `${kept.toSorted((a, b) => a - b).join(' ')}, ${count}`;
    const made = known.get(key) ?? madeWith(kept, count, suitOf);
    known.set(key, made);
    return made;
  };
}

/** Seven ranks with their suits in turn, so that no five are of one; and five to seven of one suit. */
const madeByRanks = remembered((place) => place & 3);
const madeInSuit = remembered(() => 0);

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

/** The number of ways to take so many of the cards that are left in a group. */
function choose(left: number, count: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (left - count + i)) / i;
  return ways;
}

/** All sets of so many ranks, taken from the groups that begin somewhere, with what was thrown away of them. */
interface Taken extends RankSets {
  /** In how many ways each can be taken, and in how many with one given card of each of its groups. */
  readonly ways: Float64Array;
  readonly withOne: Float64Array;
  /** How often a card, less how often two cards of it, had been thrown away. */
  readonly thrown: Float64Array;
}

function takeAll(sets: RankSets, from: number, left: readonly number[], thrown: ThrownGroups): Taken {
  const { different, each, times } = sets;
  const all = new Float64Array(different.length);
  const withOne = new Float64Array(each.length);
  const gone = new Float64Array(different.length);
  for (let set = 0; set < different.length; set += 1) {
    const first = set * BOARD;
    const end = first + (different[set] ?? 0);
    let ways = 1;
    for (let i = first; i < end; i += 1) ways *= choose(left[from + (each[i] ?? 0)] ?? 0, times[i] ?? 0);
    all[set] = ways;
    if (ways === 0) continue;
    let sum = 0;
    for (let i = first; i < end; i += 1) {
      const group = from + (each[i] ?? 0);
      const cards = left[group] ?? 0;
      const one = (ways * (times[i] ?? 0)) / cards;
      withOne[i] = one;
      sum += one * (thrown.single[group] ?? 0);
      if ((times[i] ?? 0) > 1)
        sum -= ((one * ((times[i] ?? 0) - 1)) / (cards - 1)) * (thrown.pairs[pairOf(group, group)] ?? 0);
      for (let j = i + 1; j < end; j += 1) {
        const other = from + (each[j] ?? 0);
        sum -= ((one * (times[j] ?? 0)) / (left[other] ?? 0)) * (thrown.pairs[pairOf(group, other)] ?? 0);
      }
    }
    gone[set] = sum;
  }
  return { ...sets, ways: all, withOne, thrown: gone };
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
  const left = Array.from({ length: RANKS }, (_, rank) => 24 - gone((card) => rankIn(card) === rank));
  const byRank = thrown.inGroups([rankIn]);
  const made = madeByRanks(ranks, BOARD);
  const taken = takeAll(setsOfRanks(BOARD), 0, left, byRank);
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
  const left = Array.from({ length: GROUPS }, (_, group) => {
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
  for (let count = BOARD - ranks.length; count <= BOARD; count += 1) {
    const flushes = madeInSuit(ranks, count);
    const taken = takeAll(setsOfRanks(count), 0, left, groups);
    const others = takeAll(setsOfRanks(BOARD - count), RANKS, left, groups);
    const boards = together()[count] ?? new Uint16Array(0);
    for (let set = 0; set < flushes.length; set += 1) {
      const ways = taken.ways[set] ?? 0;
      if (ways === 0) continue;
      const flush = flushes[set] ?? 0;
      const hands = ways * groups.hands - (taken.thrown[set] ?? 0);
      cross(crossed, taken, set, groups);
      for (let other = 0, at = set * others.ways.length; other < others.ways.length; other += 1, at += 1) {
        const instead = made[boards[at] ?? 0] ?? 0;
        if (flush <= instead) continue;
        let deal = (others.ways[other] ?? 0) * hands - ways * (others.thrown[other] ?? 0);
        const first = other * BOARD;
        for (let i = first; i < first + (others.different[other] ?? 0); i += 1)
          deal += (others.withOne[i] ?? 0) * (crossed[others.each[i] ?? 0] ?? 0);
        deals.add(flush, deal);
        deals.add(instead, 0 - deal);
      }
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
    for (let rank = 0; rank < RANKS; rank += 1)
      crossed[rank] = (crossed[rank] ?? 0) + (withOne[i] ?? 0) * (pairs[from + rank] ?? 0);
  }
}
