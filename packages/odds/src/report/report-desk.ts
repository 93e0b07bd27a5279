import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused, type TableGame } from '@croupier/table';
import { codeHash, identityOf } from './identity.ts';
import { type CountedTable, countedTable, Lane } from './lane.ts';
import { pokerAsked, pokerPage } from './page/poker-page.ts';
import { waitingPage } from './page/waiting-page.ts';
import type { ReportOrder } from './report-order.ts';

/** What is known, or how far the counting is. */
export type ReportAnswer =
  | ({ readonly state: 'known' } & CountedTable)
  | { readonly state: 'counting'; readonly page: string };

/** Pages beyond these are made and not kept: whoever tries every meter does not fill the disk. */
const MOST_KEPT = 2_000;

/**
 * Makes reports for a house, each once, kept in files that are named by the hash of what they depend on: the definition under its
 * options, or the hands that are compared, and the code. Whole reports are made by one thread, what takes a moment by another,
 * so that nobody waits at a table for somebody's minutes of counting.
 */
export class ReportDesk {
  readonly #directory: string;
  readonly #version: string;
  readonly #reports: Lane;
  readonly #moments: Lane;
  readonly #made = new Map<string, CountedTable>();
  readonly #failed = new Map<string, string>();

  constructor({ directory, version }: { readonly directory: string; readonly version: string }) {
    this.#directory = directory;
    this.#version = version;
    const ends = {
      counted: (key: string, found: CountedTable) => this.#keep(key, found),
      failed: (key: string, why: string) => void this.#failed.set(key, why),
    };
    this.#reports = new Lane(ends);
    this.#moments = new Lane(ends);
  }

  /** The report on a table if it is there; otherwise it is begun, unless too many wait already. */
  async ask(table: TableGame): Promise<ReportAnswer> {
    const order = { ...this.#about(table), wants: 'page' as const };
    return this.#answer(table.title, keyOf(table, 'page'), this.#reports, order);
  }

  /** What hands are worth against each other in a poker game, and how often its jackpots are won. */
  async poker(game: { readonly id: string; readonly title: string }, given: unknown): Promise<ReportAnswer> {
    const asked = pokerAsked.parse(given);
    const around = { made: today(), version: this.#version };
    if (asked.hands === '') return { state: 'known', page: pokerPage(game.id, asked, around), wagers: [] };
    const key = hashed(`poker ${game.id} ${JSON.stringify(asked)} ${codeHash().sha256}`);
    const order = { game: game.id, ...around, wants: 'poker' as const, asked };
    return this.#answer(game.title, key, this.#moments, order);
  }

  /** The edges at a table: all of them where its report is there, otherwise of what is counted in moments. */
  async edges(table: TableGame): Promise<CountedTable['wagers'] | undefined> {
    const key = keyOf(table, 'edges');
    const known = (await this.#read(keyOf(table, 'page'))) ?? (await this.#read(key));
    if (known) return known.wagers;
    if (this.#failed.has(key)) return [];
    // Nobody is told that they come too often for something they see without asking.
    this.#moments.begin(key, { ...this.#about(table), wants: 'edges' });
    return undefined;
  }

  /** A page that says one thing, where there are no figures. */
  says(title: string, sentence: string): string {
    return waitingPage(title, sentence, false);
  }

  async close(): Promise<void> {
    await Promise.all([this.#reports.close(), this.#moments.close()]);
  }

  #about(table: TableGame) {
    return {
      game: table.id,
      options: table.options,
      oddsDirectory: join(this.#directory, 'odds'),
      made: today(),
      version: this.#version,
    };
  }

  async #answer(title: string, key: string, lane: Lane, order: ReportOrder): Promise<ReportAnswer> {
    const known = await this.#read(key);
    if (known) return { state: 'known', ...known };
    const failed = this.#failed.get(key);
    if (failed !== undefined) throw new Refused({ reason: `${title} could not be counted: ${failed}` });
    const at = lane.begin(key, order);
    if (at === undefined) throw new Refused({ reason: 'The mathematician is busy; ask again in a minute.' });
    return { state: 'counting', page: waitingPage(title, howFar(at, lane.progress), true) };
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

const today = (): string => new Date().toISOString().slice(0, 10);

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

function keyOf(table: TableGame, wants: 'page' | 'edges'): string {
  const { definition, code } = identityOf(table);
  return hashed(`${wants} ${definition} ${code.sha256}`);
}

function howFar(at: number, progress: number | null): string {
  if (at > 0)
    return `It will be counted after ${at === 1 ? 'one other' : `${at} others`}. This page looks again by itself.`;
  const far = progress === null ? '' : ` ${Math.floor(progress * 100)} % of the counting is done.`;
  return `It is being counted, once for everybody; some games take minutes.${far} This page looks again by itself.`;
}
