import { setImmediate as immediate } from 'node:timers/promises';
import type { PlayerId } from '@croupier/table';
import type { ServerMessage } from '../protocol/index.ts';
import type { JournalEvent, JournalHead } from '../storage/journal.ts';
import type { CommandKey } from '../storage/member.ts';
import type { Store } from '../storage/store.ts';
import type { Audience } from './audience.ts';
import { Clock } from './clock.ts';
import type { Guestbook } from './guestbook.ts';
import {
  type AppliedTo,
  type AskingOf,
  type Bookkeeping,
  JournalWriter,
  type Outcome,
  type RecoveredTable,
} from './journal-writer.ts';
import type { Purses } from './purses.ts';

/** What a live table finds around it. */
export interface Surroundings {
  readonly store: Store;
  readonly audience: Audience;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  /** Something went wrong that the table got over. */
  readonly complain: (error: unknown, table: string) => void;
  /** The table has got other rules, or is no more, with this line of its journal. */
  readonly changed?: (line: JournalEvent) => void;
  /** Something is on the disk that has happened at the table. */
  readonly moved?: () => void;
}

/** As long as a timer can be set for; whoever waits so long is woken by what happens. */
export const A_LONG_TIME = 3_600_000;

/** What everybody learns of events that are on the disk, and who is told what is theirs. */
export interface Shown {
  readonly messages: readonly ServerMessage[];
  readonly concerned: Iterable<PlayerId>;
  /** What people have seen is not true any more: they look at the table anew. */
  readonly afresh: boolean;
  /** What is due may have changed: the clock is looked at again. */
  readonly wakes: boolean;
}

/** A table while it is running, as its driver sees it. */
export interface Running<State, Command> {
  readonly state: State;
  /** Another node deals here: what is due is left to that one, as long as it does it. */
  readonly follows: boolean;
  readonly stopped: boolean;
  /** Waits until something happens or the time is over. */
  sleep(milliseconds: number): Promise<void>;
  /** Waits so long, whatever happens. */
  sleepThrough(milliseconds: number): Promise<void>;
  /** What the table does by itself. A refusal only means that somebody else has done it meanwhile. */
  do(asking: AskingOf<State, Command>): Promise<void>;
  submit(asking: AskingOf<State, Command>): Promise<Outcome>;
}

/**
 * A kind of table, poker or against a bank. Its books say how commands become events and events a state; the driver knows
 * what is due by the clock, and what people see.
 */
export interface Driver<State, Event, Command> {
  readonly books: Bookkeeping<State, Event, Command>;
  /** The table stands so, and has since then: it was opened, or another node has gone on with it. */
  resume(state: State, since: Date | null): void;
  /** Does the next thing that is due, or waits for it. */
  due(running: Running<State, Command>): Promise<void>;
  /** Events that are durable now, in order. */
  show(applied: readonly AppliedTo<State, Event>[]): Shown;
  /** The whole table, and what is theirs, for somebody who looks on. */
  tableFor(state: State, player: PlayerId): ServerMessage;
  youFor(state: State, player: PlayerId): ServerMessage;
  watching(state: State): ServerMessage;
  /** Somebody came or went; true if that changes what people see. */
  lookAround(state: State): { readonly afresh: boolean; readonly wakes: boolean };
  /** Somebody's chips lie here: the table must go on though nobody looks on. */
  hasChips(state: State): boolean;
}

