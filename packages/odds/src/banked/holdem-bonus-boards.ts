import { HOLES, poker, strengthOf } from '@croupier/cards';
import type { HoldemBonusShowdown } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { LOSS } from '../wager-odds.ts';
import {
  AFTER_FLOP,
  AFTER_TURN,
  addBits,
  addGains,
  boardClasses,
  compareOn,
  DEALERS,
  flopClasses,
  flopsOf,
  LIVE,
  turnClasses,
  turnsOf,
} from './holdem-boards.ts';
import { classesOfHoles, PREFLOP_CLASSES } from './preflop-classes.ts';
import { netTogether, type Stakes } from './together.ts';

/** What a hand that plays on has staked by the end: Turn and River as they were bet or checked. */
export interface FurtherBets {
  readonly turn: 0 | 1;
  readonly river: 0 | 1;
}

/** In the order in which they are counted: bit 0 says that Turn was bet, bit 1 that River was. */
export const FURTHER: readonly FurtherBets[] = [
  { turn: 0, river: 0 },
  { turn: 1, river: 0 },
  { turn: 0, river: 1 },
  { turn: 1, river: 1 },
];

export const stakesOf = (bets: FurtherBets): Stakes => ({ ante: 1, flop: 2, ...bets });

/** The ways in which a hand can end: a win by row of the Ante's pay table, a tie, a loss. */
export interface BonusCases {
  readonly names: readonly string[];
  /** For each case one outcome that stands for it. */
  readonly outcomes: readonly HoldemBonusShowdown[];
  /** By strength of the hand, the case of a win. */
  readonly winCase: Uint8Array;
  readonly tie: number;
  readonly lose: number;
}

/** The Ante looks at no single card. */
const showdown = (hand: number, dealer: number): HoldemBonusShowdown => ({
  own: [],
  dealers: [],
  hand: strengthOf(hand),
  dealer: strengthOf(dealer),
  folded: false,
});

export function bonusCases(rules: Rules<HoldemBonusShowdown>): BonusCases {
  const ante = wagerNamed(rules.wagers, 'ante');
  const best = poker.least('royal-flush');
  const winCase = new Uint8Array(poker.classes + 1);
  const names: string[] = [];
  const outcomes: HoldemBonusShowdown[] = [];
  const add = (name: string, outcome: HoldemBonusShowdown): number => {
    names.push(name);
    outcomes.push(outcome);
    return names.length - 1;
  };
  for (let hand = 2; hand <= best; hand += 1) {
    const won = judge(ante, showdown(hand, 1))?.name ?? LOSS;
    winCase[hand] = names.at(-1) === won ? names.length - 1 : add(won, showdown(hand, 1));
  }
  return { names, outcomes, winCase, tie: add('tie', showdown(1, 1)), lose: add('lose', showdown(1, best)) };
}

/** What a fold nets. */
export const foldedNet = (rules: Rules<HoldemBonusShowdown>): number =>
  netTogether(rules, { ante: 1 }, { ...showdown(1, 1), folded: true }).toNumber();

/** What every pair of own cards gains by a bet on Turn beside every flop, and then on River beside every flop and turn. */
export const noBonusGains = (): Int32Array<ArrayBuffer> =>
  new Int32Array((flopClasses().cards.length + turnClasses().cards.length) * HOLES);

/** Of one array of both the gains beside flops, and beside flops and turns. */
export const gainsApart = (gains: Int32Array): { flops: Int32Array; turns: Int32Array } => {
  const end = flopClasses().cards.length * HOLES;
  return { flops: gains.subarray(0, end), turns: gains.subarray(end) };
};

/** Numbers of deals, by class of own cards, what was bet and case. */
export const emptyBonusCounts = ({ names }: BonusCases): Float64Array<ArrayBuffer> =>
  new Float64Array(PREFLOP_CLASSES * FURTHER.length * names.length);

/**
 * How many of the orders of a board bet Turn, River, both or neither, as FURTHER counts them: by one bit for each flop that bets and, above
 * them, one for each four cards that do; five bits for each number.
 */
const JOINT = new Uint32Array(1 << (AFTER_FLOP.length + AFTER_TURN.length));
const JOINT_BITS = 5;
for (let bits = 0; bits < JOINT.length; bits += 1) {
  let joint = 0;
  for (const [flop, pair] of AFTER_FLOP.entries())
    for (const river of pair) {
      const bets = ((bits >> flop) & 1) | (((bits >> (AFTER_FLOP.length + river)) & 1) << 1);
      joint += 1 << (JOINT_BITS * bets);
    }
  JOINT[bits] = joint;
}

