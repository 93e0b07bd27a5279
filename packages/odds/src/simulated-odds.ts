import { formatAward, type Wager } from '@croupier/table';
import type { PricedWager } from './priced-wager.ts';
import { estimateOf, type Tally } from './tally.ts';
import { type DecisionOdds, LOSS } from './wager-odds.ts';

/** What many rounds say of a wager that nobody has solved (CONTRACT: odds); decimals, with their 95 % interval. */
export interface SimulatedOdds {
  readonly wager: string;
  readonly unit: string;
  readonly method: 'simulated';
  readonly strategy: string | null;
  readonly rounds: number;
  readonly rows: readonly {
    readonly name: string;
    readonly probability: string;
    readonly pays: string;
    readonly net: string;
  }[];
  readonly ev: string;
  /** Of `ev`; one such interval in twenty misses it by chance. */
  readonly ci95: readonly [number, number];
  readonly edge: number;
  readonly variance: number;
  readonly hitFrequency: number;
  /** What the house keeps of every unit that is staked by the end, and how often each decision is made; where best play was sampled. */
  readonly elementOfRisk?: number;
  readonly decisions?: readonly DecisionOdds[];
  /** How it was sampled, where that was not by rounds of the whole game. */
  readonly sampled?: string;
}

/** The figures of a wager from the rounds that were played. */
export function simulatedOdds(
  { id, unit, strategy }: PricedWager,
  wager: Pick<Wager<never>, 'rows'> | undefined,
  tally: Tally,
): SimulatedOdds {
  const { rounds, mean, variance, ci95, hitFrequency } = estimateOf(tally);
  const rows = tally.inOrder().map(({ name, net, count }) => {
    const units = net / tally.bet.amount;
    const award = wager?.rows.find((row) => row.name === name)?.award;
    const pays = award ? formatAward(award) : name === LOSS ? 'lose' : `net ${units > 0 ? '+' : ''}${units}`;
    return {
      name: name === '' ? pays : name,
      probability: String(rounds === 0 ? 0 : count / rounds),
      pays,
      net: String(units),
    };
  });
  return {
    wager: id,
    unit,
    method: 'simulated',
    strategy,
    rounds,
    rows,
    ev: String(mean),
    ci95: ci95 ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    edge: 0 - mean,
    variance: variance ?? 0,
    hitFrequency,
  };
}
