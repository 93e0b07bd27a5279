import { availableParallelism } from 'node:os';
import { type CrewOptions, type Hand, hire, workThrough } from '@croupier/cards/parallel';
import { Refused } from '@croupier/table';
import { CHUNK, chunksIn, roundsOfChunk } from './chunks.ts';
import type { Sitting } from './counted.ts';
import { type SimulationJob, sittingFor } from './job.ts';
import { type JobPart, type KeptSimulation, type PlayedPart, playedOf } from './kept.ts';
import { type Part, partsLeft, withPart } from './parts.ts';
import { playChunk } from './play-chunk.ts';
import { Growing, type Sums } from './sums.ts';

// Worker threads load compiled code, also when this file itself is run from its source by a test.
const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/simulation/simulation-worker.js' : './simulation-worker.js',
  import.meta.url,
);

/** So many chunks go to a thread at most before it is heard of again: some tens of milliseconds of most games. */
const MOST_AT_ONCE = 10;

/** Milliseconds, about what threads take to begin: what is over by then needs none. */
const QUICKLY = 300;

/** A thread that plays one part of a job after the other, whichever they are. */
export function hirePlayer(): { play: (part: JobPart) => Promise<PlayedPart>; dismiss: Hand['dismiss'] } {
  const { ask, dismiss } = hire(module);
  return { play: async (part) => playedOf(await ask(part)), dismiss };
}

interface PlayOptions extends CrewOptions {
  /** Milliseconds that are played in this thread before others are called. */
  readonly quickly?: number;
}

/** A job as far as it has come. Whoever plays which part, in whatever order, it ends with the same sums. */
export class SimulationRun {
  readonly job: SimulationJob;
  readonly sitting: Sitting;
  readonly played: Growing;
  #done: readonly Part[] = [];

  constructor(job: SimulationJob) {
    this.job = job;
    this.sitting = sittingFor(job);
    this.played = new Growing(this.sitting);
  }

  /** A job that was written down, to go on with; what does not fit together is refused. */
  static from({ job, done, sums }: KeptSimulation): SimulationRun {
    const run = new SimulationRun(job);
    try {
      for (const part of done) run.#done = withPart(run.#done, part);
      run.played.add(sums);
    } catch {
      throw new Refused({ reason: 'Its figures do not belong to its job.' });
    }
    const rounds = run.#done.reduce((sum, part) => sum + roundsOfPart(job.rounds, part), 0);
    if (rounds !== sums.rounds || (run.#done.at(-1)?.[1] ?? 0) > chunksIn(job.rounds))
      throw new Refused({
        reason: `It counts ${sums.rounds} rounds where its parts have ${rounds}.`,
      });
    return run;
  }

  get over(): boolean {
    return this.played.rounds === this.job.rounds;
  }

  /** What is left to do, in parts of at most so many chunks. */
  left(most: number): Iterable<Part> {
    return partsLeft(this.#done, chunksIn(this.job.rounds), most);
  }

  /** Takes in a part that was played elsewhere; one that is counted already is not counted twice. */
  take(part: Part, sums: Sums): void {
    const done = withPart(this.#done, part);
    this.played.add(sums);
    this.#done = done;
  }

  /** To be written down. */
  kept(croupier: string): KeptSimulation {
    return { croupier, job: this.job, done: this.#done, sums: this.played.sums() };
  }

  /** About how many seconds one thread takes here for so many chunks, from a look at a few rounds. */
  secondsFor(chunks: number): number {
    const begun = performance.now();
    let rounds = 0;
    const goesOn = (): boolean => {
      rounds += 1;
      return performance.now() - begun < QUICKLY;
    };
    playChunk(this.sitting, this.job.seed, 0, roundsOfChunk(this.job.rounds, 0), goesOn);
    return (((performance.now() - begun) / 1000) * chunks * CHUNK) / rounds;
  }

  /** Plays what is left on all processors; ended early, what is over stays counted. */
  async play({
    workers = availableParallelism(),
    signal,
    onProgress,
    quickly = QUICKLY,
  }: PlayOptions = {}): Promise<void> {
    await this.#playQuickly(quickly, signal);
    onProgress?.(this.played.rounds, this.job.rounds);
    const chunks = chunksIn(this.job.rounds);
    const parts = this.left(Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(chunks / (20 * workers)))));
    const accept = (answer: unknown): void => {
      const { part, sums } = playedOf(answer);
      this.take(part, sums);
      onProgress?.(this.played.rounds, this.job.rounds);
    };
    try {
      await workThrough(
        module,
        Array.from(parts, (part): JobPart => ({ job: this.job, part })),
        accept,
        { workers, ...(signal ? { signal } : {}) },
      );
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
  }

  /** Most simulations are over before a thread has begun; a chunk that is not is left to the threads. */
  async #playQuickly(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    const end = performance.now() + milliseconds;
    const goesOn = (): boolean => !signal?.aborted && performance.now() < end;
    for (const [chunk] of this.left(1)) {
      const more = playChunk(
        this.sitting,
        this.job.seed,
        chunk,
        roundsOfChunk(this.job.rounds, chunk),
        goesOn,
      );
      if (!more) return;
      this.played.take(more);
      this.#done = withPart(this.#done, [chunk, chunk + 1]);
      await new Promise((resume) => setTimeout(resume, 0));
    }
  }
}

const roundsOfPart = (rounds: number, [from, to]: Part): number =>
  Math.min(rounds, to * CHUNK) - Math.min(rounds, from * CHUNK);
