import { Duplex } from 'node:stream';
import type { PostgresThread } from './postgres-thread.ts';

const TERMINATE = 'X'.charCodeAt(0);
/** AuthenticationOk and ReadyForQuery: PGlite knows who we are. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/**
 * A socket to the PostgreSQL in this process, for node-postgres: what it writes is carried out at once, and what
 * PostgreSQL answers can be read. A query's five messages are written together and cross into PGlite as one; the next
 * query need not wait for the answer.
 */
export class Wire extends Duplex {
  readonly #postgres: Pick<PostgresThread, 'exchange'>;

  constructor(postgres: Pick<PostgresThread, 'exchange'>) {
    super();
    this.#postgres = postgres;
  }

  /** There is nothing to connect to; node-postgres waits for the event. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#exchange(chunk, done);
  }

  override _writev(chunks: readonly { readonly chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #exchange(message: Uint8Array, done: (error?: Error) => void): void {
    if (message[0] === TERMINATE) {
      // One client says goodbye; PostgreSQL stays for the next one.
      this.push(null);
      done();
      return;
    }
    // Every message begins with a letter, but the first, which begins with the high byte of its length.
    if (message[0] === 0) {
      this.push(WELCOME);
      done();
      return;
    }
    this.#postgres.exchange(message).then(
      (bytes) => this.push(bytes),
      (error: unknown) =>
        this.destroy(error instanceof Error ? error : new Error('PostgreSQL stopped.', { cause: error })),
    );
    done();
  }
}
