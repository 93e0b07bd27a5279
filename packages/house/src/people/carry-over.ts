import { type Kysely, sql } from 'kysely';
import { enterLines, HOUSE, takeTurn } from '../storage/house-journal.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { journalHeads } from '../storage/journal.ts';
import type { Tables } from '../storage/schema.ts';
import type { HouseEvent } from './house-events.ts';
import { passwordDigest } from './passwords.ts';
import { withPlayer } from './roles.ts';
import { skeletonOf } from './skeleton.ts';

/**
 * The books of a house that had no house journal yet are carried over into one: who is there, with which roles, and what
 * they were given. From then on nothing happens to people without a line.
 */
export async function carryOver(kysely: Kysely<Tables>, now: Date = new Date()): Promise<void> {
  await inTransaction(kysely, async (transaction) => {
    await takeTurn(transaction);
    const heads = await journalHeads(transaction, [HOUSE]);
    if ((heads.get(HOUSE)?.seq ?? 0) > 0) return;
    const people = await transaction
      .selectFrom('people')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    if (people.length === 0) return;
    const given = await givenWithoutLine(transaction);
    const last = await transaction
      .selectFrom('transactions')
      .select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('id'))
      .where('table_id', 'is', null)
      .executeTakeFirstOrThrow();
    const lines: HouseEvent[] = [
      { type: 'books-carried-over', people: people.length, transactions: last.id },
      ...people.map((row) => ({
        type: 'person-carried-over' as const,
        person: row.id,
        name: row.name,
        password: passwordDigest(row.password_hash),
        roles: withPlayer(row.roles),
        chips: given.get(row.id) ?? 0,
      })),
    ];
    await enterLines(transaction, lines, now);
    for (const { id, name } of people)
      await transaction
        .updateTable('people')
        .set({ skeleton: skeletonOf(name) })
        .where('id', '=', id)
        .execute();
  });
}

/** What each person was given by movements of chips that no line caused. */
async function givenWithoutLine(kysely: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom('transactions')
    .innerJoin('postings', 'postings.transaction_id', 'transactions.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .where('transactions.table_id', 'is', null)
    .where('accounts.name', 'like', 'wallet:%')
    .select(['accounts.name', sql<number>`sum(postings.amount)`.as('chips')])
    .groupBy('accounts.name')
    .execute();
  return new Map(rows.map(({ name, chips }) => [name.slice('wallet:'.length), chips]));
}
