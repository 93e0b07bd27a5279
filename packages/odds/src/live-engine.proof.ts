import { catalogue, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';
import { oddsOf } from './odds.ts';
import { pricingOf } from './pricing-of.ts';
import { simulate } from './simulate.ts';
import { strategiesOf } from './strategy.ts';
import type { WagerOdds } from './wager-odds.ts';
import type { Strategy } from './way-to-play.ts';

/** Rounds of a strategy that decides in microseconds, and of one that counts for milliseconds. */
const ROUNDS = 100_000;
const SLOW_ROUNDS = 300;
const SLOW = 0.2;

/** Five standard deviations: of some hundred comparisons not one misses by chance. Rare rows are no normal distribution, so that some more may come. */
const WIDE = 5;
const FEW = 4;

/** By which strategies a table's exact figures hold: the usual one, and those that something was solved for. */
function strategiesToPlay(table: TableGame): Strategy[] {
  const solvedFor = pricingOf(table).wagers.map(({ strategy }) => strategy);
  return strategiesOf(table).filter((one, i) => i === 0 || solvedFor.includes(one.name));
}

/** How many rounds of a strategy take some seconds, by its first ones. */
async function affordable(table: TableGame, strategy: Strategy, known: WagerOdds[]): Promise<number> {
  const rounds = 30;
  await simulate(table, { rounds, seed: 'first', strategy, known });
  const { user } = process.cpuUsage();
  await simulate(table, { rounds, seed: 'first', strategy, known });
  return (process.cpuUsage().user - user) / 1000 / rounds > SLOW ? SLOW_ROUNDS : ROUNDS;
}

/** What the live script and settlement paid more often or less than the figures allow. */
async function strayed(
  table: TableGame,
  strategy: Strategy | undefined,
  known: WagerOdds[],
): Promise<string[]> {
  const plan = { seed: `${table.id} live`, known, ...(strategy ? { strategy } : {}) };
  const rounds = strategy ? await affordable(table, strategy, known) : ROUNDS;
  const { wagers } = await simulate(table, { ...plan, rounds });
  return wagers.flatMap(({ wager, rounds: played, rows, mean, exact }) => {
    const odds = known.find((one) => one.wager === wager);
    if (!odds || !exact) return [];
    const found: string[] = [];
    for (const { name, count } of rows) {
      const chance = odds.rows
        .filter((row) => row.name === name)
        .reduce((sum, row) => sum.plus(Fraction.parse(row.probability)), Fraction.ZERO)
        .toNumber();
      const far = Math.abs(count - played * chance);
      if (far > WIDE * Math.sqrt(played * chance * (1 - chance)) + FEW)
        found.push(`${wager}, ${name}: ${count} of ${played}, and ${(played * chance).toFixed(1)} were due`);
    }
    // The rows of a wager with a unit of its own say it already, and better.
    if (rows.length === 0 && Math.abs(mean - exact.value) > WIDE * Math.sqrt(odds.variance / played))
      found.push(`${wager}: ${mean.toFixed(5)} over ${played}, and ${exact.value.toFixed(5)} was due`);
    return found;
  });
}

// Every game against a bank that is dealt: what is counted beside what is played, settled and paid.
describe('the live engine pays what the odds say', () => {
  it.each(catalogue.filter(isBanked).map((game) => [game.id, game] as const))('%s', async (_id, game) => {
    const table = game.with({});
    const { wagers } = await oddsOf(table);
    const known = wagers.filter((one) => one.method === 'exact');
    const ways = strategiesToPlay(table);
    const found: string[] = [];
    for (const way of ways.length > 0 ? ways : [undefined]) found.push(...(await strayed(table, way, known)));
    expect(found).toEqual([]);
  });
});
