import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from '../storage/database.ts';
import { startPostgres } from './postgres-server.ts';

/** One of the two databases that every test of the books runs on. */
export interface Engine {
  readonly name: string;
  start(): Promise<RunningEngine>;
}

export interface RunningEngine {
  /** An empty database that nobody else uses. */
  fresh(): Promise<DatabaseLocation>;
  stop(): Promise<void>;
}

const embedded: Engine = {
  name: 'embedded',
  start: async () => {
    const directories: string[] = [];
    return {
      fresh: async () => {
        const directory = temporaryDirectory();
        directories.push(directory);
        return { directory };
      },
      stop: async () => {
        for (const directory of directories) rmSync(directory, { recursive: true, force: true });
      },
    };
  },
};

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

export const ENGINES: readonly Engine[] = [embedded, server];

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'croupier-test-'));

async function ask(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
