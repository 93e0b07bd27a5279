import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledPostgres } from './durable-postgres.ts';

/** What the thread is started with. */
export interface PostgresOrder {
  readonly files: string;
  readonly compiled: CompiledPostgres;
}

/** What the thread says: once when it has started, then in answer to each message. */
export type PostgresSaid =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly syncs: number }
  | { readonly failed: string }
  | { readonly closed: true };

/** A worker runs what was built, wherever this is run from. */
const MODULE = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/storage/postgres-worker.js' : './postgres-worker.js',
  import.meta.url,
);

/** What closes the thread instead of being carried out. */
export const CLOSE = 'close';

/** Node has it; the types of Node leave it to those of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let compiling: Promise<CompiledPostgres> | undefined;

/** Once a process: the threads of all databases that it opens share what was compiled. */
function compiledPostgres(): Promise<CompiledPostgres> {
  compiling ??= (async () => {
    const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
    const [pgliteWasmModule, initdbWasmModule] = await Promise.all(
      ['pglite.wasm', 'initdb.wasm'].map((file) => WebAssembly.compile(readFileSync(join(folder, file)))),
    );
    if (!pgliteWasmModule || !initdbWasmModule) throw new Error('PostgreSQL is not there.');
    return { pgliteWasmModule, initdbWasmModule };
  })();
  return compiling;
}

/**
 * PostgreSQL in a thread of its own: while it writes and waits for the disk, the house goes on. Messages are carried out
 * and answered in their order; it keeps the process from ending only while one is under way.
 */
export class PostgresThread {
  readonly #worker: Worker;
  readonly #asked: ((said: PostgresSaid) => void)[] = [];
  #ended: Error | undefined;
  #syncs = 0;

  private constructor(order: PostgresOrder) {
    // Without the flags of this process: a test runner's may resolve packages to sources that a worker cannot load.
    this.#worker = new Worker(MODULE, { execArgv: [], workerData: order });
    this.#worker.on('message', (said: PostgresSaid) => this.#answered(said));
    this.#worker.on('error', (error) => this.#over(error));
    this.#worker.on('exit', () => this.#over(new Error('PostgreSQL stopped.')));
  }

  static async start(files: string): Promise<PostgresThread> {
    const thread = new PostgresThread({ files, compiled: await compiledPostgres() });
    await thread.#next();
    return thread;
  }

  get syncs(): number {
    return this.#syncs;
  }

  /** Has PostgreSQL carry out what the bytes of its protocol say; returns the bytes of its answer. */
  async exchange(message: Uint8Array): Promise<Uint8Array> {
    const own = new Uint8Array(message);
    this.#worker.postMessage(own, [own.buffer]);
    const said = await this.#next();
    if (!('bytes' in said)) throw new Error('PostgreSQL stopped.');
    return said.bytes;
  }

  async close(): Promise<void> {
    if (!this.#ended) {
      this.#worker.postMessage(CLOSE, []);
      await this.#next();
    }
    await this.#worker.terminate();
  }

  async #next(): Promise<PostgresSaid> {
    if (this.#ended) throw this.#ended;
    this.#worker.ref();
    const said = await new Promise<PostgresSaid>((resolve) => {
      this.#asked.push(resolve);
    });
    if (this.#asked.length === 0) this.#worker.unref();
    if ('failed' in said) throw new Error(said.failed);
    return said;
  }

  #answered(said: PostgresSaid): void {
    if ('syncs' in said) this.#syncs = said.syncs;
    this.#asked.shift()?.(said);
  }

  #over(error: Error): void {
    this.#ended ??= error;
    const { message } = this.#ended;
    for (const answer of this.#asked.splice(0)) answer({ failed: message });
  }
}
