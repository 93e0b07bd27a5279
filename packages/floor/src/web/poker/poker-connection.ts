import { KeptConnection } from '../house/kept-connection.ts';
import { type HeardMessage, hear, NO_TABLE, type PokerCommand, type PokerModel } from './poker-model.ts';

const TYPES: ReadonlySet<unknown> = new Set<HeardMessage['type']>([
  'poker-table',
  'poker-event',
  'poker-you',
  'done',
  'refused',
  'error',
]);

/**
 * The connection to one poker table, and what was heard over it. After a fall it looks at the table afresh and repeats what
 * was asked and not answered: the house knows a command by its id, and an action by the turn that it is for.
 */
export class PokerConnection {
  readonly #connection: KeptConnection;
  readonly #table: string;
  readonly #listeners = new Set<() => void>();
  #model: PokerModel = NO_TABLE;

  constructor(table: string, address: string) {
    this.#table = table;
    this.#connection = new KeptConnection({
      address,
      hello: { type: 'join', table },
      heard: (text) => this.#hear(text),
      stands: (connection) => this.#become({ ...this.#model, connection }),
    });
  }

  readonly read = (): PokerModel => this.#model;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly retry = (): void => this.#connection.retry();

  open(): void {
    this.#connection.open();
  }

  leave(): void {
    this.#connection.close({ type: 'leave', table: this.#table });
  }

  ask(command: PokerCommand): void {
    this.#become({ ...this.#model, asked: [...this.#model.asked, command], refused: null });
    this.#connection.send(command);
  }

  readonly readRefusal = (): void => this.#become({ ...this.#model, refused: null });

  #hear(text: unknown): void {
    const message = readMessage(text);
    if (!message) return;
    this.#become(hear(this.#model, message, Date.now()));
    if (message.type === 'poker-table') this.#seated();
    else if (this.#model.gap && message.type === 'poker-event') this.#connection.sayHello();
  }

  #seated(): void {
    if (this.#model.connection.is === 'up') return;
    this.#connection.isUp();
    for (const command of this.#model.asked) this.#connection.send(command);
  }

  #become(model: PokerModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}

function readMessage(text: unknown): HeardMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const message: unknown = JSON.parse(text);
    return isHeard(message) ? message : null;
  } catch {
    return null;
  }
}

/** The house that handed out this page speaks its protocol: only the envelope is looked at. */
const isHeard = (message: unknown): message is HeardMessage =>
  typeof message === 'object' && message !== null && 'type' in message && TYPES.has(message.type);
