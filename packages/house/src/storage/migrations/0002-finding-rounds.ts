import type { Migration } from './migration.ts';

/** Rounds and shoes are looked up by their numbers, which stand in the journal's bodies. */
export const findingRounds: Migration = {
  version: 2,
  name: 'finding rounds',
  sql: `
    create index journal_by_round on journal (table_id, ((body->>'round')::bigint))
      where type = 'round-closed';
    create index journal_by_shoe on journal (table_id, ((body->>'number')::bigint), seq)
      where type in ('shoe-opened', 'shoe-cut', 'shoe-over');
  `,
};
