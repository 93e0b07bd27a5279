import { lazily, prepareHigh, rankFlush, rankKey, rankSevenRanks } from '@croupier/cards';

/*
 * Boards of hold'em against a dealer, by what tells cards apart on them. Suits matter only where a board has three cards of one.
 * Elsewhere the 13 ranks are groups of four cards; there the ranks of that suit are another 13 groups of one card, and those of the other
 * suits have three. On all boards with as many cards of each group, which are of one kind, two cards of two given groups do equally
 * well. There are 42,783 kinds of 2,598,960 boards.
 */

/** The dealer's hands beside a board and two own cards. */
export const DEALERS = 990; // C(45, 2)

/** Where the groups of the suit begin of which a board has three cards or more. */
export const IN_SUIT = 13;
export const GROUPS = 26;

/** How many cards each group has where suits do not matter, and where one does. */
const BY_RANK: Uint8Array = Uint8Array.from({ length: GROUPS }, (_, group) => (group < IN_SUIT ? 4 : 0));
const BY_SUIT: Uint8Array = Uint8Array.from({ length: GROUPS }, (_, group) => (group < IN_SUIT ? 3 : 1));

/** The group of a card where this suit matters; with -1 none does. */
export const groupOf = (card: number, suit: number): number =>
  (card >> 2) + ((card & 3) === suit ? IN_SUIT : 0);

/** Two groups, in either order, as one number; those of ranks come first. */
export const pairOf = (one: number, other: number): number =>
  one > other ? (one * (one + 1)) / 2 + other : (other * (other + 1)) / 2 + one;
export const PAIRS = 351;
/** How many pairs there are where suits do not matter. */
export const RANK_PAIRS = 91;

/** The higher and the lower group of each pair. */
export const HIGHER: Uint8Array = new Uint8Array(PAIRS);
export const LOWER: Uint8Array = new Uint8Array(PAIRS);
for (let high = 0; high < GROUPS; high += 1)
  for (let low = 0; low <= high; low += 1) {
    HIGHER[pairOf(high, low)] = high;
    LOWER[pairOf(high, low)] = low;
  }

/** The same two cards where suits do not matter. */
export const AS_RANKS: Uint8Array = Uint8Array.from({ length: PAIRS }, (_, pair) =>
  pairOf((HIGHER[pair] ?? 0) % IN_SUIT, (LOWER[pair] ?? 0) % IN_SUIT),
);

/** Boards with as many cards of each group. */
export interface BoardKind {
  /** The groups of its five cards, ascending. */
  readonly groups: Uint8Array;
  /** How many cards the deck has of each group. */
  readonly copies: Uint8Array;
}

/** The kinds by the ranks of their cards: of five ranks the kind where suits do not matter, and then those where one does. */
export const kindsByRanks: () => readonly (readonly BoardKind[])[] = lazily(() => {
  const all: BoardKind[][] = [];
  for (let a = 0; a < 13; a += 1)
    for (let b = a; b < 13; b += 1)
      for (let c = b; c < 13; c += 1)
        for (let d = c; d < 13; d += 1)
          for (let e = d; e < 13; e += 1) if (a !== e) all.push(kindsOf([a, b, c, d, e]));
  return all;
});

function kindsOf(ranks: readonly number[]): BoardKind[] {
  const different = [...new Set(ranks)];
  const kinds: BoardKind[] = [{ groups: Uint8Array.from(ranks), copies: BY_RANK }];
  for (let chosen = 0; chosen < 1 << different.length; chosen += 1) {
    const inSuit = different.filter((_, i) => ((chosen >> i) & 1) === 1);
    if (inSuit.length < 3) continue;
    const others = ranks.slice();
    for (const rank of inSuit) others.splice(others.indexOf(rank), 1);
    kinds.push({
      groups: Uint8Array.from([...others, ...inSuit.map((rank) => IN_SUIT + rank)]),
      copies: BY_SUIT,
    });
  }
  return kinds;
}

/** Room for the pairs of a board with their strengths, to be sorted. */
const SORTED = new Uint32Array(PAIRS);
const PAIR_BITS = 9;

/** Some of the dealer's hands: how many there are, and how many of them hold a given card of each group. */
interface Held {
  total: number;
  readonly by: Uint16Array;
}

