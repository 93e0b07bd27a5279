import type { Duplex } from 'node:stream';
import type { Refusal } from '@croupier/table';
import type { RawData, WebSocket } from 'ws';
import type { Person } from '../people/index.ts';
import { type ClientMessage, type Command, clientMessage, type ServerMessage } from '../protocol/index.ts';
import { type CommandKey, contentHash } from '../storage/member.ts';
import type { PlayerCommand, StaffCommand } from '../tables/commands.ts';
import { NobodyWaits, type Outcome } from '../tables/journal-writer.ts';
import { TableIsAnother } from '../tables/rules-changed.ts';
import { Allowance } from './allowance.ts';
import type { Casino, OpenTable } from './casino.ts';
import { whyClosed } from './closed-tables.ts';
import { frameOf } from './frame.ts';
import type { Screen } from './room.ts';
import { sentenceOf } from './sentences.ts';
import { isForStaff, pokerTableCommand, refusalOfRole, tableCommand } from './table-command.ts';
import { carryOutTalk, isTalk, talkAt } from './talk-command.ts';

/** More unsent bytes than this and the connection is too slow to be worth keeping. */
const MOST_UNSENT = 4 * 1024 * 1024;
const MESSAGES_PER_SECOND = 50;
const MESSAGES_AT_ONCE = 120;
const POLICY_VIOLATION = 1008;
/** Long enough for the last frame to leave, in milliseconds. */
const GOODBYE = 100;

/** One WebSocket: what its person says is checked, carried out and answered; what happens is sent. */
export class Connection implements Screen {
  readonly person: string;
  readonly #casino: Casino;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #allowance = new Allowance(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE);
  readonly #joined = new Set<string>();
  #unsent: Buffer[] = [];

