import type { Cents } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** Something that one hand can bring its bettor, in cents, and how likely it is. */
export interface HandResult {
  readonly net: number;
  readonly chance: number;
}

/** All that one hand can bring for this stake, the worst first; as at a table, to the cent. */
export function handResults({ rows }: WagerOdds | SimulatedOdds, stake: Cents): HandResult[] {
  const chances = new Map<number, number>();
  for (const { net, probability } of rows) {
    const cents = Math.round(numberOf(net) * stake);
    chances.set(cents, (chances.get(cents) ?? 0) + numberOf(probability));
  }
  return fromChances(chances);
}

/** The same from chances by what they bring. */
export const fromChances = (chances: ReadonlyMap<number, number>): HandResult[] =>
  [...chances]
    .filter(([, chance]) => chance > 0)
    .map(([net, chance]) => ({ net, chance }))
    .toSorted((a, b) => a.net - b.net);

/** A figure of the odds: an exact fraction, or the decimals of a simulation. */
export const numberOf = (figure: string): number =>
  figure.includes('/') ? Fraction.parse(figure).toNumber() : Number(figure);

/** Mean and variance of one hand, in cents. */
export function momentsOf(results: readonly HandResult[]): {
  readonly mean: number;
  readonly variance: number;
} {
  const mean = results.reduce((sum, { net, chance }) => sum + net * chance, 0);
  return { mean, variance: results.reduce((sum, { net, chance }) => sum + (net - mean) ** 2 * chance, 0) };
}

/** The most that one hand can cost. */
export const worstOf = (results: readonly HandResult[]): number => Math.max(0, -(results[0]?.net ?? 0));
