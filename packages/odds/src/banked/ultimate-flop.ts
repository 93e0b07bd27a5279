import {
  cardOf,
  compareHoles,
  eachHole,
  HOLES,
  holeIndex,
  poker,
  rankHoles,
  strengthOf,
} from '@croupier/cards';
import type { UltimateShowdown } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { netTogether } from './together.ts';

/**
 * One flop of Ultimate Texas Hold'em, all turns, rivers, own and dealer's cards: 1,176 boards, on each of which all
 * pairs of own cards are ranked once and compared with all pairs of the dealer by sorting. What is counted are cases
 * that net the same: a win by row of the Blind's pay table, a tie, a loss, each against a dealer who qualifies or not.
 */
export const PREFLOP_CLASSES = 169;

/** The class of own cards before the flop: pairs on the diagonal, suited above it, unsuited below. */
export function preflopClass(a: number, b: number): number {
  const [high, low] = a > b ? [a >> 2, b >> 2] : [b >> 2, a >> 2];
  return (a & 3) === (b & 3) ? high * 13 + low : low * 13 + high;
}

/** The cases and what each nets, as the game's own pay tables say. */
export interface UltimateCases {
  /** Names of the cases, in the order in which they are counted. */
  readonly names: readonly string[];
  /** For each case one outcome that stands for it. */
  readonly outcomes: readonly UltimateShowdown[];
  /** By strength of the hand, the case of a win against a dealer who qualifies; the next is against one who does not. */
  readonly winCase: Uint8Array;
  readonly tie: number;
  readonly lose: number;
  readonly pair: number;
}

export function ultimateCases(rules: Rules<UltimateShowdown>): UltimateCases {
  const blind = wagerNamed(rules.wagers, 'blind');
  const pair = poker.least('pair');
  const weakest = strengthOf(1);
  const best = poker.least('royal-flush');
  const winCase = new Uint8Array(poker.classes + 1);
  const names: string[] = [];
  const outcomes: UltimateShowdown[] = [];
  const add = (name: string, hand: number, dealer: number): void => {
    names.push(name);
    outcomes.push({ hand: strengthOf(hand), dealer: strengthOf(dealer), folded: false });
  };
  for (let hand = 2; hand <= best; hand += 1) {
    const won = judge(blind, { hand: strengthOf(hand), dealer: weakest, folded: false })?.name ?? 'win';
    if (names[names.length - 2] !== won) {
      // A hand below a pair never beats a dealer who qualifies; the case stands for the better hands of its row.
      add(won, Math.max(hand, pair + 1), pair);
      add(`${won}, dealer does not qualify`, Math.max(hand, pair + 1), weakest);
    }
    winCase[hand] = names.length - 2;
  }
  const tie = names.length;
  add('tie', pair, pair);
  add('tie, dealer does not qualify', weakest, weakest);
  const lose = names.length;
  add('lose', pair, best);
  add('lose, dealer does not qualify', weakest, pair - 1);
  return { names, outcomes, winCase, tie, lose, pair };
}

/** What each case nets for a play of so many times the ante, in half antes, so that 3 to 2 is whole. */
export function netsOf(rules: Rules<UltimateShowdown>, cases: UltimateCases, times: number): Float64Array {
  return Float64Array.from(
    cases.outcomes,
    (outcome) => netTogether(rules, { ante: 1, blind: 1, play: times }, outcome).toNumber() * 2,
  );
}

/** What a fold nets, in half antes. */
export const foldNet = (rules: Rules<UltimateShowdown>): number =>
  netTogether(
    rules,
    { ante: 1, blind: 1 },
    { hand: strengthOf(1), dealer: strengthOf(1), folded: true },
  ).toNumber() * 2;

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

