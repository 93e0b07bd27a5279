import { catalogue, isBanked } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { quickOdds } from './report/variants.ts';
import { strayed } from './testing/live-engine.ts';

// A sample of what `npm run prove -- live-engine` does with a hundred times the rounds and with what takes long to count.
describe('the live engine pays what the odds say, over some rounds', () => {
  it.each(catalogue.filter(isBanked).map((game) => [game.id, game] as const))('%s', async (_id, game) => {
    const table = game.with({});
    const known = (await quickOdds(table)).filter((one) => one.method === 'exact');
    const { found } = await strayed(table, { rounds: 500, known });
    expect(found).toEqual([]);
  });
});
