import { bankedGameNamed, catalogue, isPoker, type PokerGame, pokerGameNamed } from '@croupier/games';
import { type Options, Refused, type TableGame } from '@croupier/table';
import { pricingOf } from '../pricing-of.ts';
import { nameOfStrategy, strategyFor } from '../strategy.ts';
import type { Sitting } from './counted.ts';
import { pokerSitting, USUAL_STYLES } from './poker-sitting.ts';
import { sampleSitting, seatedSitting } from './sitting.ts';

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
    ...(seats && seats.size > 0 ? { seats: inOrder(seats) } : {}),
  };
  sittingFor(job);
  return job;
}

/** The job of playing so many hands of poker among players, the seats in styles that are named for each. */
export function pokerSimulationJob(game: PokerGame, options: Options, given: JobGiven): SimulationJob {
  const { seed, rounds, strategy, seats = USUAL_STYLES } = given;
  if (strategy !== undefined)
    throw new Refused({
      reason: 'Players who all play alike win nothing of each other: give seats strategies of their own.',
    });
  const job: SimulationJob = {
    game: game.id,
    options: game.with(options).options,
    seed,
    rounds: wholeRounds(rounds),
    strategy: null,
    seats: inOrder(seats),
  };
  sittingFor(job);
  return job;
}

const inOrder = (seats: ReadonlyMap<number, string>): Readonly<Record<string, string>> =>
  Object.fromEntries([...seats].toSorted(([a], [b]) => a - b).map(([seat, name]) => [String(seat), name]));

export function wholeRounds(rounds: number): number {
  if (Number.isSafeInteger(rounds) && rounds >= 1) return rounds;
  throw new Refused({ reason: `A simulation plays at least one round, not ${rounds}.` });
}

/** The table of a job against a bank; undefined where it is poker among players. */
export const tableOf = ({ game, options }: SimulationJob): TableGame | undefined =>
  isAmongPlayers(game) ? undefined : bankedGameNamed(game).with(options);

const isAmongPlayers = (id: string): boolean => catalogue.filter(isPoker).some((game) => game.id === id);

/** Who sits and bets in a job. */
export function sittingFor(job: SimulationJob): Sitting {
  const { seats } = job;
  const table = tableOf(job);
  if (!table) return pokerSitting(pokerGameNamed(job.game), job.options, numbered(seats ?? {}));
  const { wagers } = pricingOf(table);
  if (!seats) return sampleSitting(table, wagers, strategyFor(table, job.strategy ?? undefined));
  return seatedSitting(
    table,
    wagers,
    new Map([...numbered(seats)].map(([seat, name]) => [seat, strategyFor(table, name)])),
  );
}

const numbered = (seats: Readonly<Record<string, string>>): Map<number, string> =>
  new Map(Object.entries(seats).map(([seat, name]) => [Number(seat), name]));
