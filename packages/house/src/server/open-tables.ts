import { type Decide, Refused, type TableGame } from '@croupier/table';
import type { Funds } from '../jackpots/funds.ts';
import { clearedOfPlayers } from '../poker/cleared-of-players.ts';
import { PokerDriver } from '../poker/poker-driver.ts';
import type { PokerPace } from '../poker/poker-pace.ts';
import type { TableChanges } from '../poker/table-changes.ts';
import { inForce } from '../posted/in-force.ts';
import { postRemoval, postRules } from '../posted/post-rules.ts';
import { PostedRules } from '../posted/posted-rules.ts';
import { definitionBy, type RuledTable, termsBy } from '../posted/ruled-table.ts';
import { JournalConflict, type JournalEvent } from '../storage/journal.ts';
import type { Store } from '../storage/store.ts';
import { BankedDriver } from '../tables/banked-driver.ts';
import { type Cleared, cleared } from '../tables/cleared.ts';
import type { Guestbook } from '../tables/guestbook.ts';
import { LiveTable } from '../tables/live-table.ts';
import { type Pace, paceAt } from '../tables/pace.ts';
import type { Purses } from '../tables/purses.ts';
import { openOrQuarantine, type Quarantined } from '../tables/quarantine.ts';
import { changeIn, RULES_CHANGED, type RulesChange } from '../tables/rules-changed.ts';
import type { SharedMeters } from '../tables/shared-meters.ts';
import { whereItStood } from '../tables/table-counts.ts';
import type { OpenTable } from './casino.ts';
import { anotherNodeBeats } from './presence.ts';
import { Room } from './room.ts';

/** What the tables of a house find around them. */
export interface HouseAround {
  readonly store: Store;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  readonly funds: Funds;
  readonly changes: TableChanges;
  readonly meters: SharedMeters;
  readonly pace: Pace;
  readonly pokerPace: PokerPace;
  readonly company?: ((game: TableGame) => Decide) | undefined;
  readonly complain: (error: unknown, table?: string) => void;
}

/** At most so often everybody is told how many are watching. */
const WATCHING_PAUSE = 250;

const GONE =
  'This table was taken away. Whatever you had there is in your wallet; other tables are in the lobby.';
const ELSEWHERE =
  'This table has got other rules, which this node of the house does not know yet; come again soon.';

/**
 * The tables of a house that are open. One that is to have other rules, or to be there no more, is opened as it was left: its
 * round or hand is played to its end by the rules that it began with, every stack and bank goes home, its shoe is taken away
 * and revealed, and only then the change is written into its journal. Every node that reads that line goes on with the new
 * rules if it was started with them, and closes the table if not.
 */
export class OpenTables {
  readonly open = new Map<string, OpenTable>();
  readonly quarantined = new Map<string, Quarantined>();
  /** Tables that are closed, and what is said of them to whoever comes. */
  readonly closed = new Map<string, string>();
  readonly #around: HouseAround;
  readonly #plan: ReadonlyMap<string, RuledTable>;
  /** Those that are played to the end of their round by rules that are not planned any more. */
  readonly #passing = new Set<string>();
  #working: Promise<void> = Promise.resolve();
  #started = false;

  constructor(plan: readonly RuledTable[], around: HouseAround) {
    this.#plan = new Map(plan.map((table) => [table.setting.id, table]));
    this.#around = around;
  }

