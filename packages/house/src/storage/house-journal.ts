import { type Kysely, sql } from 'kysely';
import { canonicalJson, type Json } from './canonical.ts';
import { chainEvents, EMPTY_JOURNAL, insertLines, journalHeads } from './journal.ts';
import type { Tables } from './schema.ts';

/** The journal of what is done to people and by staff. No table can be called so. */
export const HOUSE = '@house';

/** Any number nobody else uses: who writes in the house journal takes turns on it, on all nodes. */
export const HOUSE_LOCK = 5_226_407_102;

/** Waits for the turn to write in the house journal; it ends with the database transaction. */
export async function takeTurn(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${HOUSE_LOCK}::bigint)`.execute(transaction);
}

export type HouseLine = { readonly type: string } & { readonly [field: string]: Json | undefined };

/** Where a line of the house journal stands: what the movements that it causes name. */
export interface Entered {
  readonly table: string;
  readonly seq: number;
}

/** Adds a line to the house journal in a transaction that has taken its turn. */
export async function enterLine(transaction: Kysely<Tables>, line: HouseLine, at: Date): Promise<Entered> {
  return enterLines(transaction, [line], at);
}

const AT_ONCE = 2_000;

/** The same for many; returns where the last of them stands. */
export async function enterLines(
  transaction: Kysely<Tables>,
  lines: readonly HouseLine[],
  at: Date,
): Promise<Entered> {
  const heads = await journalHeads(transaction, [HOUSE]);
  let head = heads.get(HOUSE) ?? EMPTY_JOURNAL;
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE);
    const events = some.map(({ type, ...body }) => ({ type, body: canonicalJson(body), at }));
    const chained = chainEvents(HOUSE, head, events);
    await insertLines(transaction, chained);
    head = chained.at(-1) ?? head;
  }
  return { table: HOUSE, seq: head.seq };
}