/** A table that is dealt live: a writer of its journal, a clock, the people around it, and a driver for its kind. */
export class LiveTable<State extends { readonly seq: number }, Event, Command> {
  readonly #driver: Driver<State, Event, Command>;
  readonly #around: Surroundings;
  readonly #writer: JournalWriter<State, Event, Command>;
  readonly #clock = new Clock();
  #running: Promise<void> | undefined;
  /** Called once the table has done what was due, and waits. */
  #arrive: () => void = () => undefined;
  readonly #arrived = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  private constructor(
    driver: Driver<State, Event, Command>,
    around: Surroundings,
    recovered: RecoveredTable<State>,
  ) {
    this.#driver = driver;
    this.#around = around;
    this.#writer = new JournalWriter(driver.books, around.store, recovered, {
      applied: (applied) => this.#show(applied),
      balances: (balances) => around.purses.note(balances, driver.books.table),
      reloaded: (since) => this.#reshow(since),
      changed: (line) => {
        this.#clock.stop();
        around.changed?.(line);
      },
    });
  }

  /** The table as its journal left it. */
  static async open<State extends { readonly seq: number }, Event, Command>(
    driver: Driver<State, Event, Command>,
    around: Surroundings,
  ): Promise<LiveTable<State, Event, Command>> {
    const { books } = driver;
    const recovered = await books.recover(around.store.journal);
    await books.learn?.(recovered.state);
    driver.resume(recovered.state, recovered.since);
    return new LiveTable(driver, around, recovered);
  }

  get state(): State {
    return this.#writer.state;
  }

  /** The line of the journal that it stands at. */
  get head(): JournalHead {
    return this.#writer.head;
  }

  get hasChips(): boolean {
    return this.#driver.hasChips(this.state);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Somebody comes: a table that was not started yet does what is due before they see it. */
  async ready(): Promise<void> {
    this.start();
    await this.#arrived;
  }

  /** Somebody came or went: what waits for nobody may now have somebody to wait for. */
  lookAround(): void {
    const { afresh, wakes } = this.#driver.lookAround(this.state);
    if (afresh) this.#tellAfresh();
    if (wakes) this.#clock.wake();
  }

  /** Stops the clock and waits for what is being written; what is in play goes on with the next start. */
  async stop(): Promise<void> {
    this.#clock.stop();
    await this.#running;
    await this.#writer.idle();
  }

  /** Waits for what is being written or read. */
  written(): Promise<void> {
    return this.#writer.idle();
  }

  /** Somebody's command, carried out when it is durable; not begun any more when nobody waits for it. */
  command(command: Command, key: CommandKey, isWanted: () => boolean): Promise<Outcome> {
    return this.#writer.submit(() => command, key, isWanted);
  }

  /** What the house does here for a reason of its own; a refusal only means that it cannot be done any more. */
  perform(command: Command): Promise<Outcome> {
    return this.#writer.submit(() => command);
  }

  /** Another node has written to the table, up to this line, or may have. */
  hear(seq?: number): void {
    this.#writer.hear(seq);
  }

  tableFor(player: PlayerId): ServerMessage {
    return this.#driver.tableFor(this.state, player);
  }

  /** Tells somebody what is theirs, after their wallet changed elsewhere too. */
  tellYou(player: PlayerId): void {
    this.#around.audience.tell(player, this.#driver.youFor(this.state, player));
  }

  /** Tells everybody what has not happened at this table and is seen at it all the same. */
  tell(message: (state: State) => ServerMessage): void {
    this.#around.audience.publish([message(this.state)]);
  }

  tellWatching(): void {
    this.tell((state) => this.#driver.watching(state));
  }

  async #run(): Promise<void> {
    while (!this.#clock.stopped) {
      try {
        await this.#driver.due(this.#view);
        // However fast the table is paced, whoever plays at it must be heard in between.
        await immediate();
      } catch (error) {
        if (this.#clock.stopped) break;
        this.#around.complain(error, this.#driver.books.table);
        await this.#view.sleep(1_000);
      }
    }
    this.#arrive();
  }

  readonly #view: Running<State, Command> = ((table: LiveTable<State, Event, Command>) => ({
    get state() {
      return table.state;
    },
    get follows() {
      return table.#writer.follows;
    },
    get stopped() {
      return table.#clock.stopped;
    },
    sleep: (milliseconds) => {
      table.#arrive();
      return table.#clock.sleep(milliseconds);
    },
    sleepThrough: (milliseconds) => table.#clock.sleepThrough(milliseconds),
    do: async (asking) => {
      await table.#writer.submit(asking);
    },
    submit: (asking) => table.#writer.submit(asking),
  }))(this);

  #show(applied: readonly AppliedTo<State, Event>[]): void {
    const { messages, concerned, afresh, wakes } = this.#driver.show(applied);
    this.#around.audience.publish(messages);
    for (const player of concerned) this.tellYou(player);
    if (afresh) this.#tellAfresh();
    // A node that goes away may leave chips on a table at which nobody is here.
    if (this.hasChips) this.start();
    if (wakes) this.#clock.wake();
    this.#around.moved?.();
  }

  /** Another node dealt here: whoever looks gets the table afresh. */
  #reshow(since: Date | null): void {
    this.#driver.resume(this.state, since);
    this.#tellAfresh();
    this.#clock.wake();
  }

  #tellAfresh(): void {
    const { audience } = this.#around;
    for (const player of audience.people()) audience.tell(player, this.tableFor(player));
  }
}