/** A solver with its tables made once, for many flops. */
export function flopSolver(
  rules: Rules<UltimateShowdown>,
): (flop: readonly number[], weight: number, into: UltimateCounts) => void {
  const cases = ultimateCases(rules);
  const size = cases.names.length;
  const { winCase, tie, lose, pair } = cases;
  const [twice, once] = [netsOf(rules, cases, 2), netsOf(rules, cases, 1)];
  const folding = foldNet(rules);
  const bet = new Float64Array(HOLES * size);
  const late = new Float64Array(HOLES * size);
  const folds = new Float64Array(HOLES);
  const counts = new Float64Array(6);

  /** Counts a board that stands for so many that differ only in suits which the flop does not tell apart. */
  function countBoard(board: readonly number[], boards: number): void {
    const strengths = rankHoles(board.map(cardOf));
    const { wins, ties, opponents } = compareHoles(strengths);
    const weak = unqualified(strengths, pair);
    for (let hole = 0, a = 1; a < 52; a += 1) {
      for (let b = 0; b < a; b += 1, hole += 1) {
        const strength = strengths[hole] ?? 0;
        if (strength === 0) continue;
        const won = wins[hole] ?? 0;
        const tied = ties[hole] ?? 0;
        const lost = opponents - won - tied;
        const strong = strength >= pair;
        const unq = weak.total - (weak.held[a] ?? 0) - (weak.held[b] ?? 0) + (strong ? 0 : 1);
        // With a pair or better one beats every dealer who does not qualify; without one nobody else is beaten or tied.
        counts[1] = strong ? unq : won;
        counts[0] = strong ? won - unq : 0;
        counts[3] = strong ? 0 : tied;
        counts[2] = tied - (counts[3] ?? 0);
        counts[5] = strong ? 0 : unq - (counts[1] ?? 0) - (counts[3] ?? 0);
        counts[4] = lost - (counts[5] ?? 0);
        settle(hole, winCase[strength] ?? 0, opponents, boards);
      }
    }
  }

  /** Takes the cases of one pair of own cards on one board in: for a bet made earlier, and for the river's decision. */
  function settle(hole: number, winAt: number, opponents: number, boards: number): void {
    const [wq = 0, wu = 0, tq = 0, tu = 0, lq = 0, lu = 0] = counts;
    const river =
      wq * (once[winAt] ?? 0) +
      wu * (once[winAt + 1] ?? 0) +
      tq * (once[tie] ?? 0) +
      tu * (once[tie + 1] ?? 0) +
      lq * (once[lose] ?? 0) +
      lu * (once[lose + 1] ?? 0);
    const at = hole * size;
    for (let i = 0; i < 6; i += 1) counts[i] = (counts[i] ?? 0) * boards;
    addCases(bet, at, winAt);
    if (river > folding * opponents) addCases(late, at, winAt);
    else folds[hole] = (folds[hole] ?? 0) + opponents * boards;
  }

  function addCases(to: Float64Array, at: number, winAt: number): void {
    const [wq = 0, wu = 0, tq = 0, tu = 0, lq = 0, lu = 0] = counts;
    to[at + winAt] = (to[at + winAt] ?? 0) + wq;
    to[at + winAt + 1] = (to[at + winAt + 1] ?? 0) + wu;
    to[at + tie] = (to[at + tie] ?? 0) + tq;
    to[at + tie + 1] = (to[at + tie + 1] ?? 0) + tu;
    to[at + lose] = (to[at + lose] ?? 0) + lq;
    to[at + lose + 1] = (to[at + lose + 1] ?? 0) + lu;
  }

  /** What was counted for pairs of own cards that are alike belongs together: each alone saw only some boards. */
  function gather(flop: readonly number[], alike: Uint16Array): void {
    eachHole(flop, (_a, _b, hole) => {
      const first = alike[hole] ?? hole;
      if (first === hole) return;
      for (let i = 0; i < size; i += 1) {
        bet[first * size + i] = (bet[first * size + i] ?? 0) + (bet[hole * size + i] ?? 0);
        late[first * size + i] = (late[first * size + i] ?? 0) + (late[hole * size + i] ?? 0);
      }
      folds[first] = (folds[first] ?? 0) + (folds[hole] ?? 0);
    });
  }

  /** The better of betting twice the ante now and waiting for the river, for all own cards that are alike. */
  function decide(flop: readonly number[], alike: Uint16Array, weight: number, into: UltimateCounts): void {
    eachHole(flop, (a, b, hole) => {
      if (alike[hole] !== hole) return;
      const at = hole * size;
      const own = preflopClass(a, b);
      let now = 0;
      let later = (folds[hole] ?? 0) * folding;
      for (let i = 0; i < size; i += 1) {
        now += (bet[at + i] ?? 0) * (twice[i] ?? 0);
        later += (late[at + i] ?? 0) * (once[i] ?? 0);
      }
      const chosen = now > later ? into.flop : into.river;
      const from = now > later ? bet : late;
      for (let i = 0; i < size; i += 1) {
        const to = own * size + i;
        into.early[to] = (into.early[to] ?? 0) + weight * (bet[at + i] ?? 0);
        chosen[to] = (chosen[to] ?? 0) + weight * (from[at + i] ?? 0);
      }
      if (now <= later) into.folds[own] = (into.folds[own] ?? 0) + weight * (folds[hole] ?? 0);
    });
  }

  return (flop, weight, into) => {
    bet.fill(0);
    late.fill(0);
    folds.fill(0);
    const alike = alikeOn(flop);
    const boards = new Uint8Array(HOLES);
    eachHole(flop, (_turn, _river, last) => {
      const first = alike[last] ?? last;
      boards[first] = (boards[first] ?? 0) + 1;
    });
    eachHole(flop, (turn, river, last) => {
      const times = boards[last] ?? 0;
      if (times > 0) countBoard([...flop, turn, river], times);
    });
    gather(flop, alike);
    decide(flop, alike, weight, into);
  };
}

/** All ways to rename the suits. */
const RENAMINGS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((c) =>
  [0, 1, 2, 3].flatMap((d) =>
    [0, 1, 2, 3].flatMap((h) => {
      const s = 6 - c - d - h;
      return new Set([c, d, h, s]).size === 4 && s >= 0 && s <= 3 ? [[c, d, h, s]] : [];
    }),
  ),
);

const renamed = (card: number, suits: readonly number[]): number => (card & ~3) | (suits[card & 3] ?? 0);

/** For every pair of cards the first of those that a renaming of suits turns it into, the flop staying as it is. */
function alikeOn(flop: readonly number[]): Uint16Array {
  const kept = RENAMINGS.filter((suits) => flop.every((card) => flop.includes(renamed(card, suits))));
  const alike = new Uint16Array(HOLES);
  eachHole([], (a, b, index) => {
    alike[index] = Math.min(...kept.map((suits) => holeIndex(renamed(a, suits), renamed(b, suits))));
  });
  return alike;
}

/** The dealer's pairs of cards below a pair: how many there are, and how many of them hold each card. */
function unqualified(strengths: Uint16Array, pair: number): { total: number; held: Uint16Array } {
  const held = new Uint16Array(52);
  let total = 0;
  for (let hole = 0, a = 1; a < 52; a += 1) {
    for (let b = 0; b < a; b += 1, hole += 1) {
      const strength = strengths[hole] ?? 0;
      if (strength === 0 || strength >= pair) continue;
      total += 1;
      held[a] = (held[a] ?? 0) + 1;
      held[b] = (held[b] ?? 0) + 1;
    }
  }
  return { total, held };
}
