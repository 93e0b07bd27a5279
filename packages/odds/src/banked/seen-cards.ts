import { eachHole, HOLES, lazily } from '@croupier/cards';
import {
  type BoardKind,
  GROUPS,
  groupOf,
  HIGHER,
  IN_SUIT,
  LOWER,
  PAIRS,
  pairOf,
  RANK_PAIRS,
} from './board-kinds.ts';
import { CardClasses } from './suit-renamings.ts';

/*
 * What is seen of a board before it is complete, by groups of cards as the kinds of boards have them: once by ranks alone, and once for
 * each suit of which the board can still get three cards. What holds for the ranks is corrected by what holds for a suit.
 */

/** Pairs of groups, and those of two ranks once more for two cards of one suit. */
export const SLOTS: number = PAIRS + 78;

/** By slot its pair of groups; the same two cards as ranks alone; and their class before the flop. */
export const PAIR_IN: Uint16Array = new Uint16Array(SLOTS);
const RANKS_IN: Uint16Array = new Uint16Array(SLOTS);
export const CLASS_IN: Uint8Array = new Uint8Array(SLOTS);

/** Two cards of these groups; suited where both are of one suit, though the groups do not say so. */
function slotOf(high: number, low: number, suited: boolean): number {
  return suited && high < IN_SUIT && high !== low ? PAIRS + (high * (high - 1)) / 2 + low : pairOf(high, low);
}

for (let pair = 0; pair < PAIRS; pair += 1) {
  const [one, other] = [HIGHER[pair] ?? 0, LOWER[pair] ?? 0];
  const [high, low] = [one % IN_SUIT, other % IN_SUIT].toSorted((a, b) => b - a);
  const fill = (slot: number, suited: boolean): void => {
    PAIR_IN[slot] = pair;
    RANKS_IN[slot] = slotOf(high ?? 0, low ?? 0, suited);
    CLASS_IN[slot] = suited ? (high ?? 0) * 13 + (low ?? 0) : (low ?? 0) * 13 + (high ?? 0);
  };
  fill(pair, one >= IN_SUIT && other >= IN_SUIT);
  if (one < IN_SUIT && one !== other) fill(slotOf(one, other, true), true);
}

/** The cards of each pair of own cards by its index. */
const holeCards: () => { readonly high: Uint8Array; readonly low: Uint8Array } = lazily(() => {
  const high = new Uint8Array(HOLES);
  const low = new Uint8Array(HOLES);
  eachHole([], (a, b, index) => {
    high[index] = a;
    low[index] = b;
  });
  return { high, low };
});

/** One of the things that can have been seen of a kind of boards, and the groups of what came after it. */
interface Before {
  readonly state: number;
  readonly after: readonly number[];
}

/** Three or four cards of a board that are seen. */
export class SeenCards {
  /** All sets of so many cards up to their suits. */
  readonly classes: CardClasses;
  /** How many different sets of groups can be seen. */
  readonly states: number;
  readonly #cards: number;
  /** By their groups. */
  readonly #stateAt: Int16Array;
  readonly #ways = new Float64Array(PAIRS);

  constructor(cards: 3 | 4) {
    this.classes = new CardClasses(cards);
    this.#cards = cards;
    this.#stateAt = new Int16Array(GROUPS ** cards).fill(-1);
    let states = 0;
    const add = (groups: readonly number[], from: number): void => {
      if (groups.length < cards) {
        for (let group = from; group < GROUPS; group += 1)
          add([...groups, group], group < IN_SUIT ? group : group + 1);
        return;
      }
      const suited = groups.filter((group) => group >= IN_SUIT).length;
      if (suited > 0 && suited < cards - 2) return;
      this.#stateAt[placeOf(groups)] = states;
      states += 1;
    };
    add([], 0);
    this.states = states;
  }

  /** Sums by what is seen and pair of groups: nothing yet. */
  get room(): number {
    return this.states * PAIRS;
  }

