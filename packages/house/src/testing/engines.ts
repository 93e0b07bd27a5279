import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { z } from 'zod';
import type { DatabaseLocation } from '../storage/database.ts';
import { openEmbedded } from '../storage/embedded.ts';
import { startPostgres } from './postgres-server.ts';

/** One of the two databases that every test of the books runs on. */
export interface Engine<Location extends DatabaseLocation = DatabaseLocation> {
  readonly name: string;
  start(): Promise<RunningEngine<Location>>;
}

export interface RunningEngine<Location extends DatabaseLocation = DatabaseLocation> {
  /** An empty database that nobody else uses. */
  fresh(): Promise<Location>;
  stop(): Promise<void>;
}

export const EMBEDDED: Engine<{ readonly directory: string }> = {
  name: 'embedded',
  start: async () => {
    const directories: string[] = [];
    return {
      fresh: async () => {
        const directory = await emptyBooks();
        directories.push(directory);
        return { directory };
      },
      stop: async () => {
        for (const directory of directories) rmSync(directory, { recursive: true, force: true });
      },
    };
  },
};

/** A directory with an empty database, for whoever takes it away again. */
export async function emptyBooks(): Promise<string> {
  const directory = temporaryDirectory();
  cpSync(await seed(), directory, { recursive: true });
  return directory;
}

const PACKAGE = new URL('../../package.json', import.meta.url);
const packages = z.object({ dependencies: z.object({ '@electric-sql/pglite': z.string() }) });

/** An empty embedded database, made once and copied: making one takes seconds. */
async function seed(): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/empty-database', import.meta.url));
  const path = join(
    cache,
    packages.parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).dependencies['@electric-sql/pglite'],
  );
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const made = await openEmbedded(draft);
  await made.close();
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another test file was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** The server that DATABASE_URL names, or one of our own. If it cannot be had the tests fail: none passes unrun. */
const server: Engine = {
  name: 'server',
  start: async () => {
    const given = process.env.DATABASE_URL;
    const own = given ? undefined : await startPostgres();
    const url = given ?? own?.url ?? '';
    const made: string[] = [];
    return {
      fresh: async () => {
        const name = `croupier_test_${randomBytes(6).toString('hex')}`;
        await ask(url, `create database ${name}`);
        made.push(name);
        const database = new URL(url);
        database.pathname = `/${name}`;
        return { url: database.href };
      },
      stop: async () => {
        for (const name of made) await ask(url, `drop database if exists ${name} with (force)`);
        await own?.stop();
      },
    };
  },
};

export const ENGINES: readonly Engine[] = [EMBEDDED, server];

/** A busy machine may take long to start a database, in milliseconds. */
export const PATIENCE = 300_000;

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'croupier-test-'));

/** A connection to a server, for whoever ends it again. */
export async function connection(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Asks a server something, on a connection of its own. */
export async function ask(url: string, text: string): Promise<readonly unknown[]> {
  const client = await connection(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
