import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerId } from '@croupier/table';
import { sql } from 'kysely';
import { texts } from '../storage/binary-arrays.ts';
import type { Store } from '../storage/store.ts';

/** How often a node says that it is there, and how long it is believed. */
const BEAT = 1_000;
const BELIEVED = 3_000;
/** What a node that has gone left behind is tidied up by the others after so long. */
const FORGOTTEN = 30_000;

export const PRESENCE_CHANNEL = 'croupier_presence';

/** Those who look at a table through other nodes. */
export type Elsewhere = (table: string, people: ReadonlySet<PlayerId>) => void;

/**
 * Who looks at which table through which node: each node says so in the database, and hears it of the others. By the
 * database's clock, so that no two nodes need to agree about the time.
 */
export class Presence {
  readonly #store: Pick<Store, 'node' | 'database'>;
  readonly #elsewhere: Elsewhere;
  readonly #complain: (error: unknown) => void;
  /** Who is here, as it should stand in the database; and as it does. */
  readonly #here = new Map<string, Set<PlayerId>>();
  readonly #changed = new Set<string>();
  readonly #unheard = new Set<string>();
  readonly #stopping = new AbortController();
  #others = '';
  #working: Promise<void> = Promise.resolve();
  #asked = false;

  constructor(
    store: Pick<Store, 'node' | 'database'>,
    elsewhere: Elsewhere,
    complain: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#elsewhere = elsewhere;
    this.#complain = complain;
  }

  /** Says that this node is there, now and then until it is stopped. */
  start(): void {
    void this.#keepBeating();
  }

  /** Those who look at a table through this node have changed. */
  here(table: string, people: Iterable<PlayerId>): void {
    this.#here.set(table, new Set(people));
    this.#changed.add(table);
    this.#soon();
  }

  /** Another node says that those who look at a table through it have changed. */
  heard(message: string): void {
    const [, node, table] = /^(\S+) (.*)$/s.exec(message) ?? [];
    if (node === this.#store.node || table === undefined) return;
    this.#unheard.add(table);
    this.#soon();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
    const { kysely } = this.#store.database;
    await kysely.deleteFrom('presence').where('node', '=', this.#store.node).execute();
    await kysely.deleteFrom('nodes').where('id', '=', this.#store.node).execute();
  }

  /** One thing at a time, and once for all the times it was asked for meanwhile. */
  #soon(): void {
    if (this.#asked || this.#stopping.signal.aborted) return;
    this.#asked = true;
    this.#working = this.#working
      .then(async () => {
        this.#asked = false;
        const [changed, unheard] = [[...this.#changed], [...this.#unheard]];
        this.#changed.clear();
        this.#unheard.clear();
        if (changed.length > 0) await this.#say(changed);
        if (unheard.length > 0) await this.#look(unheard);
      })
      .catch(this.#complain);
  }

  async #keepBeating(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#working = this.#working.then(() => this.#beat()).catch(this.#complain);
      await this.#working;
      await sleep(BEAT, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #beat(): Promise<void> {
    const { node, database } = this.#store;
    const { rows } = await sql<{ fresh: boolean }>`
      insert into nodes (id, beat) values (${node}, now())
      on conflict (id) do update set beat = now() returning xmax = 0 as fresh`.execute(database.kysely);
    // New, or taken for gone while it was paused: it says again who is here.
    if (rows[0]?.fresh) for (const table of this.#here.keys()) this.#changed.add(table);
    await sql`
      with gone as (delete from nodes where beat < now() - ${`${FORGOTTEN} ms`}::interval returning id)
      delete from presence using gone where presence.node = gone.id`.execute(database.kysely);
    const others = await this.#otherNodes();
    if (others !== this.#others) {
      this.#others = others;
      await this.#look();
    }
    if (this.#changed.size > 0) this.#soon();
  }

  async #otherNodes(): Promise<string> {
    const { node, database } = this.#store;
    const { rows } = await sql<{ id: string }>`
      select id from nodes where id <> ${node} and beat > now() - ${`${BELIEVED} ms`}::interval order by id`.execute(
      database.kysely,
    );
    return rows.map(({ id }) => id).join(' ');
  }

  async #say(tables: readonly string[]): Promise<void> {
    const { node, database } = this.#store;
    const here = tables.flatMap((table) =>
      [...(this.#here.get(table) ?? [])].map((person) => ({ table, person })),
    );
    await sql`
      with here as (
        select * from unnest(
          ${texts(here.map(({ table }) => table))}::text[], ${texts(here.map(({ person }) => person))}::text[]
        ) as here (table_id, person)
      ), gone as (
        delete from presence where node = ${node} and table_id = any(${texts(tables)}::text[])
          and not exists (
            select from here where here.table_id = presence.table_id and here.person = presence.person
          )
      ), come as (
        insert into presence (table_id, person, node) select table_id, person, ${node} from here
        on conflict do nothing
      )
      select pg_notify(${PRESENCE_CHANNEL}, ${node} || ' ' || changed.table_id)
      from unnest(${texts(tables)}::text[]) as changed (table_id)`.execute(database.kysely);
  }

  /** Who is elsewhere: at these tables, or at all of them. */
  async #look(tables: readonly string[] = [...this.#here.keys()]): Promise<void> {
    const { node, database } = this.#store;
    const { rows } = await sql<{ table_id: string; person: string }>`
      select distinct presence.table_id, presence.person from presence join nodes on nodes.id = presence.node
      where presence.node <> ${node} and nodes.beat > now() - ${`${BELIEVED} ms`}::interval
        and presence.table_id = any(${texts(tables)}::text[])`.execute(database.kysely);
    for (const table of tables) {
      const people = rows.filter(({ table_id }) => table_id === table).map(({ person }) => person);
      this.#elsewhere(table, new Set(people));
    }
  }
}

/** True if another node is at work on the same books: one that was killed is still written down, but beats no more. */
export async function anotherNodeBeats({
  node,
  database,
}: Pick<Store, 'node' | 'database'>): Promise<boolean> {
  if (database.engine === 'embedded') return false;
  const beats = async (): Promise<Map<string, number>> => {
    const { rows } = await sql<{ id: string; beat: Date }>`
      select id, beat from nodes where id <> ${node} and beat > now() - ${`${BELIEVED} ms`}::interval`.execute(
      database.kysely,
    );
    return new Map(rows.map(({ id, beat }) => [id, beat.getTime()]));
  };
  let before = await beats();
  while (before.size > 0) {
    await sleep(BEAT / 4);
    const now = await beats();
    for (const [id, beat] of now) if (beat > (before.get(id) ?? 0)) return true;
    before = now;
  }
  return false;
}
