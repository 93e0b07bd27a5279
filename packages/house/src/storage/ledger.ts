import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { texts } from './binary-arrays.ts';
import type { Tables } from './schema.ts';

/** Chips that enter (or, below zero, leave) an account, in cents. */
export interface Posting {
  readonly account: string;
  readonly amount: number;
}

/** A movement of chips between accounts; its postings sum to zero. */
export interface NewTransaction {
  /** Why: "bet", "win", "commission" … */
  readonly reason: string;
  readonly postings: readonly Posting[];
  /** The line of the journal that caused it. */
  readonly cause?: { readonly table: string; readonly seq: number };
  /** Whoever caused it; the house if not given. */
  readonly person?: string;
  readonly at: Date;
}

/** The accounts of the house, by name. */
export const account = {
  /** Where play chips come from and go back to. Ledgers in use call it the bank. */
  cage: 'bank',
  wallet: (person: string): string => `wallet:${person}`,
  stakes: (person: string, table: string): string => `stakes:${person}@${table}`,
  tray: (table: string): string => `tray:${table}`,
  commission: (table: string): string => `commission:${table}`,
  tips: (table: string): string => `tips:${table}`,
  /** What the house took of the hands of a poker table. */
  rake: (table: string): string => `rake:${table}`,
  /** A progressive's meter that several tables share. */
  sharedMeter: (name: string): string => `shared-meter:${name}`,
  /** What the tables have paid into a jackpot and nobody has won yet. */
  jackpot: (fund: string): string => `jackpot:${fund}`,
} as const;

/** A wallet or stakes account holds less than was to be taken from it. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly account: string;
  /** What is there, in cents. */
  readonly balance: number;
  /** What was to be taken, in cents. */
  readonly wanted: number;

  constructor(name: string, balance: number, wanted: number) {
    super(`${name} holds ${balance} cents, and ${wanted} are needed.`);
    this.account = name;
    this.balance = balance;
    this.wanted = wanted;
  }
}

/** A transaction that no ledger can take: it does not sum to zero, or an amount or account is none. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** Wallets and stakes hold somebody's chips and never go below zero; the database refuses it too. */
export const isGuarded = (name: string): boolean => name.startsWith('wallet:') || name.startsWith('stakes:');

const ACCOUNT_NAME = /^[a-z][a-z-]*(:[^\s\0]{1,150})?$/;

/** Throws unless the transaction is well formed and sums to zero. */
export function checkTransaction({ reason, postings }: Pick<NewTransaction, 'reason' | 'postings'>): void {
  if (reason === '') throw new LedgerError('A transaction needs a reason.');
  let sum = 0;
  for (const { account: name, amount } of postings) {
    if (!ACCOUNT_NAME.test(name)) throw new LedgerError(`"${name}" is not the name of an account.`);
    if (!Number.isSafeInteger(amount)) throw new LedgerError(`${amount} is not a whole number of cents.`);
    sum += amount;
  }
  if (sum !== 0) throw new LedgerError(`The postings of "${reason}" sum to ${sum} cents instead of zero.`);
}

/** One posting as the audit shows it: who, what, before, after, when, why. */
export interface StatementLine {
  readonly transaction: number;
  readonly line: number;
  readonly account: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
  readonly reason: string;
  readonly person: string | null;
  readonly cause: { readonly table: string; readonly seq: number } | null;
  readonly at: Date;
}

export interface StatementOptions {
  /** Only transactions numbered below this one: the next page. */
  readonly before?: number;
  /** At most so many lines; 100 if not given. */
  readonly limit?: number;
}

/** Reads the books. Events and the postings they cause are written through the store, together. */
export class Ledger {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** In cents; an account that was never used holds nothing. */
  async balance(name: string): Promise<number> {
    const balances = await this.balances([name]);
    return balances.get(name) ?? 0;
  }

  async balances(names: readonly string[]): Promise<Map<string, number>> {
    const balances = new Map<string, number>(names.map((name) => [name, 0]));
    if (names.length === 0) return balances;
    const rows = await this.#kysely
      .selectFrom('accounts')
      .select(['name', 'balance'])
      .where('name', '=', sql<string>`any(${texts(names)}::text[])`)
      .execute();
    for (const { name, balance } of rows) balances.set(name, balance);
    return balances;
  }

