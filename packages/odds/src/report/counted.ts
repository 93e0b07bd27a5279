import { Fraction } from '../fraction.ts';
import { numberOf } from '../session/hand-results.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** A wager with the figures that a report has beside those of the odds. */
export type ReportedWager = (WagerOdds | SimulatedOdds) & {
  readonly name: string;
  /** What comes back of one unit in the long run, its own stake included. */
  readonly return: number;
  readonly standardDeviation: number;
  /** What each row adds to `ev`, in the order of `rows`. */
  readonly returnByRow: readonly number[];
  /** How many equally likely cases were counted; null where it was simulated. */
  readonly cases: string | null;
  readonly counted: string;
  readonly checks: readonly Check[];
};

/** Something that must hold of the figures, worked out again from the rows. */
export interface Check {
  readonly name: string;
  readonly holds: boolean;
}

export const reportedWager = (name: string, odds: WagerOdds | SimulatedOdds): ReportedWager => ({
  ...odds,
  name,
  return: 1 - odds.edge,
  standardDeviation: Math.sqrt(odds.variance),
  returnByRow: odds.rows.map(({ probability, net }) => numberOf(probability) * numberOf(net)),
  cases: odds.method === 'exact' ? String(casesOf(odds)) : null,
  counted: howCounted(odds),
  checks: odds.method === 'exact' ? checksOf(odds) : [],
});

const casesOf = ({ rows }: WagerOdds): bigint =>
  rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);

function howCounted(odds: WagerOdds | SimulatedOdds): string {
  const decided = odds.strategy === null ? '' : ` Every decision is made by "${odds.strategy}".`;
  if (odds.method === 'simulated' && odds.sampled !== undefined)
    return `${odds.sampled} The interval holds the truth in 95 of 100 such samples.${decided}`;
  if (odds.method === 'simulated')
    return `${odds.rounds.toLocaleString('en')} rounds of the game's own script and settlement; the interval holds the truth in 95 of 100 such simulations.${decided}`;
  return `Every one of ${casesOf(odds).toLocaleString('en')} equally likely cases is counted once and judged by the rows of the wager's own pay table, which also settle it at the table.${decided}`;
}

function checksOf({ rows, ev, edge }: WagerOdds): Check[] {
  let all = Fraction.ZERO;
  let mean = Fraction.ZERO;
  for (const { probability, net } of rows) {
    const chance = Fraction.parse(probability);
    all = all.plus(chance);
    mean = mean.plus(chance.times(Fraction.parse(net)));
  }
  const cases = rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
  return [
    { name: 'the probabilities of all rows sum to exactly 1', holds: all.equals(Fraction.of(1)) },
    {
      name: 'each probability is its combinations over all combinations',
      holds: rows.every(({ probability, combinations }) =>
        Fraction.parse(probability).equals(Fraction.of(BigInt(combinations), cases)),
      ),
    },
    {
      name: 'ev is exactly the sum of probability times net',
      holds: mean.equals(Fraction.parse(ev)) && Math.abs(mean.toNumber() + edge) < 1e-15,
    },
  ];
}
