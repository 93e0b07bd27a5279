import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { lockDirectory } from './directory-lock.ts';
import { Wire } from './wire.ts';

export interface EmbeddedPostgres {
  readonly pool: Pool;
  /** How often files were flushed to the disk; a durable commit raises it. */
  syncs(): number;
  close(): Promise<void>;
}

/** As PGlite starts by itself, but without -F, which would turn fsync off. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  // PGlite's C library has no fdatasync that does anything; its fsync reaches the file system below.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
];

/** PGlite's files on the disk, with an fsync that reaches the disk: as shipped it is silently skipped. */
class DurableFiles extends NodeFS {
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const fsync = (stream: unknown): number => {
      this.syncs++;
      fdatasyncSync(fileNumber(stream));
      return 0;
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: object) => giveOperation(module, fsync)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's internals, which its types do not promise: the version is pinned, and a test counts the syncs. */
function giveOperation(module: object, fsync: (stream: unknown) => number): void {
  const operations = field(field(module, 'NODEFS'), 'stream_ops');
  if (typeof operations !== 'object' || operations === null) {
    throw new Error('This PGlite keeps its files in a way that cannot be made durable.');
  }
  Reflect.set(operations, 'fsync', fsync);
}

function fileNumber(stream: unknown): number {
  const number = field(stream, 'nfd');
  if (typeof number !== 'number') throw new Error('PGlite asked to flush something that is not a file.');
  return number;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Opens PostgreSQL inside this process, its files in `directory`, which nobody else may use meanwhile. */
export async function openEmbedded(directory: string): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);
  try {
    const files = join(directory, 'postgres');
    if (!existsSync(files)) await createFiles(directory, files);
    const { postgres, disk } = await start(files);
    // PGlite is one connection: one client, kept for ever.
    const pool = new Pool({
      user: 'postgres',
      stream: () => new Wire(postgres),
      max: 1,
      idleTimeoutMillis: 0,
      types: columnTypes,
    });
    return {
      pool,
      syncs: () => disk.syncs,
      close: async () => {
        await postgres.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(files: string): Promise<{ postgres: PGlite; disk: DurableFiles }> {
  const disk = new DurableFiles(files);
  const postgres = await PGlite.create({ fs: disk, startParams: START });
  return { postgres, disk };
}

/** Made under another name and renamed when whole and on the disk, so that a kill in between leaves no half database. */
async function createFiles(directory: string, files: string): Promise<void> {
  const draft = `${files}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const { postgres } = await start(draft);
  await postgres.close();
  flushTree(draft);
  renameSync(draft, files);
  flush(directory);
}

function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(directory);
}

function flush(path: string): void {
  if (process.platform === 'win32') return; // Windows flushes only what is open for writing, and no directories.
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