  /** Adds what two cards gain on a kind of boards to what they gain beside all that can have been seen of it. */
  addGains(sums: Float64Array | Int32Array, kind: BoardKind, gains: Float64Array): void {
    const pairs = kind.copies[IN_SUIT] === 0 ? RANK_PAIRS : PAIRS;
    for (const { state, after } of this.#before(kind)) {
      const ways = this.#waysTo(kind, after);
      const row = state * PAIRS;
      for (let pair = 0; pair < pairs; pair += 1)
        sums[row + pair] = (sums[row + pair] ?? 0) + (ways[pair] ?? 0) * (gains[pair] ?? 0);
    }
  }

  /** What every pair of own cards gains beside these, by its index; of pairs that hold one of them it says nothing. */
  gainsBeside(sums: Float64Array | Int32Array, cards: Uint8Array): Float64Array {
    const { high, low } = holeCards();
    const gains = new Float64Array(HOLES);
    for (const [state, groups] of this.#readings(cards))
      for (let hole = 0; hole < HOLES; hole += 1) {
        const pair = pairOf(groups[high[hole] ?? 0] ?? 0, groups[low[hole] ?? 0] ?? 0);
        gains[hole] = (gains[hole] ?? 0) + (sums[state * PAIRS + pair] ?? 0);
      }
    return gains;
  }

  /** For every class of cards that are seen and every pair of own cards beside them: whether it gains anything to bet. */
  decideBy(sums: Float64Array | Int32Array): Uint8Array {
    const decided = new Uint8Array(this.classes.cards.length * HOLES);
    for (const [at, cards] of this.classes.cards.entries()) {
      const gains = this.gainsBeside(sums, cards);
      for (const hole of liveHoles(cards)) if ((gains[hole] ?? 0) > 0) decided[at * HOLES + hole] = 1;
    }
    return decided;
  }

  /**
   * Counts seen cards with own cards beside them by groups and by what was decided, of which there are so many ways: `ways` fills in, for
   * a class and all pairs of own cards, how often each was.
   */
  countDecided(decisions: number, ways: (at: number, times: Uint8Array) => void): Uint32Array {
    const { high, low } = holeCards();
    const size = this.states * SLOTS * decisions;
    const counts = new Uint32Array(new SharedArrayBuffer(size * Uint32Array.BYTES_PER_ELEMENT));
    const times = new Uint8Array(HOLES * decisions);
    for (const [at, cards] of this.classes.cards.entries()) {
      const weight = this.classes.weights[at] ?? 0;
      ways(at, times);
      const live = liveHoles(cards);
      for (const [state, groups] of this.#readings(cards))
        for (const hole of live) {
          const [a, b] = [high[hole] ?? 0, low[hole] ?? 0];
          const slot = slotOfCards(groups[a] ?? 0, groups[b] ?? 0, (a & 3) === (b & 3));
          const to = (state * SLOTS + slot) * decisions;
          for (let i = 0; i < decisions; i += 1)
            counts[to + i] = (counts[to + i] ?? 0) + weight * (times[hole * decisions + i] ?? 0);
        }
    }
    return counts;
  }

  /** How often two cards of each slot have come with boards of a kind after what was decided: by slot and decision. */
  dealsOn(kind: BoardKind, counts: Uint32Array, decisions: number): Float64Array {
    const deals = new Float64Array(SLOTS * decisions);
    const ranked = kind.copies[IN_SUIT] === 0;
    for (const { state, after } of this.#before(kind)) {
      const ways = this.#waysTo(kind, after);
      const row = state * SLOTS * decisions;
      for (let slot = 0; slot < SLOTS; slot += 1) {
        if (ranked && slot === RANK_PAIRS) slot = PAIRS;
        const times = ways[PAIR_IN[slot] ?? 0] ?? 0;
        for (let i = slot * decisions; i < (slot + 1) * decisions; i += 1)
          deals[i] = (deals[i] ?? 0) + times * (counts[row + i] ?? 0);
      }
    }
    return deals;
  }

  /** What can have been seen of a kind of boards, each once. */
  #before({ groups }: BoardKind): Before[] {
    const found = new Map<number, Before>();
    for (let chosen = 0; chosen < 1 << groups.length; chosen += 1) {
      const seen = groups.filter((_, i) => ((chosen >> i) & 1) === 1);
      if (seen.length !== this.#cards) continue;
      const state = this.#stateAt[placeOf(seen)] ?? -1;
      if (!found.has(state))
        found.set(state, { state, after: Array.from(groups).filter((_, i) => ((chosen >> i) & 1) === 0) });
    }
    return [...found.values()];
  }

  /** In how many ways the cards that come after complete a kind of boards, by the pair of groups of two own cards. */
  #waysTo({ groups, copies }: BoardKind, after: readonly number[]): Float64Array {
    const left = copies.slice();
    for (const group of groups) left[group] = (left[group] ?? 0) - 1;
    const [one = 0, other = -1] = after;
    for (const group of after) left[group] = (left[group] ?? 0) + 1;
    const [ones, others] = [left[one] ?? 0, other < 0 ? 0 : (left[other] ?? 0)];
    const ways = (pair: number): number => {
      const free = ones - held(pair, one);
      if (other < 0) return free;
      return one === other ? (free * (free - 1)) / 2 : free * (others - held(pair, other));
    };
    this.#ways.fill(other < 0 ? ones : one === other ? (ones * (ones - 1)) / 2 : ones * others);
    for (const group of after)
      for (let beside = 0; beside < GROUPS; beside += 1) {
        const pair = pairOf(group, beside);
        this.#ways[pair] = ways(pair);
      }
    return this.#ways;
  }

  /** Cards that are seen as ranks, and as each suit has them of which the board can still get three: what is seen, and every card's group. */
  #readings(cards: Uint8Array): [state: number, groups: Uint8Array][] {
    return [-1, 0, 1, 2, 3].flatMap((suit): [number, Uint8Array][] => {
      if (suit >= 0 && cards.filter((card) => (card & 3) === suit).length < cards.length - 2) return [];
      const state = this.#stateAt[placeOf(cards.map((card) => groupOf(card, suit)).toSorted())] ?? -1;
      return [[state, Uint8Array.from({ length: 52 }, (_, card) => groupOf(card, suit))]];
    });
  }
}

