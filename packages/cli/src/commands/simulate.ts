import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isPoker } from '@croupier/games';
import { pokerSimulationJob, SimulationRun, simulationJob, strategyFor, tableOf } from '@croupier/odds';
import { Command, InvalidArgumentError } from 'commander';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { EXAMPLE, EXAMPLE_AMONG_PLAYERS, gameGiven, tableGiven } from '../game-given.ts';
import { countGiven, type GivenOptions, optionOption, workersGiven } from '../option-given.ts';
import { databaseGiven } from '../queue/database-given.ts';
import { sayIfUndecided } from '../say-if-undecided.ts';
import { grouped } from '../show/figures.ts';
import { showHands, showSimulation } from '../show/simulation.ts';
import { fileOf, KeptFile, resumed } from '../simulation/kept-file.ts';
import { howToGoOn, type PlayParts, playJob } from '../simulation/play-job.ts';

interface Given {
  readonly rounds?: number;
  readonly seed?: string;
  readonly option?: GivenOptions;
  readonly strategy?: string;
  readonly seat?: ReadonlyMap<number, string>;
  readonly workers?: number;
  readonly job?: string;
  readonly resume?: string;
  readonly queue?: boolean;
  readonly database?: string;
  readonly lostAfter?: number;
  readonly json?: boolean;
}

/** `croupier simulate GAME --rounds N`: what happens beside what must happen. */
export const simulateCommand = (desk: Desk): Command =>
  new Command('simulate')
    .description(
      'play many rounds on all processors and compare the figures, with 95 % confidence intervals, with the exact ones',
    )
    .argument('[game]', 'the id of a game')
    .option('-n, --rounds <n>', 'how many rounds, such as 1000000 or 1e6', countGiven)
    .option(
      '-s, --seed <seed>',
      'any text; the same seed plays the same rounds, on any number of processors (default: a new one, which is printed)',
    )
    .addOption(optionOption())
    .option(
      '--strategy <name>',
      'who decides, where players decide; "croupier games GAME" lists the ways to play',
    )
    .option(
      '--seat <number=strategy>',
      'a seat with a strategy of its own; may be repeated, and then these seats alone bet, all the same',
      seatGiven,
    )
    .option('--workers <n>', 'threads (default: as many as there are processors)', workersGiven)
    .option(
      '--job <file>',
      'where a job that is stopped or killed is kept (default: a file that is named then)',
    )
    .option('--resume <file>', 'go on with a job that was stopped or killed')
    .option('--queue', 'have it played by whoever runs "croupier work" on the same PostgreSQL')
    .option('--database <url>', 'the PostgreSQL of the queue (default: DATABASE_URL)')
    .option(
      '--lost-after <seconds>',
      'give a part of the queue to another worker after so long (default: by how long it takes, 60 at least)',
      countGiven,
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Ctrl-C ends it early with the figures so far, and says how to go on. A job that is killed has lost some seconds at most: the same command
with the same seed goes on with it. Whatever way it took, the figures are the same to the last digit.

At poker among players every seat has a strategy of its own (tight, loose, calling, equity, random; one of each of the first four unless seats are named) and a
hundred bets of the first round at the beginning of every hand; the figures are such bets for a hundred hands.

Examples:
  croupier simulate ${EXAMPLE} --rounds 1e6
  croupier simulate ${EXAMPLE} --rounds 100000 --seed 7 --option decks=6 --json
  croupier simulate ${EXAMPLE_AMONG_PLAYERS} --rounds 1e5 --seat 1=tight --seat 2=equity
  croupier simulate ${EXAMPLE} --rounds 1e9 --queue --database postgres://croupier@db/croupier`,
    )
    .action(async (id: string | undefined, given: Given, command: Command) => {
      const { run, kept } = await jobGiven(desk, id, given, command);
      const table = tableOf(run.job);
      if (table && run.job.strategy !== null)
        sayIfUndecided(desk, table, strategyFor(table, run.job.strategy));
      const { seen, stopped } = await playJob(desk, run, kept, waysToPlay(desk, given));
      if (given.json) desk.printJson(seen);
      else if (table) desk.print(showSimulation(table.title, seen, desk.paint));
      else desk.print(showHands(run.sitting.game.title, seen, desk.paint));
      if (stopped) desk.complain(howToGoOn(run, kept));
    });

