import { parentPort, workerData } from 'node:worker_threads';
import { startPostgres } from './durable-postgres.ts';
import { CLOSE, type PostgresOrder, type PostgresSaid } from './postgres-thread.ts';

/** The thread that PostgreSQL runs in (postgres-thread.ts). */
async function work(order: PostgresOrder): Promise<void> {
  const started = await startPostgres(order.files, order.compiled);
  let before = Promise.resolve();
  parentPort?.on('message', (message: unknown) => {
    before = before.then(() => answered(message)).catch((error: unknown) => say({ failed: reason(error) }));
  });
  say({ bytes: new Uint8Array(), syncs: started.syncs() });

  async function answered(message: unknown): Promise<void> {
    if (message === CLOSE) {
      await started.postgres.close();
      say({ closed: true });
      return;
    }
    if (!(message instanceof Uint8Array)) throw new Error('This is no message to PostgreSQL.');
    // The bytes handed over are PGlite's own memory: keep a copy. (Its other ways in keep every answer for ever.)
    const chunks: Buffer[] = [];
    const onRawData = (bytes: Uint8Array): void => {
      chunks.push(Buffer.from(bytes));
    };
    await started.postgres.execProtocolRawStream(message, { syncToFs: false, onRawData });
    const bytes = new Uint8Array(Buffer.concat(chunks));
    say({ bytes, syncs: started.syncs() });
  }
}

function say(said: PostgresSaid): void {
  parentPort?.postMessage(said, 'bytes' in said ? [said.bytes.buffer] : []);
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isOrder = (data: unknown): data is PostgresOrder =>
  typeof data === 'object' && data !== null && 'files' in data && 'compiled' in data;

if (!isOrder(workerData)) throw new Error('PostgreSQL needs to be told where its files are.');
await work(workerData).catch((error: unknown) => say({ failed: reason(error) }));
