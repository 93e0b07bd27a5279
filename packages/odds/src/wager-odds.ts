import { formatAward, judge, METER, type Meters, type Row, type Wager } from '@croupier/table';
import { Fraction } from './fraction.ts';
import { netOf, perCentOfMeter, type Terms, termsOf } from './net.ts';

/** An outcome and its exact weight among all that can happen. */
export interface Weighed<O> {
  readonly outcome: O;
  readonly ways: bigint;
}

/** The mathematics of one wager (CONTRACT: odds). */
export interface WagerOdds {
  readonly wager: string;
  /** The wager that one unit means: its own stake, or the ante where a decision stakes more beside it. */
  readonly unit: string;
  readonly method: 'exact';
  /** How the player decides, where the player does. */
  readonly strategy: string | null;
  readonly rows: readonly OddsRow[];
  readonly ev: string;
  readonly edge: number;
  readonly variance: number;
  readonly hitFrequency: number;
  /** Where decisions stake more: what the house keeps of every unit that is staked by the end. */
  readonly elementOfRisk?: number;
  /** And how often each is made. */
  readonly decisions?: readonly DecisionOdds[];
  /** A progressive's: what `ev` gains with every cent on the meter, exactly. */
  readonly meterCoefficient?: string;
  /** And the least meter, in cents, at which its bettor does not lose in the long run. */
  readonly breakEvenMeter?: number;
  /** Where several meters pay one wager: what `ev` gains with every cent on each of them, exactly. */
  readonly meterCoefficients?: Readonly<Record<string, string>>;
  /** What it earns by the hands of others, which is in none of the other figures. */
  readonly envy?: EnvyOdds;
}

/** Envy: the least stake in cents that earns it, and what each other hand at the table brings a round, in cents, exactly. */
export interface EnvyOdds {
  readonly least: number;
  readonly perOther: string;
}

/** How often a hand is played in one way. */
export interface DecisionOdds {
  readonly name: string;
  readonly probability: string;
}

/** A row of a wager with its probability and what it pays. */
export interface OddsRow {
  readonly name: string;
  readonly probability: string;
  readonly pays: string;
  /** What it nets for one unit, exactly. */
  readonly net: string;
  /** How many of the equally likely cases fall in this row, when that is what was counted. */
  readonly combinations: string;
}

/** The row of everything that no row of the pay table pays. */
export const LOSS = 'loss';

/** The row of a bet that its owner has taken back, as the game allows. */
export const TAKEN_BACK = 'taken back';

/** A case of a wager: how often it comes, and what it nets for one unit. */
export interface PricedRow {
  readonly name: string;
  readonly pays: string;
  readonly net: Fraction;
  readonly ways: bigint;
  /** How the hand was played, and for how many units in all; where that is decided. */
  readonly decided?: Decided;
}

export interface Decided {
  readonly decision: string;
  readonly staked: number;
}

/**
 * Prices a wager by its own pay table over all outcomes with their weights; a progressive at what its meter shows, for
 * a bettor who is alone with it at the table: nobody shares the meter, and there is no envy.
 */
export function oddsOfWager<O>(
  wager: Pick<Wager<O>, 'id' | 'between' | 'rows'>,
  outcomes: readonly Weighed<O>[],
  meters?: Meters,
): WagerOdds {
  const counts = new Map<string, bigint>();
  for (const { outcome, ways } of outcomes) {
    const name = judge(wager, outcome)?.name ?? LOSS;
    counts.set(name, (counts.get(name) ?? 0n) + ways);
  }
  const terms = termsOf(wager, meters);
  const rows = wager.rows.map(({ name, award }) => ({
    name,
    pays: formatAward(award),
    net: netOf(award, terms),
    ways: counts.get(name) ?? 0n,
  }));
  const loss = { name: LOSS, pays: 'lose', net: Fraction.of(-1), ways: counts.get(LOSS) ?? 0n };
  const odds = priced({ wager: wager.id, unit: 'stake', strategy: null }, [...rows, loss]);
  return terms ? { ...odds, ...meterFigures(odds, wager.rows, terms) } : odds;
}

/** How the price moves with the meters; nothing where no row is paid from one. */
function meterFigures<O>(
  odds: WagerOdds,
  rows: readonly Row<O>[],
  terms: Terms,
): Pick<WagerOdds, 'meterCoefficient' | 'breakEvenMeter' | 'meterCoefficients'> {
  const paidFrom = new Set(rows.flatMap(({ award }) => (award.kind === 'meter' ? [award.of ?? METER] : [])));
  const slopes = [...paidFrom].map((meter) => {
    const slope = rows.reduce((sum, { award }, i) => {
      const chance = Fraction.parse(odds.rows[i]?.probability ?? '0');
      return sum.plus(chance.times(perCentOfMeter(award, terms, meter)));
    }, Fraction.ZERO);
    return [meter, slope] as const;
  });
  const [only, ...others] = slopes;
  if (others.length > 0)
    return { meterCoefficients: Object.fromEntries(slopes.map(([name, slope]) => [name, slope.toString()])) };
  if (!only || only[1].n === 0n) return {};
  const [meter, slope] = only;
  const breakEven = Fraction.of(terms.meters[meter] ?? 0).minus(Fraction.parse(odds.ev).over(slope));
  return { meterCoefficient: slope.toString(), breakEvenMeter: Math.max(0, Number(breakEven.ceil())) };
}

/** The figures of a wager from all its cases. */
export function priced(
  what: Pick<WagerOdds, 'wager' | 'unit' | 'strategy'>,
  rows: readonly PricedRow[],
): WagerOdds {
  const all = rows.reduce((sum, { ways }) => sum + ways, 0n);
  let ev = Fraction.ZERO;
  let square = Fraction.ZERO;
  let hits = Fraction.ZERO;
  for (const { net, ways } of rows) {
    const chance = Fraction.of(ways, all);
    ev = ev.plus(chance.times(net));
    square = square.plus(chance.times(net).times(net));
    if (net.n > 0n) hits = hits.plus(chance);
  }
  return {
    ...decisionFigures(rows, all, ev),
    wager: what.wager,
    unit: what.unit,
    method: 'exact',
    strategy: what.strategy,
    rows: rows.map(({ name, pays, net, ways }) => ({
      name,
      probability: Fraction.of(ways, all).toString(),
      pays,
      net: net.toString(),
      combinations: String(ways),
    })),
    ev: ev.toString(),
    edge: 0 - ev.toNumber(),
    variance: square.minus(ev.times(ev)).toNumber(),
    hitFrequency: hits.toNumber(),
  };
}

/** What is staked by the end and how often each decision is made; nothing where nothing is decided. */
function decisionFigures(
  rows: readonly PricedRow[],
  all: bigint,
  ev: Fraction,
): Pick<WagerOdds, 'elementOfRisk' | 'decisions'> {
  const ways = new Map<string, bigint>();
  let staked = Fraction.ZERO;
  for (const { decided, ways: some } of rows) {
    if (!decided) continue;
    ways.set(decided.decision, (ways.get(decided.decision) ?? 0n) + some);
    staked = staked.plus(Fraction.of(some, all).times(Fraction.of(decided.staked)));
  }
  if (ways.size === 0) return {};
  return {
    elementOfRisk: 0 - ev.over(staked).toNumber(),
    decisions: [...ways].map(([name, some]) => ({ name, probability: Fraction.of(some, all).toString() })),
  };
}
