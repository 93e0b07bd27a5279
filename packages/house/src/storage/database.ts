import { resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { keepLogShort } from './checkpoint.ts';
import { columnTypes } from './column-types.ts';
import { DirectoryInUse } from './directory-lock.ts';
import { openEmbedded } from './embedded.ts';
import { type Listener, listen } from './listen.ts';
import { DatabaseTooNew, migrate, refuseNewer } from './migrate.ts';
import { oneBehindTheOther, type Prepared } from './one-behind-the-other.ts';
import type { Tables } from './schema.ts';

/** Where the books are kept: in a directory of our own, or with a PostgreSQL server (15 or newer). */
export type DatabaseLocation = { readonly directory: string } | { readonly url: string };

/** The books when they are open. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly kysely: Kysely<Tables>;
  readonly prepared: Prepared;
  /** The same, of statements that must be carried out in the order in which they are given. */
  readonly inOrder: Prepared;
  /** Hears what other nodes say; nothing where there can be none. The answer stops it. */
  listen(channels: readonly string[], listener: Listener): () => Promise<void>;
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
export const openDatabase = (location: DatabaseLocation): Promise<Database> =>
  opened(location, migrate, LONGEST_SILENCE);

/**
 * Opens the database to look at it: its schema stays as it is, of this version or an earlier one. Whoever only looks holds
 * nobody up, and may think about what was read for as long as it takes.
 */
export const openToRead = (location: DatabaseLocation): Promise<Database> =>
  opened(location, refuseNewer, null);

/** A process that is paused in the middle of a transaction must not hold up the others for long: it is cut after so many ms. */
const LONGEST_SILENCE = 1_000;

async function opened(
  location: DatabaseLocation,
  prepare: (kysely: Kysely<Tables>) => Promise<void>,
  silence: number | null,
): Promise<Database> {
  try {
    const database =
      'url' in location ? openServer(location.url, silence) : await openDirectory(location.directory);
    try {
      await prepare(database.kysely);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    throw unavailable(location, error);
  }
}

/** Says what could not be opened and why, in a sentence and without the password that stands in an address. */
function unavailable(location: DatabaseLocation, error: unknown): unknown {
  if (error instanceof DirectoryInUse || error instanceof DatabaseTooNew || !(error instanceof Error))
    return error;
  const why = (error.message || ('code' in error ? String(error.code) : 'no answer')).replace(/\.$/, '');
  return new DatabaseUnavailable(`${named(location)} could not be opened: ${why}.`, { cause: error });
}

function named(location: DatabaseLocation): string {
  if ('directory' in location) return `The data directory ${location.directory}`;
  return `The database at ${URL.canParse(location.url) ? new URL(location.url).host : 'the given address'}`;
}

async function openDirectory(directory: string): Promise<Database> {
  const embedded = await openEmbedded(resolve(directory));
  const kysely = over(embedded.pool);
  const stopCheckpoints = keepLogShort(kysely);
  return {
    engine: 'embedded',
    kysely,
    prepared: preparedOn(embedded.pool),
    inOrder: oneBehindTheOther(embedded.pool),
    listen: () => async () => undefined,
    syncs: () => embedded.syncs(),
    close: once(async () => {
      await stopCheckpoints();
      await kysely.destroy();
      await embedded.close();
    }),
  };
}

function openServer(url: string, silence: number | null): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    types: columnTypes,
    ...(silence === null ? {} : { idle_in_transaction_session_timeout: silence }),
  });
  // A connection that breaks while idle is replaced by the pool; whoever needs one next hears of it if it cannot be.
  pool.on('error', () => undefined);
  // One that breaks in use fails the query that waits on it; without a listener it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = over(pool);
  return {
    engine: 'server',
    kysely,
    prepared: preparedOn(pool),
    inOrder: oneBehindTheOther(pool),
    listen: (channels, listener) => listen(url, channels, listener),
    syncs: () => 0,
    close: once(() => kysely.destroy()),
  };
}

const preparedOn =
  (pool: Pool): Prepared =>
  async (name, text, values) => {
    const { rows } = await pool.query<object>({ name, text, values: [...values] });
    return rows;
  };

const over = (pool: Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Closing twice is closing once. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= close();
    return closing;
  };
}
