import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { EdgeAtTable } from './edge-at-table.ts';
import type { ReportOrder } from './report-order.ts';

/** What a house hands out about a game: a page, and the edge of each wager to show beside what it pays. */
export interface CountedTable {
  readonly page: string;
  readonly wagers: readonly EdgeAtTable[];
}

export const countedTable: z.ZodType<CountedTable> = z.object({
  page: z.string(),
  wagers: z.array(
    z.object({
      wager: z.string(),
      edge: z.number(),
      method: z.enum(['exact', 'simulated']),
      meters: z.array(z.object({ name: z.string(), shows: z.number(), perCent: z.number() })),
    }),
  ),
});

const said = z.union([
  z.object({ progress: z.number() }),
  z.object({ counted: countedTable }),
  z.object({ failed: z.string() }),
]);

// Worker threads load compiled code, also when this file itself is run from its source by a test.
const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/report/report-worker.js' : './report-worker.js',
  import.meta.url,
);

/** So many questions wait at a time; who asks one more is sent away for a minute. */
const MOST_WAITING = 12;

interface Waiting {
  readonly key: string;
  readonly order: ReportOrder;
  progress: number | null;
}

/** Who is told when something was counted, or could not be. */
interface Ends {
  readonly counted: (key: string, found: CountedTable) => Promise<void>;
  readonly failed: (key: string, why: string) => void;
}

/** Orders done by one thread beside the house, one after the other; whoever asks for the same thing waits for the same order. */
export class Lane {
  readonly #ends: Ends;
  readonly #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;
  #thread: Worker | undefined;
  #closed = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Its place among those that wait; undefined where there is no room for another. */
  begin(key: string, order: ReportOrder): number | undefined {
    const found = this.#waiting.findIndex((one) => one.key === key);
    if (found >= 0) return found;
    if (this.#waiting.length >= MOST_WAITING || this.#closed) return undefined;
    this.#waiting.push({ key, order, progress: null });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#waiting.length - 1;
  }

  /** How far the order is that is being done, from 0 to 1; null before it has said so. */
  get progress(): number | null {
    return this.#waiting[0]?.progress ?? null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await this.#thread?.terminate();
    await this.#working;
  }

  async #work(): Promise<void> {
    for (let one = this.#waiting[0]; one && !this.#closed; one = this.#waiting[0]) {
      try {
        await this.#ends.counted(one.key, await this.#count(one));
      } catch (error) {
        if (!this.#closed) this.#ends.failed(one.key, error instanceof Error ? error.message : String(error));
      }
      if (this.#waiting[0] === one) this.#waiting.shift();
    }
  }

  #count(one: Waiting): Promise<CountedTable> {
    return new Promise((resolve, reject) => {
      // Without the flags of this process: a test runner's may resolve packages to sources that a worker cannot load.
      const thread = new Worker(module, { execArgv: [] });
      this.#thread = thread;
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('the counting was ended')));
      thread.on('message', (message: unknown) => {
        const heard = said.parse(message);
        if ('progress' in heard) {
          one.progress = heard.progress;
          return;
        }
        if ('counted' in heard) resolve(heard.counted);
        else reject(new Error(heard.failed));
        void thread.terminate();
      });
      thread.postMessage(one.order, []);
    });
  }
}
