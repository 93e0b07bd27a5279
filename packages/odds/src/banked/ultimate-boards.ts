import { HOLES } from '@croupier/cards';
import type { UltimateShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import {
  AFTER_FLOP,
  addBits,
  addGains,
  boardClasses,
  type ComparedBoard,
  compareOn,
  DEALERS,
  flopClasses,
  flopsOf,
  LIVE,
} from './holdem-boards.ts';
import { classesOfHoles, PREFLOP_CLASSES } from './preflop-classes.ts';
import { foldNet, netsOf, type UltimateCases, ultimateCases } from './ultimate-cases.ts';

/** Numbers of deals, by class of own cards and case: betting before the flop, after it, at the river; and folds. */
export interface UltimateCounts {
  readonly early: Float64Array;
  readonly flop: Float64Array;
  readonly river: Float64Array;
  readonly folds: Float64Array;
}

export const emptyCounts = (cases: number): UltimateCounts => ({
  early: new Float64Array(PREFLOP_CLASSES * cases),
  flop: new Float64Array(PREFLOP_CLASSES * cases),
  river: new Float64Array(PREFLOP_CLASSES * cases),
  folds: new Float64Array(PREFLOP_CLASSES),
});

/** What every pair of own cards gains beside every flop by a bet on it: nothing yet. */
export const noGains = (): Float64Array<ArrayBuffer> => new Float64Array(flopClasses().cards.length * HOLES);

/** The two cards of each pair. */
const HIGH = new Uint8Array(HOLES);
const LOW = new Uint8Array(HOLES);
for (let hole = 0, a = 1; a < 52; a += 1)
  for (let b = 0; b < a; b += 1, hole += 1) {
    HIGH[hole] = a;
    LOW[hole] = b;
  }

/**
 * Ultimate Texas Hold'em on complete boards, twice over. What is counted are cases that net the same: a win by row of the Blind's
 * pay table, a tie, a loss, each against a dealer who qualifies or not. First every board says how much more a bet after the flop
 * nets than waiting, and when all boards have spoken it is known who bets; then the deals are counted by what was decided.
 */
export class UltimateBoards {
  readonly cases: UltimateCases;
  readonly #once: Float64Array;
  readonly #twice: Float64Array;
  /** What a fold nets against all hands of the dealer. */
  readonly #folding: number;
  /** The dealer's hands against one pair of own cards: beaten, tied and lost to, each with and without qualifying. */
  readonly #against = new Float64Array(6);
  readonly #gains = new Float64Array(LIVE);
  readonly #bits = new Uint16Array(LIVE);

  constructor(rules: Rules<UltimateShowdown>) {
    this.cases = ultimateCases(rules);
    this.#once = netsOf(rules, this.cases, 1);
    this.#twice = netsOf(rules, this.cases, 2);
    this.#folding = foldNet(rules) * DEALERS;
  }

  /** Adds what betting twice the ante gains over waiting on these boards, for every flop that they can have begun with. */
  addGains(sums: Float64Array, boards: Iterable<number>): void {
    const { cards, weights } = boardClasses();
    for (const at of boards) {
      const weight = weights[at] ?? 0;
      const board = compareOn(cards[at] ?? new Uint8Array(5));
      const weak = unqualified(board, this.cases.pair);
      for (let i = 0; i < LIVE; i += 1) {
        const winAt = this.#deal(board, board.holes[i] ?? 0, weak);
        const waiting = Math.max(this.#worth(this.#once, winAt), this.#folding);
        this.#gains[i] = weight * (this.#worth(this.#twice, winAt) - waiting);
      }
      for (const flop of flopsOf(board.cards)) addGains(sums, flop, board.holes, this.#gains);
    }
  }

  /** Counts the deals of these boards, each with the ten flops it can have begun with, where it is decided who bets after which. */
  count(counts: UltimateCounts, boards: Iterable<number>, decided: Uint8Array): void {
    const { cards, weights } = boardClasses();
    const ownClass = classesOfHoles();
    const size = this.cases.names.length;
    for (const at of boards) {
      const weight = weights[at] ?? 0;
      const board = compareOn(cards[at] ?? new Uint8Array(5));
      const weak = unqualified(board, this.cases.pair);
      this.#bits.fill(0);
      for (const [bit, flop] of flopsOf(board.cards).entries())
        addBits(this.#bits, bit, flop, board.holes, decided);
      for (let i = 0; i < LIVE; i += 1) {
        const hole = board.holes[i] ?? 0;
        const own = ownClass[hole] ?? 0;
        const winAt = this.#deal(board, hole, weak);
        const bets = ONES[this.#bits[i] ?? 0] ?? 0;
        const waits = AFTER_FLOP.length - bets;
        this.#add(counts.early, own * size, winAt, weight * AFTER_FLOP.length);
        if (bets > 0) this.#add(counts.flop, own * size, winAt, weight * bets);
        if (waits === 0) continue;
        if (this.#worth(this.#once, winAt) > this.#folding)
          this.#add(counts.river, own * size, winAt, weight * waits);
        else counts.folds[own] = (counts.folds[own] ?? 0) + weight * waits * DEALERS;
      }
    }
  }

  /** Puts the dealer's hands against a pair of own cards in their cases, and answers with the case of a win. */
  #deal({ strengths, wins, ties }: ComparedBoard, hole: number, weak: Unqualified): number {
    const against = this.#against;
    const strength = strengths[hole] ?? 0;
    const won = wins[hole] ?? 0;
    const tied = ties[hole] ?? 0;
    const lost = DEALERS - won - tied;
    const unqualifiedBoth = weak.total - (weak.held[HIGH[hole] ?? 0] ?? 0) - (weak.held[LOW[hole] ?? 0] ?? 0);
    if (strength >= this.cases.pair) {
      // A pair or better beats every dealer who does not qualify.
      against[0] = won - unqualifiedBoth;
      against[1] = unqualifiedBoth;
      against[2] = tied;
      against[3] = 0;
      against[4] = lost;
      against[5] = 0;
    } else {
      // Nobody else is beaten or tied. The hand itself was counted among those that do not qualify, and taken off twice.
      const better = unqualifiedBoth + 1 - won - tied;
      against[0] = 0;
      against[1] = won;
      against[2] = 0;
      against[3] = tied;
      against[4] = lost - better;
      against[5] = better;
    }
    return this.cases.winCase[strength] ?? 0;
  }

  #worth(nets: Float64Array, winAt: number): number {
    const { tie, lose } = this.cases;
    const against = this.#against;
    return (
      (against[0] ?? 0) * (nets[winAt] ?? 0) +
      (against[1] ?? 0) * (nets[winAt + 1] ?? 0) +
      (against[2] ?? 0) * (nets[tie] ?? 0) +
      (against[3] ?? 0) * (nets[tie + 1] ?? 0) +
      (against[4] ?? 0) * (nets[lose] ?? 0) +
      (against[5] ?? 0) * (nets[lose + 1] ?? 0)
    );
  }

  #add(to: Float64Array, at: number, winAt: number, deals: number): void {
    const { tie, lose } = this.cases;
    const against = this.#against;
    to[at + winAt] = (to[at + winAt] ?? 0) + deals * (against[0] ?? 0);
    to[at + winAt + 1] = (to[at + winAt + 1] ?? 0) + deals * (against[1] ?? 0);
    to[at + tie] = (to[at + tie] ?? 0) + deals * (against[2] ?? 0);
    to[at + tie + 1] = (to[at + tie + 1] ?? 0) + deals * (against[3] ?? 0);
    to[at + lose] = (to[at + lose] ?? 0) + deals * (against[4] ?? 0);
    to[at + lose + 1] = (to[at + lose + 1] ?? 0) + deals * (against[5] ?? 0);
  }
}

/** How many bits are set in each number of ten. */
const ONES = new Uint8Array(1 << AFTER_FLOP.length);
for (let bits = 1; bits < ONES.length; bits += 1) ONES[bits] = (ONES[bits >> 1] ?? 0) + (bits & 1);

/** The dealer's pairs of cards below a pair: how many there are, and how many of them hold each card. */
interface Unqualified {
  readonly total: number;
  readonly held: Uint16Array;
}

function unqualified({ strengths, holes }: ComparedBoard, pair: number): Unqualified {
  const held = new Uint16Array(52);
  let total = 0;
  for (let i = 0; i < LIVE; i += 1) {
    const hole = holes[i] ?? 0;
    if ((strengths[hole] ?? 0) >= pair) continue;
    total += 1;
    const [a, b] = [HIGH[hole] ?? 0, LOW[hole] ?? 0];
    held[a] = (held[a] ?? 0) + 1;
    held[b] = (held[b] ?? 0) + 1;
  }
  return { total, held };
}
