import type { TableGame } from '@croupier/table';
import type { WayPriced } from '../pricing.ts';
import { pricingOf } from '../pricing-of.ts';
import { numberOf } from '../session/hand-results.ts';
import { playRounds } from '../simulation/play-rounds.ts';
import type { Growing } from '../simulation/sums.ts';
import { strategiesOf } from '../strategy.ts';
import { estimateOf, Z95 } from '../tally.ts';
import type { Strategy } from '../way-to-play.ts';
import type { ReportedWager } from './counted.ts';

/** A named way to play and what it is worth. */
export interface WayCompared {
  readonly name: string;
  readonly about: string;
  /** What all wagers with a decision net together for a unit on each; null where nobody has worked it out. */
  readonly ev: number | null;
  readonly ci95: readonly [number, number] | null;
  /** What it loses against the best way of the list whose worth is known. */
  readonly cost: number | null;
  readonly from: 'exact' | 'simulated' | 'too slow to simulate here';
}

const ROUNDS = 10_000;
/** Ways that think longer than this about so many rounds are not simulated for a report. */
const TRIALS = [
  { rounds: 10, milliseconds: 500 },
  { rounds: 200, milliseconds: 400 },
];

/** The named ways to play at a table, beside each other: how much it matters which one is taken. */
export async function waysCompared(
  table: TableGame,
  wagers: readonly ReportedWager[],
  counted: readonly WayPriced[],
  signal?: AbortSignal,
): Promise<WayCompared[]> {
  const ways = strategiesOf(table);
  if (ways.length === 0) return [];
  const decided = wagers.filter(({ strategy }) => strategy !== null);
  const worths: Omit<WayCompared, 'cost'>[] = [];
  for (const way of ways) {
    const { name, about } = way;
    signal?.throwIfAborted();
    if (decided.length > 0 && decided.every((one) => one.strategy === name && one.method === 'exact')) {
      const ev = decided.reduce((sum, { edge }) => sum - edge, 0);
      worths.push({ name, about, ev, ci95: null, from: 'exact' });
      continue;
    }
    const known = counted.find((one) => one.name === name);
    if (known) {
      const from = known.ci95 ? 'simulated' : 'exact';
      worths.push({ name, about, ev: numberOf(known.ev), ci95: known.ci95 ?? null, from });
      continue;
    }
    if (await isSlow(table, way)) {
      worths.push({ name, about, ev: null, ci95: null, from: 'too slow to simulate here' });
      continue;
    }
    const { tallies } = await played(table, way, ROUNDS, signal);
    const theirs = decided.flatMap(({ wager }) => {
      const tally = tallies.get(wager);
      return tally ? [estimateOf(tally)] : [];
    });
    const ev = theirs.reduce((sum, { mean }) => sum + mean, 0);
    // Wagers of one hand win and lose together: their errors are added as they are.
    const wide = theirs.reduce((sum, { standardError }) => sum + Z95 * (standardError ?? 0), 0);
    worths.push({ name, about, ev, ci95: [ev - wide, ev + wide], from: 'simulated' });
  }
  const best = Math.max(...worths.map(({ ev }) => ev ?? Number.NEGATIVE_INFINITY));
  return worths.map((one) => ({ ...one, cost: one.ev === null ? null : best - one.ev }));
}

const played = (
  table: TableGame,
  strategy: Strategy,
  rounds: number,
  signal?: AbortSignal,
): Promise<Growing> =>
  playRounds(table, pricingOf(table).wagers, {
    rounds,
    seed: table.id,
    strategy,
    ...(signal ? { signal } : {}),
  });

async function isSlow(table: TableGame, way: Strategy): Promise<boolean> {
  for (const { rounds, milliseconds } of TRIALS) {
    const begun = performance.now();
    await played(table, way, rounds);
    if (performance.now() - begun > milliseconds) return true;
  }
  return false;
}
