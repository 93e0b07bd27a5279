import { bankedGameNamed, catalogue, isBanked } from '@croupier/games';
import { dollars, openLimits, refusal, refusalOfBank } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { sampleTable } from './sample-table.ts';

describe.each(catalogue.filter(isBanked))('the sample table of $id', (game) => {
  const { layout } = game.with({});
  const { bets, standing } = sampleTable(layout, dollars(10));

  it('has a bet on every wager that is laid before the deal', () => {
    const laid = layout.wagers.filter(({ inPlay }) => !inPlay).map(({ id }) => id);
    expect(new Set(bets.map(({ wager }) => wager))).toEqual(new Set(laid));
  });

  it('has no bet and no bank that the rules refuse', () => {
    const table = { layout, limits: openLimits(layout) };
    for (const { player } of bets) expect(refusal(table, new Map(), bets, player)).toBeUndefined();
    expect(refusalOfBank(layout, bets, standing.bank)).toBeUndefined();
  });
});

describe('a sample table', () => {
  it('brings the amount within printed limits', () => {
    const { layout } = bankedGameNamed('baccarat-gold/baccarat-gold').with({ schedule: 7 });
    const { bets } = sampleTable(layout, dollars(75));
    expect(Object.fromEntries(bets.map(({ wager, amount }) => [wager, amount]))).toEqual({
      'player-line': dollars(200),
      'banker-line': dollars(200),
      tie: dollars(75),
      gold: dollars(75),
      silver: dollars(75),
    });
  });

  it('uses the numbers that are printed on the layout', () => {
    const { layout } = bankedGameNamed('colorado-rule-28/99-fortunes').with({ payTable: 'P5' });
    const { bets } = sampleTable(layout, dollars(10));
    expect(bets.map(({ spot }) => spot)).not.toContain(4);
    expect(bets.find(({ wager }) => wager === 'progressive')?.amount).toBe(dollars(5));
  });

  it('lets the highest seat bank where a player must, with enough for any outcome', () => {
    const { layout } = bankedGameNamed('baccarat-gold/baccarat-gold').with({ seats: 14 });
    const { bets, standing } = sampleTable(layout, dollars(10));
    expect(standing.bank?.seat).toBe(14);
    expect(bets.map(({ spot }) => spot)).not.toContain(14);
    const staked = bets.reduce((sum, { amount }) => sum + amount, 0);
    expect(standing.bank?.amount).toBeGreaterThan(41 * staked);
  });
});
