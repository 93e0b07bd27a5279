import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../storage/migrations/index.ts';
import type { Tables } from '../storage/schema.ts';

/** What is wrong with what the database counts by itself: the migrations that it has had, and the next numbers. */
export async function numberingFindings(kysely: Kysely<Tables>): Promise<string[]> {
  return [...(await migrationFindings(kysely)), ...(await sequenceFindings(kysely))];
}

async function migrationFindings(kysely: Kysely<Tables>): Promise<string[]> {
  const rows = await kysely
    .selectFrom('schema_versions')
    .select(['version', 'name'])
    .orderBy('version')
    .execute();
  if (rows.length === 0) return ['The list of migrations is empty.'];
  const last = rows.at(-1)?.version ?? 0;
  const there = new Map(rows.map(({ version, name }) => [version, name]));
  return MIGRATIONS.filter(({ version }) => version <= last).flatMap(({ version, name }) => {
    const noted = there.get(version);
    if (noted === name) return [];
    return noted === undefined
      ? [`Migration ${version} (${name}) is not among those that the database has had.`]
      : [`Migration ${version} is called "${noted}" and not "${name}".`];
  });
}

/** A number that was given out once is not given out again: the house could write nothing any more. */
async function sequenceFindings(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ what: string; next: number; last: number }>`
    select 'transaction' as what, (select last_value from transaction_ids) as next,
      (select coalesce(max(id), 0) from transactions) as last
    union all
    select 'account', (
      select coalesce(last_value, 0) from pg_sequences
      where format('%I.%I', schemaname, sequencename)::regclass = pg_get_serial_sequence('accounts', 'id')::regclass
    ), (select coalesce(max(id), 0) from accounts)`.execute(kysely);
  return rows.flatMap(({ what, next, last }) =>
    next < last
      ? [`The database numbers the next ${what} after ${next}, and there is one of number ${last}.`]
      : [],
  );
}
