import { formatCite, type TableGame } from '@croupier/table';
import { numberOf } from '../session/hand-results.ts';
import type { ReportedWager } from './counted.ts';

/** What one bet can cost the bank, and which limits stand against it; amounts in cents. */
export interface Exposure {
  readonly wager: string;
  /** The best row, and what it nets for one unit. */
  readonly row: string;
  readonly net: number;
  readonly probability: number;
  /** Limits that the rulebook itself prints for the wager. */
  readonly least: number | null;
  readonly most: number | null;
  /** What the best row costs the bank at the most that is printed; null where the house chooses its limit. */
  readonly atMost: number | null;
  readonly limit: ExposureLimit | null;
}

/** One limit over what all players win in a round. */
interface ExposureLimit {
  readonly amount: number;
  readonly wagers: readonly string[];
  readonly clause: string;
  /** The stake with which one bettor alone reaches it by the best row. */
  readonly oneBettor: number;
  /** And each of a full table, if all of them win by it. */
  readonly fullTable: number;
}

export function exposureOf({ layout }: TableGame, wagers: readonly ReportedWager[]): Exposure[] {
  return wagers.flatMap(({ wager, rows }) => {
    const [best] = rows.toSorted((a, b) => numberOf(b.net) - numberOf(a.net));
    if (!best) return [];
    const net = numberOf(best.net);
    const between = layout.wagers.find(({ id }) => id === wager)?.between;
    const aggregate = layout.aggregates.find(({ wagers: under }) => under.includes(wager));
    return [
      {
        wager,
        row: best.name,
        net,
        probability: numberOf(best.probability),
        least: between?.least ?? null,
        most: between?.most ?? null,
        atMost: between ? Math.round(between.most * net) : null,
        limit:
          aggregate && net > 0
            ? {
                amount: aggregate.limit,
                wagers: aggregate.wagers,
                clause: formatCite(aggregate.cite),
                oneBettor: Math.floor(aggregate.limit / net),
                fullTable: Math.floor(aggregate.limit / net / layout.seats),
              }
            : null,
      },
    ];
  });
}
