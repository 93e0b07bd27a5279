import type { DealersFlushes } from './dealers-flushes.ts';
import { over, pairsOf, RANKS_OF_A_SUIT, singlesOf, sizeOf, spread } from './rank-sets.ts';

/** Cards of one's own: the ranks of each suit without the deuces, and how many deuces. */
export interface OwnCards {
  readonly suits: readonly number[];
  readonly deuces: number;
}

/** How many deals of community cards and dealer's cards end in each way: a loss, a tie, a win by 0 to 5 cards. */
export type FlushDeals = Float64Array;
export const LOSS_AT = 0;
export const TIE_AT = 1;
export const WIN_AT = 2;
const MARGINS = 6;
export const WAYS: number = WIN_AT + MARGINS;

const SUITS = 4;
const DEUCES = 4;
const HAND = 5;
const BOARD = 2;
const DEALERS = 1_221_759; // C(45, 5)
export const DEALS = 1_320_721_479; // and C(47, 2) boards

/** How many community cards are of each suit, and how many are deuces: 15 kinds of boards. */
interface BoardKind {
  readonly suits: readonly number[];
  readonly deuces: number;
}

const KINDS: readonly BoardKind[] = [0, 1, 2].flatMap((deuces) =>
  spread(BOARD - deuces, SUITS).map((suits) => ({ suits, deuces })),
);

/** Ways of dealing 0 to 5 cards in each of the four suits, one suit after the other. */
type Ways = Float64Array;
const SPAN = HAND + 1;

/** The ways in which the suits deal so many cards together. */
function together(ways: Ways, cards: number): number {
  let sum = 0;
  for (let minors = 0; minors <= cards; minors += 1) {
    let first = 0;
    for (let k = 0; k <= minors; k += 1) first += (ways[k] ?? 0) * (ways[SPAN + minors - k] ?? 0);
    if (first === 0) continue;
    const left = cards - minors;
    let second = 0;
    for (let k = 0; k <= left; k += 1) second += (ways[2 * SPAN + k] ?? 0) * (ways[3 * SPAN + left - k] ?? 0);
    sum += first * second;
  }
  return sum;
}

/**
 * Counts for five cards of one's own all deals of two community cards and the dealer's five (bclc-poker 12.0 §6.4) by how they end. Once
 * the dealer's deuces are known the suits do not depend on each other: the dealer stays below a flush when every suit does, so that the
 * ways of the four suits are multiplied. Community cards are told apart by rank only in the suits that lead, whose flush is one's own;
 * in the others it counts how many sets board and dealer make together, and in how many ways they share them.
 */
export class FlushCounter {
  readonly #flushes: DealersFlushes;
  /** What is known of the cards and the kind of board that are looked at, suit by suit. */
  readonly #free = new Int32Array(SUITS);
  readonly #left = new Int32Array(SUITS);
  readonly #onBoard = new Int32Array(SUITS);
  readonly #leads = new Uint8Array(SUITS);
  readonly #board = new Int32Array(SUITS);
  /** Ways when nothing is asked of the suits: over all boards, and with the board of the leading suits given. */
  readonly #anyBoard: Ways = new Float64Array(SUITS * SPAN);
  readonly #thisBoard: Ways = new Float64Array(SUITS * SPAN);
  readonly #below: Ways = new Float64Array(SUITS * SPAN);
  readonly #upTo: Ways = new Float64Array(SUITS * SPAN);
  #deucesLeft = 0;
  #deucesOnBoard = 0;

  constructor(flushes: DealersFlushes) {
    this.#flushes = flushes;
  }

  count(own: OwnCards): FlushDeals {
    const deals = new Float64Array(WAYS);
    for (const kind of KINDS) {
      const ways = over(DEUCES - own.deuces, kind.deuces);
      if (ways > 0) this.#countKind(own, kind, ways, deals);
    }
    return deals;
  }

  /** The boards of one kind, with `ways` to choose its deuces. */
  #countKind(own: OwnCards, kind: BoardKind, ways: number, deals: FlushDeals): void {
    const wild = own.deuces + kind.deuces;
    const length = this.#look(own, kind) + wild;
    const options = Array.from({ length: SUITS }, (_, suit) => this.#boardsIn(suit));
    let below = 0;
    let upTo = 0;
    for (const first of options[0] ?? []) {
      this.#board[0] = first;
      for (const second of options[1] ?? []) {
        this.#board[1] = second;
        for (const third of options[2] ?? []) {
          this.#board[2] = third;
          for (const fourth of options[3] ?? []) {
            this.#board[3] = fourth;
            this.#against(this.#handOf(own, wild), length);
            below += this.#sumBelow;
            upTo += this.#sumUpTo;
          }
        }
      }
    }
    let boards = 1;
    for (let suit = 0; suit < SUITS; suit += 1)
      boards *= over(this.#left[suit] ?? 0, this.#onBoard[suit] ?? 0);
    add(deals, LOSS_AT, ways * (boards * DEALERS - upTo));
    add(deals, TIE_AT, ways * (upTo - below));
    let won = below;
    for (let margin = 0; margin < MARGINS; margin += 1) {
      const byMore = this.#shorterThan(length - margin);
      add(deals, WIN_AT + margin, ways * (won - byMore));
      won = byMore;
    }
  }

  /** Takes the cards in; how many cards of one suit, deuces apart, one then has at most. */
  #look(own: OwnCards, kind: BoardKind): number {
    let longest = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      const free = FULL & ~(own.suits[suit] ?? 0);
      const left = sizeOf(free);
      const onBoard = kind.suits[suit] ?? 0;
      this.#free[suit] = free;
      this.#left[suit] = left;
      this.#onBoard[suit] = onBoard;
      longest = Math.max(longest, RANKS_OF_A_SUIT - left + onBoard);
    }
    for (let suit = 0; suit < SUITS; suit += 1) {
      const [left = 0, onBoard = 0] = [this.#left[suit], this.#onBoard[suit]];
      const leads = RANKS_OF_A_SUIT - left + onBoard === longest;
      this.#leads[suit] = leads ? 1 : 0;
      for (let k = 0; k < SPAN; k += 1) {
        const dealt = over(left - onBoard, k);
        this.#anyBoard[suit * SPAN + k] = over(left, onBoard) * dealt;
        this.#thisBoard[suit * SPAN + k] = (leads ? 1 : over(left, onBoard)) * dealt;
      }
    }
    this.#deucesOnBoard = kind.deuces;
    this.#deucesLeft = DEUCES - own.deuces - kind.deuces;
    return longest;
  }

