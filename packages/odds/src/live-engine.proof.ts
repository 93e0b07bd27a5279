import { catalogue, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { solutionFor } from './solved-games.ts';
import { strategiesOf } from './strategy.ts';
import { strayed } from './testing/live-engine.ts';
import type { WagerOdds } from './wager-odds.ts';

/** Each way to play is given some seconds of a processor, and at least and at most so many rounds. */
const MILLISECONDS = 8_000;
const LEAST = 300;
const MOST = 100_000;

/** Everything that is counted exactly, whatever it takes; what is simulated anyway says nothing here. */
async function exactOdds(table: TableGame): Promise<WagerOdds[]> {
  const pricing = solutionFor(table)?.pricing(table);
  const ids = pricing?.wagers.map(({ id }) => id) ?? [];
  const { wagers = [] } = (await pricing?.price(ids, {})) ?? {};
  return wagers.filter((one) => one.method === 'exact');
}

/** By which strategies a table's exact figures hold: the usual one, and those that something was solved for. */
function strategiesToPlay(table: TableGame, known: readonly WagerOdds[]): (string | undefined)[] {
  const names = strategiesOf(table).map(({ name }) => name);
  const ways = names.filter((name, i) => i === 0 || known.some(({ strategy }) => strategy === name));
  return ways.length > 0 ? ways : [undefined];
}

/** How many rounds fit into the time, by some first ones. */
async function affordable(table: TableGame, strategy: string | undefined): Promise<number> {
  const some = { strategy, known: [] };
  await strayed(table, { ...some, rounds: 30 });
  const before = process.cpuUsage();
  await strayed(table, { ...some, rounds: 100 });
  const each = process.cpuUsage(before).user / 1000 / 100;
  return Math.round(Math.min(MOST, Math.max(LEAST, MILLISECONDS / each)));
}

// Every game against a bank that is dealt: what is counted beside what is played, settled and paid.
describe('the live engine pays what the odds say', () => {
  it.each(catalogue.filter(isBanked).map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const table = game.with({});
    const known = await exactOdds(table);
    const all: string[] = [];
    for (const strategy of strategiesToPlay(table, known)) {
      const rounds = await affordable(table, strategy);
      const { found, compared } = await strayed(table, { rounds, strategy, known });
      console.log(`${id}, ${strategy ?? 'no decisions'}: ${rounds} rounds, ${compared} wagers`);
      all.push(...found);
    }
    expect(all).toEqual([]);
  });
});