/** By threads here, or by whoever works on the queue. */
function waysToPlay(desk: Desk, { queue, database, workers, lostAfter }: Given): PlayParts {
  if (!queue) {
    if (database !== undefined || lostAfter !== undefined)
      throw new BadInput('Only a job on the queue needs --database and --lost-after; add --queue.');
    return (run, signal, onProgress) =>
      run.play({ signal, onProgress, ...(workers === undefined ? {} : { workers }) });
  }
  if (workers !== undefined)
    throw new BadInput(
      'Who works on a queue says so with "croupier work --workers"; leave --workers out here.',
    );
  const url = databaseGiven(desk.io, database);
  return async (run, signal, onProgress) => {
    const { SimulationQueue } = await import('../queue/simulation-queue.ts');
    const { followOnQueue } = await import('../queue/follow.ts');
    const opened = await SimulationQueue.open(url);
    try {
      await followOnQueue(run, opened, { lostAfter, signal, onProgress });
    } finally {
      await opened.close();
    }
  };
}

/** The job that is asked for, as far as it has come before, and the file that it is kept in. */
async function jobGiven(
  desk: Desk,
  id: string | undefined,
  given: Given,
  command: Command,
): Promise<{ run: SimulationRun; kept: KeptFile }> {
  const { resume, rounds, strategy, seat } = given;
  if (resume !== undefined) {
    const others = { game: id, ...given };
    for (const name of ['game', 'rounds', 'seed', 'option', 'strategy', 'seat', 'job'] as const)
      if (others[name] !== undefined)
        command.error(`A job to go on with has its own ${name}: give --resume without it.`);
    const run = await resumed(resume);
    return { run, kept: new KeptFile(resume, run) };
  }
  if (id === undefined) command.error('Name a game, or a job to go on with (--resume FILE).');
  if (rounds === undefined) command.error('Say how many rounds: --rounds 1000000.');
  if (strategy !== undefined && seat !== undefined)
    command.error('Only the seats that are named bet: give --strategy or --seat, not both.');
  const wanted = { seed: given.seed ?? randomBytes(6).toString('hex'), rounds, strategy, seats: seat };
  const game = gameGiven(id);
  const job = isPoker(game)
    ? pokerSimulationJob(game, given.option ?? {}, wanted)
    : simulationJob(tableGiven(id, given.option), wanted);
  const file = given.job ?? fileOf(desk.io, job);
  const run = await begunBefore(file, new SimulationRun(job), given.job !== undefined);
  if (run.played.rounds > 0)
    desk.io.stderr.write(`Going on after ${grouped(run.played.rounds)} rounds that were played before.\n`);
  return { run, kept: new KeptFile(file, run) };
}

/** What is left of the same job in its file. A file that somebody names and that holds another one is not written over. */
async function begunBefore(file: string, fresh: SimulationRun, named: boolean): Promise<SimulationRun> {
  if (!existsSync(file)) return fresh;
  if (!named) return resumed(file).catch(() => fresh);
  const run = await resumed(file);
  if (JSON.stringify(run.job) === JSON.stringify(fresh.job)) return run;
  throw new BadInput(`${file} holds another job; name another file, or go on with it by --resume.`);
}

function seatGiven(text: string, before: ReadonlyMap<number, string> = new Map()): Map<number, string> {
  const [, seat, strategy] = /^\s*(\d{1,3})\s*=\s*(\S+)\s*$/.exec(text) ?? [];
  if (seat === undefined || strategy === undefined)
    throw new InvalidArgumentError('Write it as number=strategy, such as 1=optimal.');
  if (before.has(Number(seat))) throw new InvalidArgumentError(`Seat ${Number(seat)} is given twice.`);
  return new Map([...before, [Number(seat), strategy]]);
}
