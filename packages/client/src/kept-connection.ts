import type { ClientMessage, ServerMessage } from '@croupier/house/protocol';
import { WebSocket } from 'ws';

/** How long to wait before a line is opened again, in milliseconds: twice as long each time, up to the last. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
/** Closed by the house for good: a flood, a session that ended. */
const FINAL = new Set([1008, 4401]);

interface Ears {
  readonly opened: () => void;
  readonly heard: (message: ServerMessage) => void;
  /** It will not be opened again. */
  readonly ended: (why: string) => void;
}

/** A WebSocket that is opened again when it falls. What is said while it is down is not kept: `opened` says it afresh. */
export class KeptConnection {
  readonly #address: string;
  readonly #cookie: string;
  readonly #ears: Ears;
  #socket: WebSocket;
  #wait = FIRST_WAIT;
  #again: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(address: string, cookie: string, ears: Ears) {
    this.#address = address;
    this.#cookie = cookie;
    this.#ears = ears;
    this.#socket = this.#open();
  }

  say(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#socket.close();
  }

  #open(): WebSocket {
    const socket = new WebSocket(this.#address, { headers: { cookie: this.#cookie } });
    socket.on('open', () => {
      this.#wait = FIRST_WAIT;
      this.#ears.opened();
    });
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString());
      this.#ears.heard(message);
    });
    // What went wrong is followed by `close`, which says what is done about it.
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => this.#fallen(code, reason.toString()));
    return socket;
  }

  #fallen(code: number, reason: string): void {
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.#closed = true;
      this.#ears.ended(reason || `The house closed the line with ${code}.`);
      return;
    }
    this.#again = setTimeout(() => {
      this.#socket = this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
