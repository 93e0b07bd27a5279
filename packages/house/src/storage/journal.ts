import { hash as digest } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { bytes, integers, texts, times } from './binary-arrays.ts';
import { canonicalJson, type Json } from './canonical.ts';
import type { Tables } from './schema.ts';

/** What happened at a table, before it has its place in the journal. */
export interface NewEvent {
  readonly type: string;
  readonly body: Json;
}

/** One line of a table's journal. */
export interface JournalEvent extends NewEvent {
  readonly table: string;
  /** From 1, without gaps. */
  readonly seq: number;
  readonly at: Date;
  /** SHA-256 over the previous line's hash and this line, in hexadecimal. */
  readonly hash: string;
}

/** Where a journal ends: its last line, or 0 and zeros before the first. */
export interface JournalHead {
  readonly seq: number;
  readonly hash: string;
}

/** The table's journal does not end with the line that this was decided on. */
export class JournalConflict extends Error {
  override readonly name = 'JournalConflict';
  readonly table: string;
  /** The line that was to be written. */
  readonly seq: number;
  /** The line that comes next. */
  readonly next: number;

  constructor(table: string, seq: number, next: number) {
    super(
      seq === next
        ? `Line ${seq - 1} of the journal of ${table} is not the one that this was decided on.`
        : `The journal of ${table} continues with line ${next}, not ${seq}.`,
    );
    this.table = table;
    this.seq = seq;
    this.next = next;
  }
}

/** A line of a journal is not what was written: its hash does not cover it and the line before. */
export class ChainBroken extends Error {
  override readonly name = 'ChainBroken';

  constructor(table: string, seq: number) {
    super(`Line ${seq} of the journal of ${table} is not what its hash says.`);
  }
}

/** So many lines are read at once. */
const PAGE = 2_000;

export const EMPTY_JOURNAL: JournalHead = { seq: 0, hash: '0'.repeat(64) };

/** A line as it is stored: the body is the very text that was hashed. */
export interface JournalLine {
  readonly table: string;
  readonly seq: number;
  readonly type: string;
  readonly body: string;
  readonly at: Date;
  readonly hash: string;
}

const HASH_BYTES = 32;

/** SHA-256 of the previous hash (32 bytes) followed by the line's canonical JSON in UTF-8. */
export function hashLine(previous: string, line: Omit<JournalLine, 'hash'>): string {
  const { table, seq, type, body, at } = line;
  // Canonical JSON of {at, body, seq, table, type}: the keys stand sorted, and the body is canonical already.
  const text = `{"at":"${at.toISOString()}","body":${body},"seq":${seq},"table":${canonicalJson(table)},"type":${canonicalJson(type)}}`;
  const covered = Buffer.alloc(HASH_BYTES + Buffer.byteLength(text));
  covered.write(previous, 0, HASH_BYTES, 'hex');
  covered.write(text, HASH_BYTES);
  return digest('sha256', covered, 'hex');
}

/** True if a line that was read stands right after `head` and is what its hash says. */
export const continues = (head: JournalHead, line: JournalEvent): boolean =>
  line.seq === head.seq + 1 && line.hash === hashLine(head.hash, { ...line, body: canonicalJson(line.body) });

/** The lines that these events become after `head`. */
export function chainEvents(
  table: string,
  head: JournalHead,
  events: readonly { readonly type: string; readonly body: string; readonly at: Date }[],
): JournalLine[] {
  let { seq, hash } = head;
  return events.map(({ type, body, at }) => {
    seq += 1;
    hash = hashLine(hash, { table, seq, type, body, at });
    return { table, seq, type, body, at, hash };
  });
}

