import { HOLES, poker, strengthOf } from '@croupier/cards';
import type { HoldemBonusShowdown } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { LOSS } from '../wager-odds.ts';
import { AS_RANKS, type BoardKind, ComparedKind, DEALERS, PAIRS } from './board-kinds.ts';
import { PREFLOP_CLASSES } from './preflop-classes.ts';
import { CLASS_IN, flopsSeen, PAIR_IN, SLOTS, takeAway, turnsSeen } from './seen-cards.ts';
import { flopsWithin } from './suit-renamings.ts';
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

/** What two cards gain by a bet on Turn beside every flop, and then on River beside every flop and turn: nothing yet. */
export const noBonusGains = (): Int32Array<ArrayBuffer> =>
  new Int32Array(flopsSeen().room + turnsSeen().room);

/** Of one array of both the gains beside flops, and beside flops and turns. */
export const gainsApart = (gains: Int32Array): { flops: Int32Array; turns: Int32Array } => {
  const end = flopsSeen().room;
  return { flops: gains.subarray(0, end), turns: gains.subarray(end) };
};

/** How often two cards bet Turn, River, both or neither, beside each flop and turn in the four orders of its cards, as FURTHER counts them. */
export function decideBonus(gains: Int32Array): Uint32Array {
  const { flops, turns } = gainsApart(gains);
  const betsTurn = flopsSeen().decideBy(flops);
  const betsRiver = turnsSeen().decideBy(turns);
  const { cards } = turnsSeen().classes;
  return turnsSeen().countDecided(FURTHER.length, (at, times) => {
    times.fill(0);
    for (const { row, names } of flopsWithin(cards[at] ?? new Uint8Array(4), flopsSeen().classes))
      for (let hole = 0; hole < HOLES; hole += 1) {
        const bets = (betsTurn[row + (names[hole] ?? 0)] ?? 0) | ((betsRiver[at * HOLES + hole] ?? 0) << 1);
        times[hole * FURTHER.length + bets] = (times[hole * FURTHER.length + bets] ?? 0) + 1;
      }
  });
}

/** Numbers of deals, by class of own cards, what was bet and case. */
export const emptyBonusCounts = ({ names }: BonusCases): Float64Array<ArrayBuffer> =>
  new Float64Array(PREFLOP_CLASSES * FURTHER.length * names.length);

/**
 * Texas Hold'em Bonus on complete boards, twice over. Nobody folds any more after the flop, so that Turn and River are bets of their own: each is
 * worth making where more of the dealer's hands are beaten than lost to. First every board says how many; then the deals are counted
 * by what was decided.
 */
export class HoldemBonusBoards {
  readonly cases: BonusCases;
  readonly #turn: readonly number[];
  readonly #river: readonly number[];
  constructor(rules: Rules<HoldemBonusShowdown>) {
    this.cases = bonusCases(rules);
    const worth = (stakes: Stakes): number[] =>
      this.cases.outcomes.map((outcome) => netTogether(rules, stakes, outcome).toNumber());
    this.#turn = worth({ turn: 1 });
    this.#river = worth({ river: 1 });
  }

  /** Adds what a bet on Turn and one on River gain on boards of these ranks, beside all that can have been seen of them. */
  addGains(sums: Int32Array, boards: Iterable<readonly BoardKind[]>): void {
    const { flops, turns } = gainsApart(sums);
    const bets = [
      { seen: flopsSeen(), to: flops, nets: this.#turn },
      { seen: turnsSeen(), to: turns, nets: this.#river },
    ];
    for (const [ranks, ...suited] of boards) {
      if (!ranks) continue;
      const compared = new ComparedKind(ranks);
      const byRank = bets.map(({ nets }) => this.#gainsOn(compared, nets));
      for (const [bet, { seen, to }] of bets.entries()) seen.addGains(to, ranks, byRank[bet] ?? NOTHING);
      for (const kind of suited) {
        const board = new ComparedKind(kind);
        for (const [bet, { seen, to, nets }] of bets.entries()) {
          const gains = this.#gainsOn(board, nets);
          // In the place of what the ranks alone would gain.
          for (let pair = 0; pair < PAIRS; pair += 1)
            gains[pair] = (gains[pair] ?? 0) - (byRank[bet]?.[AS_RANKS[pair] ?? 0] ?? 0);
          seen.addGains(to, kind, gains);
        }
      }
    }
  }

  /** What a bet that nets so much in each case gains for two cards of each pair of groups on a kind of boards. */
  #gainsOn({ pairs, strengths, wins, ties }: ComparedKind, nets: readonly number[]): Float64Array {
    const { winCase, tie, lose } = this.cases;
    const gains = new Float64Array(PAIRS);
    for (const pair of pairs) {
      const win = winCase[strengths[pair] ?? 0] ?? 0;
      const [won, tied] = [wins[pair] ?? 0, ties[pair] ?? 0];
      const lost = DEALERS - won - tied;
      gains[pair] = won * (nets[win] ?? 0) + tied * (nets[tie] ?? 0) + lost * (nets[lose] ?? 0);
    }
    return gains;
  }

  /** Counts the deals of boards of these ranks, each in the twenty orders of its last two cards, where it is decided who bets when. */
  count(counts: Float64Array, boards: Iterable<readonly BoardKind[]>, decided: Uint32Array): void {
    for (const [ranks, ...suited] of boards) {
      if (!ranks) continue;
      const byRank = turnsSeen().dealsOn(ranks, decided, FURTHER.length);
      for (const kind of suited) {
        const deals = turnsSeen().dealsOn(kind, decided, FURTHER.length);
        takeAway(byRank, deals, FURTHER.length);
        this.#countKind(counts, kind, deals);
      }
      this.#countKind(counts, ranks, byRank);
    }
  }

  #countKind(counts: Float64Array, kind: BoardKind, deals: Float64Array): void {
    const { names, winCase, tie, lose } = this.cases;
    const { strengths, wins, ties } = new ComparedKind(kind);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const pair = PAIR_IN[slot] ?? 0;
      const win = winCase[strengths[pair] ?? 0] ?? 0;
      const [won, tied] = [wins[pair] ?? 0, ties[pair] ?? 0];
      const lost = DEALERS - won - tied;
      let to = (CLASS_IN[slot] ?? 0) * FURTHER.length * names.length;
      for (let bets = 0; bets < FURTHER.length; bets += 1, to += names.length) {
        const orders = deals[slot * FURTHER.length + bets] ?? 0;
        if (orders === 0) continue;
        counts[to + win] = (counts[to + win] ?? 0) + orders * won;
        counts[to + tie] = (counts[to + tie] ?? 0) + orders * tied;
        counts[to + lose] = (counts[to + lose] ?? 0) + orders * lost;
      }
    }
  }
}

const NOTHING = new Float64Array(PAIRS);
