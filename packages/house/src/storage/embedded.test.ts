import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtHouse } from '../testing/built-house.ts';
import { PATIENCE, temporaryDirectory } from '../testing/engines.ts';
import { checkpointBeyond } from './checkpoint.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';
import { EMPTY_JOURNAL } from './journal.ts';
import { openStore, type Store } from './store.ts';

let directory: string;
let store: Store;

beforeAll(async () => {
  directory = temporaryDirectory();
  // A house that was killed while it made its first database has left this behind.
  mkdirSync(join(directory, 'postgres.new'));
  writeFileSync(join(directory, 'postgres.new', 'PG_VERSION'), '18');
  store = await openStore({ directory });
}, PATIENCE);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
}, PATIENCE);

const commit = (table: string) =>
  store.commit({ table, after: EMPTY_JOURNAL, events: [{ type: 'opened', body: {} }] });

test('every commit reaches the disk before it is acknowledged, and a group shares one sync', async () => {
  for (let index = 0; index < 5; index++) {
    const before = store.database.syncs();
    await commit(`alone-${index}`);
    expect(store.database.syncs() - before).toBeGreaterThanOrEqual(1);
  }
  const before = store.database.syncs();
  await Promise.all(Array.from({ length: 200 }, (_, index) => commit(`together-${index}`)));
  expect(store.database.syncs() - before).toBeGreaterThanOrEqual(1);
  expect(store.database.syncs() - before).toBeLessThan(10);
});

test('a half-made database is made anew', () => {
  expect(existsSync(join(directory, 'postgres.new'))).toBe(false);
  expect(readdirSync(directory).toSorted()).toEqual(['croupier.lock', 'postgres']);
});

test('the directory is refused to a second house, in this process and in another', async () => {
  await expect(openStore({ directory })).rejects.toThrow(DirectoryInUse);
  const script = `
    import { openStore } from ${JSON.stringify(builtHouse())};
    await openStore({ directory: ${JSON.stringify(directory)} }).catch((error) => console.log(error.message));`;
  const other = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(other.stdout.trim()).toBe(
    `The data directory ${directory} is in use by process ${process.pid}; one house at a time.`,
  );
  // The refused house took nothing with it: this one goes on.
  expect((await commit('after')).nextSeq).toBe(2);
});

test.each([
  ['a process that is no more', { pid: spawnSync(process.execPath, ['-e', '']).pid, started: '' }],
  ['another process that has the number now', { pid: process.ppid, started: 'another boot/1' }],
  ['something that is no lock', 'garbage'],
])('a lock left by %s is taken over', (_, left) => {
  const own = temporaryDirectory();
  const lock = join(own, 'croupier.lock');
  writeFileSync(lock, typeof left === 'string' ? left : JSON.stringify({ ...left, host: hostname() }));
  const taken = lockDirectory(own);
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  taken.release();
  expect(readdirSync(own)).toEqual([]);
  rmSync(own, { recursive: true });
});

test('a lock of another machine is not judged from here', () => {
  const own = temporaryDirectory();
  writeFileSync(join(own, 'croupier.lock'), JSON.stringify({ pid: 1, started: '', host: 'elsewhere' }));
  expect(() => lockDirectory(own)).toThrow('is in use on elsewhere; if that house no longer runs, delete');
  rmSync(own, { recursive: true });
});

test('the log is cut at checkpoints, which nobody else makes in one process', async () => {
  const { kysely } = store.database;
  await commit('logged');
  expect(await checkpointBeyond(kysely, 1024 ** 3)).toBe(false);
  expect(await checkpointBeyond(kysely, 100)).toBe(true);
  expect(await checkpointBeyond(kysely, 100_000)).toBe(false);
});

test('a directory that is none is named in a sentence', async () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  await expect(openStore({ directory: file })).rejects.toThrow(
    `The data directory ${file} could not be opened: E`,
  );
  rmSync(file);
});
