import { baccaratGames, threeCardBaccarat } from '@croupier/games';
import {
  type BankedGame,
  formatAward,
  type OptionDescription,
  type Options,
  type TableGame,
} from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { simulate } from '../simulate.ts';
import { oddsAt } from '../testing/odds-at.ts';

/** Everything that one option may be, the others at their defaults. */
const choices = ({ name, values, range }: OptionDescription): Options[] =>
  [...values, ...(range ? [range.least, range.most] : [])].map((value) => ({ [name]: value }));

/** Everything that odds depend on, so that no choice is priced twice: seats, fees and procedures change nothing. */
const pricedBy = ({ layout, options }: TableGame): string =>
  JSON.stringify([
    layout.shoe.decks,
    options.drawing ?? '',
    layout.progressive ?? '',
    layout.wagers.map(({ rows, between }) => [
      between?.least === between?.most ? between : '',
      rows.map(({ name, award }) => [name, formatAward(award)]),
    ]),
  ]);

/** All draws of six cards in order; in Three Card Baccarat, all pairs of hands. */
const allOf = (id: string, decks: number): bigint =>
  id === threeCardBaccarat.id
    ? 407_170_400n
    : [0, 1, 2, 3, 4, 5].reduce((product, drawn) => product * BigInt(52 * decks - drawn), 1n);

const games: readonly BankedGame[] = [...baccaratGames, threeCardBaccarat];

describe.each(games)('odds of $id', (game) => {
  it('count everything that can be dealt once, under every option, and add up', async () => {
    const seen = new Set<string>();
    for (const options of [{}, ...game.options.flatMap(choices)]) {
      const priced = pricedBy(game.with(options));
      if (seen.has(priced)) continue;
      seen.add(priced);
      const { wagers } = await oddsAt(game.id, options);
      const all = allOf(game.id, game.with(options).layout.shoe.decks);
      for (const { wager, rows, ev } of wagers) {
        const what = `${wager} under ${JSON.stringify(options)}`;
        expect(
          rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n),
          what,
        ).toBe(all);
        const sum = rows.reduce(
          (total, { combinations, net }) =>
            total.plus(Fraction.of(BigInt(combinations), all).times(Fraction.parse(net))),
          Fraction.ZERO,
        );
        expect(sum.toString(), what).toBe(ev);
      }
    }
  });

  // By the exact variance: four and a half standard errors, about once in 150,000 seeds by chance alone.
  it('are what a simulation finds', async () => {
    const rounds = 5_000;
    const { wagers } = await simulate(game.with({}), { rounds, seed: game.id });
    const exact = await oddsAt(game.id, {});
    expect(wagers.map(({ wager }) => wager)).toEqual(exact.wagers.map(({ wager }) => wager));
    for (const [i, { wager, ev, variance }] of exact.wagers.entries()) {
      const off = Math.abs((wagers[i]?.mean ?? Number.NaN) - Fraction.parse(ev).toNumber());
      expect(off, wager).toBeLessThan(4.5 * Math.sqrt(variance / rounds));
    }
  });
});
