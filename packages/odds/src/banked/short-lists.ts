import { eachHole, poker, prepareHigh, rankFive, rankSix } from '@croupier/cards';
import { ALONE, BY_RANK, Kinds } from './kinds-of-hands.ts';
import { preflopClass } from './preflop-classes.ts';
import type { SeenCards } from './seen-cards.ts';
import type { Representatives } from './suit-renamings.ts';

/**
 * A solved decision beside cards that are seen as a list that a person can keep in mind: what own cards make of them, and from which
 * rank on it is worth a bet. The list is found from what every pair of cards gains; nothing of it is typed.
 */
export interface ShortList {
  /** What to bet with, in words. */
  readonly bets: readonly string[];
  /** What the list loses against the best decision everywhere, of all gains together. */
  readonly loses: number;
}

/** What own cards make with those that are seen, the first that holds; most of them by a rank. */
const MADE: Kinds = new Kinds([
  { name: 'a straight or better', steps: ALONE },
  { name: 'two pair or three of a kind with an own card', steps: ALONE },
  { name: 'a pair in hand', steps: BY_RANK },
  { name: 'a pair with the board', steps: BY_RANK },
  { name: 'four to a flush with an own card', steps: BY_RANK },
  { name: 'four to an open straight and an own card', steps: BY_RANK },
  { name: 'nothing but an own card', steps: BY_RANK },
]);
const [STRAIGHT, TWO_PAIR, IN_HAND, WITH_BOARD, FLUSH_DRAW, STRAIGHT_DRAW, NOTHING] = [0, 1, 2, 3, 4, 5, 6];

/** By a set of ranks, how many others would complete a straight. */
const COMPLETING: Uint8Array = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => {
  let completing = 0;
  for (let rank = 0; rank < 13; rank += 1)
    if ((ranks & (1 << rank)) === 0 && hasStraight(ranks | (1 << rank))) completing += 1;
  return completing;
});

function hasStraight(ranks: number): boolean {
  const withLowAce = (ranks << 1) | (ranks >> 12);
  for (let low = 0; low < 10; low += 1) if (((withLowAce >> low) & 31) === 31) return true;
  return false;
}

/** Cards that are seen, looked at once for all own cards. */
class Shown {
  readonly #cards: readonly number[];
  /** Of each rank and suit how many, and the ranks as a set. */
  readonly #ranks = new Uint8Array(13);
  readonly #suits = new Uint8Array(4);
  #set = 0;

  constructor(cards: Uint8Array) {
    this.#cards = [...cards];
    for (const card of cards) {
      this.#ranks[card >> 2] = (this.#ranks[card >> 2] ?? 0) + 1;
      this.#suits[card & 3] = (this.#suits[card & 3] ?? 0) + 1;
      this.#set |= 1 << (card >> 2);
    }
  }

  /** What two own cards make, the higher first: the number of its kind. */
  madeOf(a: number, b: number, straight: number): number {
    const [v = 0, w = 0, x = 0, y = 0] = this.#cards;
    const strength = this.#cards.length === 3 ? rankFive(a, b, v, w, x) : rankSix(a, b, v, w, x, y);
    if (strength >= straight) return MADE.at(STRAIGHT);
    const [high, low] = [a >> 2, b >> 2];
    const [highs, lows] = [this.#ranks[high] ?? 0, this.#ranks[low] ?? 0];
    if (high === low) return highs > 0 ? MADE.at(TWO_PAIR) : MADE.at(IN_HAND, high);
    if (highs + lows > 1) return MADE.at(TWO_PAIR);
    if (highs + lows === 1) return MADE.at(WITH_BOARD, highs === 1 ? high : low);
    const suited = (a & 3) === (b & 3) ? 2 : 1;
    if ((this.#suits[a & 3] ?? 0) + suited === 4) return MADE.at(FLUSH_DRAW, high);
    if ((this.#suits[b & 3] ?? 0) + suited === 4) return MADE.at(FLUSH_DRAW, low);
    const completing = COMPLETING[this.#set | (1 << high) | (1 << low)] ?? 0;
    return MADE.at(completing > 1 ? STRAIGHT_DRAW : NOTHING, high);
  }
}

/** The list for cards of which this many are seen, over all own cards of which the class is still in play. */
export function shortListOf(
  seen: Pick<SeenCards, 'gainsBeside'> & { readonly classes: Representatives },
  sums: Float64Array | Int32Array,
  inPlay: (own: number) => boolean,
): ShortList {
  prepareHigh();
  const straight = poker.least('straight');
  const gained = new Float64Array(MADE.size);
  const met = new Uint8Array(MADE.size);
  let most = 0;
  for (const [at, cards] of seen.classes.cards.entries()) {
    const weight = seen.classes.weights[at] ?? 0;
    const gains = seen.gainsBeside(sums, cards);
    const shown = new Shown(cards);
    eachHole([...cards], (a, b, hole) => {
      if (!inPlay(preflopClass(a, b))) return;
      const made = shown.madeOf(a, b, straight);
      const gain = weight * (gains[hole] ?? 0);
      gained[made] = (gained[made] ?? 0) + gain;
      met[made] = 1;
      if (gain > 0) most += gain;
    });
  }
  const followed = gained.reduce((sum, gain) => sum + Math.max(0, gain), 0);
  return {
    bets: MADE.inWords(
      (made) => (gained[made] ?? 0) > 0,
      (made) => met[made] === 1,
    ),
    loses: most - followed,
  };
}
