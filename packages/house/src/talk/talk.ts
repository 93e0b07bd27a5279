import type { PlayerId, Refusal } from '@croupier/table';
import { sql } from 'kysely';
import type { HouseEvent } from '../people/house-events.ts';
import type { Person } from '../people/index.ts';
import { Allowance } from '../server/allowance.ts';
import { enterLine, takeTurn } from '../storage/house-journal.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Store } from '../storage/store.ts';

/** Each node says on it what was said, or taken away, at which table: "node line table". */
export const TALK_CHANNEL = 'croupier_talk';

/** So much is shown to whoever comes. */
const LATELY = 50;
/** A line every two seconds, five at once; a guest, whom nobody knows, one every five, three at once. */
const PACE = { named: [1 / 2, 5], guest: [1 / 5, 3] } as const;
/** An address that leads away from the house, as people write one. */
const LINK = /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|net|org|io|ru|cn|info|biz|xyz|gg|me)\b/i;

export interface Spoken {
  readonly line: number;
  readonly person: PlayerId;
  readonly text: string;
  readonly at: Date;
  readonly removed: boolean;
}

/** What is said at the tables. Each node keeps the last of it at hand, and hears from the database what others took. */
export class Talk {
  readonly #store: Pick<Store, 'node' | 'database'>;
  readonly #now: () => Date;
  readonly #lately = new Map<string, Promise<readonly Spoken[]>>();
  readonly #allowances = new Map<PlayerId, Allowance>();

  constructor(store: Pick<Store, 'node' | 'database'>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** What was said at a table lately, the oldest first, with what was taken away since. */
  lately(table: string): Promise<readonly Spoken[]> {
    const kept = this.#lately.get(table) ?? this.#kept(table, this.#read(table));
    this.#lately.set(table, kept);
    return kept;
  }

  async #read(table: string): Promise<readonly Spoken[]> {
    const rows = await this.#store.database.kysely
      .selectFrom('talk')
      .select(['id as line', 'person', 'text', 'at', 'removed'])
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(LATELY)
      .execute();
    return rows.toReversed();
  }

  /** What could not be read is not kept: the next who comes tries again. */
  #kept(table: string, lines: Promise<readonly Spoken[]>): Promise<readonly Spoken[]> {
    lines.catch(() => this.forget(table));
    return lines;
  }

  /** Why somebody may not say this now; undefined when they may, which counts. */
  async refusal({ id, guest }: Pick<Person, 'id' | 'guest'>, text: string): Promise<Refusal | undefined> {
    if (LINK.test(text)) return { reason: 'Links are not taken at the tables.' };
    const row = await this.#store.database.kysely
      .selectFrom('silenced')
      .select('until')
      .where('person', '=', id)
      .executeTakeFirst();
    if (row && row.until > this.#now())
      return { reason: `The floor has asked you to say nothing until ${spoken(row.until)}.` };
    const [perSecond, most] = guest ? PACE.guest : PACE.named;
    const allowance = this.#allowances.get(id) ?? new Allowance(perSecond, most, this.#now().getTime());
    this.#allowances.set(id, allowance);
    return allowance.take(this.#now().getTime())
      ? undefined
      : { reason: 'You have said a lot at once; wait a few seconds.' };
  }

  /** Writes down what somebody says, and tells the other nodes. */
  async say(table: string, person: PlayerId, text: string): Promise<Spoken> {
    const { node, database } = this.#store;
    const { rows } = await sql<{ id: number; at: Date }>`
      with said as (insert into talk (table_id, person, text) values (${table}, ${person}, ${text}) returning id, at)
      select id, at, pg_notify(${TALK_CHANNEL}, ${node}::text || ' ' || id || ' ' || ${table}::text) from said`.execute(
      database.kysely,
    );
    const [row] = rows;
    if (!row) throw new Error('What was said was not written.');
    const said = { line: row.id, person, text, at: row.at, removed: false };
    // Two may speak at once, also while the list is being read, which then has the line already or not.
    const kept = this.#lately.get(table);
    if (kept)
      this.#lately.set(
        table,
        this.#kept(
          table,
          kept.then((lines) => withLine(lines, said)),
        ),
      );
    return said;
  }

  /** The floor takes a line away; false if there is none such at this table. */
  async remove(table: string, line: number, by: PlayerId, why: string): Promise<boolean> {
    const { node, database } = this.#store;
    const removed = await inTransaction(database.kysely, async (transaction) => {
      await takeTurn(transaction);
      const row = await transaction
        .updateTable('talk')
        .set({ removed: true })
        .where('id', '=', line)
        .where('table_id', '=', table)
        .where('removed', '=', false)
        .returning('person')
        .executeTakeFirst();
      if (!row) return false;
      await enterLine(
        transaction,
        { type: 'line-removed', person: row.person, by, table, line, why } satisfies HouseEvent,
        this.#now(),
      );
      await sql`select pg_notify(${TALK_CHANNEL}, ${node}::text || ' ' || ${String(line)} || ' ' || ${table}::text)`.execute(
        transaction,
      );
      return true;
    });
    if (removed) this.forget(table);
    return removed;
  }

  /** The floor silences somebody, at all tables, or lets them speak again. */
  async silence(person: PlayerId, minutes: number, by: PlayerId, why: string): Promise<void> {
    const until = new Date(this.#now().getTime() + minutes * 60_000);
    await inTransaction(this.#store.database.kysely, async (transaction) => {
      await takeTurn(transaction);
      await transaction
        .insertInto('silenced')
        .values({ person, until })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ until }))
        .execute();
      await enterLine(
        transaction,
        { type: 'silenced', person, by, minutes, why } satisfies HouseEvent,
        this.#now(),
      );
    });
  }

  /** Another node has written or taken away a line: what that line is now. */
  async heard(message: string): Promise<{ readonly table: string; readonly spoken: Spoken } | undefined> {
    const [, node, line, table] = /^(\S+) (\d+) (.*)$/s.exec(message) ?? [];
    if (node === this.#store.node || table === undefined) return undefined;
    this.forget(table);
    const spoken = (await this.lately(table)).find((one) => one.line === Number(line));
    return spoken && { table, spoken };
  }

  /** What is kept at hand of a table, or of all, is read anew. */
  forget(table?: string): void {
    if (table === undefined) this.#lately.clear();
    else this.#lately.delete(table);
  }

  /** Forgets what was said before a time, and how much each has said. */
  async sweep(before: Date): Promise<void> {
    await this.#store.database.kysely.deleteFrom('talk').where('at', '<', before).execute();
    this.#allowances.clear();
    this.forget();
  }
}

const withLine = (lines: readonly Spoken[], said: Spoken): readonly Spoken[] =>
  lines.some(({ line }) => line === said.line) ? lines : [...lines, said].slice(-LATELY);

/** "14:30 UTC on 2026-11-16". */
const spoken = (time: Date): string => {
  const [day = '', clock = ''] = time.toISOString().split('T');
  return `${clock.slice(0, 5)} UTC on ${day}`;
};
