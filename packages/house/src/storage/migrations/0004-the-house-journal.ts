import type { Migration } from './migration.ts';

/**
 * What is done to people and by staff has a journal of its own beside the tables' (storage/house-journal.ts). Sessions can
 * be told apart, wrong passwords are counted by name and address, and names by what they look like.
 */
export const theHouseJournal: Migration = {
  version: 4,
  name: 'the house journal',
  sql: `
    alter table people add column skeleton text collate "C";
    create index people_by_skeleton on people (skeleton);

    -- What of the roles stands in the operator's file: until now all of them did.
    alter table people add column roles_by_file text[] not null default '{}';
    update people set roles_by_file = array_remove(roles, 'player');

    alter table sessions add column agent text;
    alter table sessions add column address text;

    drop table sign_in_guards;
    create table sign_in_guards (
      name_key text collate "C" not null,
      address text not null,
      attempts integer not null,
      first_at timestamptz(3) not null,
      locked_until timestamptz(3),
      primary key (name_key, address)
    );
    alter table lockouts add column address text;
  `,
};
