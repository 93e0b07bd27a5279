import { catalogue, isPoker, rakeOf } from '@croupier/games';
import { cents, dollars } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { pokerReportPage } from './page/poker-report-page.ts';
import { pokerReportOn } from './poker-report.ts';

const [game] = catalogue.filter(isPoker);
if (!game) throw new Error('There is no game among players.');
const rules = game.with({ rakePercent: 5, rakeCap: 400 });
const report = pokerReportOn(game, rules, { drop: dollars(2) });

describe('a report on a game among players', () => {
  it('has the rake of every pot as the table takes it, up to the cap', () => {
    const { rake } = report;
    if (!rules.rake || !rake) throw new Error('No rake is taken.');
    expect(rake).toMatchObject({ percent: 5, cap: 400, capFrom: 8000 });
    for (const { pot, rake: taken } of rake.pots)
      expect(taken).toBe(rakeOf(cents(pot), rules.rake, rules.smallestChip));
  });

  it('has equities that are the whole pot together', () => {
    for (const { hands } of report.equity.examples)
      expect(hands.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 12);
  });

  it('has every jackpot that is offered beside it, and what the drop has collected when it is won', () => {
    expect(report.jackpots.length).toBeGreaterThan(0);
    for (const { odds } of report.jackpots)
      for (const { collected, oneIn } of odds?.chances ?? []) expect(collected).toBe(Math.round(200 * oneIn));
  });

  it('names what was examined by a hash that changes with the options, and survives JSON', () => {
    expect(report.identity.definition).not.toBe(pokerReportOn(game, game.with({})).identity.definition);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('is a page that needs no other', () => {
    const page = pokerReportPage(report, { made: '<today>', version: '1.0' });
    expect(page).not.toMatch(/<script|<link|https?:|url\(|@import|NaN|undefined|Infinity/);
    expect(page).toContain('&lt;today&gt;');
    for (const { section } of report.jackpots) expect(page).toContain(`bclc-poker ${section}</span>`);
  });
});