  constructor(casino: Casino, person: Person, socket: WebSocket, stream: Duplex) {
    this.person = person.id;
    this.#casino = casino;
    this.#socket = socket;
    this.#stream = stream;
    socket.on('message', (data, binary) => this.#hear(data, binary));
    socket.on('close', () => this.#leaveAll());
    socket.on('error', () => socket.terminate());
  }

  send(frames: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > MOST_UNSENT) {
      this.#socket.terminate();
      return;
    }
    // What a turn of the event loop has to say to somebody leaves in one write: what happened, what is theirs, `done`.
    this.#unsent.push(frames);
    if (this.#unsent.length === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const unsent = this.#unsent;
    this.#unsent = [];
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Corked they leave in one write, and need not be copied together for it.
    this.#stream.cork();
    for (const frames of unsent) this.#stream.write(frames);
    this.#stream.uncork();
  }

  /** Ends the connection from our side: nothing that still comes is read, and nobody is waited for to say goodbye. */
  close(code: number, reason: string): void {
    this.#socket.removeAllListeners('message');
    this.#flush();
    this.#socket.close(code, reason);
    this.#stream.pause();
    this.#leaveAll();
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }

  #say(message: ServerMessage): void {
    this.send(frameOf(message));
  }

  #hear(data: RawData, binary: boolean): void {
    if (!this.#allowance.take()) {
      if (this.#allowance.exhausted) this.close(POLICY_VIOLATION, 'Too many messages.');
      else this.#say({ type: 'error', reason: 'Too many messages at once; this one was not looked at.' });
      return;
    }
    const message = binary ? 'Messages are text.' : understood(data);
    if (typeof message === 'string') {
      this.#say({ type: 'error', reason: message });
      return;
    }
    const table = this.#casino.tables.get(message.table);
    if (!table) this.#refuse(message, whyClosed(this.#casino, message.table));
    else if (message.type === 'join') void this.#join(message.table, table);
    else if (message.type === 'leave') this.#leave(message.table);
    else void this.#command(table, message);
  }

  #refuse(message: ClientMessage, refusal: Refusal): void {
    this.#say(
      'id' in message
        ? { type: 'refused', id: message.id, refusal }
        : { type: 'error', reason: refusal.reason },
    );
  }

  async #join(id: string, open: OpenTable): Promise<void> {
    try {
      await this.#casino.purses.learn(this.person);
      await open.table.ready();
      if (this.#casino.tables.get(id) !== open) return this.#joinAgain(id);
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      open.room.enter(this);
      this.#joined.add(id);
      open.table.lookAround();
      this.#say(open.table.tableFor(this.person));
      const talk = await talkAt(this.#casino, id);
      if (talk) this.#say(talk);
      open.watchingChanged();
    } catch (error) {
      this.#casino.complain(error);
      this.#say({ type: 'error', reason: sentenceOf(error).reason });
    }
  }

  /** The table has become another, or is gone, while somebody came to it. */
  async #joinAgain(id: string): Promise<void> {
    const open = this.#casino.tables.get(id);
    if (open) return this.#join(id, open);
    this.#say({ type: 'error', reason: whyClosed(this.#casino, id).reason });
    return undefined;
  }

  #leave(id: string): void {
    const open = this.#joined.delete(id) && this.#casino.tables.get(id);
    if (!open) return;
    open.room.leave(this);
    open.table.lookAround();
    open.watchingChanged();
  }

  #leaveAll(): void {
    for (const id of this.#joined) this.#leave(id);
    this.#casino.answers.forget(this.person);
  }

  async #command(open: OpenTable, command: Command): Promise<void> {
    if (!open.room.holds(this)) {
      this.#refuse(command, { reason: 'Join the table first.' });
      return;
    }
    const key = { person: this.person, id: command.id, content: contentHash(command) };
    try {
      const outcome = await this.#casino.answers.once(
        key,
        () => this.#socket.readyState === this.#socket.OPEN,
        (isWanted) => this.#carryOut(open, command, key, isWanted),
      );
      this.#say(answerTo(command, outcome));
    } catch (error) {
      if (!(error instanceof TableIsAnother || error instanceof NobodyWaits)) this.#casino.complain(error);
      this.#refuse(command, sentenceOf(error));
    }
  }

  async #carryOut(
    open: OpenTable,
    command: Command,
    key: CommandKey,
    isWanted: () => boolean,
  ): Promise<Outcome> {
    const notTheirs = isForStaff(command) ? await this.#refusalOfRole(command) : undefined;
    if (notTheirs) return { refused: notTheirs };
    if (isTalk(command)) return carryOutTalk(this.#casino, open, command, this.person);
    if (open.kind === 'poker') {
      if (command.type === 'change-table')
        return this.#casino.changes.ask(open.driver.setting.id, command.to, this.person);
      const asked = pokerTableCommand(command, this.person);
      return asked
        ? open.table.command(asked, key, isWanted)
        : { refused: { reason: 'This is a poker table.' } };
    }
    const asked = tableCommand(command, this.person);
    if (!asked) return { refused: { reason: 'This is no poker table.' } };
    return open.table.command(await this.#withSecond(asked), key, isWanted);
  }

  /** Where two people are needed, with those who are no second to this one. */
  async #withSecond(asked: PlayerCommand | StaffCommand): Promise<PlayerCommand | StaffCommand> {
    const grave =
      asked.do === 'irregularity' || asked.do === 'back-out-jackpot' || asked.do === 'confirm-jackpot';
    return grave ? { ...asked, unlike: await this.#casino.people.bound(this.person) } : asked;
  }

  /** Roles are looked up when one is needed: one that was withdrawn meanwhile, on whatever node, is gone. */
  async #refusalOfRole(command: Command): Promise<Refusal | undefined> {
    const person = await this.#casino.people.find(this.person);
    return refusalOfRole(command, person?.roles ?? []);
  }
}

const answerTo = ({ id }: Command, outcome: Outcome): ServerMessage =>
  'refused' in outcome ? { type: 'refused', id, refusal: outcome.refused } : { type: 'done', id };

/** The message, or what is wrong with it. */
function understood(data: RawData): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(textOf(data));
  } catch {
    return 'This message is not JSON.';
  }
  const parsed = clientMessage.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return `This message is not one of the protocol's: ${where}${issue?.message ?? 'it has another form'}.`;
}

function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data).toString();
}
