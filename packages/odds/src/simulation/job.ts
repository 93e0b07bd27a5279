import { bankedGameNamed } from '@croupier/games';
import { type Options, Refused, type TableGame } from '@croupier/table';
import { pricingOf } from '../pricing-of.ts';
import { nameOfStrategy, strategyFor } from '../strategy.ts';
import { type Sitting, sampleSitting, seatedSitting } from './sitting.ts';

/**
 * A simulation as plain values, so that it can be written down, handed to a thread and to another machine. What comes out of it depends
 * on nothing else.
 */
export interface SimulationJob {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly rounds: number;
  /** Who decides at every seat that is not named; null where nobody decides anything. */
  readonly strategy: string | null;
  /** Seats that bet alike, each decided by a strategy of its own; then nobody else bets. */
  readonly seats?: Readonly<Record<string, string>>;
}

/** What somebody wants to be played. */
export interface JobGiven {
  readonly seed: string;
  readonly rounds: number;
  readonly strategy?: string | undefined;
  /** The strategy of each seat by its number. */
  readonly seats?: ReadonlyMap<number, string> | undefined;
}

/** The job of playing so many rounds at a table; what cannot be played is refused here and not in a thread. */
export function simulationJob(table: TableGame, given: JobGiven): SimulationJob {
  const { seed, rounds, strategy, seats } = given;
  const job: SimulationJob = {
    game: table.id,
    options: table.options,
    seed,
    rounds: wholeRounds(rounds),
    strategy: nameOfStrategy(strategyFor(table, strategy)),
    ...(seats && seats.size > 0
      ? {
          seats: Object.fromEntries(
            [...seats].toSorted(([a], [b]) => a - b).map(([seat, name]) => [String(seat), name]),
          ),
        }
      : {}),
  };
  sittingFor(job);
  return job;
}

export function wholeRounds(rounds: number): number {
  if (Number.isSafeInteger(rounds) && rounds >= 1) return rounds;
  throw new Refused({ reason: `A simulation plays at least one round, not ${rounds}.` });
}

export const tableOf = ({ game, options }: SimulationJob): TableGame => bankedGameNamed(game).with(options);

/** Who sits and bets in a job. */
export function sittingFor(job: SimulationJob): Sitting {
  const table = tableOf(job);
  const { seats } = job;
  const { wagers } = pricingOf(table);
  if (!seats) return sampleSitting(table, wagers, strategyFor(table, job.strategy ?? undefined));
  return seatedSitting(
    table,
    wagers,
    new Map(Object.entries(seats).map(([seat, name]) => [Number(seat), strategyFor(table, name)])),
  );
}
