import { METER, meterName, progressivesOf, type TableGame, USUAL_CONTRIBUTION } from '@croupier/table';
import { numberOf } from '../session/hand-results.ts';
import type { ReportedWager } from './counted.ts';

/** A meter and what its wager is worth with it; amounts in cents. */
export interface ProgressiveFigures {
  readonly meter: string;
  readonly wager: string;
  readonly shows: number;
  readonly reseed: number;
  /** Percent of each wager that it grows by, unless the house says otherwise. */
  readonly contribution: number;
  /** What the bettor gains for one unit staked with every cent on the meter, exactly. */
  readonly perCent: string;
  /** The least meter at which the bettor does not lose; null where that depends on another meter. */
  readonly breakEven: number | null;
  /** How many wagers there are for each that wins all of the meter; null where none does. */
  readonly wagersPerWin: number | null;
  /** The edge at some meters; the other meters as they are. */
  readonly points: readonly { readonly meter: number; readonly edge: number }[];
}

const POINTS = 12;

export function progressivesIn(
  { layout }: TableGame,
  wagers: readonly ReportedWager[],
): ProgressiveFigures[] {
  return Object.entries(progressivesOf(layout)).flatMap(([name, progressive]) => {
    const odds = wagers.find(({ wager }) => wager === progressive.wager);
    if (odds?.method !== 'exact') return [];
    const perCent = odds.meterCoefficients?.[name] ?? odds.meterCoefficient;
    if (perCent === undefined) return [];
    const slope = numberOf(perCent);
    const shows = progressive.meter;
    // Where the edge would be nothing with the other meters as they are.
    const even = shows + odds.edge / slope;
    const top = 1.5 * Math.max(even, shows, progressive.reseed);
    const whole = layout.wagers
      .find(({ id }) => id === progressive.wager)
      ?.rows.find(
        ({ award }) => award.kind === 'meter' && award.percent === 100 && (award.of ?? METER) === name,
      );
    const chance = whole ? numberOf(odds.rows.find((row) => row.name === whole.name)?.probability ?? '0') : 0;
    return [
      {
        meter: meterName(name),
        wager: progressive.wager,
        shows,
        reseed: progressive.reseed,
        contribution: progressive.contribution ?? USUAL_CONTRIBUTION,
        perCent,
        breakEven: odds.breakEvenMeter ?? null,
        wagersPerWin: chance > 0 ? 1 / chance : null,
        points: Array.from({ length: POINTS + 1 }, (_, i) => {
          const meter = Math.round((top * i) / POINTS);
          return { meter, edge: odds.edge - slope * (meter - shows) };
        }),
      },
    ];
  });
}
