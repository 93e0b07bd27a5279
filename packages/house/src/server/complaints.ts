import { isUnreachable, StorageUnavailable } from '../storage/failures.ts';

/** The same is said again after so long, in milliseconds, with how often it has happened meanwhile. */
const SAID_AGAIN = 60_000;

interface Log {
  error(said: object, what: string): void;
}

interface Said {
  readonly at: number;
  readonly unsaid: number;
}

/**
 * Writes faults down, one line of JSON each. What happens again and again, as everything does while the database is away, is
 * said once a minute.
 */
export class Complaints {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #said = new Map<string, Said>();
  /** How many there were, said or not. */
  count = 0;

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  readonly say = (error: unknown, table?: string): void => {
    this.count += 1;
    const now = this.#now();
    for (const [what, { at }] of this.#said) if (now - at > 2 * SAID_AGAIN) this.#said.delete(what);
    const away = error instanceof StorageUnavailable || isUnreachable(error);
    const what = away ? AWAY : `${table ?? ''} ${String(error)}`;
    const before = this.#said.get(what);
    if (before && now - before.at < SAID_AGAIN) {
      this.#said.set(what, { at: before.at, unsaid: before.unsaid + 1 });
      return;
    }
    this.#said.set(what, { at: now, unsaid: 0 });
    const again = before && before.unsaid > 0 ? { repeated: before.unsaid } : {};
    this.#log.error({ err: error, table, ...again }, away ? AWAY : 'a fault');
  };
}

const AWAY = 'the database cannot be reached';
