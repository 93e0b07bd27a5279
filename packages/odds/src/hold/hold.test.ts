import { catalogue, isBanked } from '@croupier/games';
import { dollars, type TableGame } from '@croupier/table';
import { expect, test } from 'vitest';
import { oddsOf } from '../odds.ts';
import { holdOf, holdOver, pricedDay } from './hold.ts';
import { readTableDays } from './table-days.ts';

const [first] = catalogue.filter(isBanked);
const usual: TableGame | undefined = first?.with({});
const banked = catalogue
  .filter(isBanked)
  .map((game) => game.with({}))
  .find(({ layout }) => layout.bank?.required && layout.fees);

test('bets on one hand that all see win and lose as one: four players are one with four times the stake', async () => {
  if (!usual) throw new Error('The catalogue is empty.');
  const odds = await oddsOf(usual);
  const [wager] = odds.wagers;
  if (!wager) throw new Error('There is no wager.');
  const day = (players: number, stake: number) =>
    holdOf(
      pricedDay(
        {
          name: 'one',
          table: usual,
          players,
          hands: 500,
          stakes: new Map([[wager.wager, dollars(stake)]]),
          won: dollars(0),
        },
        odds,
      ),
    );
  const [four, one] = [day(4, 25), day(1, 100)];
  expect(four.handle).toBe(one.handle);
  expect(four.expected).toBeCloseTo(500 * 10_000 * wager.edge, 6);
  expect(four.expected).toBeCloseTo(one.expected, 6);
  expect(four.movesTogether).toBeCloseTo(2, 10);
  // One bet of 100.00 is known exactly: 100 times the standard deviation of a unit, and the root of 500.
  expect(four.standardDeviation).toBeCloseTo(10_000 * Math.sqrt(wager.variance * 500), 3);
  expect(four.alarm.least).toBeLessThan(four.look.least ?? 0);
  expect(four.result?.verdict).toBe('ordinary');
});

test('where a player banks, the house has its fees and commission', () => {
  if (!banked) throw new Error('No game is banked by players alone.');
  const [wager = ''] = banked.layout.bank?.wagers ?? [];
  const stakes = new Map([[wager, dollars(25)]]);
  const hold = holdOver(
    'all',
    [pricedDay({ name: 'gold', table: banked, players: 3, hands: 100, stakes }, { wagers: [] })],
    undefined,
  );
  const fees = banked.layout.fees;
  const each = fees?.of([{ spot: 1, player: 'a', wager, kind: 'own', amount: dollars(25) }]) ?? 0;
  expect(hold.expected).toBeGreaterThanOrEqual(100 * (3 * each + (fees?.banker ?? 0)) - 1);
});

test('tables of a day are read with a sentence for what is wrong', () => {
  expect(() => readTableDays('{')).toThrow('The tables are not JSON.');
  expect(() => readTableDays('{"tables":[{"game":"x"}]}')).toThrow(
    /^In table 1, "players" is a whole number/,
  );
});
