import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { cents, formatMoney, type Refusal, RoundDiffers } from '@croupier/table';
import { StorageUnavailable } from '../storage/failures.ts';
import {
  ChainBroken,
  continues,
  type Journal,
  JournalConflict,
  type JournalEvent,
  type JournalHead,
  type NewEvent,
} from '../storage/journal.ts';
import { account, InsufficientFunds } from '../storage/ledger.ts';
import {
  BalanceMoved,
  type CommandKey,
  CommandReused,
  type Committed,
  differs,
  type Holding,
  type ShoeMove,
} from '../storage/member.ts';
import type { Store } from '../storage/store.ts';
import type { Movement } from './decision.ts';
import { JournalDiffers } from './journalled.ts';
import { QUARANTINED } from './quarantine.ts';
import { RULES_CHANGED, TableIsAnother } from './rules-changed.ts';

/** What became of a command. */
export type Outcome = { readonly done: true } | { readonly refused: Refusal };

/** A command that is made when its turn comes, from the table as it then is; null if there is nothing to do any more. */
export type AskingOf<State, Command> = (state: State) => Command | null;

/** What follows from a command: events and the chips they move, or why nothing does. */
export type DecisionOf<Event> =
  | {
      readonly events: readonly Event[];
      readonly movements: readonly Movement[];
      readonly holds?: readonly Holding[];
    }
  | { readonly refused: Refusal };

/** What a writer needs of the books. */
export interface WritersBooks extends Pick<Store, 'enter' | 'ready' | 'carriedOut'> {
  readonly journal: JournalRead;
  readonly ledger: Pick<Store['ledger'], 'balancesMovedBy'>;
}

export type JournalRead = Pick<Journal, 'read' | 'head' | 'last' | 'linesFrom'>;

/** A kind of table as its books see it: how a command becomes events, and events a state. */
export interface Bookkeeping<State, Event, Command> {
  /** The name of the table. */
  readonly table: string;
  readonly decide: (state: State, command: Command) => DecisionOf<Event>;
  readonly evolve: (state: State, event: Event) => State;
  readonly toJournal: (event: Event) => NewEvent;
  /** A line as the event that it was, on top of the table as the lines before it have made it. */
  readonly fromJournal: (state: State, line: JournalEvent) => Event;
  /** The table as its journal has it. */
  readonly recover: (journal: JournalRead) => Promise<RecoveredTable<State>>;
  /** What becomes of a shoe with an event. */
  readonly shoe?: (event: Event) => ShoeMove | undefined;
  /** Looks up whatever this house does not know yet of a table that another node went on with. */
  readonly learn?: (state: State) => Promise<void>;
}

/** A table as its journal has it. */
export interface RecoveredTable<State> {
  readonly state: State;
  /** The line that it stands at. */
  readonly head: JournalHead;
  /** Since when it is in its phase. */
  readonly since: Date | null;
}

/** One event that is on the disk, and the table after it. */
export interface AppliedTo<State, Event> {
  readonly event: Event;
  readonly state: State;
  readonly at: Date;
}

export interface WriterEventsOf<State, Event> {
  /** Events that are durable now, in order. */
  readonly applied: (applied: readonly AppliedTo<State, Event>[]) => void;
  /** Accounts as a commit left them. */
  readonly balances: (balances: ReadonlyMap<string, number>) => void;
  /** Another node has dealt here meanwhile: the table is not what was shown last. */
  readonly reloaded: (since: Date | null) => void;
  /** The table has got other rules, or is no more, with this line: nothing is written here any more. */
  readonly changed?: (line: JournalEvent) => void;
}

