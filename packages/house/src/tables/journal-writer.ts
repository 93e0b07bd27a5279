import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { cents, formatMoney, type Refusal, RoundDiffers } from '@croupier/table';
import type { CommandKey, Committed } from '../storage/commit.ts';
import { StorageUnavailable } from '../storage/failures.ts';
import { type Journal, JournalConflict, type NewEvent } from '../storage/journal.ts';
import { account, InsufficientFunds } from '../storage/ledger.ts';
import type { Store } from '../storage/store.ts';
import type { Movement } from './commands.ts';
import { JournalDiffers } from './journalled.ts';

/** What became of a command. */
export type Outcome = { readonly done: true } | { readonly refused: Refusal };

/** A command that is made when its turn comes, from the table as it then is; null if there is nothing to do any more. */
export type AskingOf<State, Command> = (state: State) => Command | null;

/** What follows from a command: events and the chips they move, or why nothing does. */
export type DecisionOf<Event> =
  | { readonly events: readonly Event[]; readonly movements: readonly Movement[] }
  | { readonly refused: Refusal };

/** A kind of table as its books see it: how a command becomes events, and events a state. */
export interface Bookkeeping<State, Event, Command> {
  /** The name of the table. */
  readonly table: string;
  readonly decide: (state: State, command: Command) => DecisionOf<Event>;
  readonly evolve: (state: State, event: Event) => State;
  readonly toJournal: (event: Event) => NewEvent;
  /** The table as its journal has it, and since when it is in its phase. */
  readonly recover: (journal: Journal) => Promise<{ readonly state: State; readonly since: Date | null }>;
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
}

interface Entry<State, Command> {
  readonly asking: AskingOf<State, Command>;
  readonly key: CommandKey | undefined;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Flown<State, Event, Command> {
  readonly entry: Entry<State, Command>;
  /** Its events, each with the table as it will be if everything before it comes to pass. */
  readonly steps: readonly Omit<AppliedTo<State, Event>, 'at'>[];
  readonly committing: Promise<Committed>;
}

const LARGEST_FLIGHT = 256;
const DONE: Outcome = { done: true };

/**
 * The single writer of a table. Commands fly in flights: each is decided on the table as the ones before it would
 * leave it, all are handed to one group commit, and only what came down on the disk becomes the table. If one
 * falls (too few chips, done before), those behind it were decided on what did not happen: they fly again.
 */
export class JournalWriter<State extends { readonly seq: number }, Event, Command> {
  readonly #books: Bookkeeping<State, Event, Command>;
  readonly #store: Store;
  readonly #events: WriterEventsOf<State, Event>;
  #state: State;
  #queue: Entry<State, Command>[] = [];
  #flying: Promise<void> | undefined;
  #looking = false;

  constructor(
    books: Bookkeeping<State, Event, Command>,
    store: Store,
    state: State,
    events: WriterEventsOf<State, Event>,
  ) {
    this.#books = books;
    this.#store = store;
    this.#state = state;
    this.#events = events;
  }

  /** The table as it stands in the books. */
  get state(): State {
    return this.#state;
  }

  /** Resolves when the command is durable, or refused and nothing changed. */
  submit(asking: AskingOf<State, Command>, key?: CommandKey): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ asking, key, resolve, reject });
      this.#flying ??= this.#run();
    });
  }

  /** Looks whether another node has written here meanwhile, and takes the table as that left it. */
  async catchUp(): Promise<void> {
    this.#looking = true;
    this.#flying ??= this.#run();
    await this.#flying;
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
        const flight = this.#takeOff(this.#queue.splice(0, LARGEST_FLIGHT));
        const results = await Promise.allSettled(flight.map(({ committing }) => committing));
        await this.#land(flight, results);
        await immediate();
      }
    } catch (error) {
      for (const { reject } of this.#queue.splice(0)) reject(error);
    }
    this.#flying = undefined;
  }

  #takeOff(entries: readonly Entry<State, Command>[]): Flown<State, Event, Command>[] {
    const flight: Flown<State, Event, Command>[] = [];
    let state = this.#state;
    for (const entry of entries) {
      try {
        const command = entry.asking(state);
        const decision: DecisionOf<Event> = command
          ? this.#books.decide(state, command)
          : { events: [], movements: [] };
        if ('refused' in decision) {
          this.#refuse(entry, decision.refused);
        } else if (decision.events.length === 0) {
          entry.resolve(DONE);
        } else {
          const committing = this.#commit(entry, state, decision);
          const steps: Omit<AppliedTo<State, Event>, 'at'>[] = [];
          for (const event of decision.events) {
            state = this.#books.evolve(state, event);
            steps.push({ event, state });
          }
          flight.push({ entry, steps, committing });
        }
      } catch (error) {
        entry.reject(error);
      }
    }
    return flight;
  }

  async #commit(
    { key }: Entry<State, Command>,
    state: State,
    { events, movements }: Exclude<DecisionOf<Event>, { refused: Refusal }>,
  ): Promise<Committed> {
    const seq = state.seq + 1;
    const committed = await this.#store.commit({
      table: this.#books.table,
      seq,
      events: events.map(this.#books.toJournal),
      transactions: movements.map(({ reason, event, postings }) => ({ reason, postings, seq: seq + event })),
      ...(key ? { command: key } : {}),
    });
    // Here and not later: of two commits to one wallet the second must have the last word.
    this.#events.balances(committed.balances);
    return committed;
  }

  /** A command refused now may have been carried out before, by this house or before it was started again. */
  #refuse(entry: Entry<State, Command>, why: Refusal): void {
    if (!entry.key) {
      entry.resolve({ refused: why });
      return;
    }
    const { person, id } = entry.key;
    this.#store.database.kysely
      .selectFrom('commands')
      .select('id')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst()
      .then((done) => entry.resolve(done ? DONE : { refused: why }))
      .catch(entry.reject);
  }

  async #land(
    flight: readonly Flown<State, Event, Command>[],
    results: readonly PromiseSettledResult<Committed>[],
  ): Promise<void> {
    const applied: AppliedTo<State, Event>[] = [];
    const settled: (() => void)[] = [];
    const again: Entry<State, Command>[] = [];
    let reload = false;
    let fallen = false;
    for (const [index, { entry, steps }] of flight.entries()) {
      const result = results[index];
      if (result?.status === 'fulfilled') {
        if (result.value.repeated) fallen = true;
        // Another node filled the gap that a fallen one left: it is written, but not on top of what was assumed.
        else if (fallen) reload = true;
        else for (const step of steps) applied.push({ ...step, at: result.value.at });
        settled.push(() => entry.resolve(DONE));
      } else if (result && !fallen) {
        fallen = true;
        const { reason } = result;
        if (reason instanceof InsufficientFunds) {
          settled.push(() => entry.resolve({ refused: tooFewChips(reason, entry.key?.person) }));
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
      this.#events.applied(applied);
    }
    for (const tell of settled) tell();
    this.#queue.unshift(...again);
    if (reload) await this.#reload();
  }

  async #look(): Promise<void> {
    this.#looking = false;
    const { seq } = await this.#store.journal.head(this.#books.table);
    if (seq > this.#state.seq) await this.#reload();
  }

  /** Takes the table from the books again, as often as it needs until they can be reached. */
  async #reload(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { state, since } = await this.#books.recover(this.#store.journal);
        this.#state = state;
        this.#events.reloaded(since);
        return;
      } catch (error) {
        if (error instanceof JournalDiffers || error instanceof RoundDiffers || attempt >= 20) throw error;
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
