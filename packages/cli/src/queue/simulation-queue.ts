import { createHash } from 'node:crypto';
import {
  type JobPart,
  type Part,
  type PlayedPart,
  partOf,
  playedOf,
  type SimulationJob,
} from '@croupier/odds';
import type PgBoss from 'pg-boss';
import { BadInput } from '../failure.ts';
import { version } from '../version.ts';

/** Beside the house's own tables, and apart from them. */
const SCHEMA = 'croupier_jobs';

/** A part that was lost so often is not lost by accident. */
const RETRIES = 100;

/** A part on the queue. */
export interface QueuedPart {
  readonly id: string;
  readonly part: Part;
}

/** How a part stands: its sums where it is over, and why where it cannot be played. */
export type PartState =
  | { readonly state: 'waits' | 'gone' }
  | { readonly state: 'played'; readonly played: PlayedPart }
  | { readonly state: 'failed'; readonly why: string };

/**
 * Parts of simulations on a queue in PostgreSQL (pg-boss). Whoever takes a part and is not heard of for its time has lost it, and it is
 * given to another. Parts of two versions of the program do not meet: each has a queue of its own.
 */
export class SimulationQueue {
  readonly #boss: PgBoss;
  readonly #name: string;

  private constructor(boss: PgBoss, name: string) {
    this.#boss = boss;
    this.#name = name;
  }

  static async open(url: string): Promise<SimulationQueue> {
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      connectionString: url,
      schema: SCHEMA,
      application_name: 'croupier work',
      max: 4,
      schedule: false,
      // Lost parts are looked for by whoever follows a job, more often than this library would.
      supervise: false,
    });
    // What goes wrong in the background is heard of with the next thing that is asked.
    boss.on('error', () => undefined);
    try {
      await boss.start();
      const queue = new SimulationQueue(boss, `simulation-${version()}`);
      await queue.#create();
      return queue;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw unreachable(error);
    }
  }

  /** Makes the queue where there is none. Of those who do so at once the database sends all but one away, and they find it made. */
  async #create(): Promise<void> {
    for (;;) {
      try {
        await this.#boss.createQueue(this.#name);
        return;
      } catch (error) {
        if (!isDeadlock(error)) throw error;
      }
    }
  }

  /** Puts parts on the queue, the first to be played first. One that is there already stays as it is. */
  async submit(job: SimulationJob, parts: readonly Part[], lostAfter: number): Promise<QueuedPart[]> {
    const queued = parts.map((part) => ({ id: idOf(job, part), part }));
    await answered(
      this.#boss.insert(
        queued.map(({ id, part }) => ({
          id,
          name: this.#name,
          data: { job, part },
          priority: -part[0],
          retryLimit: RETRIES,
          expireInSeconds: lostAfter,
        })),
      ),
    );
    return queued;
  }

  async look({ id }: QueuedPart): Promise<PartState> {
    const found = await answered(this.#boss.getJobById<unknown>(this.#name, id));
    if (!found || found.state === 'cancelled') return { state: 'gone' };
    if (found.state === 'completed') return { state: 'played', played: playedOf(found.output) };
    if (found.state === 'failed') return { state: 'failed', why: messageIn(found.output) };
    return { state: 'waits' };
  }

  /** Parts whose time is over go back on the queue. */
  async giveLostBack(): Promise<void> {
    await answered(this.#boss.expire());
  }

  /** Takes parts off the queue: they are counted, or nobody wants them any more. */
  async remove(parts: readonly QueuedPart[]): Promise<void> {
    if (parts.length > 0)
      await answered(
        this.#boss.deleteJob(
          this.#name,
          parts.map(({ id }) => id),
        ),
      );
  }

  /** The next part to be played, for whoever plays it. */
  async take(): Promise<{ id: string; part: JobPart } | undefined> {
    const [taken] = await answered(this.#boss.fetch<unknown>(this.#name, { batchSize: 1 }));
    return taken && { id: taken.id, part: partOf(taken.data) };
  }

  async played(id: string, { part, sums }: PlayedPart): Promise<void> {
    await answered(this.#boss.complete(this.#name, id, { part, sums }));
  }

  async failed(id: string, why: string): Promise<void> {
    await answered(this.#boss.fail(this.#name, id, { message: why }));
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true });
  }
}

/** The same part of the same job always has the same id, so that a job that is submitted again is not played again. */
function idOf(job: SimulationJob, part: Part): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([version(), job, part]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

const messageIn = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'message' in output
    ? String(output.message)
    : 'it was lost too often';

/** PostgreSQL's `deadlock_detected`: each of two waited for what the other held, and this one was sent away. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';

/** What the database answers, or why it does not. */
const answered = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw unreachable(error);
  });

/** Why a queue cannot be used, without the password that stands in its address. */
function unreachable(error: unknown): BadInput {
  const why =
    error instanceof Error
      ? error.message || ('code' in error ? String(error.code) : 'it does not answer')
      : String(error);
  return new BadInput(`The database with the queue cannot be used: ${why.replace(/\.$/, '')}.`);
}
