import { setImmediate as immediate } from 'node:timers/promises';
import { type Card, NO_CUT, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import { cents } from '@croupier/table';
import type { Entered } from '../../storage/commit.ts';
import { StorageUnavailable } from '../../storage/failures.ts';
import { EMPTY_JOURNAL, type JournalEvent } from '../../storage/journal.ts';
import { account } from '../../storage/ledger.ts';
import { type CommandKey, type Commit, type Committed, spelledOut } from '../../storage/member.ts';
import { bookkeeping } from '../bookkeeping.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { type JournalRead, JournalWriter, type Outcome, type WritersBooks } from '../journal-writer.ts';
import { recover } from '../recover-banked.ts';
import type { TableSetting } from '../setting.ts';
import { roundSeen, type TableState } from '../state.ts';
import { VirtualDatabase } from './virtual-database.ts';

/** Something that is under way: to the database, or back from it. */
interface Letter {
  readonly node: VirtualNode;
  /** Commits arrive in the order in which they were sent; everything else in any. */
  readonly commit: boolean;
  readonly deliver: () => void;
}

/** A command somebody sent, and how it was answered; a node that was killed answers nothing. */
export interface Sent {
  readonly key: Required<CommandKey>;
  readonly amount: number;
  readonly player: string;
  /** Sent a second time: then one node may refuse what another carries out later. */
  readonly twice: boolean;
  outcome?: Outcome;
}

interface VirtualNode {
  paused: boolean;
  dead: boolean;
  writer: JournalWriter<TableState, TableEvent, TableCommand> | undefined;
}

const CHIPS = 100_000;

/**
 * Nodes that serve one table from one database, in a world in which everything takes its time: each message to and from the
 * database arrives when the seed says so, nodes are paused in the middle of anything, killed and replaced, connections break
 * after the commit or before it. The clock is the number of things that have happened.
 */
export class VirtualHouse {
  readonly database: VirtualDatabase;
  readonly sent: Sent[] = [];
  readonly #table: TableSetting;
  readonly #random: SeededRandom;
  readonly #decks = new Map<number, readonly Card[]>();
  readonly #seed: string;
  #nodes: VirtualNode[] = [];
  #letters: Letter[] = [];
  #time = 0;

  /** `opened`: the lines of a table at which nobody has bet yet, for it to begin with. */
  constructor(
    table: TableSetting,
    seed: string,
    options: { readonly checksPredecessor: boolean; readonly opened?: readonly JournalEvent[] },
  ) {
    this.#table = table;
    this.#seed = seed;
    this.#random = seededRandom(seed);
    this.database = new VirtualDatabase(options.checksPredecessor, options.opened);
  }

  /** One node opens the table to bets, in peace; the lines that it writes. */
  async opened(): Promise<readonly JournalEvent[]> {
    await this.#open();
    const [node] = this.#nodes;
    while (node?.writer?.state.phase !== 'betting') {
      if (node) this.#deal(node);
      await this.#peace();
    }
    return this.database.lines;
  }

  /** So many steps in which the seed decides what happens, and then peace until nothing is under way. */
  async run({ nodes, players, steps }: { nodes: number; players: number; steps: number }): Promise<void> {
    for (let player = 0; player < players; player += 1) {
      this.database.balances.set(account.wallet(`p${player}`), CHIPS);
      this.database.balances.set(account.cage, (this.database.balances.get(account.cage) ?? 0) - CHIPS);
    }
    for (let node = 0; node < nodes; node += 1) await this.#open();
    for (let step = 0; step < steps; step += 1) await this.#happen(players);
    for (const node of this.#nodes) node.paused = false;
    await this.#peace();
    for (const { writer } of this.#nodes) writer?.hear();
    await this.#peace();
  }

  /** The tables as the nodes that are left have them. */
  get states(): TableState[] {
    return this.#nodes.flatMap(({ writer }) => (writer ? [writer.state] : []));
  }

  /** The card that the shoe on the table gives next. */
  card({ shoe }: TableState): Card {
    const deck = this.#decks.get(shoe.number) ?? this.#shuffled(shoe.number);
    this.#decks.set(shoe.number, deck);
    const card = deck[shoe.dealt.length];
    if (card === undefined) throw new Error('The virtual deck is out of cards.');
    return card;
  }

  #shuffled(number: number): readonly Card[] {
    const shoe = Shoe.seeded(this.#table.game.layout.shoe, seededRandom(`${this.#seed} shoe ${number}`));
    return Array.from({ length: shoe.left }, () => shoe.draw());
  }

  async #happen(players: number): Promise<void> {
    this.#time += 1;
    const dice = this.#random.below(100);
    const node = this.#nodes[this.#random.below(this.#nodes.length)];
    if (dice < 45) this.#deliverOne();
    else if (node && dice < 65) this.#bet(node, players);
    else if (node && dice < 90) this.#deal(node);
    else if (node && dice < 97) node.paused = !node.paused;
    else if (node && dice < 98) await this.#replace(node);
    else this.#breakOne();
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
    const behind = new Set<VirtualNode>();
    const arrivable = this.#letters.filter(({ node, commit }) => {
      if (node.paused || node.dead || (commit && behind.has(node))) return false;
      if (commit) behind.add(node);
      return true;
    });
    const letter = arrivable[this.#random.below(Math.max(1, arrivable.length))];
    if (!letter) return false;
    this.#letters = this.#letters.filter((other) => other !== letter);
    letter.deliver();
    return true;
  }

  /** Somebody at this node bets, more often than not at the seat where they did before. */
  #bet(node: VirtualNode, players: number): void {
    const number = this.#random.below(players);
    const player = `p${number}`;
    const wager = this.#random.below(2) === 0 ? 'ante' : 'pair-plus';
    const amount = 500 * (1 + this.#random.below(3));
    const id = `${this.sent.length}`;
    const twice = this.#random.below(4) === 0;
    const sent: Sent = { key: { person: player, id, content: id.padStart(64, '0') }, amount, player, twice };
    this.sent.push(sent);
    const changes = [{ spot: number + 1, wager, kind: 'own' as const, amount: cents(amount) }];
    void this.#asked(node, sent, { do: 'bet', player, changes });
    // Some send it a second time, and perhaps to another node.
    if (twice) {
      const other = this.#nodes[this.#random.below(this.#nodes.length)];
      if (other) void this.#asked(other, sent, { do: 'bet', player, changes });
    }
  }

  async #asked({ writer }: VirtualNode, sent: Sent, command: TableCommand): Promise<void> {
    const outcome = await writer?.submit(() => command, sent.key).catch(() => undefined);
    if (outcome && !(sent.outcome && 'done' in sent.outcome)) sent.outcome = outcome;
  }

  /** The node does what it believes to be due. */
  #deal(node: VirtualNode): void {
    node.writer?.submit((state) => this.#due(state)).catch(() => undefined);
  }

  #due(state: TableState): TableCommand | null {
    const { phase, shoe, bets } = state;
    const { deckEachRound = false } = this.#table.game.layout;
    switch (phase) {
      case 'closed':
        return { do: 'open-shoe', commitment: 'c'.repeat(64) };
      case 'cut':
        return shoe.cut || deckEachRound ? { do: 'open-betting' } : { do: 'cut', cut: NO_CUT, by: null };
      case 'bank':
        return { do: 'open-betting' };
      case 'betting':
        if (!shoe.cut) return { do: 'cut', cut: NO_CUT, by: null };
        return bets.length > 0 && this.#random.below(3) === 0 ? { do: 'close-betting' } : null;
      case 'dealing': {
        const { waiting } = roundSeen(this.#table, state);
        if (waiting.for === 'answer') return { do: 'answer-for-absent', seat: waiting.questions[0].seat };
        return waiting.for === 'card' ? { do: 'step', card: this.card(state) } : { do: 'step' };
      }
      case 'settled':
        return shoe.handsLeft === 0 ? { do: 'close-shoe' } : { do: 'open-betting' };
    }
  }

  /** A connection to the database breaks: what was sent on it may be written or not, and nobody says. */
  #breakOne(): void {
    const commits = this.#letters.filter(({ commit, node }) => commit && !node.dead);
    const letter = commits[this.#random.below(Math.max(1, commits.length))];
    if (letter) this.#cut.add(letter);
  }

  readonly #cut = new Set<Letter>();

  /** A node is killed in the middle of whatever it does, and another one comes up in its place. */
  async #replace(node: VirtualNode): Promise<void> {
    node.dead = true;
    // What it sent may arrive, or may not.
    const last = this.#letters.filter(({ node: from, commit }) => from === node && commit);
    for (const letter of last.slice(0, this.#random.below(last.length + 1))) letter.deliver();
    this.#letters = this.#letters.filter(({ node: from }) => from !== node);
    this.#nodes = this.#nodes.filter((other) => other !== node);
    await this.#open();
  }

  async #open(): Promise<void> {
    const node: VirtualNode = { paused: false, dead: false, writer: undefined };
    // Opening is not what is tried here: it reads the journal as it is.
    const recovered = await recover(
      this.#table,
      this.#journal(async (read) => read()),
    );
    node.writer = new JournalWriter(bookkeeping(this.#table), this.#booksOf(node), recovered, {
      applied: () => undefined,
      balances: () => undefined,
      reloaded: () => undefined,
    });
    this.#nodes.push(node);
  }

  #booksOf(node: VirtualNode): WritersBooks {
    const asked = <Answer>(ask: () => Answer): Promise<Answer> => this.#answered(node, false, ask);
    return {
      enter: (commit) => this.#enter(node, commit),
      ready: async () => undefined,
      journal: this.#journal(asked),
      ledger: { balancesMovedBy: () => asked(() => new Map<string, number>()) },
      carriedOut: ({ person, id }) => asked(() => this.database.commands.get(`${person} ${id}`)),
    };
  }

  #enter(node: VirtualNode, commit: Commit): Entered {
    this.#time += 1;
    const member = spelledOut({ ...commit, at: new Date(this.#time) });
    const committed = this.#answered(node, true, (): Committed => {
      const written = this.database.write(member);
      this.#tell(node);
      return written;
    });
    return { head: member.head, committed };
  }

  /** The others hear of a line, some time. */
  #tell(from: VirtualNode): void {
    const { seq } = this.database.head;
    for (const node of this.#nodes) {
      if (node === from || this.#random.below(8) === 0) continue;
      this.#letters.push({ node, commit: false, deliver: () => node.writer?.hear(seq) });
    }
  }

  /** Something is asked of the database: it arrives some time, and the answer comes back some time. */
  #answered<Answer>(node: VirtualNode, commit: boolean, ask: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const letter: Letter = {
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

  #back(node: VirtualNode, deliver: () => void): void {
    this.#letters.push({ node, commit: false, deliver });
  }

  #journal(asked: <Answer>(ask: () => Answer) => Promise<Answer>): JournalRead {
    const { database } = this;
    const read: JournalRead['read'] = (_table, options) =>
      asked(() => {
        const first = (options?.from ?? 1) - 1;
        return database.lines.slice(first, first + (options?.limit ?? database.lines.length));
      });
    return {
      read,
      head: () => asked(() => database.head),
      last: (_table, types) => asked(() => database.lines.findLast(({ type }) => types.includes(type))),
      async *linesFrom(start): AsyncGenerator<JournalEvent> {
        const from = typeof start === 'string' ? EMPTY_JOURNAL.seq + 1 : start.seq;
        yield* await read('', { from });
      },
    };
  }
}
