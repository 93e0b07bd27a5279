import { type Kysely, sql } from 'kysely';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import type { Tables } from './schema.ts';

/** The database was written by a later Croupier than this one. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/** Any number nobody else uses: nodes that start together take turns on it. */
const MIGRATION_LOCK = 5_226_407_101;

/** Brings the schema up to this program's version, all steps in one transaction. */
export async function migrate(
  kysely: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`.execute(transaction);
    await sql`
      create table if not exists schema_versions (
        version integer primary key,
        name text not null,
        applied_at timestamptz(3) not null default now()
      )`.execute(transaction);
    const current = await versionOf(transaction, migrations);
    for (const { version, name, sql: text } of migrations) {
      if (version <= current) continue;
      await sql.raw(text).execute(transaction);
      await transaction.insertInto('schema_versions').values({ version, name }).execute();
    }
  });
}

/** Refuses a database that a later Croupier has written, and changes nothing. */
export async function refuseNewer(kysely: Kysely<Tables>): Promise<void> {
  await versionOf(kysely, MIGRATIONS);
}

async function versionOf(kysely: Kysely<Tables>, migrations: readonly Migration[]): Promise<number> {
  const { current } = await kysely
    .selectFrom('schema_versions')
    .select((column) => column.fn.coalesce(column.fn.max('version'), sql<number>`0`).as('current'))
    .executeTakeFirstOrThrow();
  const known = migrations.at(-1)?.version ?? 0;
  if (current > known) {
    throw new DatabaseTooNew(
      `The database has schema version ${current} and this Croupier knows up to ${known}; use a newer Croupier.`,
    );
  }
  return current;
}
