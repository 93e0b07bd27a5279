import type { ConnectionState } from '../model/model.ts';
import { backoff } from './backoff.ts';
import { doubt } from './doubt.ts';

/** When the house has been silent this long the table is asked for again; no answer to anything means the connection is dead. */
const SILENCE = 25_000;
const ANSWER = 6_000;
/** What is asked at a table may wait for a busy house longer than that: a line that is given up takes no more bets until it stands. */
const ASKED = 12_000;
/** A slow line is given so many times as long in the end: one that is always given up before the house answers never stands. */
const MOST_PATIENCE = 3;

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
  /** Something was asked on this line that its next word answers. */
  #expecting = false;
  /** Grows with every line that was given up, and stays: one that was slow to open is slow to answer. */
  #patience = 1;

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
    // The next attempt is no first one, of which nobody is told: a line that stood has fallen.
    this.#attempt = 1;
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

  /** Whoever has asked for something is not left with a line that is dead for as long as one who only looks on. */
  ask(command: object): void {
    this.send(command);
    if (this.#socket && !this.#expecting) this.#expect(this.#socket, ASKED);
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
    socket.addEventListener('open', () => {
      this.sayHello();
      // The way there took its own time; the answer has its own.
      if (socket === this.#socket && !this.#closed) this.#expect(socket);
    });
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
    this.#expecting = false;
    this.#timer = setTimeout(() => {
      this.sayHello();
      this.#expect(socket);
    }, SILENCE);
  }

  #expect(socket: WebSocket, within = ANSWER): void {
    clearTimeout(this.#timer);
    this.#expecting = true;
    this.#timer = setTimeout(() => {
      this.#patience = Math.min(MOST_PATIENCE, 1.5 * this.#patience);
      socket.close();
      if (socket === this.#socket) this.#fell();
    }, within * this.#patience);
  }
}
