import { type Kysely, sql } from 'kysely';
import { enterLine, HOUSE, takeTurn } from '../storage/house-journal.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Tables } from '../storage/schema.ts';
import { definitionOf } from './definition.ts';
import { postingOf } from './rules-posted.ts';
import type { TableSetting } from './setting.ts';

/** Writes down what is posted at each table, where it is not what was posted there last. */
export async function postRules(
  kysely: Kysely<Tables>,
  settings: readonly TableSetting[],
  now: Date = new Date(),
): Promise<void> {
  if (settings.length === 0) return;
  await inTransaction(kysely, async (transaction) => {
    await takeTurn(transaction);
    const { rows } = await sql<{ table: string; definition: string }>`
      select distinct on (body->>'table') body->>'table' as table, body->>'definition' as definition
      from journal where table_id = ${HOUSE} and type = 'rules-posted'
      order by body->>'table', seq desc`.execute(transaction);
    const last = new Map(rows.map(({ table, definition }) => [table, definition]));
    for (const setting of settings) {
      const before = last.get(setting.id) ?? null;
      if (before !== definitionOf(setting)) await enterLine(transaction, postingOf(setting, before), now);
    }
  });
}
