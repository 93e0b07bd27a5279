import { type Card, cardOf, eachHole, rankHoles, rankSeven } from '@croupier/cards';
import type { UltimateShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { DEALERS } from './board-kinds.ts';
import { foldNet, netsOf, type UltimateCases, ultimateCases } from './ultimate-cases.ts';

/** Everything is counted in half antes. */
const HALVES = 2;

/** Decisions of Ultimate Texas Hold'em after the flop, counted out exactly for the cards that are seen. */
export class UltimateAdviser {
  readonly #cases: UltimateCases;
  readonly #once: Float64Array;
  readonly #twice: Float64Array;
  /** What folding nets against all the dealer's hands. */
  readonly #folding: number;

  constructor(rules: Rules<UltimateShowdown>) {
    this.#cases = ultimateCases(rules);
    this.#once = netsOf(rules, this.#cases, 1);
    this.#twice = netsOf(rules, this.#cases, 2);
    this.#folding = foldNet(rules) * DEALERS;
  }

  /** Whether a bet of twice the ante nets more than waiting for the river, over 1,081 boards and 990 hands of the dealer on each. */
  betsFlop(own: readonly Card[], flop: readonly Card[]): boolean {
    const { bet, wait } = this.#overBoards(own, flop);
    return bet > wait;
  }

  /** What betting twice and waiting are worth after the flop, in Antes. */
  flopWorths(own: readonly Card[], flop: readonly Card[]): { bet: number; wait: number } {
    const { bet, wait, boards } = this.#overBoards(own, flop);
    const deals = boards * DEALERS * HALVES;
    return { bet: bet / deals, wait: wait / deals };
  }

  /** What betting once and folding are worth at the river, in Antes. */
  riverWorths(own: readonly Card[], board: readonly Card[]): { bet: number; fold: number } {
    const deals = DEALERS * HALVES;
    return { bet: this.#bets(own, board).once / deals, fold: this.#folding / deals };
  }

  #overBoards(own: readonly Card[], flop: readonly Card[]): { bet: number; wait: number; boards: number } {
    let [bet, wait, boards] = [0, 0, 0];
    eachHole([...own, ...flop], (turn, river) => {
      const { once, twice } = this.#bets(own, [...flop, cardOf(turn), cardOf(river)]);
      bet += twice;
      wait += Math.max(once, this.#folding);
      boards += 1;
    });
    return { bet, wait, boards };
  }

  /** Whether a bet of the ante nets more than a fold, over the dealer's 990 hands. */
  betsRiver(own: readonly Card[], board: readonly Card[]): boolean {
    return this.#bets(own, board).once > this.#folding;
  }

  /** What a bet of one ante and of two net on a board. */
  #bets(own: readonly Card[], board: readonly Card[]): { once: number; twice: number } {
    const { winCase, tie, lose, pair } = this.#cases;
    const [a = 0, b = 0] = own;
    const [v = 0, w = 0, x = 0, y = 0, z = 0] = board;
    const hand = rankSeven(a, b, v, w, x, y, z);
    let [once, twice] = [0, 0];
    for (const dealer of rankHoles(board, own)) {
      if (dealer === 0) continue;
      const result = hand > dealer ? (winCase[hand] ?? 0) : hand === dealer ? tie : lose;
      const at = result + (dealer < pair ? 1 : 0);
      once += this.#once[at] ?? 0;
      twice += this.#twice[at] ?? 0;
    }
    return { once, twice };
  }
}
