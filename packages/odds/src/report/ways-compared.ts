import type { TableGame } from '@croupier/table';
import type { WayPriced } from '../pricing.ts';
import { pricingOf } from '../pricing-of.ts';
import { numberOf } from '../session/hand-results.ts';
import { playRounds } from '../simulation/play-rounds.ts';
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
  const worthOf = async (way: Strategy): Promise<Worth> => {
    // What was counted for this way holds for all bets of it together; the figures of the wagers are of their own.
    const known = counted.find(({ name }) => name === way.name);
    if (known)
      return { ev: numberOf(known.ev), ci95: known.ci95 ?? null, from: known.ci95 ? 'simulated' : 'exact' };
    if (decided.length > 0 && decided.every(({ strategy }) => strategy === way.name))
      return ofWagers(decided);
    if (way.slow) return { ev: null, ci95: null, from: 'too slow to simulate here' };
    return simulated(table, way, decided, signal);
  };
  const worths: Omit<WayCompared, 'cost'>[] = [];
  for (const way of ways) {
    signal?.throwIfAborted();
    const { name, about } = way;
    worths.push({ name, about, ...(await worthOf(way)) });
  }
  const best = Math.max(...worths.map(({ ev }) => ev ?? Number.NEGATIVE_INFINITY));
  return worths.map((one) => ({ ...one, cost: one.ev === null ? null : best - one.ev }));
}

type Worth = Pick<WayCompared, 'ev' | 'ci95' | 'from'>;

/** By the way that the report's own figures are for. */
function ofWagers(decided: readonly ReportedWager[]): Worth {
  const ev = decided.reduce((sum, { edge }) => sum - edge, 0);
  const wide = decided.reduce(
    (sum, one) => sum + (one.method === 'exact' ? 0 : (one.ci95[1] - one.ci95[0]) / 2),
    0,
  );
  return wide === 0
    ? { ev, ci95: null, from: 'exact' }
    : { ev, ci95: [ev - wide, ev + wide], from: 'simulated' };
}

async function simulated(
  table: TableGame,
  strategy: Strategy,
  decided: readonly ReportedWager[],
  signal: AbortSignal | undefined,
): Promise<Worth> {
  const { tallies } = await playRounds(table, pricingOf(table).wagers, {
    rounds: ROUNDS,
    seed: table.id,
    strategy,
    ...(signal ? { signal } : {}),
  });
  const theirs = decided.flatMap(({ wager }) => {
    const tally = tallies.get(wager);
    return tally ? [estimateOf(tally)] : [];
  });
  const ev = theirs.reduce((sum, { mean }) => sum + mean, 0);
  // Wagers of one hand win and lose together: their errors are added as they are.
  const wide = theirs.reduce((sum, { standardError }) => sum + Z95 * (standardError ?? 0), 0);
  return { ev, ci95: [ev - wide, ev + wide], from: 'simulated' };
}