  /** The community cards that a suit can have; in a suit that does not lead it makes no difference which. */
  #boardsIn(suit: number): readonly number[] {
    const onBoard = this.#leads[suit] === 1 ? this.#onBoard[suit] : 0;
    const free = this.#free[suit] ?? 0;
    return onBoard === 0 ? NO_CARDS : onBoard === 1 ? singlesOf(free) : pairsOf(free);
  }

  #handOf(own: OwnCards, wild: number): number {
    let hand = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      if (this.#leads[suit] === 1)
        hand = Math.max(hand, this.#flushes.of((own.suits[suit] ?? 0) | (this.#board[suit] ?? 0), wild));
    }
    return hand;
  }

  #sumBelow = 0;
  #sumUpTo = 0;

  /** The dealer's hands that are below a flush of such a length, and those that are not above it. */
  #against(hand: number, length: number): void {
    this.#sumBelow = 0;
    this.#sumUpTo = 0;
    const weaker = this.#flushes.startsLength(hand) ? 0 : 1;
    for (let drawn = 0; drawn <= this.#deucesLeft; drawn += 1) {
      const deuces = this.#deucesOnBoard + drawn;
      const at = this.#flushes.at(hand, deuces);
      let possible = true;
      for (let suit = 0; suit < SUITS; suit += 1) {
        const most = length - deuces - (this.#onBoard[suit] ?? 0);
        if (most < 0) possible = false;
        const from = suit * SPAN;
        for (let k = 0; k < SPAN; k += 1) {
          const any = k < most ? (this.#thisBoard[from + k] ?? 0) : 0;
          this.#below[from + k] = any;
          this.#upTo[from + k] = any;
        }
        if (most >= 0 && most < SPAN) {
          this.#upTo[from + most] = this.#setsIn(suit, at, most);
          this.#below[from + most] = weaker * this.#setsIn(suit, at - 1, most);
        }
      }
      if (!possible) continue;
      const ways = over(this.#deucesLeft, drawn);
      this.#sumBelow += ways * together(this.#below, HAND - drawn);
      this.#sumUpTo += ways * together(this.#upTo, HAND - drawn);
    }
  }

  /** The dealer's sets of one suit that, with the community cards, are in a row of flushes up to this place. */
  #setsIn(suit: number, at: number, cards: number): number {
    const free = this.#free[suit] ?? 0;
    const whole = this.#flushes.row(free)[at] ?? 0;
    const onBoard = this.#onBoard[suit] ?? 0;
    if (onBoard === 0 || whole === 0) return whole;
    if (this.#leads[suit] !== 1) return whole * over(onBoard + cards, onBoard);
    // Those that hold the community cards: all, less those without one of them, and those without both not twice.
    const board = this.#board[suit] ?? 0;
    const first = board & -board;
    const second = board & ~first;
    const without = whole - (this.#flushes.row(free & ~first)[at] ?? 0);
    if (second === 0) return without;
    return (
      without - (this.#flushes.row(free & ~second)[at] ?? 0) + (this.#flushes.row(free & ~board)[at] ?? 0)
    );
  }

  /** Over all boards of the kind, the deals in which the dealer's flush has fewer cards. */
  #shorterThan(length: number): number {
    let sum = 0;
    for (let drawn = 0; drawn <= this.#deucesLeft; drawn += 1) {
      for (let suit = 0; suit < SUITS; suit += 1) {
        const most = length - this.#deucesOnBoard - drawn - (this.#onBoard[suit] ?? 0);
        const from = suit * SPAN;
        for (let k = 0; k < SPAN; k += 1)
          this.#below[from + k] = k < most ? (this.#anyBoard[from + k] ?? 0) : 0;
      }
      sum += over(this.#deucesLeft, drawn) * together(this.#below, HAND - drawn);
    }
    return sum;
  }
}

const FULL = (1 << RANKS_OF_A_SUIT) - 1;
const NO_CARDS: readonly number[] = [0];

function add(deals: FlushDeals, at: number, more: number): void {
  deals[at] = (deals[at] ?? 0) + more;
}
