import { poker, strengthOf } from '@croupier/cards';
import { type CrewOptions, tallySevensInParallel } from '@croupier/cards/parallel';
import type { UltimateShowdown } from '@croupier/games';
import { type Options, type Rules, wagerNamed } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import type { WayPriced } from '../pricing.ts';
import { oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { DEALERS } from './board-kinds.ts';
import { type BoardWork, halfOf, overBoards } from './board-units.ts';
import { gainsFollowed, isTheListOf } from './gains-followed.ts';
import { inOneSentence } from './kinds-of-hands.ts';
import { nameOfClass, PREFLOP_CLASSES, ranges } from './preflop-classes.ts';
import { flopsSeen } from './seen-cards.ts';
import { shortListOf } from './short-lists.ts';
import { Cases } from './together.ts';
import { decideFlops, emptyCounts, noGains, type UltimateCounts } from './ultimate-boards.ts';
import { foldNet, netsOf, type UltimateCases, ultimateCases } from './ultimate-cases.ts';
import { BASIC, betsFlop, raisesEarly } from './ultimate-strategies.ts';

/** Optimal play of Ultimate Texas Hold'em (bclc-poker 11.0) over all 2,781,381,002,400 heads-up deals. */
export interface UltimateSolution {
  readonly ante: WagerOdds;
  /** Own cards that bet four times the ante before the flop, such as "AKs" or "33". */
  readonly fourTimes: readonly string[];
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/banked/ultimate-worker.js' : './ultimate-worker.js',
  import.meta.url,
);

/** Flops, own cards beside them, turns and rivers, and the dealer's hands; what is gained there is counted in half antes. */
const FLOPS_PLAYED = 22_100 * 1176 * 1081 * DEALERS;

/** The rules of a table, and the options by which workers read them again. */
export interface UltimateTable {
  readonly rules: Rules<UltimateShowdown>;
  readonly options: Options;
}

export async function solveUltimateTexasHoldem(
  { rules, options }: UltimateTable,
  work: CrewOptions = {},
): Promise<UltimateSolution> {
  const cases = ultimateCases(rules);
  const { gains, counts } = await solveDeals({ rules, options }, work);
  const { ante, fourTimes } = decideBeforeTheFlop(rules, cases, counts);
  const waits = (own: number): boolean => !fourTimes.includes(nameOfClass(own));
  const afterFlop = shortListOf(flopsSeen(), gains, waits);
  const { gained, most } = gainsFollowed(flopsSeen(), gains, waits, betsFlop);
  const basic = Fraction.parse(ante.ev).minus(Fraction.of(BigInt(most - gained), 2n * BigInt(FLOPS_PLAYED)));
  const costs = afterFlop.loses / 2 / FLOPS_PLAYED;
  return {
    ante,
    fourTimes,
    // It differs from the best play only in who bets after the flop, as long as its list before the flop is the best one.
    ways: isTheListOf(fourTimes, raisesEarly)
      ? [
          { name: 'optimal', ev: ante.ev },
          { name: BASIC, ev: basic.toString() },
        ]
      : [],
    strategy: [
      `Before the flop bet four times the ante with ${ranges(fourTimes)}; check everything else. Three times is never better.`,
      'After the flop bet twice the ante, and at the river once, whenever that nets more than waiting or folding: the figures above are for exactly that.',
      `To keep in mind after the flop: bet with ${inOneSentence(afterFlop.bets)}; check everything else. That costs ${(costs * 100).toFixed(3)} % of the ante.`,
    ],
  };
}

/** The wager on one's own seven cards. */
export async function priceTrips(rules: Rules<UltimateShowdown>, work?: CrewOptions): Promise<WagerOdds> {
  return oddsOfWager(wagerNamed(rules.wagers, 'trips'), await sevenCards(work));
}

/** Counts the deals of all boards, or of some: who bets after which flop is decided in a first go, and counted in a second. */
export async function solveDeals(
  { rules, options }: UltimateTable,
  work: BoardWork = {},
): Promise<{ readonly gains: Float64Array; readonly counts: UltimateCounts }> {
  const gains = await overBoards(module, { options }, noGains(), halfOf(work, false));
  const decided = decideFlops(gains);
  const counts = emptyCounts(ultimateCases(rules).names.length);
  const parts = [counts.early, counts.flop, counts.river, counts.folds];
  const sums = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  await overBoards(module, { options, decided }, sums, halfOf(work, true));
  let at = 0;
  for (const part of parts) {
    part.set(sums.subarray(at, at + part.length));
    at += part.length;
  }
  return { gains, counts };
}

/** For each class of own cards the best of four times, three times and waiting; all cases of the choice. */
function decideBeforeTheFlop(
  rules: Rules<UltimateShowdown>,
  cases: UltimateCases,
  counts: UltimateCounts,
): { ante: WagerOdds; fourTimes: string[] } {
  const size = cases.names.length;
  const nets = new Map([1, 2, 3, 4].map((times) => [times, netsOf(rules, cases, times)]));
  const folding = foldNet(rules);
  const gathered = new Cases();
  const fourTimes: string[] = [];
  const worth = (from: Float64Array, own: number, times: number): number =>
    from
      .subarray(own * size, own * size + size)
      .reduce((sum, deals, i) => sum + deals * (nets.get(times)?.[i] ?? 0), 0);
  const gather = (from: Float64Array, own: number, times: number): void => {
    for (const [i, name] of cases.names.entries()) {
      const net = Fraction.of(nets.get(times)?.[i] ?? 0, 2);
      const decided = { decision: `bets ${times} times the ante`, staked: 2 + times };
      gathered.add(`${times}x: ${name}`, net, BigInt(from[own * size + i] ?? 0), decided);
    }
  };
  for (let own = 0; own < PREFLOP_CLASSES; own += 1) {
    const waiting =
      worth(counts.flop, own, 2) + worth(counts.river, own, 1) + (counts.folds[own] ?? 0) * folding;
    const [three, four] = [worth(counts.early, own, 3), worth(counts.early, own, 4)];
    if (Math.max(three, four) > waiting) {
      gather(counts.early, own, four >= three ? 4 : 3);
      fourTimes.push(nameOfClass(own));
    } else {
      gather(counts.flop, own, 2);
      gather(counts.river, own, 1);
      const decided = { decision: 'folds', staked: 2 };
      gathered.add('fold', Fraction.of(folding, 2), BigInt(counts.folds[own] ?? 0), decided);
    }
  }
  return { ante: priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, gathered.rows()), fourTimes };
}

/** All seven-card hands, for the wager on one's own. */
async function sevenCards(options?: CrewOptions): Promise<Weighed<UltimateShowdown>[]> {
  const quiet = options?.signal ? { signal: options.signal } : {};
  const tally = await tallySevensInParallel(undefined, quiet);
  return [...tally.entries()]
    .filter(([strength, ways]) => strength > 0 && ways > 0)
    .map(([strength, ways]) => ({
      outcome: { hand: strengthOf(strength), dealer: poker.least('pair'), folded: false },
      ways: BigInt(ways),
    }));
}
