import type { Migration } from './migration.ts';

/** Wherever a session ends, by whatever statement, all nodes hear of it and end its connections. */
export const sessionsTold: Migration = {
  version: 7,
  name: 'sessions told',
  sql: `
    create function tell_of_sessions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('croupier_sessions', '');
      return null;
    end $$;
    create trigger sessions_are_told after delete or update on sessions
      for each statement execute function tell_of_sessions();
  `,
};
