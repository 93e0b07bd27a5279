import { Refused } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { PokerHistory } from '../poker/hand-histories.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { namedIn, PastRules } from '../posted/past-rules.ts';
import type { Tables } from '../storage/schema.ts';
import type { TableSetting } from '../tables/setting.ts';
import { Recall } from './recall.ts';

/** A span of the books: of one table or all, from a moment until another. */
export interface Span {
  readonly table?: string;
  readonly from: Date;
  readonly to: Date;
}

export interface Exported {
  readonly tables: readonly TableSetting[];
  readonly pokerTables: readonly PokerSetting[];
}

/** `json`: journal lines; `csv`: every movement of chips; `rounds`: records; `phh`: poker hands, all cards open. */
export const EXPORT_FORMATS = ['json', 'csv', 'rounds', 'phh'] as const;
/** One of the formats. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const DAY_OR_MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** How a moment is written, for whoever wrote it otherwise. */
export const A_MOMENT = 'Write a time as 2026-03-01 or 2026-03-01T22:00:00Z.';

/** A day, which begins at midnight UTC, or a moment with its zone; without one, nobody knows whose clock is meant. */
export function momentIn(text: string): Date | undefined {
  const at = DAY_OR_MOMENT.test(text) ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** Refuses a span that there cannot be: an export without a line would look as if nothing had happened. */
export async function refuseNoSpan(kysely: Kysely<Tables>, { table, from, to }: Span): Promise<void> {
  if (to < from) throw new Refused({ reason: 'The span ends before it begins.' });
  if (table === undefined) return;
  const line = await kysely
    .selectFrom('journal')
    .select('seq')
    .where('table_id', '=', table)
    .limit(1)
    .executeTakeFirst();
  if (!line) throw new Refused({ reason: `There is no journal of "${table}".` });
}

/** The books of a span as lines of text, read as they are asked for. */
export function exportBooks(
  kysely: Kysely<Tables>,
  format: ExportFormat,
  span: Span,
  house: Exported,
): AsyncGenerator<string> {
  switch (format) {
    case 'json':
      return journalLines(kysely, span);
    case 'csv':
      return movements(kysely, span);
    case 'rounds':
      return rounds(kysely, span, house);
    case 'phh':
      return hands(kysely, span, house);
  }
}

const PAGE = 1_000;

async function* journalLines(kysely: Kysely<Tables>, { table, from, to }: Span): AsyncGenerator<string> {
  for (let after = { table: '', seq: 0 }; ; ) {
    let query = kysely
      .selectFrom('journal')
      .select(['table_id', 'seq', 'type', sql<string>`body::text`.as('body'), 'at', 'hash'])
      .where(sql<boolean>`(table_id, seq) > (${after.table}, ${after.seq}::bigint)`)
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('table_id')
      .orderBy('seq')
      .limit(PAGE);
    if (table !== undefined) query = query.where('table_id', '=', table);
    const rows = await query.execute();
    for (const { table_id, seq, type, body, at, hash } of rows) {
      const head = JSON.stringify({
        table: table_id,
        seq,
        at: at.toISOString(),
        type,
        hash: hash.toString('hex'),
      });
      yield `${head.slice(0, -1)},"body":${body}}`;
      after = { table: table_id, seq };
    }
    if (rows.length < PAGE) return;
  }
}

const COLUMNS = [
  'transaction',
  'at',
  'reason',
  'person',
  'table',
  'line',
  'account',
  'before',
  'amount',
  'after',
];

async function* movements(kysely: Kysely<Tables>, { table, from, to }: Span): AsyncGenerator<string> {
  yield COLUMNS.join(',');
  for (let after = 0; ; ) {
    let query = kysely
      .selectFrom('transactions')
      .select(['id', 'at', 'reason', 'person', 'table_id', 'seq'])
      .where('id', '>', after)
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('id')
      .limit(PAGE);
    if (table !== undefined) query = query.where('table_id', '=', table);
    const some = await query.execute();
    const last = some.at(-1);
    if (!last) return;
    const postings = await kysely
      .selectFrom('postings')
      .innerJoin('accounts', 'accounts.id', 'postings.account_id')
      .select(['transaction_id', 'accounts.name', 'amount', 'balance_after'])
      .where('transaction_id', '>', after)
      .where('transaction_id', '<=', last.id)
      .orderBy('transaction_id')
      .orderBy('line')
      .execute();
    const byId = new Map(some.map((one) => [one.id, one]));
    for (const { transaction_id, name, amount, balance_after } of postings) {
      const one = byId.get(transaction_id);
      if (!one) continue;
      const cells = [one.id, one.at.toISOString(), one.reason, one.person, one.table_id, one.seq];
      yield [...cells, name, balance_after - amount, amount, balance_after].map(cell).join(',');
    }
    after = last.id;
  }
}

/** RFC 4180; what a spreadsheet would take for a formula is made a text. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* rounds(
  kysely: Kysely<Tables>,
  { table, from, to }: Span,
  house: Exported,
): AsyncGenerator<string> {
  const rules = new PastRules(kysely, namedIn(house));
  const recall = new Recall(kysely, rules);
  for (const id of await tablesOf(rules, house, table)) {
    for await (const record of recall.records(id, from, to)) yield JSON.stringify(record);
  }
}

async function* hands(
  kysely: Kysely<Tables>,
  { table, from, to }: Span,
  house: Exported,
): AsyncGenerator<string> {
  const rules = new PastRules(kysely, namedIn(house));
  const history = new PokerHistory(kysely, rules);
  // Several hands are one file under numbers, as the format has it (.phhs).
  let number = 0;
  for (const id of await tablesOf(rules, house, table)) {
    for await (const phh of history.allHands(id, from, to)) {
      number += 1;
      yield `[${number}]\n${phh}`;
    }
  }
}

/** The tables that are there or ever were, or the one that is asked for. */
async function tablesOf(
  rules: PastRules,
  house: Exported,
  only: string | undefined,
): Promise<readonly string[]> {
  if (only !== undefined) return [only];
  const now = [...house.tables, ...house.pokerTables].map(({ id }) => id);
  return [...new Set([...now, ...(await rules.tables())])];
}