/**
 * Texas Hold'em Bonus on complete boards, twice over. Nobody folds any more after the flop, so that Turn and River are bets of their own: each is
 * worth making where more of the dealer's hands are beaten than lost to. First every board says how many; then the deals are counted
 * by what was decided.
 */
export class HoldemBonusBoards {
  readonly cases: BonusCases;
  readonly #turn: readonly number[];
  readonly #river: readonly number[];
  readonly #gainsTurn = new Int32Array(LIVE);
  readonly #gainsRiver = new Int32Array(LIVE);
  readonly #bits = new Uint16Array(LIVE);

  constructor(rules: Rules<HoldemBonusShowdown>) {
    this.cases = bonusCases(rules);
    const worth = (stakes: Stakes): number[] =>
      this.cases.outcomes.map((outcome) => netTogether(rules, stakes, outcome).toNumber());
    this.#turn = worth({ turn: 1 });
    this.#river = worth({ river: 1 });
  }

  /** Adds what a bet on Turn and one on River gain on these boards, beside all that can have been seen of them. */
  addGains(sums: Int32Array, boards: Iterable<number>): void {
    const { cards, weights } = boardClasses();
    const { winCase, tie, lose } = this.cases;
    const { flops, turns } = gainsApart(sums);
    for (const at of boards) {
      const weight = weights[at] ?? 0;
      const board = compareOn(cards[at] ?? new Uint8Array(5));
      const { strengths, wins, ties, holes } = board;
      for (let i = 0; i < LIVE; i += 1) {
        const hole = holes[i] ?? 0;
        const win = winCase[strengths[hole] ?? 0] ?? 0;
        const [won, tied] = [wins[hole] ?? 0, ties[hole] ?? 0];
        const lost = DEALERS - won - tied;
        this.#gainsTurn[i] =
          weight *
          (won * (this.#turn[win] ?? 0) + tied * (this.#turn[tie] ?? 0) + lost * (this.#turn[lose] ?? 0));
        this.#gainsRiver[i] =
          weight *
          (won * (this.#river[win] ?? 0) + tied * (this.#river[tie] ?? 0) + lost * (this.#river[lose] ?? 0));
      }
      for (const flop of flopsOf(board.cards)) addGains(flops, flop, holes, this.#gainsTurn);
      for (const turn of turnsOf(board.cards)) addGains(turns, turn, holes, this.#gainsRiver);
    }
  }

  /** Counts the deals of these boards, each in the twenty orders of its last two cards, where it is decided who bets when. */
  count(
    counts: Float64Array,
    boards: Iterable<number>,
    decided: { readonly flops: Uint8Array; readonly turns: Uint8Array },
  ): void {
    const { cards, weights } = boardClasses();
    const { names, winCase, tie, lose } = this.cases;
    const ownClass = classesOfHoles();
    const size = names.length;
    for (const at of boards) {
      const weight = weights[at] ?? 0;
      const board = compareOn(cards[at] ?? new Uint8Array(5));
      const { strengths, wins, ties, holes } = board;
      this.#bits.fill(0);
      for (const [bit, flop] of flopsOf(board.cards).entries())
        addBits(this.#bits, bit, flop, holes, decided.flops);
      for (const [bit, turn] of turnsOf(board.cards).entries())
        addBits(this.#bits, AFTER_FLOP.length + bit, turn, holes, decided.turns);
      for (let i = 0; i < LIVE; i += 1) {
        const hole = holes[i] ?? 0;
        const win = winCase[strengths[hole] ?? 0] ?? 0;
        const [won, tied] = [wins[hole] ?? 0, ties[hole] ?? 0];
        const lost = DEALERS - won - tied;
        const joint = JOINT[this.#bits[i] ?? 0] ?? 0;
        let to = (ownClass[hole] ?? 0) * FURTHER.length * size;
        for (let bets = 0; bets < FURTHER.length; bets += 1, to += size) {
          const orders = weight * ((joint >> (JOINT_BITS * bets)) & 31);
          if (orders === 0) continue;
          counts[to + win] = (counts[to + win] ?? 0) + orders * won;
          counts[to + tie] = (counts[to + tie] ?? 0) + orders * tied;
          counts[to + lose] = (counts[to + lose] ?? 0) + orders * lost;
        }
      }
    }
  }
}
