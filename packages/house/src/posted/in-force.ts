import { z } from 'zod';
import type { Journal } from '../storage/journal.ts';
import { fieldsOf } from '../tables/journalled.ts';
import { QUARANTINED } from '../tables/quarantine.ts';
import { changeIn, RULES_CHANGED } from '../tables/rules-changed.ts';
import type { PostedRules } from './posted-rules.ts';
import { type RuledTable, ruledBy } from './ruled-table.ts';

const named = z.object({ definition: z.string() });

/**
 * By which rules a table is dealt, by its own journal: a change that was posted and has not come to pass is none yet. Null: it
 * was taken away; undefined: nobody knows, because it is new or from before rules were written down.
 */
export async function inForce(
  journal: Pick<Journal, 'last'>,
  posted: PostedRules,
  table: string,
): Promise<RuledTable | null | undefined> {
  const start = await journal.last(table, ['shoe-opened', 'hand-began', QUARANTINED, RULES_CHANGED]);
  const change = start && changeIn(start);
  if (change?.after === null) return null;
  const carried = start && named.safeParse(fieldsOf(start.body)).data?.definition;
  const definition = change?.after ?? carried;
  const posting =
    definition === undefined
      ? // Without a beginning nothing has changed since it was first posted; a line that says nothing is an old one.
        start
        ? start.type === QUARANTINED
          ? posted.last(table)
          : undefined
        : posted.first(table)
      : posted.by(table, definition);
  return posting && ruledBy(posting);
}