/** Two cards of each pair of groups on a board against all hands that the dealer can have beside them. */
export class ComparedKind {
  /** Pairs of groups of which two cards are left. */
  readonly pairs: Uint16Array;
  readonly strengths: Uint16Array = new Uint16Array(PAIRS);
  /** Of the dealer's 990 hands those that are beaten and tied. */
  readonly wins: Uint16Array = new Uint16Array(PAIRS);
  readonly ties: Uint16Array = new Uint16Array(PAIRS);
  readonly #left: Uint8Array;

  constructor({ groups, copies }: BoardKind) {
    this.#left = copies.slice();
    for (const group of groups) this.#left[group] = (this.#left[group] ?? 0) - 1;
    this.pairs = this.#rank(groups);
    this.#compare();
  }

  /** The dealer's hands below a strength that are possible beside two cards of a pair of groups, weaker than it themselves or not. */
  below(strength: number): (pair: number) => number {
    const held: Held = { total: 0, by: new Uint16Array(GROUPS) };
    for (const pair of this.pairs) if ((this.strengths[pair] ?? 0) < strength) this.#hold(held, pair);
    // A hand that is among them was taken away with each of its two cards.
    return (pair) => this.#beside(held, pair) + ((this.strengths[pair] ?? 0) < strength ? 1 : 0);
  }

  /** Ranks all pairs, and answers with them from the weakest on. */
  #rank(board: Uint8Array): Uint16Array {
    prepareHigh();
    let key = 0;
    let [suited, ranks] = [0, 0];
    for (const group of board) {
      key += rankKey(group % IN_SUIT);
      if (group < IN_SUIT) continue;
      suited += 1;
      ranks |= 1 << (group - IN_SUIT);
    }
    let live = 0;
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [high, low] = [HIGHER[pair] ?? 0, LOWER[pair] ?? 0];
      if ((this.#left[high] ?? 0) < (high === low ? 2 : 1) || (this.#left[low] ?? 0) === 0) continue;
      const more = (high >= IN_SUIT ? 1 : 0) + (low >= IN_SUIT ? 1 : 0);
      const strength =
        suited + more >= 5
          ? rankFlush(ranks | bitOf(high) | bitOf(low))
          : rankSevenRanks(key + rankKey(high % IN_SUIT) + rankKey(low % IN_SUIT));
      this.strengths[pair] = strength;
      SORTED[live] = (strength << PAIR_BITS) | pair;
      live += 1;
    }
    return Uint16Array.from(SORTED.subarray(0, live).toSorted(), (one) => one & ((1 << PAIR_BITS) - 1));
  }

  /** A pair beats what lies below it, less what holds one of its cards. */
  #compare(): void {
    const { pairs, strengths, wins, ties } = this;
    const held: Held = { total: 0, by: new Uint16Array(GROUPS) };
    for (let start = 0; start < pairs.length; ) {
      const strength = strengths[pairs[start] ?? 0];
      let end = start;
      for (; end < pairs.length && strengths[pairs[end] ?? 0] === strength; end += 1) {
        const pair = pairs[end] ?? 0;
        wins[pair] = this.#beside(held, pair);
      }
      for (let i = start; i < end; i += 1) this.#hold(held, pairs[i] ?? 0);
      for (let i = start; i < end; i += 1) {
        const pair = pairs[i] ?? 0;
        // The hand itself was taken away with each of its two cards.
        ties[pair] = this.#beside(held, pair) + 1 - (wins[pair] ?? 0);
      }
      start = end;
    }
  }

  #hold(held: Held, pair: number): void {
    const [high, low] = [HIGHER[pair] ?? 0, LOWER[pair] ?? 0];
    const [highs, lows] = [this.#left[high] ?? 0, this.#left[low] ?? 0];
    if (high === low) {
      held.total += (highs * (highs - 1)) / 2;
      held.by[high] = (held.by[high] ?? 0) + highs - 1;
    } else {
      held.total += highs * lows;
      held.by[high] = (held.by[high] ?? 0) + lows;
      held.by[low] = (held.by[low] ?? 0) + highs;
    }
  }

  /** How many of these hold neither of two cards, less one where the two together are among them. */
  #beside({ total, by }: Held, pair: number): number {
    return total - (by[HIGHER[pair] ?? 0] ?? 0) - (by[LOWER[pair] ?? 0] ?? 0);
  }
}

const bitOf = (group: number): number => (group < IN_SUIT ? 0 : 1 << (group - IN_SUIT));
