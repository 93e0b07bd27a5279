import { type Kysely, sql } from 'kysely';
import { integers, smallCounts, texts, times } from './binary-arrays.ts';
import { InsufficientFunds, isGuarded, LedgerError, type NewTransaction, type Posting } from './ledger.ts';
import type { Tables } from './schema.ts';

/** An account as its row in the database has it. */
export interface AccountRow {
  readonly id: number;
  readonly balance: number;
}

/** A ledger transaction with its postings as they will stand in the books. */
export interface Entry {
  readonly transaction: NewTransaction;
  readonly lines: readonly { readonly id: number; readonly amount: number; readonly after: number }[];
}

/**
 * The accounts that a group of ledger transactions works on: the transactions are tried against them one after the other,
 * those that fail leave no trace, and the rest is written at once. The accounts are locked until the end of a database
 * transaction, or only believed to be so, and then the database compares before it writes.
 */
export class OpenAccounts {
  readonly #kysely: Kysely<Tables>;
  readonly #believed: ReadonlyMap<string, AccountRow>;
  readonly #rows: Map<string, AccountRow>;
  #written: Entry[] = [];

  private constructor(kysely: Kysely<Tables>, rows: ReadonlyMap<string, AccountRow>) {
    this.#kysely = kysely;
    this.#believed = rows;
    this.#rows = new Map(rows);
  }

  /** Locks the accounts, in order of id so that two nodes never wait for each other, and opens missing ones. */
  static async lock(kysely: Kysely<Tables>, names: Iterable<string>): Promise<OpenAccounts> {
    const wanted = [...new Set(names)];
    const rows = new Map<string, AccountRow>();
    if (wanted.length === 0) return new OpenAccounts(kysely, rows);
    await lockRows(kysely, wanted, rows);
    const missing = wanted.filter((name) => !rows.has(name));
    if (missing.length > 0) {
      await openRows(kysely, missing);
      await lockRows(kysely, missing, rows);
    }
    return new OpenAccounts(kysely, rows);
  }

  /** The accounts as they were last known. */
  static believed(kysely: Kysely<Tables>, rows: ReadonlyMap<string, AccountRow>): OpenAccounts {
    return new OpenAccounts(kysely, rows);
  }

  balance(name: string): number {
    return this.#row(name).balance;
  }

  /** What was applied, in order. */
  get entries(): readonly Entry[] {
    return this.#written;
  }

  /** All rows as they were before anything was applied. */
  get before(): readonly AccountRow[] {
    return [...this.#believed.values()];
  }

  /** All rows, after what was applied. */
  rows(): ReadonlyMap<string, AccountRow> {
    return this.#rows;
  }

  /** Tries transactions in order, all or none; throws InsufficientFunds and leaves everything as it was. */
  apply(transactions: readonly NewTransaction[]): Map<string, number> {
    const balances = new Map<string, number>();
    const written: Entry[] = [];
    for (const transaction of transactions) {
      // What moves nothing is not written down.
      const postings = transaction.postings.filter((posting) => posting.amount !== 0);
      if (postings.length === 0) continue;
      const lines = postings.map(({ account: name, amount }) => {
        const row = this.#row(name);
        const after = (balances.get(name) ?? row.balance) + amount;
        balances.set(name, after);
        return { id: row.id, amount, after };
      });
      for (const { account: name } of postings) this.#checkBalance(name, balances, postings);
      written.push({ transaction, lines });
    }
    for (const [name, balance] of balances) this.#rows.set(name, { id: this.#row(name).id, balance });
    for (const entry of written) this.#written.push(entry);
    return balances;
  }

  /** Writes everything applied; the database adds the balances up by itself and checks them against its rules. */
  async write(): Promise<void> {
    const written = this.#written;
    this.#written = [];
    if (written.length === 0) return;
    const lines = written.flatMap((entry, index) =>
      entry.lines.map((line, position) => ({ ...line, entry: index + 1, position: position + 1 })),
    );
    // Numbered while the accounts are locked: of two transactions on one account the later has the higher number.
    await sql`
      with entry as materialized (
        select nextval('transaction_ids') as id, ordinal, reason, person, table_id, seq, at
        from unnest(
          ${texts(written.map(({ transaction }) => transaction.reason))}::text[],
          ${texts(written.map(({ transaction }) => transaction.person ?? null))}::text[],
          ${texts(written.map(({ transaction }) => transaction.cause?.table ?? null))}::text[],
          ${integers(written.map(({ transaction }) => transaction.cause?.seq ?? null))}::bigint[],
          ${times(written.map(({ transaction }) => transaction.at))}::timestamptz[]
        ) with ordinality as entry (reason, person, table_id, seq, at, ordinal)
      ), entered as (
        insert into transactions (id, reason, person, table_id, seq, at)
        select id, reason, person, table_id, seq, at from entry
      )
      insert into postings (transaction_id, line, account_id, amount, balance_after)
      select entry.id, line.position, line.account_id, line.amount, line.balance_after
      from unnest(
        ${integers(lines.map((line) => line.entry))}::bigint[],
        ${smallCounts(lines.map((line) => line.position))}::smallint[],
        ${integers(lines.map((line) => line.id))}::bigint[],
        ${integers(lines.map((line) => line.amount))}::bigint[],
        ${integers(lines.map((line) => line.after))}::bigint[]
      ) as line (ordinal, position, account_id, amount, balance_after)
      join entry using (ordinal)`.execute(this.#kysely);
  }

  #row(name: string): AccountRow {
    const row = this.#rows.get(name);
    if (!row) throw new LedgerError(`The account ${name} was not locked before use.`);
    return row;
  }

  #checkBalance(name: string, balances: ReadonlyMap<string, number>, postings: readonly Posting[]): void {
    const after = balances.get(name) ?? 0;
    if (after < 0 && isGuarded(name)) {
      const moved = postings.reduce(
        (sum, posting) => sum + (posting.account === name ? posting.amount : 0),
        0,
      );
      throw new InsufficientFunds(name, after - moved, -moved);
    }
    if (!Number.isSafeInteger(after)) throw new LedgerError(`${name} would hold more than can be counted.`);
  }
}

async function lockRows(
  kysely: Kysely<Tables>,
  names: readonly string[],
  rows: Map<string, AccountRow>,
): Promise<void> {
  const found = await kysely
    .selectFrom('accounts')
    .select(['id', 'name', 'balance'])
    .where('name', '=', sql<string>`any(${texts(names)}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, name, balance } of found) rows.set(name, { id, balance });
}

/** Opens accounts that are not open yet. */
export async function openRows(kysely: Kysely<Tables>, names: readonly string[]): Promise<void> {
  await sql`
    insert into accounts (name) select name from unnest(${texts(names)}::text[]) as missing (name) order by name
    on conflict (name) do nothing`.execute(kysely);
}
