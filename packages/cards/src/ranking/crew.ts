/**
 * Long work over several worker threads. The work is cut into units; each worker is given one at a time and answers with
 * a buffer that is handed over, not copied. Node only: it is exported by `@croupier/cards/parallel`.
 */
import { availableParallelism } from 'node:os';
import { parentPort, type TransferListItem, Worker } from 'node:worker_threads';

export interface CrewOptions {
  /** Threads; as many as the machine has processors unless given. */
  readonly workers?: number;
  /** Stops the workers at once; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each finished unit. */
  readonly onProgress?: (done: number, units: number) => void;
}

/**
 * Has a worker module work through all units. `accept` looks at each answer and takes it in; it throws if the answer is
 * not what it should be. An error in a worker ends the whole.
 */
export async function workThrough(
  module: URL,
  units: readonly unknown[],
  accept: (answer: unknown) => void,
  { workers = availableParallelism(), signal, onProgress }: CrewOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  if (units.length === 0) return;
  const crew: Worker[] = [];
  let next = 0;
  let done = 0;
  const listening = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
      for (let i = 0; i < Math.min(Math.max(1, workers), units.length); i++) {
        // Without the flags of this process: a test runner's may resolve packages to sources that a worker cannot load.
        const worker = new Worker(module, { execArgv: [] });
        crew.push(worker);
        const give = (): void => {
          if (next < units.length) worker.postMessage(units[next++], []);
        };
        worker.on('error', reject);
        worker.on('message', (answer: unknown) => {
          try {
            accept(answer);
            done++;
            onProgress?.(done, units.length);
            if (done === units.length) resolve();
            else give();
          } catch (error) {
            reject(error);
          }
        });
        give();
      }
    });
  } finally {
    listening.abort();
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** One thread that stays, for work that comes in as time goes by. */
export interface Hand {
  /** Has it do one unit; it is asked for the next when it has answered. An error in the thread is thrown here. */
  readonly ask: (unit: unknown) => Promise<unknown>;
  readonly dismiss: () => Promise<void>;
}

export function hire(module: URL): Hand {
  const worker = new Worker(module, { execArgv: [] });
  return {
    ask: (unit) =>
      new Promise((resolve, reject) => {
        const settle = (then: () => void): void => {
          worker.off('message', answered).off('error', failed).off('exit', ended);
          then();
        };
        const answered = (answer: unknown): void => settle(() => resolve(answer));
        const failed = (error: unknown): void => settle(() => reject(error));
        const ended = (): void => settle(() => reject(new Error('The thread has ended.')));
        worker.on('message', answered).on('error', failed).on('exit', ended);
        worker.postMessage(unit, []);
      }),
    dismiss: async () => {
      await worker.terminate();
    },
  };
}

/** In a worker module: answers each unit with what `work` makes of it, handing over the buffers it names. */
export function answerUnits(
  work: (unit: unknown) => { answer: unknown; transfer: TransferListItem[] },
): void {
  parentPort?.on('message', (unit: unknown) => {
    const { answer, transfer } = work(unit);
    parentPort?.postMessage(answer, transfer);
  });
}
