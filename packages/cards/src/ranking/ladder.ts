import { eachMultiset, indexOfSorted, multisets } from './multiset.ts';
import { RankingError, type Strength, strengthOf } from './strength.ts';

/** The names that the rulebooks' lists of ranks use, over all games. */
export type HandCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush'
  | 'four-aces'
  | 'five-aces'
  | 'five-of-a-kind'
  | 'five-of-a-kind-suited';

const ACE = 12;

/** A rulebook's list of ranks, as data. */
export interface LadderRules {
  /** Cards in a full hand; straights and flushes need that many. */
  readonly size: 3 | 4 | 5;
  /** Shorter hands that are compared with full ones, by their sizes. */
  readonly short: readonly number[];
  /** The list of ranks, lowest first. */
  readonly categories: readonly HandCategory[];
  /** The lowest rank of the deck, 0 for a two. */
  readonly lowestRank: number;
  /** Where the straight from the ace up stands. */
  readonly aceLow: 'lowest' | 'second-highest' | 'none';
  /** Cards of one rank and suit in play. */
  readonly decks: number;
}

/** One class of equal hands: the ranks that make it, then those that only break ties, each 0 for a two to 12. */
export interface HandClass<C extends string = HandCategory> {
  readonly category: C;
  /** For a full house the triple before the pair, for a straight its top card alone, for a flush all its cards. */
  readonly ranks: readonly number[];
  readonly kickers: readonly number[];
}

/** All classes of a list of ranks in order, and tables from cards to classes. */
export interface Ladder {
  readonly rules: LadderRules;
  /** How many classes there are; strengths run from 1 to this. */
  readonly classes: number;
  /** By number of cards: strength by multiset index of the ranks, suits apart. */
  readonly unsuited: readonly Uint16Array[];
  /** Strength of a full hand in one suit, by multiset index of its ranks. */
  readonly suited: Uint16Array;
  /** The strengths of the straights, in one suit or not, by the set of their ranks. */
  readonly straights: ReadonlyMap<number, number>;
  categoryOf(this: void, strength: number): HandCategory;
  classOf(this: void, strength: number): HandClass;
  /** The weakest strength in a category whose leading ranks are at least these. */
  least(this: void, category: HandCategory, ranks: readonly number[]): Strength;
  /** The weakest strength that differs from this by kickers alone. */
  made(this: void, strength: number): Strength;
}

/** The sets of ranks that are straights, lowest first. */
function straightsOf({ size, lowestRank, aceLow }: LadderRules): { set: number; top: number }[] {
  const run = (1 << size) - 1;
  const straights: { set: number; top: number }[] = [];
  for (let low = lowestRank; low + size - 1 <= ACE; low++) {
    straights.push({ set: run << low, top: low + size - 1 });
  }
  const fromAce = { set: (1 << ACE) | ((run >> 1) << lowestRank), top: lowestRank + size - 2 };
  if (aceLow === 'lowest') straights.unshift(fromAce);
  if (aceLow === 'second-highest') straights.splice(-1, 0, fromAce);
  return straights;
}

/** How many of the ranks that order a hand are the hand itself, rather than kickers. */
function madeRanks(category: HandCategory, ranks: number): number {
  if (category === 'flush') return ranks;
  return category === 'two-pair' || category === 'full-house' ? 2 : 1;
}

const isRun = (category: HandCategory): boolean =>
  category === 'straight' || category === 'straight-flush' || category === 'royal-flush';

