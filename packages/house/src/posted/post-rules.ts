import type { Kysely } from 'kysely';
import { enterLine, takeTurn } from '../storage/house-journal.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Tables } from '../storage/schema.ts';
import { PostedRules } from './posted-rules.ts';
import { definitionBy, postingBy, type RuledTable } from './ruled-table.ts';

/** Writes down what is posted at each table, where it is not what was posted there last. */
export async function postRules(
  kysely: Kysely<Tables>,
  tables: readonly RuledTable[],
  now: Date = new Date(),
): Promise<void> {
  if (tables.length === 0) return;
  // Before its turn comes: to hash many games takes a while, and the database ends a transaction that is silent for long.
  const hashed = tables.map((table) => ({ table, definition: definitionBy(table) }));
  await inTransaction(kysely, async (transaction) => {
    await takeTurn(transaction);
    const posted = await PostedRules.of(transaction);
    for (const { table, definition } of hashed) {
      const before = posted.last(table.setting.id)?.definition ?? null;
      if (before !== definition) await enterLine(transaction, postingBy(table, before), now);
    }
  });
}

/** Writes down that a table is there no more. */
export async function postRemoval(
  kysely: Kysely<Tables>,
  table: string,
  now: Date = new Date(),
): Promise<void> {
  await inTransaction(kysely, async (transaction) => {
    await takeTurn(transaction);
    const last = (await PostedRules.of(transaction)).last(table);
    if (!last) return;
    const { definition: before } = last;
    const why = 'the house was opened without it';
    await enterLine(transaction, { type: 'table-removed', table, before, by: null, why }, now);
  });
}
