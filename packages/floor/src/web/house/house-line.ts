import type { ClientMessage, Command } from '@croupier/house/protocol';
import type { Asked } from '../model/model.ts';
import type { Store } from '../model/store.ts';
import { backoff } from './backoff.ts';
import { readMessage } from './messages.ts';

/** When the house has been silent this long the table is asked for again; no answer means the line is dead. */
const SILENCE = 25_000;
const ANSWER = 6_000;

/**
 * The line to one table. It opens itself again whenever it falls, looks at the table afresh, and repeats what was
 * asked and not answered: the house knows a command by its id and does it once.
 */
export class HouseLine {
  readonly #store: Store;
  readonly #table: string;
  readonly #address: string;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(store: Store, table: string, address: string) {
    this.#store = store;
    this.#table = table;
    this.#address = address;
  }

  open(): void {
    this.#left = false;
    globalThis.addEventListener('online', this.#now);
    this.#connect();
  }

  leave(): void {
    this.#left = true;
    globalThis.removeEventListener('online', this.#now);
    clearTimeout(this.#timer);
    this.#send({ type: 'leave', table: this.#table });
    this.#socket?.close();
    this.#socket = null;
    this.#store.tell({ type: 'left' });
    this.#store.tell({ type: 'line', line: { is: 'idle' } });
  }

  ask(command: Command): void {
    this.#store.tell({ type: 'asked', command });
    this.#send(command);
  }

  /** Tries at once instead of waiting. */
  readonly #now = (): void => {
    if (this.#store.read().line.is === 'down') this.#connect();
  };

  readonly retry = (): void => this.#now();

  #connect(): void {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    this.#store.tell({ type: 'line', line: { is: 'opening', attempt: this.#attempt } });
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#send({ type: 'join', table: this.#table }));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(data);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#fell();
    });
    this.#expect(socket, ANSWER);
  }

  #hear(data: unknown): void {
    const message = readMessage(data);
    if (!message) return;
    this.#store.tell({ type: 'heard', message, at: Date.now() });
    if (message.type === 'table') this.#seated();
    else if (this.#store.read().table?.gap && message.type === 'event')
      this.#send({ type: 'join', table: this.#table });
    if (this.#socket) this.#listen(this.#socket);
  }

  #seated(): void {
    const model = this.#store.read();
    if (model.line.is === 'up') return;
    this.#attempt = 0;
    this.#store.tell({ type: 'line', line: { is: 'up' } });
    const phase = model.table?.view.phase.name;
    const round = phase === 'betting' || phase === 'cut' ? model.table?.view.round : undefined;
    const inTime = ({ command, round: meant }: Asked): boolean =>
      command.type === 'back-bets' || command.type === 'stand-up' || meant === round;
    const late = model.asked.filter((asked) => !inTime(asked)).map(({ command }) => command.id);
    if (late.length > 0) this.#store.tell({ type: 'dropped', ids: late });
    for (const { command } of model.asked.filter(inTime)) this.#send(command);
  }

  #fell(): void {
    this.#socket = null;
    clearTimeout(this.#timer);
    if (this.#left) return;
    const wait = backoff(this.#attempt);
    this.#store.tell({
      type: 'line',
      line: { is: 'down', attempt: this.#attempt, retryAt: Date.now() + wait },
    });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #listen(socket: WebSocket): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ type: 'join', table: this.#table });
      this.#expect(socket, ANSWER);
    }, SILENCE);
  }

  #expect(socket: WebSocket, within: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      socket.close();
      if (socket === this.#socket) this.#fell();
    }, within);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
