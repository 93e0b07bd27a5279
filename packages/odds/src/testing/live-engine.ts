import type { TableGame } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import { pricingOf } from '../pricing-of.ts';
import { playRounds } from '../simulation/play-rounds.ts';
import { strategyFor } from '../strategy.ts';
import { estimateOf } from '../tally.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** Five standard deviations: of some hundred comparisons not one misses by chance. Rare rows are no normal distribution, so that some more may come. */
const WIDE = 5;
const FEW = 4;

export interface LiveRounds {
  readonly rounds: number;
  /** Who decides; the usual strategy unless one is named. */
  readonly strategy?: string | undefined;
  /** The exact figures to compare with; those of other strategies are left out. */
  readonly known: readonly WagerOdds[];
}

/** What the live script and settlement paid more often or less than the figures allow, and how many wagers were compared. */
export async function strayed(
  table: TableGame,
  { rounds, strategy: name, known }: LiveRounds,
): Promise<{ readonly found: readonly string[]; readonly compared: number }> {
  const strategy = strategyFor(table, name);
  const plan = { seed: `${table.id} live`, rounds, strategy };
  const { tallies } = await playRounds(table, pricingOf(table).wagers, plan);
  const found: string[] = [];
  let compared = 0;
  for (const odds of known) {
    const tally = tallies.get(odds.wager);
    if (!tally || (odds.strategy !== null && odds.strategy !== strategy.name)) continue;
    compared += 1;
    const { mean, rounds: played } = estimateOf(tally);
    const due = 0 - odds.edge;
    // Where several results of a seat are one, they have no rows of their own.
    if (odds.unit !== 'stake') {
      if (Math.abs(mean - due) > WIDE * Math.sqrt(odds.variance / played))
        found.push(`${odds.wager}: ${mean.toFixed(5)} over ${played}, and ${due.toFixed(5)} was due`);
      continue;
    }
    for (const row of new Set(odds.rows.map((one) => one.name))) {
      const chance = odds.rows
        .filter((one) => one.name === row)
        .reduce((sum, one) => sum.plus(Fraction.parse(one.probability)), Fraction.ZERO)
        .toNumber();
      const count = tally.rows.reduce((sum, one) => sum + (one.name === row ? one.count : 0), 0);
      if (Math.abs(count - played * chance) > WIDE * Math.sqrt(played * chance * (1 - chance)) + FEW)
        found.push(
          `${odds.wager}, ${row}: ${count} of ${played}, and ${(played * chance).toFixed(1)} were due`,
        );
    }
  }
  return { found, compared };
}
