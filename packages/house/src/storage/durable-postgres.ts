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
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's two programs, compiled: whoever opens several databases in one process does it once. */
export interface CompiledPostgres {
  readonly pgliteWasmModule: object;
  readonly initdbWasmModule: object;
}

/** PostgreSQL in this thread, its files on the disk. */
export interface DurablePostgres {
  readonly postgres: PGlite;
  /** How often files were flushed to the disk; a durable commit raises it. */
  syncs(): number;
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

/** Starts PostgreSQL on these files, which are made first where there are none. */
export async function startPostgres(files: string, compiled: CompiledPostgres): Promise<DurablePostgres> {
  if (!existsSync(files)) await createFiles(files, compiled);
  return started(files, compiled);
}

async function started(files: string, compiled: CompiledPostgres): Promise<DurablePostgres> {
  const disk = new DurableFiles(files);
  const postgres = await PGlite.create({ fs: disk, startParams: START, ...compiled });
  return { postgres, syncs: () => disk.syncs };
}

/** Made under another name and renamed when whole and on the disk, so that a kill in between leaves no half database. */
async function createFiles(files: string, compiled: CompiledPostgres): Promise<void> {
  const draft = `${files}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const { postgres } = await started(draft, compiled);
  await postgres.close();
  flushTree(draft);
  renameSync(draft, files);
  flush(dirname(files));
}

function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = `${directory}/${entry.name}`;
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
