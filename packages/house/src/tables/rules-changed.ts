import { Refused } from '@croupier/table';
import { z } from 'zod';
import type { JournalEvent } from '../storage/journal.ts';
import { tableCounts } from './table-counts.ts';

/** The line with which a table gets other rules, or is taken away: nothing lies on it then, and it begins anew. */
export const RULES_CHANGED = 'rules-changed';

/** What such a line says. */
const rulesChanged = tableCounts.extend({
  /** The definitions (tables/definition.ts) before and after; null: no table. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** What a node compares its own file with: what the house has chosen, whatever the version of its code. */
  terms: z.string().nullable(),
  by: z.string().nullable(),
  why: z.string(),
});

export type RulesChange = z.infer<typeof rulesChanged>;

export const changeIn = (line: Pick<JournalEvent, 'type' | 'body'>): RulesChange | undefined =>
  line.type === RULES_CHANGED ? rulesChanged.parse(line.body) : undefined;

/** What was asked of a table came when it was that table no more. */
export class TableIsAnother extends Refused {
  constructor() {
    super({ reason: 'This table has got other rules, or was taken away; nothing was changed.' });
  }
}
