import { sameJson } from '@croupier/table';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { type ClientMessage, type MeView, serverMessage } from '../../protocol/index.ts';

/** A message as the protocol's page describes it; one that has anything more or less is an error. */
export type Heard = z.infer<typeof serverMessage>;
type HeardEvent = Extract<Heard, { type: 'event'; kind: 'banked' }>['event'];

function heardIn(text: string): Heard {
  const value: unknown = JSON.parse(text);
  const message = serverMessage.parse(value);
  if (!sameJson(message, value)) throw new Error(`The house sent more than it says: ${text}`);
  return message;
}

function isA<T extends HeardEvent['type']>(
  event: HeardEvent,
  type: T,
): event is Extract<HeardEvent, { type: T }> {
  return event.type === type;
}

/** Somebody with a browser: a session, a line to the house, and a memory of everything the house sent. */
export class Visitor {
  readonly address: string;
  readonly cookie: string;
  readonly heard: Heard[] = [];
  /** Every byte that came, as text. */
  bytes = '';
  closed: number | undefined;
  #socket: WebSocket | undefined;
  #waiting: (() => void)[] = [];
  #ids = 0;

  constructor(address: string, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async enter(address: string): Promise<Visitor> {
    const answer = await fetch(`${address}/api/guest`, { method: 'POST' });
    if (!answer.ok) throw new Error(await answer.text());
    return new Visitor(address, cookieOf(answer));
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.address}${path}`, { headers: { cookie: this.cookie } });
    const text = await answer.text();
    this.bytes += text;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    const value: T = JSON.parse(text);
    return value;
  }

  me(): Promise<MeView> {
    return this.get('/api/me');
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: this.cookie },
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.bytes += text;
      this.heard.push(heardIn(text));
      this.#tell();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#tell();
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return this;
  }

  #tell(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  leave(): void {
    this.#socket?.terminate();
  }

  say(message: ClientMessage): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.#socket?.send(data);
  }

  /** The first message from `from` on that fits; waits for it. */
  async until<T>(fits: (message: Heard) => T | undefined | false, from = 0): Promise<T> {
    for (let at = from; ; at += 1) {
      while (at >= this.heard.length) {
        if (this.closed !== undefined) throw new Error(`The line was closed with ${this.closed}.`);
        await this.#more();
      }
      const message = this.heard[at];
      const found = message && fits(message);
      if (found !== undefined && found !== false) return found;
    }
  }

  /** Waits for the next message; whoever waits in vain says what was heard last, long before the test is given up. */
  async #more(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(this.#inVain())), IN_VAIN);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #inVain(): string {
    const last = this.heard.slice(-5).map((message) => JSON.stringify(message).slice(0, 600));
    return `Nothing was heard for ${IN_VAIN / 1_000} s; before that:\n${last.join('\n')}`;
  }

  async hangUp(): Promise<number> {
    while (this.closed === undefined) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  /** The next event of this type, or the first one that was heard from `from` on. */
  event<T extends HeardEvent['type']>(
    type: T,
    table?: string,
    from = this.heard.length,
  ): Promise<Extract<HeardEvent, { type: T }>> {
    return this.until(
      (message) =>
        message.type === 'event' &&
        message.kind === 'banked' &&
        (table === undefined || message.table === table) &&
        isA(message.event, type) &&
        message.event,
      from,
    );
  }

  async join(table: string): Promise<Extract<Heard, { type: 'table'; kind: 'banked' }>['view']> {
    const from = this.heard.length;
    this.say({ type: 'join', table });
    return this.until(
      (message) =>
        message.type === 'table' && message.kind === 'banked' && message.view.table === table && message.view,
      from,
    );
  }

  async joinPoker(table: string): Promise<Extract<Heard, { type: 'table'; kind: 'poker' }>['view']> {
    const from = this.heard.length;
    this.say({ type: 'join', table });
    return this.until(
      (message) =>
        message.type === 'table' && message.kind === 'poker' && message.view.table === table && message.view,
      from,
    );
  }

  /** Sends a command and waits for its answer: 'done', or the reason why not. */
  async ask(
    command: DistributiveOmit<Extract<ClientMessage, { id: string }>, 'id'>,
    id?: string,
  ): Promise<string> {
    this.#ids += 1;
    const name = id ?? `c${this.#ids}-${Math.random()}`;
    const from = this.heard.length;
    this.say({ ...command, id: name });
    return this.until((message) => {
      // It has no id, so whoever waited for theirs would wait for ever.
      if (message.type === 'error' && message.reason.startsWith('Too many messages'))
        throw new Error('The house was asked faster than it listens.');
      if (message.type === 'done' && message.id === name) return 'done';
      return message.type === 'refused' && message.id === name && message.refusal.reason;
    }, from);
  }

  bet(
    table: string,
    spot: number,
    wager: string,
    amount: number,
    kind: 'own' | 'back' | 'tip' = 'own',
    id?: string,
  ): Promise<string> {
    return this.ask({ type: 'bet', table, changes: [{ spot, wager, kind, amount }] }, id);
  }

  /** Asks again, far more slowly than the house forbids, for as long as the answer is still `before`. */
  async answerAfter(before: string, ask: () => Promise<string>): Promise<string> {
    for (let asked = 0; asked < IN_VAIN / BETWEEN_ASKS; asked += 1) {
      const answer = await ask();
      if (answer !== before) return answer;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_ASKS));
    }
    return before;
  }

  /** Bets as soon as bets are open. They may be opened in the same breath in which a bet was refused. */
  async betWhenOpen(table: string, changes: BetChanges): Promise<void> {
    for (;;) {
      const from = this.heard.length;
      if ((await this.ask({ type: 'bet', table, changes: [...changes] })) === 'done') return;
      await this.event('betting-opened', table, from);
    }
  }

  /** Bets as soon as bets are open, asks for the deal and sees the round to its end: no clock is waited for. */
  async playRound(table: string, laid: Laid): Promise<Extract<HeardEvent, { type: 'round-over' }>> {
    await this.betWhenOpen(
      table,
      laid.map((bet) => ({ ...bet, kind: 'own' })),
    );
    const over = this.event('round-over', table);
    await this.ask({ type: 'deal-now', table });
    return over;
  }
}

/** Longer than any clock of a table in these tests, and shorter than their patience. */
const IN_VAIN = 150_000;
const BETWEEN_ASKS = 50;

/** What is laid down, for a round to be played. */
type Laid = readonly { readonly spot: number; readonly wager: string; readonly amount: number }[];

type BetChanges = Readonly<Extract<ClientMessage, { type: 'bet' }>['changes']>;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
