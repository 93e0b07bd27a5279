import { type Kysely, sql } from 'kysely';
import { texts } from './binary-arrays.ts';
import { type AccountRow, OpenAccounts, openRows } from './open-accounts.ts';
import type { Tables } from './schema.ts';

/** So many accounts are kept in mind. */
const MOST_KNOWN = 100_000;

/**
 * The accounts as this process last saw them. Another may have moved their chips since: whoever writes on them says what
 * they are believed to hold, and the database compares.
 */
export class KnownAccounts {
  readonly #kysely: Kysely<Tables>;
  readonly #known = new Map<string, AccountRow>();

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** The accounts of these names, looked up or opened where they are not known. */
  async open(names: ReadonlySet<string>): Promise<OpenAccounts> {
    const missing = [...names].filter((name) => !this.#known.has(name));
    if (missing.length > 0) await this.#look(missing);
    const rows = new Map<string, AccountRow>();
    for (const name of names) {
      const row = this.#known.get(name);
      if (row) rows.set(name, row);
    }
    return OpenAccounts.believed(this.#kysely, rows);
  }

  /** Takes note of accounts as a group that is written has left them. */
  note(accounts: OpenAccounts): void {
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    for (const [name, row] of accounts.rows()) this.#known.set(name, row);
  }

  forget(names: Iterable<string>): void {
    for (const name of names) this.#known.delete(name);
  }

  async #look(names: readonly string[]): Promise<void> {
    if ((await this.#read(names)) < names.length) {
      const missing = names.filter((name) => !this.#known.has(name));
      await openRows(this.#kysely, missing);
      await this.#read(missing);
    }
  }

  async #read(names: readonly string[]): Promise<number> {
    const rows = await this.#kysely
      .selectFrom('accounts')
      .select(['id', 'name', 'balance'])
      .where('name', '=', sql<string>`any(${texts(names)}::text[])`)
      .execute();
    for (const { id, name, balance } of rows) this.#known.set(name, { id, balance });
    return rows.length;
  }
}
