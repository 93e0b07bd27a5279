import type { ConnectionState } from '../model/model.ts';
import { backoff } from './backoff.ts';
import { doubt } from './doubt.ts';

/** When the house has been silent this long the table is asked for again; no answer means the connection is dead. */
const SILENCE = 25_000;
const ANSWER = 6_000;

interface LineEnds {
  readonly address: string;
  /** Said when the connection is open, and again when the house was silent too long. */
  readonly hello: object;
  readonly heard: (text: unknown) => void;
  readonly stands: (connection: ConnectionState) => void;
}

/** A connection that opens itself again whenever it falls. Whoever hears the answer to the hello says `isUp`. */
export class KeptConnection {
  readonly #ends: LineEnds;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = true;
  #down = false;

  constructor(ends: LineEnds) {
    this.#ends = ends;
  }

  open(): void {
    this.#closed = false;
    globalThis.addEventListener('online', this.retry);
    this.#connect();
  }

  close(farewell: object): void {
    this.#closed = true;
    globalThis.removeEventListener('online', this.retry);
    clearTimeout(this.#timer);
    this.send(farewell);
    this.#socket?.close();
    this.#socket = null;
  }

  isUp(): void {
    this.#attempt = 0;
    this.#ends.stands({ is: 'up' });
  }

  /** Tries at once instead of waiting. */
  readonly retry = (): void => {
    if (this.#down) this.#connect();
  };

  /** Asks for the table afresh. */
  sayHello(): void {
    this.send(this.#ends.hello);
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.#down = false;
    this.#attempt += 1;
    this.#ends.stands({ is: 'opening', attempt: this.#attempt });
    const socket = new WebSocket(this.#ends.address);
    this.#socket = socket;
    socket.addEventListener('open', () => this.sayHello());
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#ends.heard(data);
      this.#listen(socket);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#fell();
    });
    this.#expect(socket);
  }

  #fell(): void {
    this.#socket = null;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const wait = backoff(this.#attempt);
    this.#down = true;
    this.#ends.stands({ is: 'down', attempt: this.#attempt, retryAt: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(), wait);
    doubt();
  }

  #listen(socket: WebSocket): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.sayHello();
      this.#expect(socket);
    }, SILENCE);
  }

  #expect(socket: WebSocket): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      socket.close();
      if (socket === this.#socket) this.#fell();
    }, ANSWER);
  }
}
