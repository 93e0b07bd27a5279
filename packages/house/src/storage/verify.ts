import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { EMPTY_JOURNAL, hashLine, type JournalHead } from './journal.ts';
import type { Tables } from './schema.ts';

/** What an examination of the books found. */
export interface Verification {
  readonly tables: number;
  readonly events: number;
  readonly accounts: number;
  readonly transactions: number;
  /** One plain sentence each; none when the books are in order. */
  readonly findings: readonly string[];
}

const PAGE = 5_000;

/** Reads all the books: every journal's chain of hashes, every transaction and every balance. */
export async function verifyBooks(database: Pick<Database, 'kysely'>): Promise<Verification> {
  const { kysely } = database;
  const findings: string[] = [];
  const heads = new Map<string, JournalHead>();
  const events = await verifyJournals(kysely, heads, findings);
  const accounts = await verifyLedger(kysely, findings);
  const { transactions } = await kysely
    .selectFrom('transactions')
    .select((row) => row.fn.countAll<number>().as('transactions'))
    .executeTakeFirstOrThrow();
  return { tables: heads.size, events, accounts, transactions, findings };
}

/** Checks one table's journal; nothing found is an empty list. */
export async function verifyJournal(database: Pick<Database, 'kysely'>, table: string): Promise<string[]> {
  const findings: string[] = [];
  await verifyJournals(database.kysely, new Map(), findings, table);
  return findings;
}

async function verifyJournals(
  kysely: Kysely<Tables>,
  heads: Map<string, JournalHead>,
  findings: string[],
  only?: string,
): Promise<number> {
  let events = 0;
  for (let after = { table: '', seq: 0 }; ; ) {
    let query = kysely
      .selectFrom('journal')
      .select(['table_id', 'seq', 'type', sql<string>`body::text`.as('body'), 'at', 'hash'])
      .where(sql<boolean>`(table_id, seq) > (${after.table}, ${after.seq}::bigint)`)
      .orderBy('table_id')
      .orderBy('seq')
      .limit(PAGE);
    if (only !== undefined) query = query.where('table_id', '=', only);
    const rows = await query.execute();
    for (const { table_id: table, seq, type, body, at, hash } of rows) {
      const head = heads.get(table) ?? EMPTY_JOURNAL;
      const stored = hash.toString('hex');
      if (seq !== head.seq + 1) {
        findings.push(`The journal of ${table} goes from line ${head.seq} to line ${seq}.`);
      } else if (hashLine(head.hash, { table, seq, type, body, at }) !== stored) {
        findings.push(`Line ${seq} of the journal of ${table} does not match its hash.`);
      }
      heads.set(table, { seq, hash: stored });
      after = { table, seq };
    }
    events += rows.length;
    if (rows.length < PAGE) return events;
  }
}

/** The arithmetic of the ledger by itself: sums, references, balances. Returns how many accounts there are. */
export async function verifyLedger(kysely: Kysely<Tables>, findings: string[]): Promise<number> {
  const unbalanced = await kysely
    .selectFrom('transactions')
    .leftJoin('postings', 'postings.transaction_id', 'transactions.id')
    .select(['transactions.id', sql<number>`coalesce(sum(postings.amount), 0)`.as('sum')])
    .select((row) => row.fn.count<number>('postings.line').as('lines'))
    .groupBy('transactions.id')
    .having(sql<boolean>`coalesce(sum(postings.amount), 0) <> 0 or count(postings.line) = 0`)
    .orderBy('transactions.id')
    .execute();
  for (const { id, sum, lines } of unbalanced) {
    findings.push(
      lines === 0
        ? `Transaction ${id} has no postings.`
        : `Transaction ${id} sums to ${sum} cents instead of zero.`,
    );
  }

  const orphans = await kysely
    .selectFrom('postings')
    .leftJoin('transactions', 'transactions.id', 'postings.transaction_id')
    .leftJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['postings.transaction_id', 'postings.line'])
    .where((row) => row.or([row('transactions.id', 'is', null), row('accounts.id', 'is', null)]))
    .execute();
  for (const { transaction_id, line } of orphans) {
    findings.push(
      `Posting ${line} of transaction ${transaction_id} belongs to no transaction or no account.`,
    );
  }

  const uncaused = await kysely
    .selectFrom('transactions')
    .leftJoin('journal', (join) =>
      join
        .onRef('journal.table_id', '=', 'transactions.table_id')
        .onRef('journal.seq', '=', 'transactions.seq'),
    )
    .select(['transactions.id', 'transactions.table_id', 'transactions.seq'])
    .where('transactions.table_id', 'is not', null)
    .where('journal.seq', 'is', null)
    .execute();
  for (const { id, table_id, seq } of uncaused) {
    findings.push(`Transaction ${id} names line ${seq} of the journal of ${table_id}, which is not there.`);
  }

  const accounts = await kysely
    .selectFrom('accounts')
    .leftJoin('postings', 'postings.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'accounts.balance'])
    .select(sql<number>`coalesce(sum(postings.amount), 0)`.as('sum'))
    .groupBy('accounts.id')
    .orderBy('accounts.name')
    .execute();
  for (const { name, balance, sum } of accounts) {
    if (balance !== sum) {
      findings.push(`${name} shows ${balance} cents, and its postings sum to ${sum}.`);
    }
    if (balance < 0 && /^(wallet|stakes):/.test(name))
      findings.push(`${name} is below zero: ${balance} cents.`);
  }

  await verifyBalancesAfter(kysely, findings);
  return accounts.length;
}

/** What belongs to players, or was promised to them: trays and the cage may owe, these may not. */
const NEVER_BELOW_ZERO = '^(wallet|stakes|jackpot|meter|shared-meter):';

/** The balance noted with each posting is the one before it plus the posting, and below zero where it may be. */
export async function verifyBalancesAfter(kysely: Kysely<Tables>, findings: string[]): Promise<void> {
  const jumps = await kysely
    .with('history', (query) =>
      query
        .selectFrom('postings')
        .select(['account_id', 'transaction_id', 'line', 'balance_after'])
        .select(
          sql<number>`sum(amount) over (partition by account_id order by transaction_id, line)`.as('sum'),
        ),
    )
    .selectFrom('history')
    .innerJoin('accounts', 'accounts.id', 'history.account_id')
    .select(['accounts.name', 'history.transaction_id', 'history.balance_after', 'history.sum'])
    .where((row) =>
      row.or([
        row('history.balance_after', '<>', row.ref('history.sum')),
        row.and([row('history.balance_after', '<', 0), sql<boolean>`accounts.name ~ ${NEVER_BELOW_ZERO}`]),
      ]),
    )
    .orderBy('accounts.name')
    .orderBy('history.transaction_id')
    .limit(100)
    .execute();
  for (const { name, transaction_id, balance_after, sum } of jumps) {
    findings.push(
      balance_after === sum
        ? `After transaction ${transaction_id} ${name} is below zero: ${sum} cents.`
        : `After transaction ${transaction_id} ${name} is noted with ${balance_after} cents, and its postings sum to ${sum}.`,
    );
  }
}
