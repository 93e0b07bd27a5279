import type { Command, ServerMessage } from '@croupier/house/protocol';
import type { Asked, Model } from '../model/model.ts';
import type { Store } from '../model/store.ts';
import { Inbox } from './inbox.ts';
import { KeptConnection } from './kept-connection.ts';
import { readMessage } from './messages.ts';

/** A message, and when it came. */
interface Said {
  readonly message: ServerMessage;
  readonly at: number;
}

/** Whoever presses these again before the house has answered means them once: what was done would be refused as done already. */
const ONCE: ReadonlySet<Command['type']> = new Set([
  'deal-now',
  'sit',
  'stand-up',
  'take-bank',
  'decline-bank',
  'cut',
  'decline-cut',
]);

/**
 * The connection to one table. After a fall it looks at the table afresh, and repeats what was asked and not answered: the
 * house knows a command by its id and does it once.
 */
export class HouseConnection {
  readonly #store: Store;
  readonly #table: string;
  readonly #connection: KeptConnection;
  readonly #inbox: Inbox<Said> = new Inbox<Said>(
    (said) => this.#hear(said),
    ({ message }) => message.type === 'event',
  );

  constructor(store: Store, table: string, address: string) {
    this.#store = store;
    this.#table = table;
    this.#connection = new KeptConnection({
      address,
      hello: { type: 'join', table },
      heard: (text) => {
        const message = readMessage(text);
        if (message) this.#inbox.put({ message, at: Date.now() });
      },
      stands: (connection) => {
        // What came on a line is heard before it falls: later it would be taken for a word of the next one.
        if (connection.is !== 'up') this.#inbox.hearAll();
        store.tell({ type: 'connection', connection });
      },
    });
  }

  open(): void {
    this.#connection.open();
  }

  /** The table goes on without this browser; what was last seen of it stays known. */
  hangUp(): void {
    this.#inbox.empty();
    this.#connection.close({ type: 'leave', table: this.#table });
  }

  leave(): void {
    this.hangUp();
    this.#store.tell({ type: 'left' });
    this.#store.tell({ type: 'connection', connection: { is: 'idle' } });
  }

  /** At a table against a bank nothing is kept for later while the line is down: what the house has not heard is not staked. */
  ask(wish: Command): void {
    const { connection, poker, asked, table } = this.#store.read();
    const command = table ? forRound(wish, table.view.round) : wish;
    if (ONCE.has(command.type) && asked.some((one) => one.command.type === command.type)) return;
    if (connection.is !== 'up' && poker === null && command.type !== 'say') {
      this.#store.tell({ type: 'unheard', command });
      return;
    }
    this.#store.tell({ type: 'asked', command });
    this.#connection.ask(command);
  }

  readonly retry = (): void => this.#connection.retry();

  #hear({ message, at }: Said): void {
    this.#store.tell({ type: 'heard', message, at });
    if (message.type === 'table') this.#seated();
    else if (message.type === 'event' && hasGap(this.#store.read())) this.#connection.sayHello();
  }

  #seated(): void {
    const model = this.#store.read();
    if (model.connection.is === 'up') return;
    this.#connection.isUp();
    const phase = model.table?.view.phase.name;
    const round = phase === 'betting' || phase === 'cut' ? model.table?.view.round : undefined;
    // What is asked of a poker table says itself for which turn it is.
    const inTime = ({ command, round: meant }: Asked): boolean =>
      model.poker !== null ||
      command.type === 'say' ||
      command.type === 'back-bets' ||
      command.type === 'stand-up' ||
      meant === round;
    const late = model.asked.filter((asked) => !inTime(asked)).map(({ command }) => command.id);
    if (late.length > 0) this.#store.tell({ type: 'dropped', ids: late });
    for (const { command } of model.asked.filter(inTime)) this.#connection.ask(command);
  }
}

const hasGap = ({ table, poker }: Model): boolean => table?.gap ?? poker?.gap ?? false;

/** Chips and decisions are for the round that one sees: what the line holds up does not count in the next. */
const forRound = (command: Command, round: number): Command =>
  command.type === 'bet' ||
  command.type === 'undo' ||
  command.type === 'clear' ||
  command.type === 'double' ||
  command.type === 'rebet' ||
  command.type === 'deal-now' ||
  command.type === 'answer'
    ? { ...command, round }
    : command;
