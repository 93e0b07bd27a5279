import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { keepLogShort } from './checkpoint.ts';
import { columnTypes } from './column-types.ts';
import { openEmbedded } from './embedded.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** Where the books are kept: in a directory of our own, or with a PostgreSQL server (15 or newer). */
export type DatabaseLocation = { readonly directory: string } | { readonly url: string };

export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly kysely: Kysely<Tables>;
  /** How often the embedded engine flushed its files to the disk. A server counts its own: 0. */
  syncs(): number;
  /** Writes out what is in memory and gives the directory or the connections back. */
  close(): Promise<void>;
}

/** The database cannot be opened or reached. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Opens the database, and brings its schema up to date. Both kinds are used alike from here on. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = 'url' in location ? openServer(location.url) : await openDirectory(location.directory);
  try {
    await migrate(database.kysely);
    return database;
  } catch (error) {
    await database.close();
    throw 'url' in location ? unreachable(location.url, error) : error;
  }
}

/** Says which server failed and how, without the password that stands in its address. */
function unreachable(url: string, error: unknown): unknown {
  if (error instanceof DatabaseTooNew || !(error instanceof Error)) return error;
  const where = URL.canParse(url) ? new URL(url).host : 'the given address';
  const why = error.message || ('code' in error ? String(error.code) : 'no answer');
  return new DatabaseUnavailable(`The database at ${where} could not be opened: ${why}.`, { cause: error });
}

async function openDirectory(directory: string): Promise<Database> {
  const embedded = await openEmbedded(directory);
  const kysely = over(embedded.pool);
  const stopCheckpoints = keepLogShort(kysely);
  return {
    engine: 'embedded',
    kysely,
    syncs: () => embedded.syncs(),
    close: once(async () => {
      await stopCheckpoints();
      await kysely.destroy();
      await embedded.close();
    }),
  };
}

function openServer(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, types: columnTypes });
  // A connection that breaks while idle is replaced by the pool; whoever needs one next hears of it if it cannot be.
  pool.on('error', () => undefined);
  const kysely = over(pool);
  return { engine: 'server', kysely, syncs: () => 0, close: once(() => kysely.destroy()) };
}

const over = (pool: Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Closing twice is closing once. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
