import type { Kysely } from 'kysely';
import type { PokerSetting } from '../poker/poker-setting.ts';
import type { Tables } from '../storage/schema.ts';
import type { TableSetting } from '../tables/setting.ts';
import { PostedRules } from './posted-rules.ts';
import { type RuledTable, type RulesPosting, ruledBy } from './ruled-table.ts';

/**
 * By which rules a shoe or a hand was dealt, whatever its table deals now. `now` knows the tables as they are, for shoes and
 * hands from before rules were written down.
 */
export class PastRules {
  readonly #kysely: Kysely<Tables>;
  readonly #now: (table: string) => RuledTable | undefined;
  readonly #made = new Map<string, RuledTable>();
  #posted: PostedRules | undefined;

  constructor(kysely: Kysely<Tables>, now: (table: string) => RuledTable | undefined) {
    this.#kysely = kysely;
    this.#now = now;
  }

  /** What was posted under the hash that a shoe or a hand carries. */
  async posting(table: string, definition: string): Promise<RulesPosting | undefined> {
    return this.#posted?.by(table, definition) ?? (await this.#upToNow()).by(table, definition);
  }

  /** All tables that there ever were, as far as it was written down. */
  async tables(): Promise<readonly string[]> {
    return (await this.#upToNow()).everPosted;
  }

  /** Whatever was posted at each of all those tables, the latest first. */
  async postings(): Promise<ReadonlyMap<string, readonly RulesPosting[]>> {
    const posted = await this.#upToNow();
    return new Map(posted.everPosted.map((table) => [table, posted.postedAt(table)]));
  }

  async #upToNow(): Promise<PostedRules> {
    if (this.#posted) await this.#posted.readOn(this.#kysely);
    else this.#posted = await PostedRules.of(this.#kysely);
    return this.#posted;
  }

  async #dealtBy(table: string, definition: string | null): Promise<RuledTable | undefined> {
    if (definition === null) return this.#now(table);
    const key = `${table} ${definition}`;
    const made = this.#made.get(key);
    if (made) return made;
    const posting = await this.posting(table, definition);
    const ruled = posting && ruledBy(posting);
    if (ruled) this.#made.set(key, ruled);
    return ruled;
  }

  async banked(table: string, definition: string | null): Promise<TableSetting | undefined> {
    const ruled = await this.#dealtBy(table, definition);
    return ruled?.kind === 'banked' ? ruled.setting : undefined;
  }

  async poker(table: string, definition: string | null): Promise<PokerSetting | undefined> {
    const ruled = await this.#dealtBy(table, definition);
    return ruled?.kind === 'poker' ? ruled.setting : undefined;
  }
}

/** The tables of a house as they are set up, by name. */
export function namedIn(house: {
  readonly tables: readonly TableSetting[];
  readonly pokerTables: readonly PokerSetting[];
}): (table: string) => RuledTable | undefined {
  const banked = house.tables.map((setting) => ({ kind: 'banked', setting }) as const);
  const poker = house.pokerTables.map((setting) => ({ kind: 'poker', setting }) as const);
  const all = new Map<string, RuledTable>([...banked, ...poker].map((table) => [table.setting.id, table]));
  return (table) => all.get(table);
}
