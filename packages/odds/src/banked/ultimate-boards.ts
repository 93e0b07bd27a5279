import { HOLES } from '@croupier/cards';
import type { UltimateShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { AS_RANKS, type BoardKind, ComparedKind, DEALERS, PAIRS } from './board-kinds.ts';
import { PREFLOP_CLASSES } from './preflop-classes.ts';
import { CLASS_IN, flopsSeen, PAIR_IN, SLOTS, takeAway } from './seen-cards.ts';
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

/** What two cards gain beside every flop by a bet on it: nothing yet. */
export const noGains = (): Float64Array<ArrayBuffer> => new Float64Array(flopsSeen().room);

/** After a flop somebody waits or bets. */
const DECISIONS = 2;

/** How often two cards wait and bet beside each flop, by what they gain there. */
export function decideFlops(gains: Float64Array): Uint32Array {
  const decided = flopsSeen().decideBy(gains);
  return flopsSeen().countDecided(DECISIONS, (at, times) => {
    for (let hole = 0; hole < HOLES; hole += 1) {
      const bets = decided[at * HOLES + hole] ?? 0;
      times[hole * DECISIONS] = 1 - bets;
      times[hole * DECISIONS + 1] = bets;
    }
  });
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
  readonly #gains = new Float64Array(PAIRS);

  constructor(rules: Rules<UltimateShowdown>) {
    this.cases = ultimateCases(rules);
    this.#once = netsOf(rules, this.cases, 1);
    this.#twice = netsOf(rules, this.cases, 2);
    this.#folding = foldNet(rules) * DEALERS;
  }

  /** Adds what betting twice the ante gains over waiting on boards of these ranks, for every flop that they can have begun with. */
  addGains(sums: Float64Array, boards: Iterable<readonly BoardKind[]>): void {
    const byRank = new Float64Array(PAIRS);
    for (const [ranks, ...suited] of boards) {
      if (!ranks) continue;
      byRank.set(this.#gainsOn(ranks));
      flopsSeen().addGains(sums, ranks, byRank);
      for (const kind of suited) {
        const gains = this.#gainsOn(kind);
        // In the place of what the ranks alone would gain.
        for (let pair = 0; pair < PAIRS; pair += 1)
          gains[pair] = (gains[pair] ?? 0) - (byRank[AS_RANKS[pair] ?? 0] ?? 0);
        flopsSeen().addGains(sums, kind, gains);
      }
    }
  }

  /** What two cards of each pair of groups gain on a kind of boards. */
  #gainsOn(kind: BoardKind): Float64Array {
    this.#gains.fill(0);
    const board = new ComparedKind(kind);
    const weak = board.below(this.cases.pair);
    for (const pair of board.pairs) {
      const winAt = this.#deal(board, pair, weak);
      const waiting = Math.max(this.#worth(this.#once, winAt), this.#folding);
      this.#gains[pair] = this.#worth(this.#twice, winAt) - waiting;
    }
    return this.#gains;
  }

  /** Counts the deals of boards of these ranks, each with the ten flops it can have begun with, where it is decided who bets after which. */
  count(counts: UltimateCounts, boards: Iterable<readonly BoardKind[]>, decided: Uint32Array): void {
    for (const [ranks, ...suited] of boards) {
      if (!ranks) continue;
      const byRank = flopsSeen().dealsOn(ranks, decided, DECISIONS);
      for (const kind of suited) {
        const deals = flopsSeen().dealsOn(kind, decided, DECISIONS);
        takeAway(byRank, deals, DECISIONS);
        this.#countKind(counts, kind, deals);
      }
      this.#countKind(counts, ranks, byRank);
    }
  }

  #countKind(counts: UltimateCounts, kind: BoardKind, deals: Float64Array): void {
    const size = this.cases.names.length;
    const board = new ComparedKind(kind);
    const weak = board.below(this.cases.pair);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const [waits, bets] = [deals[slot * DECISIONS] ?? 0, deals[slot * DECISIONS + 1] ?? 0];
      if (waits + bets === 0) continue;
      const own = CLASS_IN[slot] ?? 0;
      const winAt = this.#deal(board, PAIR_IN[slot] ?? 0, weak);
      this.#add(counts.early, own * size, winAt, waits + bets);
      if (bets > 0) this.#add(counts.flop, own * size, winAt, bets);
      if (waits === 0) continue;
      if (this.#worth(this.#once, winAt) > this.#folding) this.#add(counts.river, own * size, winAt, waits);
      else counts.folds[own] = (counts.folds[own] ?? 0) + waits * DEALERS;
    }
  }

  /** Puts the dealer's hands against two own cards in their cases, and answers with the case of a win. */
  #deal({ strengths, wins, ties }: ComparedKind, pair: number, weak: (pair: number) => number): number {
    const against = this.#against;
    const strength = strengths[pair] ?? 0;
    const won = wins[pair] ?? 0;
    const tied = ties[pair] ?? 0;
    const lost = DEALERS - won - tied;
    const unqualified = weak(pair);
    if (strength >= this.cases.pair) {
      // A pair or better beats every dealer who does not qualify.
      against[0] = won - unqualified;
      against[1] = unqualified;
      against[2] = tied;
      against[3] = 0;
      against[4] = lost;
      against[5] = 0;
    } else {
      // Nobody else is beaten or tied.
      const better = unqualified - won - tied;
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
