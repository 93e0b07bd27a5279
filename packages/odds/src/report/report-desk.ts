import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Options, Refused, type TableGame } from '@croupier/table';
import { z } from 'zod';
import type { EdgeAtTable } from './edge-at-table.ts';
import { identityOf } from './identity.ts';
import { waitingPage } from './page/waiting-page.ts';

/** What a house hands out about a table: a page, and the edge of each wager to show beside what it pays. */
export interface CountedTable {
  readonly page: string;
  readonly wagers: readonly EdgeAtTable[];
}

/** What is known, or how far the counting is. */
export type ReportAnswer =
  | ({ readonly state: 'known' } & CountedTable)
  | { readonly state: 'counting'; readonly page: string };

/** What a thread is told to make a report of. */
export interface ReportOrder {
  /** All of it, or only the edges of wagers that are counted in moments. */
  readonly wants: 'page' | 'edges';
  readonly game: string;
  readonly options: Options;
  readonly oddsDirectory: string;
  readonly made: string;
  readonly version: string;
}

interface Waiting {
  readonly key: string;
  readonly order: ReportOrder;
  progress: number | null;
}

/** So many questions wait at a time; who asks one more is sent away for a minute. */
const MOST_WAITING = 12;
/** Pages beyond these are made and not kept: whoever tries every meter does not fill the disk. */
const MOST_KEPT = 2_000;

// Worker threads load compiled code, also when this file itself is run from its source by a test.
const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/report/report-worker.js' : './report-worker.js',
  import.meta.url,
);

const countedTable = z.object({
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

function keyOf(table: TableGame, wants: ReportOrder['wants']): string {
  const { definition, code } = identityOf(table);
  return createHash('sha256').update(`${wants} ${definition} ${code.sha256}`).digest('hex');
}

/**
 * Makes reports for a house, each once: by one thread beside the house, one after the other, kept in files that are named by the hash of
 * what they depend on, the definition under its options and the code.
 */
export class ReportDesk {
  readonly #directory: string;
  readonly #version: string;
  readonly #waiting: Waiting[] = [];
  readonly #made = new Map<string, CountedTable>();
  readonly #failed = new Map<string, string>();
  #working: Promise<void> | undefined;
  #thread: Worker | undefined;
  #closed = false;

  constructor({ directory, version }: { readonly directory: string; readonly version: string }) {
    this.#directory = directory;
    this.#version = version;
  }

  /** The report on a table if it is there; otherwise it is begun, unless too many wait already. */
  async ask(table: TableGame): Promise<ReportAnswer> {
    const key = keyOf(table, 'page');
    const known = await this.#read(key);
    if (known) return { state: 'known', ...known };
    const at = this.#begin(table, key, 'page');
    return { state: 'counting', page: waitingPage(table.title, this.#howFar(at), true) };
  }

  /** The edges at a table: all of them where its report is there, otherwise of what is counted in moments. */
  async edges(table: TableGame): Promise<CountedTable['wagers'] | undefined> {
    const key = keyOf(table, 'edges');
    const known = (await this.#read(keyOf(table, 'page'))) ?? (await this.#read(key));
    if (known) return known.wagers;
    if (this.#failed.has(key)) return [];
    // Nobody is told that they come too often for something they see without asking.
    if (this.#waiting.length < MOST_WAITING) this.#begin(table, key, 'edges');
    return undefined;
  }

  /** Its place among those that wait. */
  #begin(table: TableGame, key: string, wants: ReportOrder['wants']): number {
    const failed = this.#failed.get(key);
    if (failed !== undefined) throw new Refused({ reason: `${table.title} could not be counted: ${failed}` });
    const found = this.#waiting.findIndex((one) => one.key === key);
    if (found >= 0) return found;
    if (this.#waiting.length >= MOST_WAITING || this.#closed)
      throw new Refused({ reason: 'The mathematician is busy; ask again in a minute.' });
    const made = new Date().toISOString().slice(0, 10);
    const oddsDirectory = join(this.#directory, 'odds');
    const order = {
      wants,
      game: table.id,
      options: table.options,
      oddsDirectory,
      made,
      version: this.#version,
    };
    // Edges take a moment, and go before pages that have not been begun.
    const later = this.#waiting.findIndex(
      (one, i) => i > 0 && wants === 'edges' && one.order.wants === 'page',
    );
    const at = later < 0 ? this.#waiting.length : later;
    this.#waiting.splice(at, 0, { key, order, progress: null });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return at;
  }

  /** A page that says one thing, where there are no figures. */
  says(title: string, sentence: string): string {
    return waitingPage(title, sentence, false);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await this.#thread?.terminate();
    await this.#working;
  }

  #howFar(at: number): string {
    const { progress = null } = this.#waiting[at] ?? {};
    if (at > 0)
      return `It will be counted after ${at === 1 ? 'one other' : `${at} others`}. This page looks again by itself.`;
    const far = progress === null ? '' : ` ${Math.floor(progress * 100)} % of the counting is done.`;
    return `It is being counted, once for everybody; some games take minutes.${far} This page looks again by itself.`;
  }

  async #work(): Promise<void> {
    for (let one = this.#waiting[0]; one && !this.#closed; one = this.#waiting[0]) {
      try {
        await this.#keep(one.key, await this.#count(one));
      } catch (error) {
        if (!this.#closed) this.#failed.set(one.key, error instanceof Error ? error.message : String(error));
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

  #file(key: string): string {
    return join(this.#directory, 'reports', `${key}.json`);
  }

  async #read(key: string): Promise<CountedTable | undefined> {
    const made = this.#made.get(key);
    if (made) return made;
    try {
      return countedTable.parse(JSON.parse(await readFile(this.#file(key), 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** In a file; where none can be written, in memory as long as the house is open. */
  async #keep(key: string, counted: CountedTable): Promise<void> {
    try {
      const folder = join(this.#directory, 'reports');
      await mkdir(folder, { recursive: true });
      if ((await readdir(folder)).length >= MOST_KEPT) throw new Error('There are too many already.');
      await writeFile(`${this.#file(key)}.new`, JSON.stringify(counted));
      await rename(`${this.#file(key)}.new`, this.#file(key));
    } catch {
      const [oldest] = this.#made.keys();
      if (this.#made.size >= 50 && oldest !== undefined) this.#made.delete(oldest);
      this.#made.set(key, counted);
    }
  }
}