  /** Every account whose name begins so, such as `stakes:` or `stakes:ann@`. */
  async accounts(prefix = ''): Promise<Map<string, number>> {
    const rows = await this.#kysely
      .selectFrom('accounts')
      .select(['name', 'balance'])
      .where(accountsUnder(prefix))
      .orderBy('name')
      .execute();
    return new Map(rows.map(({ name, balance }) => [name, balance]));
  }

  /** The postings of an account, newest first. */
  async statement(name: string, options: StatementOptions = {}): Promise<StatementLine[]> {
    let query = this.#lines()
      .where('accounts.name', '=', name)
      .orderBy('postings.transaction_id', 'desc')
      .orderBy('postings.line', 'desc')
      .limit(options.limit ?? 100);
    if (options.before !== undefined) query = query.where('postings.transaction_id', '<', options.before);
    return (await query.execute()).map(statementLine);
  }

  /** The postings that events of a table caused, in order, from one line of its journal to another. */
  async causedBy(table: string, from: number, to: number = from): Promise<StatementLine[]> {
    const rows = await this.#lines()
      .where('transactions.table_id', '=', table)
      .where('transactions.seq', '>=', from)
      .where('transactions.seq', '<=', to)
      .orderBy('postings.transaction_id')
      .orderBy('postings.line')
      .execute();
    return rows.map(statementLine);
  }

  /** What the events of each table have brought somebody, in their wallet and on the table together. */
  async totalsByTable(person: string): Promise<{ readonly table: string; readonly net: number }[]> {
    const rows = await this.#kysely
      .selectFrom('accounts')
      .innerJoin('postings', 'postings.account_id', 'accounts.id')
      .innerJoin('transactions', 'transactions.id', 'postings.transaction_id')
      .where((where) =>
        where.or([
          where('accounts.name', '=', account.wallet(person)),
          accountsUnder(account.stakes(person, '')),
        ]),
      )
      .where('transactions.table_id', 'is not', null)
      .groupBy('transactions.table_id')
      .orderBy('transactions.table_id')
      .select(['transactions.table_id', sql<number>`sum(postings.amount)::bigint`.as('net')])
      .execute();
    return rows.flatMap(({ table_id: table, net }) => (table === null ? [] : [{ table, net }]));
  }

  /** What the accounts hold now on which events of a table, from one line to another, moved chips. */
  async balancesMovedBy(table: string, from: number, to: number): Promise<Map<string, number>> {
    const rows = await this.#kysely
      .selectFrom('transactions')
      .innerJoin('postings', 'postings.transaction_id', 'transactions.id')
      .innerJoin('accounts', 'accounts.id', 'postings.account_id')
      .where('transactions.table_id', '=', table)
      .where('transactions.seq', '>=', from)
      .where('transactions.seq', '<=', to)
      .select(['accounts.name', 'accounts.balance'])
      .distinct()
      .execute();
    return new Map(rows.map(({ name, balance }) => [name, balance]));
  }

  #lines() {
    return this.#kysely
      .selectFrom('postings')
      .innerJoin('transactions', 'transactions.id', 'postings.transaction_id')
      .innerJoin('accounts', 'accounts.id', 'postings.account_id')
      .select([
        'postings.transaction_id',
        'postings.line',
        'accounts.name',
        'postings.amount',
        'postings.balance_after',
        'transactions.reason',
        'transactions.person',
        'transactions.table_id',
        'transactions.seq',
        'transactions.at',
      ]);
  }
}

/** Names are ordered by their bytes, so that those with one beginning stand together in the index. */
export const accountsUnder = (prefix: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(accounts.name >= ${prefix} and accounts.name < ${`${prefix}\u{10FFFF}`})`;

function statementLine(row: {
  readonly transaction_id: number;
  readonly line: number;
  readonly name: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly reason: string;
  readonly person: string | null;
  readonly table_id: string | null;
  readonly seq: number | null;
  readonly at: Date;
}): StatementLine {
  return {
    transaction: row.transaction_id,
    line: row.line,
    account: row.name,
    amount: row.amount,
    before: row.balance_after - row.amount,
    after: row.balance_after,
    reason: row.reason,
    person: row.person,
    cause: row.table_id === null || row.seq === null ? null : { table: row.table_id, seq: row.seq },
    at: row.at,
  };
}
