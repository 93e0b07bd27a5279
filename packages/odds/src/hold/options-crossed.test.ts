import { seededRandom } from '@croupier/cards';
import { catalogue, isBanked } from '@croupier/games';
import { cents, type OptionDescription, type OptionValue, Refused } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { quickOdds } from '../report/variants.ts';
import { numberOf } from '../session/hand-results.ts';
import { type AsRun, pricesAsPaid } from './as-paid.ts';

const random = seededRandom('crossed');
const pick = <T>(some: readonly T[], otherwise: T): T => some[random.below(some.length)] ?? otherwise;
const sometimes = (): boolean => random.below(3) === 0;

const chosenOf = ({ values, range, default: usual }: OptionDescription): OptionValue =>
  range ? range.least + random.below(Math.min(1e6, range.most - range.least + 1)) : pick(values, usual);

/** Prices some combination, and answers with how many wagers it has; a refusal must be one sentence. */
async function priceSome(game: (typeof games)[number]): Promise<number> {
  const options = Object.fromEntries(
    game.options.flatMap((option) => (sometimes() ? [] : [[option.name, chosenOf(option)]])),
  );
  const run: AsRun = {
    players: 1 + random.below(8),
    stake: cents(pick([1, 500, 10_000, 5_000_000], 100)),
    ...(sometimes() ? { bank: cents(pick([1, 2_500, 1e7], 100)) } : {}),
    ...(sometimes() ? { fees: true } : {}),
  };
  try {
    const table = game.with(options);
    const wagers = await quickOdds(table);
    for (const { rows, ev, edge } of wagers) {
      const sum = (of: (row: (typeof rows)[number]) => number): number =>
        rows.reduce((total, row) => total + of(row), 0);
      expect(sum(({ probability }) => numberOf(probability))).toBeCloseTo(1, 9);
      expect(sum(({ probability, net }) => numberOf(probability) * numberOf(net))).toBeCloseTo(
        numberOf(ev),
        6,
      );
      expect(edge).toBeCloseTo(0 - numberOf(ev), 9);
    }
    const paid = pricesAsPaid(table, { game: table.id, options: table.options, wagers }, run, 5);
    for (const { edge, change, ci95 } of paid)
      for (const figure of [edge, change, ...ci95]) expect(Number.isFinite(figure)).toBe(true);
    return paid.length;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.message).toMatch(/^[A-Z0-9"][^\n]*\.$/);
    return 0;
  }
}

/** Those with several decks are counted in milliseconds. */
const games = catalogue.filter(isBanked).filter((game) => game.with({}).layout.shoe.decks > 1);

describe('options, players, banks and fees together', () => {
  it('come to a price that adds up, or to one sentence of refusal', async () => {
    let priced = 0;
    for (const game of games) priced += await priceSome(game);
    expect(priced).toBeGreaterThan(10);
  });
});
