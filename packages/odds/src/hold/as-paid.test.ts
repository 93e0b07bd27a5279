import { catalogue, isBanked } from '@croupier/games';
import { cents, dollars, METER, progressivesOf, type TableGame } from '@croupier/table';
import { describe, expect, test } from 'vitest';
import type { GameOdds } from '../game-odds.ts';
import { oddsOf } from '../odds.ts';
import { numberOf } from '../session/hand-results.ts';
import { pricesAsPaid } from './as-paid.ts';

const tables = catalogue.filter(isBanked).map((game) => game.with({}));
const found = (is: (table: TableGame) => boolean): TableGame => {
  const table = tables.find(is);
  if (!table) throw new Error('There is no such table.');
  return table;
};
const only = ({ wagers, ...odds }: GameOdds, id: string): GameOdds => ({
  ...odds,
  wagers: wagers.filter(({ wager }) => wager === id),
});

describe('a wager as a table pays it', () => {
  test('is its price, for one bettor of ordinary stakes against the house', async () => {
    const table = found(({ layout }) => !layout.bank);
    const odds = await oddsOf(table);
    for (const price of pricesAsPaid(table, odds, { players: 1, stake: dollars(10) }, 200)) {
      const { edge } = odds.wagers.find(({ wager }) => wager === price.wager) ?? {};
      expect(price).toMatchObject({ edge, change: 0, touched: 0, fees: null });
    }
  });

  test('pays no more than the limit over all: what is lost by it is what the rows say', async () => {
    const table = found(({ layout }) => layout.aggregates.length > 0 && !layout.bank && !layout.equalStakes);
    const [aggregate] = table.layout.aggregates;
    const [wager = ''] = aggregate?.wagers ?? [];
    const odds = only(await oddsOf(table), wager);
    // A stake of the whole limit: every win is cut down to even money.
    const [price] = pricesAsPaid(table, odds, { players: 1, stake: aggregate?.limit ?? cents(0) }, 4_000);
    const lost = (odds.wagers[0]?.rows ?? []).reduce(
      (sum, { probability, net }) => sum + numberOf(probability) * Math.max(0, numberOf(net) - 1),
      0,
    );
    expect(price?.touched).toBeGreaterThan(0);
    expect(price?.change).toBeCloseTo(-lost, 6);
  });

  test('shares the limit among all who bet alike on one outcome', async () => {
    const table = found(
      ({ layout }) =>
        layout.aggregates.length > 0 && !layout.bank && layout.shoe.decks > 1 && !layout.equalStakes,
    );
    const [aggregate] = table.layout.aggregates;
    const [wager = ''] = aggregate?.wagers ?? [];
    const [limit, players, stake] = [aggregate?.limit ?? 0, 5, dollars(1_000)];
    const odds = only(await oddsOf(table), wager);
    const [price] = pricesAsPaid(table, odds, { players, stake }, 2_000);
    const lost = (odds.wagers[0]?.rows ?? []).reduce((sum, { probability, net }) => {
      const won = Math.max(0, numberOf(net));
      return sum + numberOf(probability) * (won - Math.min(won, limit / (players * stake)));
    }, 0);
    expect(lost).toBeGreaterThan(0);
    expect(price?.change).toBeCloseTo(-lost, 5);
  });

  test('is settled for the part that a short bank covers: half the bank, half the price', async () => {
    const table = found(({ layout }) => layout.bank?.coversAll === false);
    const [wager = ''] = table.layout.bank?.wagers ?? [];
    const odds = only(await oddsOf(table), wager);
    const stake = dollars(100);
    const [price] = pricesAsPaid(table, odds, { players: 2, stake, bank: stake }, 500);
    expect(price?.edge).toBeCloseTo((odds.wagers[0]?.edge ?? 0) / 2, 12);
  });

  test("earns envy by every other hand, as often as one's own makes its row", async () => {
    // A progressive is counted in a moment.
    const table = found(
      ({ layout }) =>
        progressivesOf(layout)[METER]?.wager === layout.envy?.wager && layout.envy !== undefined,
    );
    const { wager = '', rows = [], least = cents(0) } = table.layout.envy ?? {};
    const odds = only(await oddsOf(table, { wager }), wager);
    const each = rows.reduce((sum, { name, award }) => {
      const own = odds.wagers[0]?.rows.find((row) => row.name === name);
      return sum + numberOf(own?.probability ?? '0') * (award.kind === 'money' ? award.amount : 0);
    }, 0);
    const [alone] = pricesAsPaid(table, odds, { players: 1, stake: least }, 100);
    const [company] = pricesAsPaid(table, odds, { players: 4, stake: least }, 100);
    expect(each).toBeGreaterThan(0);
    expect((alone?.edge ?? 0) - (company?.edge ?? 0)).toBeCloseTo((3 * each) / least, 12);
  });

  test('costs the fee of a round beside it, exactly', async () => {
    const table = found(({ layout }) => layout.fees !== undefined);
    const [id = ''] = table.layout.bank?.wagers ?? [];
    const odds = only(await oddsOf(table), id);
    const stake = dollars(25);
    const [price] = pricesAsPaid(table, odds, { players: 2, stake, fees: true }, 200);
    const fee = table.layout.fees?.of([{ spot: 1, player: 'a', wager: id, kind: 'own', amount: stake }]) ?? 0;
    expect(fee).toBeGreaterThan(0);
    expect(numberOf(price?.fees ?? '0')).toBeCloseTo(fee / stake, 15);
    expect(price?.edge).toBeCloseTo((odds.wagers[0]?.edge ?? 0) + fee / stake, 12);
  });

  test('cannot be paid by a bank that is not there', async () => {
    const table = found(({ layout }) => !layout.bank);
    const odds = await oddsOf(table);
    expect(() => pricesAsPaid(table, odds, { players: 1, stake: dollars(1), bank: dollars(5) }, 1)).toThrow(
      'Only the house banks this game.',
    );
  });
});
