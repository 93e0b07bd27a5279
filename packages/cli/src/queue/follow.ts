import { setTimeout as pause } from 'node:timers/promises';
import { chunksIn, type SimulationRun } from '@croupier/odds';
import { BadInput } from '../failure.ts';
import { grouped } from '../show/figures.ts';
import type { QueuedPart, SimulationQueue } from './simulation-queue.ts';

/** A job is cut into so many parts at most, however long it is. */
const MOST_PARTS = 1_000;

/** Seconds at least, and how many times slower than here another machine may be. */
const LOST_AFTER = 60;
const SLOWER = 20;

/** Milliseconds between two looks at the queue, and at what is lost. */
const LOOK_EVERY = 200;

/** So many parts that still wait, one after the other, and the rest is not looked at: they are taken in order. */
const WAITING_IN_A_ROW = 16;

export interface Following {
  /** Seconds without an answer after which a part is given to another; by how long one takes unless given. */
  readonly lostAfter?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (rounds: number) => void;
}

/** Has a job played by whoever works on the queue, and takes in the parts as they are over. */
export async function followOnQueue(
  run: SimulationRun,
  queue: SimulationQueue,
  { lostAfter: given, signal, onProgress }: Following,
): Promise<void> {
  const { job } = run;
  const most = Math.ceil(chunksIn(job.rounds) / MOST_PARTS);
  const lostAfter = given ?? Math.max(LOST_AFTER, Math.ceil(SLOWER * run.secondsFor(most)));
  const all = await queue.submit(job, [...run.left(most)], lostAfter);
  let waiting = all;
  while (waiting.length > 0 && !signal.aborted) {
    await queue.giveLostBack();
    const over = await takeIn(run, queue, waiting, lostAfter);
    waiting = waiting.filter((part) => !over.includes(part));
    onProgress(run.played.rounds);
    if (waiting.length > 0) await pause(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
  }
  // Not before: whoever is killed while following finds them again.
  await queue.remove(all);
}

/** Counts what is over. */
async function takeIn(
  run: SimulationRun,
  queue: SimulationQueue,
  waiting: readonly QueuedPart[],
  lostAfter: number,
): Promise<QueuedPart[]> {
  const over: QueuedPart[] = [];
  let inARow = 0;
  for (const part of waiting) {
    const found = await queue.look(part);
    if (found.state === 'failed') {
      await queue.remove(waiting);
      throw new BadInput(
        `The rounds from chunk ${grouped(part.part[0])} on cannot be played: ${found.why.replace(/\.$/, '')}.`,
      );
    }
    if (found.state === 'played') {
      run.take(found.played.part, found.played.sums);
      over.push(part);
      inARow = 0;
      continue;
    }
    // Somebody else who follows the same job has taken it off.
    if (found.state === 'gone') await queue.submit(run.job, [part.part], lostAfter);
    inARow += 1;
    if (inARow === WAITING_IN_A_ROW) break;
  }
  return over;
}
