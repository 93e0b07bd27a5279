import type { Migration } from './migration.ts';

/** Tables that could not be read are few among many lines, and players ask whether theirs was one. */
export const findingClosures: Migration = {
  version: 9,
  name: 'finding closures',
  sql: `
    create index journal_by_closure on journal (table_id, seq) where type = 'quarantined';
  `,
};
