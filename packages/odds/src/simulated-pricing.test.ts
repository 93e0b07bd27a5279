import { bankedGameNamed, catalogue, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';
import { oddsOf } from './odds.ts';
import { pricingOf } from './pricing-of.ts';
import { strategyFor } from './strategy.ts';

/** A table that the mathematician has never seen: the same rules in another's hands. */
const unknown = (table: TableGame): TableGame => ({ ...table });

const MINI = bankedGameNamed('bclc-baccarat/mini-baccarat');
const THREE_CARD = bankedGameNamed('bclc-poker/three-card-poker');
const ULTIMATE = bankedGameNamed('bclc-poker/ultimate-texas-holdem');

describe('a wager that nobody has solved', () => {
  it('is simulated, says so, and has the exact value in four standard errors', async () => {
    const table = MINI.with({});
    const exact = await oddsOf(table);
    const progress: number[] = [];
    const { wagers, advice } = await oddsOf(unknown(table), { onProgress: (done) => progress.push(done) });
    expect(wagers.map(({ wager, method, unit, strategy }) => [wager, method, unit, strategy])).toEqual(
      ['player', 'banker', 'tie'].map((wager) => [wager, 'simulated', 'stake', 'first-offered']),
    );
    expect(progress.length).toBeGreaterThan(1);
    expect(advice?.join(' ')).toContain('Nobody has solved player, banker, tie yet');
    for (const [i, odds] of wagers.entries()) {
      if (odds.method !== 'simulated') throw new Error('This is not simulated.');
      const value = Fraction.parse(exact.wagers[i]?.ev ?? '').toNumber();
      const [low, high] = odds.ci95;
      // The interval is 3.92 standard errors wide.
      expect(Math.abs(Number(odds.ev) - value)).toBeLessThan(((high - low) / 3.92) * 4);
      expect(odds.rows.reduce((sum, { probability }) => sum + Number(probability), 0)).toBeCloseTo(1, 9);
      expect(odds.edge).toBe(-Number(odds.ev));
    }
  });

  it('takes what decisions stake, and what must equal it, with the first wager', () => {
    const units = (table: TableGame) =>
      pricingOf(unknown(table)).wagers.map(({ id, unit, together }) => [id, unit, together]);
    expect(units(THREE_CARD.with({}))).toEqual([
      ['ante', 'ante', ['play']],
      ['pair-plus', 'stake', undefined],
      ['six-card-bonus', 'stake', undefined],
    ]);
    expect(units(ULTIMATE.with({}))).toEqual([
      ['ante', 'ante', ['blind', 'play']],
      ['trips', 'stake', undefined],
    ]);
  });

  it('is played by the first thing offered where nobody has named a strategy', () => {
    expect(strategyFor(unknown(THREE_CARD.with({}))).name).toBe('first-offered');
    expect(strategyFor(THREE_CARD.with({})).name).toBe('optimal');
    expect(() => strategyFor(unknown(ULTIMATE.with({})), 'basic')).toThrow('there are first-offered');
  });
});

describe.each(catalogue.filter(isBanked))('the prices of $id', (game) => {
  it('cover every wager that is laid before the deal', () => {
    const table = game.with({});
    const { wagers } = pricingOf(table);
    const covered = wagers.flatMap(({ id, together = [] }) => [id, ...together]);
    const laid = table.layout.wagers.filter(({ inPlay }) => !inPlay).map(({ id }) => id);
    expect(covered).toEqual(expect.arrayContaining(laid));
  });
});
