import type { Migration } from './migration.ts';

/**
 * Which nodes there are, and who looks at which table through which of them. It is worth nothing after a crash, so that it is
 * not logged; no chip follows from it, only whether somebody is waited for.
 */
export const whoIsWhere: Migration = {
  version: 6,
  name: 'who is where',
  sql: `
    create unlogged table nodes (
      id text collate "C" primary key,
      beat timestamptz not null
    );
    create unlogged table presence (
      table_id text collate "C" not null,
      person text collate "C" not null,
      node text collate "C" not null,
      primary key (table_id, person, node)
    );
    create index presence_by_node on presence (node);
  `,
};
