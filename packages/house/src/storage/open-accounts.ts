import { type Kysely, sql } from 'kysely';
import { integers, texts, times } from './array-literals.ts';
import { InsufficientFunds, isGuarded, LedgerError, type NewTransaction, type Posting } from './ledger.ts';
import type { Tables } from './schema.ts';

interface Row {
  readonly id: number;
  balance: number;
}

interface Written {
  readonly transaction: NewTransaction;
  readonly lines: readonly { readonly id: number; readonly amount: number; readonly after: number }[];
}

/**
 * The accounts that a database transaction works on, locked in it until its end: several ledger transactions are
 * tried against them one after the other, those that fail leave no trace, and the rest is written at once.
 */
export class OpenAccounts {
  readonly #kysely: Kysely<Tables>;
  readonly #rows: Map<string, Row>;
  #written: Written[] = [];

  private constructor(kysely: Kysely<Tables>, rows: Map<string, Row>) {
    this.#kysely = kysely;
    this.#rows = rows;
  }

  /** Locks the accounts, in order of name so that two nodes never wait for each other, and opens missing ones. */
  static async lock(kysely: Kysely<Tables>, names: Iterable<string>): Promise<OpenAccounts> {
    const wanted = [...new Set(names)];
    const rows = new Map<string, Row>();
    if (wanted.length === 0) return new OpenAccounts(kysely, rows);
    await lockRows(kysely, wanted, rows);
    const missing = wanted.filter((name) => !rows.has(name));
    if (missing.length > 0) {
      await sql`
        insert into accounts (name) select name from unnest(${texts(missing)}::text[]) as missing (name) order by name
        on conflict (name) do nothing`.execute(kysely);
      await lockRows(kysely, missing, rows);
    }
    return new OpenAccounts(kysely, rows);
  }

  balance(name: string): number {
    return this.#row(name).balance;
  }

  /** Tries transactions in order, all or none; throws InsufficientFunds and leaves everything as it was. */
  apply(transactions: readonly NewTransaction[]): Map<string, number> {
    const balances = new Map<string, number>();
    const written: Written[] = [];
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
    for (const [name, balance] of balances) this.#row(name).balance = balance;
    this.#written.push(...written);
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
        ${integers(lines.map((line) => line.position))}::smallint[],
        ${integers(lines.map((line) => line.id))}::bigint[],
        ${integers(lines.map((line) => line.amount))}::bigint[],
        ${integers(lines.map((line) => line.after))}::bigint[]
      ) as line (ordinal, position, account_id, amount, balance_after)
      join entry using (ordinal)`.execute(this.#kysely);
  }

  #row(name: string): Row {
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
  rows: Map<string, Row>,
): Promise<void> {
  const found = await kysely
    .selectFrom('accounts')
    .select(['id', 'name', 'balance'])
    .where('name', '=', sql<string>`any(${texts(names)}::text[])`)
    .orderBy('name')
    .forUpdate()
    .execute();
  for (const { id, name, balance } of found) rows.set(name, { id, balance });
}