  /** Opens them as their journals left them, and changes those that can be changed at once. */
  async openAll(mayChange: boolean): Promise<void> {
    const { store } = this.#around;
    const posted = await PostedRules.of(store.database.kysely);
    const passing = await this.#differing(posted);
    if (passing.size > 0 && !mayChange && (await anotherNodeBeats(store)))
      throw new TablesDiffer(passing, this.#plan);
    await postRules(
      store.database.kysely,
      [...this.#plan.values()].filter(({ setting }) => !passing.has(setting.id)),
    );
    for (const [id, table] of this.#plan) if (!passing.has(id)) await this.#openUnder(table);
    for (const [id, before] of passing) {
      this.#passing.add(id);
      if (before) await this.#openUnder(before);
      if (this.open.has(id)) this.#look(id);
      else if (!before) await this.#reopen(id);
    }
    await this.idle();
  }

  /** The tables whose rules are not what is planned, with those rules; null where none is now and one is planned. */
  async #differing(posted: PostedRules): Promise<Map<string, RuledTable | null>> {
    const { journal } = this.#around.store;
    const passing = new Map<string, RuledTable | null>();
    for (const id of new Set([...posted.tables, ...this.#plan.keys()])) {
      const planned = this.#plan.get(id);
      const before = await this.#readable(id, () => inForce(journal, posted, id));
      if (before === undefined) continue;
      if (before === null && !planned) await postRemoval(this.#around.store.database.kysely, id);
      else if (!before || !planned || termsBy(before) !== termsBy(planned)) passing.set(id, before);
    }
    return passing;
  }

  /** Rules that today's code cannot make any more are not known. */
  async #readable<T>(id: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#around.complain(error, id);
      return undefined;
    }
  }

  /** Starts those on which chips lie; the others begin when somebody comes. */
  start(): void {
    this.#started = true;
    for (const { table } of this.open.values()) if (table.hasChips) table.start();
  }

  async stop(): Promise<void> {
    await this.idle();
    await Promise.all([...this.open.values()].map(({ table }) => table.stop()));
    await this.idle();
  }

  /** Waits until no change is under way. */
  async idle(): Promise<void> {
    for (let before: Promise<void> | undefined; before !== this.#working; ) {
      before = this.#working;
      await before;
    }
  }

  async #openUnder(ruled: RuledTable, room = new Room()): Promise<OpenTable | undefined> {
    const { id } = ruled.setting;
    const became = await openOrQuarantine(this.#around.store, ruled.setting, () => this.#live(ruled, room));
    if ('opened' in became) {
      this.open.set(id, became.opened);
      this.closed.delete(id);
      return became.opened;
    }
    this.open.delete(id);
    this.quarantined.set(id, became.closed);
    this.#around.complain(became.error, id);
    return undefined;
  }

  async #live(ruled: RuledTable, room: Room): Promise<OpenTable> {
    const { store, guestbook, purses, funds, changes, meters, pace, pokerPace, company, complain } =
      this.#around;
    const { id } = ruled.setting;
    const around = {
      store,
      guestbook,
      purses,
      complain,
      audience: room,
      changed: (line: JournalEvent) => this.#soon(id, () => this.#succeed(id, line)),
      moved: () => this.#look(id),
    };
    if (ruled.kind === 'banked') {
      const decides = company ? { company: company(ruled.setting.game) } : {};
      // Where nobody decides for bots none come, whatever the table would have: nobody is told to wait for one.
      const setting = company ? ruled.setting : { ...ruled.setting, bots: 0 };
      await meters.learn(setting);
      const driver = new BankedDriver(setting, {
        ...around,
        pace: paceAt(pace, setting),
        figures: meters.figures,
        ...decides,
      });
      const table = await LiveTable.open(driver, around);
      return { kind: 'banked', driver, table, room, watchingChanged: seldom(() => table.tellWatching()) };
    }
    const driver = new PokerDriver(ruled.setting, {
      ...around,
      pace: pokerPace,
      funds,
      happened: (table, event) => changes.happened(table, event),
    });
    const table = await LiveTable.open(driver, around);
    return { kind: 'poker', driver, table, room, watchingChanged: seldom(() => table.tellWatching()) };
  }

  #soon(id: string, work: () => Promise<void>): void {
    this.#working = this.#working.then(work).catch((error: unknown) => this.#around.complain(error, id));
  }

  /** Looks whether a table that waits for its change can be changed now. */
  #look(id: string): void {
    if (this.#passing.has(id)) this.#soon(id, () => this.#change(id));
  }

  async #change(id: string): Promise<void> {
    const open = this.open.get(id);
    const off = open && this.#passing.has(id) ? clearedTable(open) : undefined;
    if (!open || !off) return;
    const after = open.table.head;
    const before = definitionBy(ruledOf(open));
    try {
      await this.#write(id, before, after, off);
    } catch (error) {
      // Something has happened there meanwhile: it is looked at again when that is over.
      if (error instanceof JournalConflict) return;
      throw error;
    }
    open.table.hear();
    await open.table.written();
  }

