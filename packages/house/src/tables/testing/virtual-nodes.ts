import { setImmediate as immediate } from 'node:timers/promises';
import { type SeededRandom, seededRandom } from '@croupier/cards';
import { cents } from '@croupier/table';
import type { Entered } from '../../storage/commit.ts';
import { StorageUnavailable } from '../../storage/failures.ts';
import { EMPTY_JOURNAL, type JournalEvent } from '../../storage/journal.ts';
import { account } from '../../storage/ledger.ts';
import { type CommandKey, type Commit, type Committed, spelledOut } from '../../storage/member.ts';
import type { Cleared } from '../cleared.ts';
import {
  type Bookkeeping,
  type JournalRead,
  JournalWriter,
  type Outcome,
  type WritersBooks,
} from '../journal-writer.ts';
import type { SharedFigures } from '../on-shared-meters.ts';
import { RULES_CHANGED, TableIsAnother } from '../rules-changed.ts';
import { ALL_CHECKS, type VirtualChecks, VirtualDatabase } from './virtual-database.ts';

/** A table of some kind, as a schedule plays at it. */
export interface VirtualTable<State extends { readonly seq: number }, Event, Command> {
  readonly id: string;
  /** Its books, where what meters show is as a node has heard. */
  books(figures: SharedFigures): Bookkeeping<State, Event, Command>;
  /** Something that player `number` asks, who sees the table so. */
  asked(number: number, seen: State, random: SeededRandom): Command;
  /** What the dealer does who sees the table so. */
  due(seen: State, random: SeededRandom): Command | null;
  /** False for what may be so already when it is asked for: then it is done, and nothing is written. */
  needsLine?(command: Command): boolean;
  /** True when people can play at it: so far it is brought before the schedule begins, unless that begins with nothing. */
  isOpen(state: State): boolean;
  /** What is taken off it before it gets other rules; undefined while that cannot be. */
  cleared(state: State): Cleared | undefined;
}

/** Something that is under way: to the database, or back from it. */
interface Letter<Node> {
  readonly node: Node;
  /** Commits arrive in the order in which they were sent; everything else in any. */
  readonly commit: boolean;
  readonly deliver: () => void;
}

/** A command somebody sent, and what they heard of it; a node that was killed answers nothing. */
export interface Sent<Command> {
  readonly key: Required<CommandKey>;
  readonly table: string;
  readonly command: Command;
  /** It cannot be so already, and then done without a line. */
  readonly needsLine: boolean;
  outcome?: Outcome;
}

interface VirtualNode<State extends { readonly seq: number }, Event, Command> {
  paused: boolean;
  dead: boolean;
  readonly writers: Map<string, JournalWriter<State, Event, Command>>;
  /** What it has heard of the meters that tables share. */
  readonly heard: Map<string, number>;
}

export interface VirtualOptions {
  readonly checks?: VirtualChecks;
  /** The lines of tables at which nobody has played yet, for them to begin with. */
  readonly opened?: readonly JournalEvent[];
  /** Some time somebody starts a node that has other rules for the first table. */
  readonly rulesChange?: boolean;
}

const CHIPS = 100_000;

export const playerNamed = (number: number): string => `p${number}`;

/**
 * Nodes that serve tables from one database, in a world in which everything takes its time: each message to and from the
 * database arrives when the seed says so, nodes are paused in the middle of anything, killed and replaced, connections break
 * after the commit or before it. The clock is the number of things that have happened.
 */
export class VirtualHouse<State extends { readonly seq: number }, Event, Command> {
  readonly database: VirtualDatabase;
  readonly tables: readonly VirtualTable<State, Event, Command>[];
  readonly sent: Sent<Command>[] = [];
  readonly #random: SeededRandom;
  readonly #rulesChange: boolean;
  #nodes: VirtualNode<State, Event, Command>[] = [];
  #letters: Letter<VirtualNode<State, Event, Command>>[] = [];
  #impatient: (() => void)[] = [];
  #time = 0;

  constructor(
    tables: readonly VirtualTable<State, Event, Command>[],
    seed: string,
    { checks = ALL_CHECKS, opened = [], rulesChange = false }: VirtualOptions = {},
  ) {
    this.tables = tables;
    this.#random = seededRandom(seed);
    this.#rulesChange = rulesChange;
    this.database = new VirtualDatabase(checks, opened);
  }

