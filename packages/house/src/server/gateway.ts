import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Casino } from './casino.ts';
import { type AddressOf, addressThrough } from './client-address.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';
import { isOwnOrigin } from './origin.ts';
import { personWith, tokenIn } from './session.ts';

const LARGEST_MESSAGE = 16 * 1024;
const PULSE = 30_000;
const GOING_AWAY = 1001;

export interface GatewayOptions {
  /** How many connections one person may have, and one address. */
  readonly crowd: { readonly person: number; readonly address: number };
  readonly trustProxy: readonly string[];
}

/** The door for WebSockets: `/ws`, for those who are signed in, from our own pages. */
export class Gateway {
  readonly #casino: Casino;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    // Frames are made once for all (frame.ts), which compression per connection would not allow.
    perMessageDeflate: false,
  });
  readonly #pulse: NodeJS.Timeout;
  readonly #crowd: Crowd;
  readonly #addressOf: AddressOf;

  constructor(casino: Casino, server: Server, { crowd, trustProxy }: GatewayOptions) {
    this.#casino = casino;
    this.#crowd = new Crowd(crowd);
    this.#addressOf = addressThrough(trustProxy);
    server.on('upgrade', (request, stream, head) => void this.#receive(request, stream, head));
    this.#pulse = setInterval(() => this.#checkPulse(), PULSE);
    this.#pulse.unref();
  }

  async #receive(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    try {
      const address = new URL(request.url ?? '/', 'http://house');
      if (address.pathname !== '/ws') return refuse(stream, '404 Not Found');
      if (!isOwnOrigin(request.headers)) return refuse(stream, '403 Forbidden');
      const token = tokenIn(request.headers.cookie) ?? '';
      const person = await personWith(this.#casino, token);
      if (!person) return refuse(stream, '401 Unauthorized');
      const leave = this.#crowd.enter(person.id, this.#addressOf(request));
      if (!leave) return refuse(stream, '429 Too Many Requests');
      stream.once('close', leave);
      this.#sockets.handleUpgrade(request, stream, head, (socket) => {
        awake.add(socket);
        socket.on('pong', () => awake.add(socket));
        const { connections } = this.#casino;
        const connection = new Connection(this.#casino, person, socket, stream);
        connections.add(token, connection);
        socket.on('close', () => connections.remove(connection));
      });
    } catch (error) {
      this.#casino.complain(error);
      refuse(stream, '503 Service Unavailable');
    }
  }

  /** Whoever has not answered since the last time is gone. */
  #checkPulse(): void {
    for (const socket of this.#sockets.clients) {
      if (!awake.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const socket of this.#sockets.clients) {
      socket.close(GOING_AWAY, 'The house is closing.');
      setTimeout(() => socket.terminate(), 500).unref();
    }
    this.#sockets.close();
  }
}

/** Sockets that were heard of since the last pulse. */
const awake = new WeakSet<object>();

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