interface Entry<State, Command> {
  readonly asking: AskingOf<State, Command>;
  readonly key: CommandKey | undefined;
  /** Whoever asked for it still waits for the answer. */
  readonly isWanted: () => boolean;
  /** How often it was refused by a table that other nodes had gone on with meanwhile. */
  readonly refusals: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Flown<State, Event, Command> {
  readonly entry: Entry<State, Command>;
  /** Its events, each with the table as it will be if everything before it comes to pass. */
  readonly steps: readonly Omit<AppliedTo<State, Event>, 'at'>[];
  /** Where the journal ends after it. */
  readonly head: JournalHead;
  readonly committing: Promise<Committed>;
}

/** A command that needs no line: it is refused, or so already, on the table as those before it in its flight would leave it. */
interface Judged<State, Command> {
  readonly entry: Entry<State, Command>;
  readonly outcome: Outcome;
}

type Flight<State, Event, Command> = readonly (Flown<State, Event, Command> | Judged<State, Command>)[];

/**
 * Whoever asked has gone before it was decided. They may be told elsewhere what became of it, by the table as it is now, and
 * it must not come to pass behind their back in a later round; asked again, it is carried out then.
 */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

/** No patience helps against these. */
const UNREADABLE = [JournalDiffers, RoundDiffers, ChainBroken, TableIsAnother];

const LARGEST_FLIGHT = 256;
/** A table on which others write all the time is not run after for ever. */
const MOST_REFUSALS = 10;
const DONE: Outcome = { done: true };
export const REUSED: Outcome = { refused: { reason: 'This id was used for another command before.' } };

/**
 * Writes for a table, on one node of any number. Commands fly in flights: each is decided on the table as the ones before
 * it would leave it, all are handed to one group commit, and only what came down on the disk becomes the table. If one
 * falls (too few chips, done before, another node was quicker), those behind it were decided on what did not happen: each
 * names the line that it was decided on, so that none of them is written, and they fly again.
 */
export class JournalWriter<State extends { readonly seq: number }, Event, Command> {
  readonly #books: Bookkeeping<State, Event, Command>;
  readonly #store: WritersBooks;
  readonly #events: WriterEventsOf<State, Event>;
  #state: State;
  #head: JournalHead;
  #follows = false;
  #queue: Entry<State, Command>[] = [];
  #flying: Promise<void> | undefined;
  #looking = false;
  #over = false;

  constructor(
    books: Bookkeeping<State, Event, Command>,
    store: WritersBooks,
    { state, head }: Pick<RecoveredTable<State>, 'state' | 'head'>,
    events: WriterEventsOf<State, Event>,
  ) {
    this.#books = books;
    this.#store = store;
    this.#state = state;
    this.#head = head;
    this.#events = events;
  }

  /** The table as it stands in the books. */
  get state(): State {
    return this.#state;
  }

  /** The line that the table stands at. */
  get head(): JournalHead {
    return this.#head;
  }

  /** True while the last line is another node's: that one is about to do what is due. */
  get follows(): boolean {
    return this.#follows;
  }

