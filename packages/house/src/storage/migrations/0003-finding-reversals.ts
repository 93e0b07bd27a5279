import type { Migration } from './migration.ts';

/** Whoever looks a round up learns whether it became void after its settlement. */
export const findingReversals: Migration = {
  version: 3,
  name: 'finding reversals',
  sql: `
    create index journal_by_reversal on journal (table_id, ((body->>'round')::bigint))
      where type = 'settlement-reversed';
  `,
};
