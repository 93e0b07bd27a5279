import { createHash } from 'node:crypto';
import { catalogue, isBanked } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { storedOdds } from '../cache.ts';
import { Fraction } from '../fraction.ts';
import { pricingOf } from '../pricing-of.ts';
import { reportedWager } from '../report/counted.ts';
import { STORED_SOLUTIONS } from './stored-solutions.ts';

/** Games as they are without options of the house, whose solution comes with the program. */
const stored = await Promise.all(
  catalogue.filter(isBanked).map(async (game) => {
    const table = game.with({});
    const { id, options, layout } = table;
    const { wagers } = pricingOf(table);
    const odds = await storedOdds({ game: id, options, asked: wagers.map((one) => one.id), layout });
    return { id, layout, odds };
  }),
);
const known = stored.flatMap(({ id, odds }) => (odds ? [{ id, odds }] : []));

describe('solutions that come with the program', () => {
  it('each answers the question whose hash is its name, and none is left over', () => {
    expect(known).toHaveLength(Object.keys(STORED_SOLUTIONS).length);
    expect(known.length).toBeGreaterThan(0);
    for (const { id, odds } of known) expect(odds.game).toBe(id);
  });

  it.each(known)('$id proves itself from its rows', ({ odds }) => {
    for (const wager of odds.wagers) {
      if (wager.method !== 'exact') throw new Error('Only what was counted is stored.');
      expect(reportedWager(wager.wager, wager).checks.filter(({ holds }) => !holds)).toEqual([]);
      const made = wager.decisions ?? [];
      const all = made.reduce((sum, { probability }) => sum.plus(Fraction.parse(probability)), Fraction.ZERO);
      if (made.length > 0) expect(all).toEqual(Fraction.of(1));
    }
    // No named way to play does better than the one that is called best.
    const best = odds.wagers[0]?.ev ?? '0';
    for (const { ev } of odds.ways ?? [])
      expect(Fraction.parse(ev).toNumber()).toBeLessThanOrEqual(Fraction.parse(best).toNumber());
  });

  it('is not taken for another game or other pays', async () => {
    const [one] = stored.filter(({ odds }) => odds);
    if (!one) throw new Error('Nothing is stored.');
    const { id, layout, odds } = one;
    const asked = odds?.wagers.map(({ wager }) => wager) ?? [];
    const [first, ...rest] = layout.wagers;
    if (!first) throw new Error('It has no wager.');
    const others = { ...layout, wagers: [{ ...first, rows: first.rows.slice(1) }, ...rest] };
    const options = odds?.options ?? {};
    expect(await storedOdds({ game: id, options, asked, layout })).toBeDefined();
    expect(await storedOdds({ game: id, options, asked, layout: others })).toBeUndefined();
    expect(await storedOdds({ game: id, options, asked: asked.slice(1), layout })).toBeUndefined();
  });

  it('is what "npm run prove" found', () => {
    const all = Object.values(STORED_SOLUTIONS).join('\n');
    expect(createHash('sha256').update(all).digest('hex')).toBe(PROVED);
  });
});

const PROVED = 'd6804a89384ab3469d08ed17ea68d20d6544b4a8fc3fc14a76339b0297b4fe29';