  /** Resolves when the command is durable, or refused and nothing changed. */
  submit(
    asking: AskingOf<State, Command>,
    key?: CommandKey,
    isWanted: () => boolean = () => true,
  ): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.#over) {
        reject(new TableIsAnother());
        return;
      }
      this.#queue.push({ asking, key, isWanted, refusals: 0, resolve, reject });
      this.#flying ??= this.#run();
    });
  }

  /** Another node has written so many lines here, or may have. */
  hear(seq = Number.POSITIVE_INFINITY): void {
    if (this.#over || seq <= this.#head.seq) return;
    this.#looking = true;
    this.#flying ??= this.#run();
  }

  /** Waits until nothing is under way. */
  async idle(): Promise<void> {
    while (this.#flying) await this.#flying;
  }

  async #run(): Promise<void> {
    await immediate(); // Whoever asks in the same turn of the event loop flies together.
    try {
      while (this.#queue.length > 0 || this.#looking) {
        if (this.#looking) await this.#look();
        // While the books are busy more may come that flies together.
        await this.#store.ready();
        const flight = this.#takeOff(this.#queue.splice(0, LARGEST_FLIGHT));
        const results = await Promise.allSettled(
          flight.map(async (one) => ('committing' in one ? one.committing : undefined)),
        );
        await this.#land(flight, results);
        await immediate();
      }
    } catch (error) {
      for (const entry of this.#queue.splice(0)) void this.#giveUp(entry, error);
    }
    this.#flying = undefined;
  }

  /** It will not be decided here again; it may have been written all the same, when the connection broke. */
  async #giveUp({ key, resolve, reject }: Entry<State, Command>, why: unknown): Promise<void> {
    const done = key && (await this.#doneBefore(key).catch(() => undefined));
    if (done) resolve(done);
    else reject(why);
  }

  #takeOff(entries: readonly Entry<State, Command>[]): Flight<State, Event, Command> {
    const flight: (Flown<State, Event, Command> | Judged<State, Command>)[] = [];
    let state = this.#state;
    let head = this.#head;
    for (const entry of entries) {
      try {
        if (!entry.isWanted()) throw new NobodyWaits('Whoever asked for this has gone.');
        const command = entry.asking(state);
        const decision: DecisionOf<Event> = command
          ? this.#books.decide(state, command)
          : { events: [], movements: [] };
        if ('refused' in decision) {
          flight.push({ entry, outcome: decision });
        } else if (decision.events.length === 0) {
          flight.push({ entry, outcome: DONE });
        } else {
          const entered = this.#enter(entry, head, decision);
          ({ head } = entered);
          const { committing } = entered;
          const steps: Omit<AppliedTo<State, Event>, 'at'>[] = [];
          for (const event of decision.events) {
            state = this.#books.evolve(state, event);
            steps.push({ event, state });
          }
          flight.push({ entry, steps, head, committing });
        }
      } catch (error) {
        entry.reject(error);
      }
    }
    return flight;
  }

  #enter(
    { key }: Entry<State, Command>,
    after: JournalHead,
    { events, movements, holds }: Exclude<DecisionOf<Event>, { refused: Refusal }>,
  ): { readonly head: JournalHead; readonly committing: Promise<Committed> } {
    const shoe = events.flatMap((event) => this.#books.shoe?.(event) ?? []).at(-1);
    const { head, committed } = this.#store.enter({
      table: this.#books.table,
      after,
      events: events.map(this.#books.toJournal),
      transactions: movements.map(({ reason, event, postings }) => ({
        reason,
        postings,
        seq: after.seq + 1 + event,
      })),
      ...(key ? { command: key } : {}),
      ...(shoe ? { shoe } : {}),
      ...(holds ? { holds } : {}),
    });
    return { head, committing: this.#noted(committed) };
  }

  async #noted(committing: Promise<Committed>): Promise<Committed> {
    const committed = await committing;
    // Here and not later: of two commits to one wallet the second must have the last word.
    this.#events.balances(committed.balances);
    return committed;
  }

  #judged({ entry, outcome }: Judged<State, Command>, at: number): () => void {
    return () => {
      if ('refused' in outcome) this.#refuse(entry, outcome.refused, at);
      else entry.resolve(outcome);
    };
  }

  /**
   * A command refused now may have been carried out before, by this house or before it was started again; and it may have
   * been judged on a table that another node has gone on with.
   */
  #refuse(entry: Entry<State, Command>, why: Refusal, judgedAt: number): void {
    const { key } = entry;
    if (!key) {
      entry.resolve({ refused: why });
      return;
    }
    this.#doneBefore(key)
      .then(async (done) => {
        if (done) entry.resolve(done);
        else if (this.#over) entry.reject(new TableIsAnother());
        else if (
          entry.refusals < MOST_REFUSALS &&
          (await this.#store.journal.head(this.#books.table)).seq > judgedAt
        ) {
          this.#queue.push({ ...entry, refusals: entry.refusals + 1 });
          this.hear();
        } else entry.resolve({ refused: why });
      })
      .catch(entry.reject);
  }

  /** What a command was answered with when it was carried out. */
  async #doneBefore({ person, id, content }: CommandKey): Promise<Outcome | undefined> {
    const done = await this.#store.carriedOut({ person, id });
    if (!done) return undefined;
    return differs(done.content, content ?? null) ? REUSED : DONE;
  }

  async #land(
    flight: Flight<State, Event, Command>,
    results: readonly PromiseSettledResult<Committed | undefined>[],
  ): Promise<void> {
    const applied: AppliedTo<State, Event>[] = [];
    const settled: (() => void)[] = [];
    const again: Entry<State, Command>[] = [];
    let reload = false;
    let fallen = false;
    for (const [index, one] of flight.entries()) {
      const { entry } = one;
      if ('outcome' in one) {
        if (fallen) again.push(entry);
        else settled.push(this.#judged(one, this.#head.seq));
        continue;
      }
      const { steps, head } = one;
      const result = results[index];
      if (result?.status === 'fulfilled') {
        if (!result.value || result.value.repeated) fallen = true;
        // The one before it is written too, though nobody could say so: the connection broke.
        else if (fallen) reload = true;
        else {
          for (const step of steps) applied.push({ ...step, at: result.value.at });
          this.#head = head;
        }
        settled.push(() => entry.resolve(DONE));
      } else if (result && !fallen) {
        fallen = true;
        const { reason } = result;
        if (reason instanceof BalanceMoved) {
          // Another table has moved a meter that both share: it is decided again on what that now holds.
          this.#events.balances(new Map([[reason.account, reason.balance]]));
          again.push(entry);
        } else if (reason instanceof InsufficientFunds) {
          settled.push(() => entry.resolve({ refused: tooFewChips(reason, entry.key?.person) }));
        } else if (reason instanceof CommandReused) {
          settled.push(() => entry.resolve(REUSED));
        } else if (reason instanceof JournalConflict || reason instanceof StorageUnavailable) {
          reload = true;
          again.push(entry);
        } else {
          settled.push(() => entry.reject(reason));
        }
      } else if (result?.reason instanceof JournalConflict || result?.reason instanceof StorageUnavailable) {
        again.push(entry);
      } else {
        settled.push(() => entry.reject(result?.reason));
      }
    }
    const last = applied.at(-1);
    if (last) {
      this.#state = last.state;
      this.#follows = false;
      this.#events.applied(applied);
    }
    for (const tell of settled) tell();
    this.#queue.unshift(...again);
    if (reload) await this.#patiently(() => this.#goOn());
  }

  async #look(): Promise<void> {
    this.#looking = false;
    await this.#patiently(() => this.#follow());
  }

  /** What stands in the books was not decided on what this node believed: it takes up what is there. */
  async #goOn(): Promise<void> {
    const before = this.#head;
    await this.#follow();
    if (this.#head !== before) return;
    // Nothing came after it, and yet it is not the end of the journal: the table is read again from its beginning.
    const { hash } = await this.#store.journal.head(this.#books.table);
    if (hash !== before.hash) await this.#reload();
  }

  /** Takes up the lines that other nodes have written after those that are known here. */
  async #follow(): Promise<void> {
    const { table, evolve, fromJournal, learn } = this.#books;
    for (;;) {
      const from = this.#head.seq + 1;
      const lines = await this.#store.journal.read(table, { from, limit: LARGEST_FLIGHT });
      if (lines.length === 0) return;
      let head = this.#head;
      let state = this.#state;
      const applied: AppliedTo<State, Event>[] = [];
      let changed: JournalEvent | undefined;
      for (const line of lines) {
        // What another node could not read it has closed: the table begins anew with that.
        if (!continues(head, line) || line.type === QUARANTINED) {
          await this.#reload();
          return;
        }
        if (line.type === RULES_CHANGED) {
          changed = line;
          break;
        }
        const event = fromJournal(state, line);
        state = evolve(state, event);
        head = { seq: line.seq, hash: line.hash };
        applied.push({ event, state, at: line.at });
      }
      await learn?.(state);
      this.#events.balances(await this.#store.ledger.balancesMovedBy(table, from, head.seq));
      this.#state = state;
      this.#head = head;
      this.#follows = true;
      if (applied.length > 0) this.#events.applied(applied);
      if (changed) this.#end(changed);
    }
  }

  #end(line: JournalEvent): never {
    this.#over = true;
    this.#events.changed?.(line);
    throw new TableIsAnother();
  }

  /** The table is read from its last beginning, unless that is the beginning of another: also if it became so meanwhile. */
  async #reload(): Promise<void> {
    const from = this.#head.seq + 1;
    let recovered: RecoveredTable<State>;
    try {
      recovered = await this.#books.recover(this.#store.journal);
    } finally {
      await this.#endIfChanged(from);
    }
    this.#state = recovered.state;
    this.#head = recovered.head;
    this.#follows = true;
    this.#events.reloaded(recovered.since);
  }

  async #endIfChanged(from: number): Promise<void> {
    for (let at = from; ; at += LARGEST_FLIGHT) {
      const lines = await this.#store.journal.read(this.#books.table, { from: at, limit: LARGEST_FLIGHT });
      const changed = lines.find(({ type }) => type === RULES_CHANGED);
      if (changed) this.#end(changed);
      if (lines.length < LARGEST_FLIGHT) return;
    }
  }

  /** Does it as often as it needs until the books can be reached. */
  async #patiently(work: () => Promise<void>): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (attempt >= 20 || UNREADABLE.some((kind) => error instanceof kind)) throw error;
        await sleep(Math.min(100 * 2 ** attempt, 5_000));
      }
    }
  }
}

/** Whoever takes something back for the house is told of another's wallet, but not whose it is. */
function tooFewChips({ account: name, balance, wanted }: InsufficientFunds, asker?: string): Refusal {
  const left = formatMoney(cents(balance));
  const needed = formatMoney(cents(wanted));
  return {
    reason:
      asker === undefined || name === account.wallet(asker)
        ? `You have ${left} left; this needs ${needed}.`
        : `Somebody here has only ${left} left of the ${needed} that would go back.`,
  };
}