  /** A table that was taken away once is planned again. */
  async #reopen(id: string): Promise<void> {
    const after = await this.#around.store.journal.head(id);
    await this.#write(id, null, after, { events: [], movements: [] });
    const planned = this.#plan.get(id);
    this.#passing.delete(id);
    if (planned) await this.#openUnder(planned);
  }

  async #write(
    table: string,
    before: string | null,
    after: { readonly seq: number; readonly hash: string },
    { events, movements, shoe }: Cleared,
  ): Promise<void> {
    const { store } = this.#around;
    const planned = this.#plan.get(table);
    if (planned) await postRules(store.database.kysely, [planned]);
    const body: RulesChange = {
      ...(await whereItStood(store, table)),
      before,
      after: planned ? definitionBy(planned) : null,
      terms: planned ? termsBy(planned) : null,
      by: null,
      why: `the house was opened with${planned ? ' other rules for it' : 'out it'}`,
    };
    await store.commit({
      table,
      after,
      events: [...events, { type: RULES_CHANGED, body }],
      transactions: movements.map(({ reason, event, postings }) => ({
        reason,
        postings,
        seq: after.seq + 1 + event,
      })),
      ...(shoe ? { shoe } : {}),
    });
  }

  /** The table's journal says that it has other rules now: it goes on with them, if they are those that are planned here. */
  async #succeed(id: string, line: JournalEvent): Promise<void> {
    const { store, complain } = this.#around;
    const old = this.open.get(id);
    const terms = changeIn(line)?.terms ?? null;
    if (!old) return;
    await old.table.stop();
    this.#passing.delete(id);
    const planned = this.#plan.get(id);
    if (planned && termsBy(planned) === terms) {
      await postRules(store.database.kysely, [planned]);
      await this.#showAnew(await this.#openUnder(planned, old.room));
      return;
    }
    // At once, so that nobody is told in between that there never was such a table.
    const reason = terms === null ? GONE : ELSEWHERE;
    this.closed.set(id, reason);
    this.open.delete(id);
    if (!planned && terms === null) await postRemoval(store.database.kysely, id);
    if (planned) complain(new Error(`Another node was started with other rules for ${id}.`), id);
    old.room.publish([{ type: 'error', reason }]);
  }

  async #showAnew(open: OpenTable | undefined): Promise<void> {
    if (!open || !this.#started) return;
    if (open.table.hasChips) open.table.start();
    const people = [...open.room.people()];
    if (people.length > 0) await open.table.ready();
    for (const person of people) open.room.tell(person, open.table.tableFor(person));
  }
}

const ruledOf = (open: OpenTable): RuledTable =>
  open.kind === 'banked'
    ? { kind: 'banked', setting: open.driver.setting }
    : { kind: 'poker', setting: open.driver.setting };

const clearedTable = (open: OpenTable): Cleared | undefined =>
  open.kind === 'banked'
    ? cleared(open.driver.setting, open.table.state)
    : clearedOfPlayers(open.driver.setting, open.table.state);

/** Another node serves other tables, and nobody said that they are to be changed. */
class TablesDiffer extends Refused {
  constructor(passing: ReadonlyMap<string, unknown>, plan: ReadonlyMap<string, unknown>) {
    const named = [...passing.keys()].map(
      (id) => `${id} ${plan.has(id) ? 'has other rules' : 'is not among them'}`,
    );
    const all = [...named.slice(0, 5), ...(named.length > 5 ? [`and ${named.length - 5} more`] : [])].join(
      ', ',
    );
    super({
      reason: `These are not the tables that another node serves: ${all}. Start this one with their file, or with --change-tables to change them for all.`,
    });
  }
}

/** Does something a little later, once for all the times it was asked for meanwhile. */
function seldom(act: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      act();
    }, WATCHING_PAUSE).unref();
  };
}
