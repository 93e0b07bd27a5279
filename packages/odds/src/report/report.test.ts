import { catalogue, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../odds.ts';
import { definitionHash } from './identity.ts';
import { reportPage } from './page/page.ts';
import { reportOn } from './report.ts';

const withOptions = (options: Readonly<Record<string, unknown>>): TableGame => {
  const game = catalogue.filter(isBanked).find((one) => one.options.some(({ name }) => name === 'decks'));
  if (!game) throw new Error('There is no game with a choice of decks.');
  return game.with(options);
};

describe('a report', async () => {
  const table = withOptions({});
  const report = await reportOn(table, { rounds: 500 });

  test('proves its figures from its own rows', () => {
    expect(report.wagers.length).toBeGreaterThan(1);
    for (const { checks, returnByRow, edge } of report.wagers) {
      expect(checks.filter(({ holds }) => !holds)).toEqual([]);
      expect(returnByRow.reduce((sum, part) => sum + part, 0)).toBeCloseTo(-edge, 12);
    }
  });

  test('has the edges of other decks as the odds have them', async () => {
    const decks = report.variants.find(({ option }) => option === 'decks');
    const { wagers } = await oddsOf(withOptions({ decks: 6 }));
    const six = decks?.values.find(({ value }) => value === 6);
    expect(six?.edges).toEqual(Object.fromEntries(wagers.map(({ wager, edge }) => [wager, edge])));
  });

  test('names what was examined by hashes that change with it', () => {
    expect(report.identity.definition).toBe(definitionHash(withOptions({})));
    expect(report.identity.definition).not.toBe(definitionHash(withOptions({ decks: 6 })));
    expect(report.identity.code.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is a page that needs no other, with every wager, clause and chart', () => {
    const page = reportPage(report, { made: '<today>', version: '1.0' });
    expect(page).not.toMatch(/<script|<link|https?:|url\(|@import/);
    expect(page).toContain('&lt;today&gt;');
    for (const { name, rows } of report.payTables) {
      expect(page).toContain(name);
      for (const { clauses } of rows) for (const clause of clauses) expect(page).toContain(clause);
    }
    expect(page.match(/<svg/g)?.length).toBeGreaterThan(report.wagers.length);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is a document that survives JSON', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});
