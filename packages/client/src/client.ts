import { randomUUID } from 'node:crypto';
import type { Command, LobbyTable, MeView, PokerLobbyTable, ServerMessage } from '@croupier/house/protocol';
import { KeptConnection } from './kept-connection.ts';
import { RefusedByHouse } from './refused.ts';
import type { Request, TableMessage } from './requests.ts';
import { comeIn, refusalIn } from './session.ts';

/** The name and the password of an account. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

interface Asked extends Waiting<void> {
  readonly command: Command;
}

interface Joined {
  /** The last event that was heard; undefined until the table has been sent on this line. */
  seq: number | undefined;
  readonly waiting: Waiting<TableMessage>[];
}

/**
 * Somebody at the house. A line that falls is opened again: the tables are joined afresh, and what was asked and not answered
 * is sent once more with the same id, which the house carries out once.
 */
export class Client {
  readonly #address: string;
  readonly #cookie: string;
  readonly #line: KeptConnection;
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #asked = new Map<string, Asked>();
  readonly #tables = new Map<string, Joined>();

  private constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
    this.#line = new KeptConnection(`${address.replace('http', 'ws')}/ws`, cookie, {
      opened: () => this.#joinAll(),
      heard: (message) => this.#hear(message),
      ended: (why) => this.#giveUp(why),
    });
  }

  /** Comes in as a guest with play chips. */
  static async asGuest(address: string): Promise<Client> {
    return new Client(address, await comeIn(address, '/api/guest', undefined));
  }

  /** Comes in with a name. */
  static async signIn(address: string, credentials: Credentials): Promise<Client> {
    return new Client(address, await comeIn(address, '/api/sign-in', credentials));
  }

  me(): Promise<MeView> {
    return this.get<MeView>('/api/me');
  }

  tables(): Promise<LobbyTable[]> {
    return this.get<LobbyTable[]>('/api/tables');
  }

  pokerTables(): Promise<PokerLobbyTable[]> {
    return this.get<PokerLobbyTable[]>('/api/poker-tables');
  }

  /** What any other address of the HTTP side answers; the protocol has its types. */
  async get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${this.#address}${path}`, { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw await refusalIn(answer);
    const value: Answer = JSON.parse(await answer.text());
    return value;
  }

  /** Hears every message of the house, in order; the answer ends that. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Looks at a table: from now on its events are heard, also after the line has fallen. */
  join(table: string): Promise<TableMessage> {
    const joined = this.#tables.get(table) ?? { seq: undefined, waiting: [] };
    this.#tables.set(table, joined);
    return new Promise((resolve, reject) => {
      joined.waiting.push({ resolve, reject });
      this.#line.say({ type: 'join', table });
    });
  }

  leave(table: string): void {
    if (this.#tables.delete(table)) this.#line.say({ type: 'leave', table });
  }

  /** Asks for something at a table that was joined; done means durable, and a refusal is thrown. */
  ask(request: Request): Promise<void> {
    const command: Command = { ...request, id: randomUUID() };
    return new Promise((resolve, reject) => {
      this.#asked.set(command.id, { command, resolve, reject });
      // Otherwise it is sent as soon as the table is there again.
      if (this.#tables.get(command.table)?.seq !== undefined) this.#line.say(command);
      else if (!this.#tables.has(command.table))
        this.#answer(command.id, new RefusedByHouse({ reason: 'Join the table first.' }));
    });
  }

  /** Hangs up. */
  close(): void {
    this.#line.close();
    this.#giveUp('The line was closed.');
  }

  #joinAll(): void {
    for (const [table, joined] of this.#tables) {
      joined.seq = undefined;
      this.#line.say({ type: 'join', table });
    }
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.#seated(message);
    else if (message.type === 'event') this.#follow(message);
    else if (message.type === 'done') this.#answer(message.id);
    else if (message.type === 'refused') this.#answer(message.id, new RefusedByHouse(message.refusal));
    else if (message.type === 'error') this.#refuseJoin(message.reason);
    for (const listener of this.#listeners) listener(message);
  }

  #seated(message: TableMessage): void {
    const { table, seq } = message.view;
    const joined = this.#tables.get(table);
    if (!joined) return;
    const again = joined.seq === undefined;
    joined.seq = seq;
    for (const { resolve } of joined.waiting.splice(0)) resolve(message);
    if (!again) return;
    for (const { command } of this.#asked.values()) if (command.table === table) this.#line.say(command);
  }

  /** Events come one by one; after a gap the table is looked at afresh. `watching` repeats a number. */
  #follow({ table, seq, event }: Extract<ServerMessage, { type: 'event' }>): void {
    const joined = this.#tables.get(table);
    if (joined?.seq === undefined || event.type === 'watching') return;
    if (seq > joined.seq + 1) this.#line.say({ type: 'join', table });
    joined.seq = Math.max(joined.seq, seq);
  }

  #answer(id: string, refused?: Error): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (refused) asked?.reject(refused);
    else asked?.resolve();
  }

  /** An error carries no id; what this client sends is well formed, so it is the answer to the first join that waits. */
  #refuseJoin(reason: string): void {
    for (const [table, { seq, waiting }] of this.#tables) {
      const first = waiting.shift();
      if (!first) continue;
      if (seq === undefined && waiting.length === 0) this.#tables.delete(table);
      first.reject(new RefusedByHouse({ reason }));
      return;
    }
  }

  #giveUp(why: string): void {
    const waiting = [...this.#tables.values()].flatMap((joined) => joined.waiting.splice(0));
    for (const { reject } of [...waiting, ...this.#asked.values()]) reject(new Error(why));
    this.#asked.clear();
  }
}
