import { cardsOfSets, eachSuitClass, poker, RANKS, strengthOf } from '@croupier/cards';
import { type CrewOptions, tallySevensInParallel, workThrough } from '@croupier/cards/parallel';
import type { UltimateShowdown } from '@croupier/games';
import { type Options, type Rules, wagerNamed } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { Cases } from './together.ts';
import {
  emptyCounts,
  foldNet,
  netsOf,
  PREFLOP_CLASSES,
  type UltimateCases,
  type UltimateCounts,
  ultimateCases,
} from './ultimate-flop.ts';
import type { FlopUnit } from './ultimate-worker.ts';

/** Optimal play of Ultimate Texas Hold'em (bclc-poker 11.0) over all 2,781,381,002,400 heads-up deals. */
export interface UltimateSolution {
  readonly ante: WagerOdds;
  /** Own cards that bet four times the ante before the flop, such as "AKs" or "33". */
  readonly fourTimes: readonly string[];
  readonly strategy: readonly string[];
}

const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/banked/ultimate-worker.js' : './ultimate-worker.js',
  import.meta.url,
);

/** The rules of a table, and the options by which workers read them again. */
export interface UltimateTable {
  readonly rules: Rules<UltimateShowdown>;
  readonly options: Options;
}

export async function solveUltimateTexasHoldem(
  { rules, options }: UltimateTable,
  work?: CrewOptions,
): Promise<UltimateSolution> {
  const cases = ultimateCases(rules);
  const counts = await countDeals(cases, options, work);
  const { ante, fourTimes } = decideBeforeTheFlop(rules, cases, counts);
  return {
    ante,
    fourTimes,
    strategy: [
      `Before the flop bet four times the ante with ${ranges(fourTimes)}; check everything else. Three times is never better.`,
      'After the flop bet twice the ante, and at the river once, whenever that nets more than waiting or folding: the figures above are for exactly that.',
    ],
  };
}

/** The wager on one's own seven cards. */
export async function priceTrips(rules: Rules<UltimateShowdown>, work?: CrewOptions): Promise<WagerOdds> {
  return oddsOfWager(wagerNamed(rules.wagers, 'trips'), await sevenCards(work));
}

const FLOPS_IN_A_UNIT = 9;

/** All flops that suits do not make alike, in parts for the workers. */
export function flopUnits(options: Options = {}): FlopUnit[] {
  const flops: { cards: number[]; weight: number }[] = [];
  const cards = new Uint8Array(3);
  eachSuitClass([3], (sets, weight) => {
    cardsOfSets(sets, 0, cards);
    flops.push({ cards: [...cards], weight });
  });
  const units: FlopUnit[] = [];
  for (let at = 0; at < flops.length; at += FLOPS_IN_A_UNIT) {
    units.push({ options, flops: flops.slice(at, at + FLOPS_IN_A_UNIT) });
  }
  return units;
}

/** Counts the deals of all flops, or of some. */
export async function countDeals(
  cases: UltimateCases,
  options: Options,
  work?: CrewOptions,
  units: readonly FlopUnit[] = flopUnits(options),
): Promise<UltimateCounts> {
  const counts = emptyCounts(cases.names.length);
  const parts = [counts.early, counts.flop, counts.river, counts.folds];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const accept = (answer: unknown): void => {
    if (!(answer instanceof Float64Array) || answer.length !== length) {
      throw new Error('A worker answered with something that is not a count of deals.');
    }
    let at = 0;
    for (const part of parts) {
      for (let i = 0; i < part.length; i += 1, at += 1) part[i] = (part[i] ?? 0) + (answer[at] ?? 0);
    }
  };
  await workThrough(module, units, accept, work);
  return counts;
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
      gathered.add(`${times}x: ${name}`, net, BigInt(from[own * size + i] ?? 0));
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
      gathered.add('fold', Fraction.of(folding, 2), BigInt(counts.folds[own] ?? 0));
    }
  }
  return { ante: priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, gathered.rows()), fourTimes };
}

/** "AKs", "AKo", "AA" */
export function nameOfClass(own: number): string {
  const [row, column] = [Math.floor(own / 13), own % 13];
  const name = RANKS.charAt(Math.max(row, column)) + RANKS.charAt(Math.min(row, column));
  return row === column ? name : `${name}${row > column ? 's' : 'o'}`;
}

/** "33+, A2o+, K2s+ …": for each high card the weakest that bets; a gap is listed apart. */
function ranges(classes: readonly string[]): string {
  const kinds = new Map<string, number[]>();
  for (const name of classes) {
    const [high = '', low = '', suited = ''] = name;
    const key = high === low ? 'pairs' : `${high}-${suited}`;
    kinds.set(key, [...(kinds.get(key) ?? []), RANKS.indexOf(low)]);
  }
  return [...kinds]
    .map(([key, lows]) => {
      const [high = '', suited = ''] = key.split('-');
      const sorted = lows.toSorted((a, b) => a - b);
      const top = key === 'pairs' ? 12 : RANKS.indexOf(high) - 1;
      const name = (low: number): string =>
        key === 'pairs' ? RANKS.charAt(low).repeat(2) : `${high}${RANKS.charAt(low)}${suited}`;
      const least = sorted[0] ?? 0;
      const unbroken = sorted.length === top - least + 1;
      return unbroken ? `${name(least)}${least === top ? '' : '+'}` : sorted.map(name).join(' ');
    })
    .join(', ');
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