  /** One node opens the tables, in peace; the lines that it writes. */
  async opened(): Promise<readonly JournalEvent[]> {
    await this.#open();
    for (const table of this.tables)
      for (const writer of this.#nodes.flatMap(({ writers }) => writers.get(table.id) ?? []))
        while (!table.isOpen(writer.state)) {
          this.#deal(table, writer);
          await this.#peace();
        }
    return this.tables.flatMap(({ id }) => this.database.lines(id));
  }

  /** So many steps in which the seed decides what happens, and then peace until nothing is under way. */
  async run({ nodes, players, steps }: { nodes: number; players: number; steps: number }): Promise<void> {
    for (let player = 0; player < players; player += 1) {
      this.database.balances.set(account.wallet(playerNamed(player)), CHIPS);
      this.database.balances.set(account.cage, (this.database.balances.get(account.cage) ?? 0) - CHIPS);
    }
    for (let node = 0; node < nodes; node += 1) await this.#open();
    for (let step = 0; step < steps; step += 1) await this.#happen(players);
    for (const node of this.#nodes) node.paused = false;
    for (const goElsewhere of this.#impatient) goElsewhere();
    await this.#peace();
    for (const { writers } of this.#nodes) for (const writer of writers.values()) writer.hear();
    await this.#peace();
  }

  /** A table as the nodes that are left have it. */
  states(table: string): State[] {
    return this.#nodes.flatMap(({ writers }) => writers.get(table)?.state ?? []);
  }

  #one<T>(among: readonly T[]): T | undefined {
    return among[this.#random.below(Math.max(1, among.length))];
  }

  async #happen(players: number): Promise<void> {
    this.#time += 1;
    const dice = this.#random.below(100);
    const node = this.#one(this.#nodes);
    const table = this.#one(this.tables);
    const writer = table && node?.writers.get(table.id);
    if (dice < 45) this.#deliverOne();
    else if (table && writer && dice < 65) this.#ask(table, writer, players);
    else if (table && writer && dice < 90) this.#deal(table, writer);
    else if (node && dice < 97) node.paused = !node.paused;
    else if (node && dice < 98) await this.#replace(node);
    else this.#breakOne();
    if (this.#random.below(4) === 0) this.#impatient.shift()?.();
    if (this.#rulesChange && this.#random.below(8) === 0) this.#changeRules();
    await immediate();
    await immediate();
  }

  async #peace(): Promise<void> {
    // A writer that has nothing to do sends nothing: a few turns without a letter are peace.
    for (let quiet = 0; quiet < 6; quiet += 1) {
      if (this.#deliverOne()) quiet = 0;
      await immediate();
    }
  }

  #deliverOne(): boolean {
    const behind = new Set<VirtualNode<State, Event, Command>>();
    const arrivable = this.#letters.filter(({ node, commit }) => {
      if (node.paused || node.dead || (commit && behind.has(node))) return false;
      if (commit) behind.add(node);
      return true;
    });
    const letter = this.#one(arrivable);
    if (!letter) return false;
    this.#letters = this.#letters.filter((other) => other !== letter);
    letter.deliver();
    return true;
  }

  /** Somebody at this node asks for something. */
  #ask(
    table: VirtualTable<State, Event, Command>,
    writer: JournalWriter<State, Event, Command>,
    players: number,
  ): void {
    const number = this.#random.below(players);
    const command = table.asked(number, writer.state, this.#random);
    const id = `${this.sent.length}`;
    const key = { person: playerNamed(number), id, content: id.padStart(64, '0') };
    const needsLine = table.needsLine?.(command) ?? true;
    const sent: Sent<Command> = { key, table: table.id, command, needsLine };
    this.sent.push(sent);
    let waits = true;
    void this.#asked(writer, sent, () => waits);
    if (this.#random.below(4) !== 0) return;
    // Some lose patience, and ask for the same at another node, or at the same once more.
    this.#impatient.push(() => {
      waits = false;
      const other = this.#one(this.#nodes)?.writers.get(table.id);
      if (other && !sent.outcome) void this.#asked(other, sent, () => true);
    });
  }

  async #asked(
    writer: JournalWriter<State, Event, Command>,
    sent: Sent<Command>,
    waits: () => boolean,
  ): Promise<void> {
    const outcome = await writer
      .submit(() => sent.command, sent.key, waits)
      // Who is told that the table is another is told that nothing was changed.
      .catch((error: unknown) => (error instanceof TableIsAnother ? { refused: error.refusal } : undefined));
    if (outcome && waits()) sent.outcome = outcome;
  }

