import { mapMeters, progressivesOf, type TableGame } from '@croupier/table';
import { numberOf } from '../session/hand-results.ts';
import type { SimulatedOdds } from '../simulated-odds.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** The edge of a wager, and how it moves with the meters that pay it. */
export interface EdgeAtTable {
  readonly wager: string;
  readonly edge: number;
  readonly method: 'exact' | 'simulated';
  /** What each meter showed for this edge, in cents, and what the edge loses with every cent more. */
  readonly meters: readonly { readonly name: string; readonly shows: number; readonly perCent: number }[];
}

export function edgeAtTable({ layout }: TableGame, odds: WagerOdds | SimulatedOdds): EdgeAtTable {
  const { wager, edge, method } = odds;
  const progressives = progressivesOf(layout);
  const shows = mapMeters(progressives, ({ meter }) => meter);
  return {
    wager,
    edge,
    method,
    meters: Object.entries(progressives).flatMap(([name, progressive]) => {
      if (odds.method !== 'exact' || progressive.wager !== wager) return [];
      const slope = odds.meterCoefficients?.[name] ?? odds.meterCoefficient;
      return slope === undefined ? [] : [{ name, shows: shows[name] ?? 0, perCent: numberOf(slope) }];
    }),
  };
}