const slotOfCards = (one: number, other: number, suited: boolean): number =>
  one > other ? slotOf(one, other, suited) : slotOf(other, one, suited);

/** What comes with a suit that matters was counted among its ranks, too, and is taken away there. */
export function takeAway(byRank: Float64Array, deals: Float64Array, decisions: number): void {
  for (let slot = 0; slot < SLOTS; slot += 1)
    for (let i = 0; i < decisions; i += 1) {
      const from = (RANKS_IN[slot] ?? 0) * decisions + i;
      byRank[from] = (byRank[from] ?? 0) - (deals[slot * decisions + i] ?? 0);
    }
}

/** How many of two own cards are of a group. */
const held = (pair: number, group: number): number =>
  (HIGHER[pair] === group ? 1 : 0) + (LOWER[pair] === group ? 1 : 0);

/** Groups as one number, in their order. */
const placeOf = (groups: ArrayLike<number>): number => {
  let place = 0;
  for (let i = 0; i < groups.length; i += 1) place = place * GROUPS + (groups[i] ?? 0);
  return place;
};

/** The pairs of own cards beside these, by their index. */
function liveHoles(cards: Uint8Array): number[] {
  const live: number[] = [];
  eachHole([...cards], (_, __, index) => {
    live.push(index);
  });
  return live;
}

export const flopsSeen: () => SeenCards = lazily(() => new SeenCards(3));
export const turnsSeen: () => SeenCards = lazily(() => new SeenCards(4));
