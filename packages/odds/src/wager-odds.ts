import { type Award, formatAward, judge, type Wager } from '@croupier/table';
import { Fraction } from './fraction.ts';

/** An outcome and its exact weight among all that can happen. */
export interface Weighed<O> {
  readonly outcome: O;
  readonly ways: bigint;
}

/** The mathematics of one wager (CONTRACT: odds). */
export interface WagerOdds {
  readonly wager: string;
  readonly unit: string;
  readonly method: 'exact';
  readonly strategy: string | null;
  readonly rows: readonly OddsRow[];
  readonly ev: string;
  readonly edge: number;
  readonly variance: number;
  readonly hitFrequency: number;
}

export interface OddsRow {
  readonly name: string;
  readonly probability: string;
  readonly pays: string;
  /** How many of the equally likely cases fall in this row, when that is what was counted. */
  readonly combinations: string;
}

/** Prices a wager by its own pay table over all outcomes with their weights. */
export function oddsOfWager<O>(wager: Wager<O>, outcomes: readonly Weighed<O>[]): WagerOdds {
  const counts = new Map<string, bigint>();
  let all = 0n;
  for (const { outcome, ways } of outcomes) {
    const name = judge(wager, outcome)?.name ?? LOSS;
    counts.set(name, (counts.get(name) ?? 0n) + ways);
    all += ways;
  }
  const chanceOf = (name: string): Fraction => Fraction.of(counts.get(name) ?? 0n, all);

  let ev = Fraction.ZERO.minus(chanceOf(LOSS));
  let square = chanceOf(LOSS);
  let hits = Fraction.ZERO;
  for (const { name, award } of wager.rows) {
    const chance = chanceOf(name);
    const net = netOf(award);
    ev = ev.plus(chance.times(net));
    square = square.plus(chance.times(net).times(net));
    if (award.kind === 'win') hits = hits.plus(chance);
  }
  const row = (name: string, pays: string): OddsRow => ({
    name,
    probability: chanceOf(name).toString(),
    pays,
    combinations: String(counts.get(name) ?? 0n),
  });
  return {
    wager: wager.id,
    unit: 'stake',
    method: 'exact',
    strategy: null,
    rows: [...wager.rows.map(({ name, award }) => row(name, formatAward(award))), row(LOSS, 'lose')],
    ev: ev.toString(),
    edge: -ev.toNumber(),
    variance: square.minus(ev.times(ev)).toNumber(),
    hitFrequency: hits.toNumber(),
  };
}

/** The row of everything that no row of the pay table pays. */
export const LOSS = 'loss';

/** The bettor's net result for one unit staked, exactly: rounding to cents is the table's affair. */
export function netOf(award: Award): Fraction {
  if (award.kind === 'push') return Fraction.ZERO;
  const { kind, numerator, denominator } = award.pays;
  const paid = Fraction.of(numerator, denominator);
  const won = kind === 'to' ? paid : paid.minus(Fraction.of(1));
  return won.times(Fraction.of(100 - award.commission, 100));
}
