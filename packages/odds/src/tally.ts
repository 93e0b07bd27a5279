import type { Bet } from '@croupier/table';

/** So many are looked through one by one. */
const MANY = 50;

/** Counts of one wager's results: whole numbers, so that nothing is lost over any number of rounds. */
export class Tally {
  /** The bet that is counted. */
  readonly bet: Bet;
  readonly rows: { readonly name: string; readonly net: number; count: number }[] = [];

  constructor(bet: Bet) {
    this.bet = bet;
  }

  /** By what they net, once there are many: poker among players has thousands. */
  #byNet: Map<number, Tally['rows']> | undefined;

  add(name: string, net: number, times = 1): void {
    for (const row of this.#byNet ? (this.#byNet.get(net) ?? []) : this.rows) {
      if (row.name === name && row.net === net) {
        row.count += times;
        return;
      }
    }
    const row = { name, net, count: times };
    this.rows.push(row);
    if (this.#byNet) index(this.#byNet, row);
    else if (this.rows.length > MANY) {
      this.#byNet = new Map();
      for (const one of this.rows) index(this.#byNet, one);
    }
  }

  /** The best result first, and of equals by name: an order that does not depend on what came first. */
  inOrder(): Tally['rows'] {
    return this.rows.toSorted((a, b) => b.net - a.net || (a.name < b.name ? -1 : 1));
  }
}

function index(byNet: Map<number, Tally['rows']>, row: Tally['rows'][number]): void {
  const those = byNet.get(row.net);
  if (those) those.push(row);
  else byNet.set(row.net, [row]);
}

/** What a tally says of one unit staked. */
export interface Estimate {
  readonly rounds: number;
  readonly mean: number;
  readonly variance: number | null;
  /** How far such a mean lies off by chance, typically; null when one round says nothing about that. */
  readonly standardError: number | null;
  readonly ci95: readonly [number, number] | null;
  readonly hitFrequency: number;
}

/** The normal distribution's 97.5 % point. */
export const Z95 = 1.959963984540054;

export function estimateOf(tally: Tally): Estimate {
  const { bet } = tally;
  const rows = tally.inOrder();
  const rounds = rows.reduce((sum, { count: times }) => sum + times, 0);
  const units = rows.map(({ net, count: times }) => ({ net: net / bet.amount, times }));
  const mean = rounds === 0 ? 0 : units.reduce((sum, { net, times }) => sum + net * times, 0) / rounds;
  const squares = units.reduce((sum, { net, times }) => sum + (net - mean) ** 2 * times, 0);
  const variance = rounds < 2 ? null : squares / (rounds - 1);
  const standardError = variance === null ? null : Math.sqrt(variance / rounds);
  const hits = rows.reduce((sum, { net, count: times }) => sum + (net > 0 ? times : 0), 0);
  return {
    rounds,
    mean,
    variance,
    standardError,
    ci95: standardError === null ? null : [mean - Z95 * standardError, mean + Z95 * standardError],
    hitFrequency: rounds === 0 ? 0 : hits / rounds,
  };
}