  /** The node does what it believes to be due. */
  #deal(table: VirtualTable<State, Event, Command>, writer: JournalWriter<State, Event, Command>): void {
    writer.submit((state) => table.due(state, this.#random)).catch(() => undefined);
  }

  /** A node that has other rules for the first table puts them in force, if it believes that nothing lies there. */
  #changeRules(): void {
    const [table] = this.tables;
    const node = this.#one(this.#nodes);
    const writer = table && node?.writers.get(table.id);
    const off = writer && table.cleared(writer.state);
    if (!node || !off) return;
    const body = { shoe: 0, round: 0, meters: {}, before: null, after: null, terms: null, by: null, why: '' };
    const { committed } = this.#enter(node, {
      table: table.id,
      after: writer.head,
      events: [...off.events, { type: RULES_CHANGED, body }],
      transactions: off.movements.map(({ reason, event, postings }) => ({
        reason,
        postings,
        seq: writer.head.seq + 1 + event,
      })),
    });
    committed.then(() => writer.hear()).catch(() => undefined);
  }

  /** A connection to the database breaks: what was sent on it may be written or not, and nobody says. */
  #breakOne(): void {
    const letter = this.#one(this.#letters.filter(({ commit, node }) => commit && !node.dead));
    if (letter) this.#cut.add(letter);
  }

  readonly #cut = new Set<Letter<VirtualNode<State, Event, Command>>>();

  /** A node is killed in the middle of whatever it does, and another one comes up in its place. */
  async #replace(node: VirtualNode<State, Event, Command>): Promise<void> {
    if (this.#isAnother) return;
    node.dead = true;
    // What it sent may arrive, or may not.
    const last = this.#letters.filter(({ node: from, commit }) => from === node && commit);
    for (const letter of last.slice(0, this.#random.below(last.length + 1))) letter.deliver();
    this.#letters = this.#letters.filter(({ node: from }) => from !== node);
    this.#nodes = this.#nodes.filter((other) => other !== node);
    if (!this.#isAnother) await this.#open();
  }

  /** A table has got other rules: a node that comes up now would serve another table. */
  get #isAnother(): boolean {
    return this.tables.some(({ id }) => this.database.lines(id).some(({ type }) => type === RULES_CHANGED));
  }

  async #open(): Promise<void> {
    const shared = account.sharedMeter('');
    const meters = [...this.database.balances].filter(([name]) => name.startsWith(shared));
    const node: VirtualNode<State, Event, Command> = {
      paused: false,
      dead: false,
      writers: new Map(),
      heard: new Map(meters),
    };
    const figures: SharedFigures = (name) => {
      const heard = node.heard.get(account.sharedMeter(name));
      return heard === undefined ? null : cents(heard);
    };
    for (const table of this.tables) {
      const books = table.books(figures);
      // Opening is not what is tried here: it reads the journal as it is.
      const recovered = await books.recover(this.#journal(async (read) => read()));
      const writer = new JournalWriter(books, this.#booksOf(node), recovered, {
        applied: () => undefined,
        balances: (balances) => {
          for (const [name, balance] of balances) if (name.startsWith(shared)) node.heard.set(name, balance);
        },
        reloaded: () => undefined,
      });
      node.writers.set(table.id, writer);
    }
    this.#nodes.push(node);
  }

  #booksOf(node: VirtualNode<State, Event, Command>): WritersBooks {
    const asked = <Answer>(ask: () => Answer): Promise<Answer> => this.#answered(node, false, ask);
    return {
      enter: (commit) => this.#enter(node, commit),
      ready: async () => undefined,
      journal: this.#journal(asked),
      ledger: {
        balancesMovedBy: (table, from, to) => asked(() => this.database.movedBy(table, from, to)),
      },
      carriedOut: ({ person, id }) => asked(() => this.database.commands.get(`${person} ${id}`)),
    };
  }

  #enter(node: VirtualNode<State, Event, Command>, commit: Commit): Entered {
    this.#time += 1;
    const member = spelledOut({ ...commit, at: new Date(this.#time) });
    const committed = this.#answered(node, true, (): Committed => {
      const written = this.database.write(member);
      this.#tell(node, commit.table);
      return written;
    });
    return { head: member.head, committed };
  }

  /** The others hear of a line, some time. */
  #tell(from: VirtualNode<State, Event, Command>, table: string): void {
    const { seq } = this.database.head(table);
    for (const node of this.#nodes) {
      if (node === from || this.#random.below(8) === 0) continue;
      this.#letters.push({ node, commit: false, deliver: () => node.writers.get(table)?.hear(seq) });
    }
  }

  /** Something is asked of the database: it arrives some time, and the answer comes back some time. */
  #answered<Answer>(
    node: VirtualNode<State, Event, Command>,
    commit: boolean,
    ask: () => Answer,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const letter: Letter<VirtualNode<State, Event, Command>> = {
        node,
        commit,
        deliver: () => {
          const broken = this.#cut.has(letter);
          if (broken && this.#random.below(2) === 0) {
            this.#back(node, () => reject(new StorageUnavailable('The line is broken.')));
            return;
          }
          try {
            const answer = ask();
            this.#back(node, () =>
              broken ? reject(new StorageUnavailable('The line is broken.')) : resolve(answer),
            );
          } catch (error) {
            this.#back(node, () => reject(error));
          }
        },
      };
      this.#letters.push(letter);
    });
  }

  #back(node: VirtualNode<State, Event, Command>, deliver: () => void): void {
    this.#letters.push({ node, commit: false, deliver });
  }

  #journal(asked: <Answer>(ask: () => Answer) => Promise<Answer>): JournalRead {
    const { database } = this;
    const read: JournalRead['read'] = (table, options) =>
      asked(() => {
        const lines = database.lines(table);
        const first = (options?.from ?? 1) - 1;
        return lines.slice(first, first + (options?.limit ?? lines.length));
      });
    return {
      read,
      head: (table) => asked(() => database.head(table)),
      last: (table, types) => asked(() => database.lines(table).findLast(({ type }) => types.includes(type))),
      async *linesFrom(start): AsyncGenerator<JournalEvent> {
        const [table, from] =
          typeof start === 'string' ? [start, EMPTY_JOURNAL.seq + 1] : [start.table, start.seq];
        yield* await read(table, { from });
      },
    };
  }
}
