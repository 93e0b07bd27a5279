import { type AnyLayout, formatMoney, NOTHING, worth } from '@croupier/table';
import { Fraction } from './fraction.ts';
import type { GameOdds } from './game-odds.ts';
import type { SimulatedOdds } from './simulated-odds.ts';
import type { EnvyOdds, WagerOdds } from './wager-odds.ts';

/**
 * What each other hand at the table is worth to whoever has enough on a wager. Every hand makes a row as often as one's own does, and what is
 * expected of several hands adds up whatever cards they take from each other. Nothing where a dealer's hand can undo envy.
 */
export function envyOf({ envy }: AnyLayout, odds: WagerOdds | SimulatedOdds): EnvyOdds | undefined {
  if (!envy || envy.wager !== odds.wager || envy.unless || envy.second || odds.method !== 'exact')
    return undefined;
  const perOther = envy.rows.reduce((sum, { name, award }) => {
    const chance = Fraction.parse(odds.rows.find((row) => row.name === name)?.probability ?? '0');
    return sum.plus(chance.times(Fraction.of(worth(award, NOTHING, false).won)));
  }, Fraction.ZERO);
  return { least: envy.least, perOther: perOther.toString() };
}

/** A game's odds with the envy of its wagers, and said in words. */
export function withEnvy(layout: AnyLayout, odds: GameOdds): GameOdds {
  const said: string[] = [];
  const wagers = odds.wagers.map((one) => {
    const envy = envyOf(layout, one);
    if (!envy || one.method !== 'exact') return one;
    const name = layout.wagers.find(({ id }) => id === one.wager)?.name ?? one.wager;
    const each = Fraction.parse(envy.perOther).toNumber();
    said.push(
      `${name}: every other hand at the table adds ${each.toFixed(4)} cents of envy a round for whoever has at least ${formatMoney(layout.envy?.least ?? NOTHING)} on it, which is ${((100 * each) / envy.least).toFixed(4)} % of that bet.`,
    );
    return { ...one, envy };
  });
  return said.length === 0 ? odds : { ...odds, wagers, advice: [...(odds.advice ?? []), ...said] };
}
