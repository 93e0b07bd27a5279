import type { Migration } from './migration.ts';

/**
 * What people keep for themselves and say to each other: preferences, notes and mutes, the talk at the tables. No chip
 * follows from any of it, so that it stands beside the books and in no table's journal.
 */
export const amongPlayers: Migration = {
  version: 8,
  name: 'among players',
  sql: `
    create table preferences (
      person text primary key references people (id),
      kept json not null
    );
    create table regards (
      person text not null references people (id),
      about text not null,
      muted boolean not null,
      note text not null,
      primary key (person, about)
    );
    create table talk (
      id bigint generated always as identity primary key,
      table_id text collate "C" not null,
      person text not null references people (id),
      text text not null check (text <> ''),
      at timestamptz(3) not null default now(),
      removed boolean not null default false
    );
    create index talk_by_table on talk (table_id, id);
    create table silenced (
      person text primary key references people (id),
      until timestamptz(3) not null
    );
  `,
};
