import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { workersGiven } from '../option-given.ts';
import { databaseGiven } from '../queue/database-given.ts';
import { grouped } from '../show/figures.ts';

interface Given {
  readonly database?: string;
  readonly workers?: number;
}

/** `croupier work`: plays parts of the simulations that somebody has put on the queue. */
export const workCommand = (desk: Desk): Command =>
  new Command('work')
    .description('play parts of simulations that others have put on the queue (croupier simulate --queue)')
    .option('--database <url>', 'the PostgreSQL of the queue (default: DATABASE_URL)')
    .option(
      '--workers <n>',
      'threads, each with a part (default: as many as there are processors)',
      workersGiven,
    )
    .addHelpText(
      'after',
      `
Any number of these, on any number of machines, work on one queue until Ctrl-C. What one of them leaves unfinished, or takes along when
it is killed, another plays again.

Example:
  DATABASE_URL=postgres://croupier@db/croupier croupier work`,
    )
    .action(async ({ database, workers = availableParallelism() }: Given) => {
      const url = databaseGiven(desk.io, database);
      const { SimulationQueue } = await import('../queue/simulation-queue.ts');
      const { workOnQueue } = await import('../queue/work.ts');
      const queue = await SimulationQueue.open(url);
      const stop = new AbortController();
      const done = desk.io.onInterrupt(() => stop.abort());
      try {
        const threads = `${workers} ${workers === 1 ? 'thread' : 'threads'}`;
        desk.print(`Working on the queue with ${threads}; Ctrl-C stops.`);
        const rounds = await workOnQueue(queue, workers, stop.signal, (why) => desk.complain(why));
        desk.print(`Stopped; ${grouped(rounds)} rounds were played here.`);
      } finally {
        done();
        await queue.close().catch(() => undefined);
      }
    });