/** The last line of each of these tables, as this transaction sees it. */
export async function journalHeads(
  kysely: Kysely<Tables>,
  tables: readonly string[],
): Promise<Map<string, JournalHead>> {
  const heads = new Map<string, JournalHead>(tables.map((table) => [table, EMPTY_JOURNAL]));
  if (tables.length === 0) return heads;
  const rows = await kysely
    .selectFrom(sql<{ id: string }>`unnest(${texts(tables)}::text[])`.as<'wanted'>(sql`wanted(id)`))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('journal')
          .select(['journal.table_id', 'journal.seq', 'journal.hash'])
          .whereRef('journal.table_id', '=', 'wanted.id')
          .orderBy('journal.seq', 'desc')
          .limit(1)
          .as('head'),
      (join) => join.onTrue(),
    )
    .select(['head.table_id', 'head.seq', 'head.hash'])
    .execute();
  for (const { table_id, seq, hash } of rows) heads.set(table_id, { seq, hash: hash.toString('hex') });
  return heads;
}

/** Adds lines of any tables in one statement; in order of table, so that two nodes never wait for each other. */
export async function insertLines(kysely: Kysely<Tables>, lines: readonly JournalLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into journal (table_id, seq, type, body, at, hash)
    select table_id, seq, type, body::json, at, hash
    from unnest(
      ${texts(lines.map((line) => line.table))}::text[],
      ${integers(lines.map((line) => line.seq))}::bigint[],
      ${texts(lines.map((line) => line.type))}::text[],
      ${texts(lines.map((line) => line.body))}::text[],
      ${times(lines.map((line) => line.at))}::timestamptz[],
      ${bytes(lines.map((line) => line.hash))}::bytea[]
    ) as line (table_id, seq, type, body, at, hash)
    order by table_id, seq`.execute(kysely);
}

export interface ReadOptions {
  /** The first line wanted; 1 if not given. */
  readonly from?: number;
  /** At most so many lines. */
  readonly limit?: number;
}

/** Reads what was written. Writing goes through the store, together with the postings that the events cause. */
export class Journal {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** A table's events in order, from a line on. */
  async read(table: string, options: ReadOptions = {}): Promise<JournalEvent[]> {
    let query = this.#kysely
      .selectFrom('journal')
      .select(['seq', 'type', 'body', 'at', 'hash'])
      .where('table_id', '=', table)
      .where('seq', '>=', options.from ?? 1)
      .orderBy('seq');
    if (options.limit !== undefined) query = query.limit(options.limit);
    const rows = await query.execute();
    return rows.map(({ hash, ...row }) => ({ table, ...row, hash: hash.toString('hex') }));
  }

  /**
   * A table's events from a line on that was read before, or from the first, page by page. Each is compared with what its
   * hash says, and must stand right after the one before.
   */
  async *linesFrom(start: JournalEvent | string): AsyncGenerator<JournalEvent> {
    const table = typeof start === 'string' ? start : start.table;
    let head: JournalHead = EMPTY_JOURNAL;
    if (typeof start !== 'string') {
      head = start;
      yield start;
    }
    for (;;) {
      const lines = await this.read(table, { from: head.seq + 1, limit: PAGE });
      for (const line of lines) {
        if (!continues(head, line)) throw new ChainBroken(table, line.seq);
        head = line;
        yield line;
      }
      if (lines.length < PAGE) return;
    }
  }

  /** The last event of these types, to start a recovery from. */
  async last(table: string, types: readonly string[]): Promise<JournalEvent | undefined> {
    const row = await this.#kysely
      .selectFrom('journal')
      .select(['seq', 'type', 'body', 'at', 'hash'])
      .where('table_id', '=', table)
      .where('type', 'in', types)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { table, ...row, hash: row.hash.toString('hex') };
  }

  /** Where a table's journal ends. */
  async head(table: string): Promise<JournalHead> {
    const heads = await journalHeads(this.#kysely, [table]);
    return heads.get(table) ?? EMPTY_JOURNAL;
  }

  /** The tables that have a journal. */
  async tables(): Promise<string[]> {
    const rows = await this.#kysely
      .selectFrom('journal')
      .select('table_id')
      .where('seq', '=', 1)
      .orderBy('table_id')
      .execute();
    return rows.map((row) => row.table_id);
  }
}