export function buildLadder(rules: LadderRules): Ladder {
  const { size, categories, decks } = rules;
  const straights = straightsOf(rules);
  const places = new Map(straights.map(({ set }, place) => [set, place]));
  const fiveAces = categories.includes('five-aces');

  /** The ranks of the hand being looked at, more frequent first, then higher; and how often each occurs. */
  const ranks = new Uint8Array(5);
  const counts = new Uint8Array(5);
  function group(sorted: Uint8Array): number {
    let groups = 0;
    for (let end = sorted.length; end > 0; ) {
      const rank = sorted[end - 1] ?? 0;
      let start = end;
      while (start > 0 && sorted[start - 1] === rank) start--;
      let at = groups++;
      for (; at > 0 && (counts[at - 1] ?? 0) < end - start; at--) {
        ranks[at] = ranks[at - 1] ?? 0;
        counts[at] = counts[at - 1] ?? 0;
      }
      ranks[at] = rank;
      counts[at] = end - start;
      end = start;
    }
    return groups;
  }

  /** What the hand being looked at is, as far as its category depends on it. */
  let most = 0;
  let next = 0;
  let ace = false;
  let flush = false;
  let place = -1;

  const fits: Readonly<Record<HandCategory, () => boolean>> = {
    'high-card': () => true,
    pair: () => most >= 2,
    'two-pair': () => most >= 2 && next >= 2,
    'three-of-a-kind': () => most >= 3,
    straight: () => place >= 0,
    flush: () => flush,
    'full-house': () => most >= 3 && next >= 2,
    'four-of-a-kind': () => most >= 4,
    'straight-flush': () => place >= 0 && flush,
    'royal-flush': () => place === straights.length - 1 && flush,
    'four-aces': () => most >= 4 && ace,
    'five-aces': () => most >= 5 && ace,
    'five-of-a-kind': () => most >= 5,
    'five-of-a-kind-suited': () => most >= 5 && flush,
  };
  const tests = categories.map((category) => fits[category]);

  /**
   * Where a hand stands, as category and then five digits of 4 bits: the ranks in the order in which they decide,
   * each one more than itself so that a missing card is below any other.
   */
  function orderOf(sorted: Uint8Array, suited: boolean): number {
    const groups = group(sorted);
    most = counts[0] ?? 0;
    next = groups > 1 ? (counts[1] ?? 0) : 0;
    ace = ranks[0] === ACE;
    flush = suited && sorted.length === size;
    place = -1;
    if (groups === size) {
      let set = 0;
      for (let k = 0; k < size; k++) set |= 1 << (sorted[k] ?? 0);
      place = places.get(set) ?? -1;
    }
    let rung = tests.length - 1;
    while (rung > 0 && tests[rung]?.() === false) rung--;
    const category = categories[rung] ?? 'high-card';
    if (isRun(category)) return (rung << 20) | ((place + 1) << 16);
    const cards = category === 'flush';
    let order = rung;
    for (let i = 0; i < 5; i++) {
      const rank = cards ? (sorted[size - 1 - i] ?? -1) : i < groups ? (ranks[i] ?? 0) : -1;
      order = (order << 4) | (rank + 1);
    }
    return order;
  }

  function read(order: number): HandClass {
    const category = categories[order >> 20] ?? 'high-card';
    const digits = [16, 12, 8, 4, 0]
      .map((shift) => ((order >> shift) & 15) - 1)
      .filter((digit) => digit >= 0);
    if (isRun(category)) return { category, ranks: [straights[digits[0] ?? 0]?.top ?? 0], kickers: [] };
    const made = madeRanks(category, digits.length);
    return { category, ranks: digits.slice(0, made), kickers: digits.slice(made) };
  }

  const mostOf = (rank: number): number => (fiveAces && rank === ACE ? 5 : 4 * decks);
  const inDeck = (sorted: Uint8Array): boolean => {
    if ((sorted[0] ?? 0) < rules.lowestRank) return false;
    for (let i = 4; i < sorted.length; i++) {
      const rank = sorted[i] ?? 0;
      if (rank === sorted[i - mostOf(rank)]) return false;
    }
    return true;
  };
  const inOneSuit = (sorted: Uint8Array): boolean => {
    for (let i = decks; i < sorted.length; i++) if (sorted[i] === sorted[i - decks]) return false;
    return true;
  };

  const tables: Int32Array[] = [];
  const suitedTable = new Int32Array(multisets(size)).fill(-1);
  for (const n of [...rules.short, size]) {
    const table = new Int32Array(multisets(n)).fill(-1);
    tables[n] = table;
    eachMultiset(n, (sorted, index) => {
      if (!inDeck(sorted)) return;
      table[index] = orderOf(sorted, false);
      if (n === size && inOneSuit(sorted)) suitedTable[index] = orderOf(sorted, true);
    });
  }
  const orders = differentOrders([...tables, suitedTable]);
  const strengths = new Map<number, number>();
  for (let i = 0; i < orders.length; i++) strengths.set(orders[i] ?? 0, i + 1);
  const strengthsIn = (table: Int32Array): Uint16Array => {
    const found = new Uint16Array(table.length);
    for (let i = 0; i < found.length; i++) found[i] = strengths.get(table[i] ?? -1) ?? 0;
    return found;
  };

  const unsuited = tables.map(strengthsIn);
  const full = unsuited[size] ?? new Uint16Array(0);

  function orderAt(strength: number): number {
    const order = orders[strength - 1];
    if (order === undefined) throw new RankingError('unknown', `No hand here has strength ${strength}.`);
    return order;
  }

  return {
    rules,
    classes: orders.length,
    unsuited,
    suited: strengthsIn(suitedTable),
    straights: new Map(straights.map(({ set }) => [set, full[indexOfSorted(ranksOf(set))] ?? 0])),
    categoryOf: (strength) => categories[orderAt(strength) >> 20] ?? 'high-card',
    classOf: (strength) => read(orderAt(strength)),
    least: (category, wanted) => {
      const at = orders.findIndex((order) => {
        if (categories[order >> 20] !== category) return false;
        const meaning = read(order);
        const own = [...meaning.ranks, ...meaning.kickers];
        const decisive = wanted.findIndex((rank, i) => rank !== own[i]);
        return decisive < 0 || (own[decisive] ?? -1) > (wanted[decisive] ?? 0);
      });
      if (at < 0)
        throw new RankingError('unknown', `There is no ${category} with such ranks among these hands.`);
      return strengthOf(at + 1);
    },
    made: (strength) => {
      const category = orderAt(strength) >> 20;
      const kickers = read(orderAt(strength)).kickers.length;
      const digits = madeRanks(categories[category] ?? 'high-card', 5);
      const made = kickers === 0 ? orderAt(strength) : orderAt(strength) & (-1 << (20 - 4 * digits));
      let least = strength;
      while (least > 1 && (orders[least - 2] ?? 0) >= made) least--;
      return strengthOf(least);
    },
  };
}

/** All orders in the tables, ascending, each once; -1 is none. */
function differentOrders(tables: readonly (Int32Array | undefined)[]): Int32Array {
  const all = new Int32Array(tables.reduce((length, table) => length + (table?.length ?? 0), 0));
  let filled = 0;
  for (const table of tables) {
    all.set(table ?? [], filled);
    filled += table?.length ?? 0;
  }
  const sorted = all.toSorted();
  let kept = 0;
  for (let i = 0; i < sorted.length; i++) {
    const order = sorted[i] ?? -1;
    if (order >= 0 && order !== sorted[i - 1]) sorted[kept++] = order;
  }
  return sorted.slice(0, kept);
}

/** The ranks of a set, lowest first. */
export function ranksOf(set: number): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < 13; rank++) if ((set & (1 << rank)) !== 0) ranks.push(rank);
  return ranks;
}
