import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { type DatabaseLocation, openDatabase, openToRead } from './database.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

test('migrations are numbered from 1 without gaps', () => {
  expect(MIGRATIONS.map((migration) => migration.version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describe.each(ENGINES)('the schema on the $name engine', (kind) => {
  let engine: RunningEngine;
  let location: DatabaseLocation;

  beforeAll(async () => {
    engine = await kind.start();
    location = await engine.fresh();
  }, PATIENCE);
  afterAll(async () => {
    await engine.stop();
  }, PATIENCE);

  test('a step that fails leaves nothing of itself, and the next attempt goes on from there', async () => {
    const next = { version: MIGRATIONS.length + 1, name: 'a step', sql: 'create table extra (id integer)' };
    const database = await openDatabase(location);
    const broken = { ...next, sql: `${next.sql}; select 1 / 0` };
    await expect(migrate(database.kysely, [...MIGRATIONS, broken])).rejects.toThrow('division by zero');
    await migrate(database.kysely, [...MIGRATIONS, next]);
    await migrate(database.kysely, [...MIGRATIONS, next]);
    const versions = await database.kysely.selectFrom('schema_versions').select('version').execute();
    expect(versions).toHaveLength(MIGRATIONS.length + 1);
    expect((await sql`select * from extra`.execute(database.kysely)).rows).toEqual([]);
    await database.close();
  });

  test('a database newer than the program is refused with a sentence', async () => {
    // The test before has left one with a step that this program does not know.
    const known = MIGRATIONS.length;
    await expect(openDatabase(location)).rejects.toThrow(DatabaseTooNew);
    await expect(openDatabase(location)).rejects.toThrow(
      `The database has schema version ${known + 1} and this Croupier knows up to ${known}; use a newer Croupier.`,
    );
  });

  if (kind.name === 'server') {
    test('nodes that start together on an empty database take turns', async () => {
      const fresh = await engine.fresh();
      const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(fresh)));
      for (const node of nodes) await node.close();
    });

    test('whoever writes is cut after a second of silence in a transaction, and whoever only reads never', async () => {
      const fresh = await engine.fresh();
      const longest = async (open: typeof openDatabase): Promise<unknown> => {
        const database = await open(fresh);
        const [row] = await database.prepared('', 'show idle_in_transaction_session_timeout', []);
        await database.close();
        return row;
      };
      expect(await longest(openDatabase)).toEqual({ idle_in_transaction_session_timeout: '1s' });
      expect(await longest(openToRead)).toEqual({ idle_in_transaction_session_timeout: '0' });
    });

    test('a server that is not there is named in a sentence, without the password', async () => {
      const url = 'postgresql://croupier:secret@127.0.0.1:1/nowhere';
      await expect(openDatabase({ url })).rejects.toThrow(
        /^The database at 127\.0\.0\.1:1 could not be opened: [^:]/,
      );
      await expect(openDatabase({ url })).rejects.not.toThrow('secret');
    });
  }
});
