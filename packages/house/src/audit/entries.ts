import { accountsOf, cents, formatMoney } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { PLAY_CHIPS, SMALL_CHANGE } from '../people/people.ts';
import { integers } from '../storage/binary-arrays.ts';
import { HOUSE } from '../storage/house-journal.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { verifyLedger } from '../storage/verify.ts';
import type { Moved } from '../tables/moved.ts';
import { isAtOnce } from './at-once.ts';
import type { HouseReplay } from './house-replay.ts';

/** A movement of chips as the ledger has it; the postings as `account id:cents`, in order. */
interface Entry {
  readonly id: number;
  readonly seq: number;
  readonly reason: string;
  /** Who asked for it; null: nobody but the house. */
  readonly person: string | null;
  readonly at: Date;
  readonly postings: string;
}

/** A line of a journal, as far as its movements are compared with it. */
type Causing = Pick<JournalEvent, 'seq' | 'type' | 'body' | 'at'>;

/** The ledger as an examiner goes through it beside the journals: each line against the movements that name it. */
export class Entries {
  /** Movements compared so far. */
  count = 0;
  readonly #kysely: Kysely<Tables>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #derived = new Map<string, number>();
  #postings = 0;

  private constructor(kysely: Kysely<Tables>, names: ReadonlyMap<string, string>) {
    this.#kysely = kysely;
    this.#names = names;
    this.#ids = new Map([...names].map(([id, name]) => [name, id]));
  }

  static async of(kysely: Kysely<Tables>): Promise<Entries> {
    const rows = await kysely.selectFrom('accounts').select(['id', 'name']).execute();
    return new Entries(kysely, new Map(rows.map(({ id, name }) => [String(id), name])));
  }

  get accounts(): number {
    return this.#names.size;
  }

  /** What an account holds by the journals alone. */
  derived(name: string): number {
    return this.#derived.get(name) ?? 0;
  }

  /** The chips of players that lie on a table by its journal: stakes, stacks and a bank. */
  lying(table: string): number {
    const stakes = [...this.#derived].filter(
      ([name]) => name.startsWith('stakes:') && name.endsWith(`@${table}`),
    );
    return stakes.reduce((sum, [, amount]) => sum + amount, this.derived(accountsOf(table).bank));
  }

  /** The chips that lie on a table by its journal, going home: stakes to their wallets, a bank to whoever put it up. */
  async homegoing(table: string, line: number): Promise<Moved[]> {
    const stakes = [...this.#derived]
      .filter(([name, amount]) => name.startsWith('stakes:') && name.endsWith(`@${table}`) && amount > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, amount]) =>
        returned(name, account.wallet(name.slice('stakes:'.length, -1 - table.length)), amount),
      );
    const { bank } = accountsOf(table);
    const put = this.derived(bank);
    const owner = put > 0 ? await this.#putUpBy(bank, table, line) : undefined;
    return owner === undefined ? stakes : [...stakes, returned(bank, owner, put)];
  }

  /** The wallet that a bank came out of last, by movements that were compared with their lines. */
  async #putUpBy(bank: string, table: string, line: number): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`
      select wallet.name from transactions
      join postings as paid on paid.transaction_id = transactions.id and paid.amount > 0
      join accounts as bank on bank.id = paid.account_id and bank.name = ${bank}
      join postings as taken on taken.transaction_id = transactions.id and taken.amount < 0
      join accounts as wallet on wallet.id = taken.account_id and wallet.name like 'wallet:%'
      where transactions.table_id = ${table} and transactions.seq < ${line} and transactions.reason = 'bank'
      order by transactions.id desc limit 1`.execute(this.#kysely);
    return rows[0]?.name;
  }

  /** The movements that lines of a journal caused, to be compared one line after the other. */
  async page(table: string, from: number, to: number): Promise<{ compare: Compare; misread: Misread }> {
    const { rows } = await sql<Entry>`
      select transactions.id, transactions.seq, transactions.reason, transactions.person, transactions.at, moved.postings
      from transactions cross join lateral (
        select string_agg(account_id || ':' || amount, ' ' order by line) as postings
        from postings where transaction_id = transactions.id
      ) as moved
      where table_id = ${table} and seq >= ${from} and seq <= ${to}
      order by transactions.seq, transactions.id`.execute(this.#kysely);
    const shared = await this.#sharedAfter(table, from, to);
    let at = 0;
    return {
      // Where tables share a meter, each line is written on what those of the others have left.
      misread: (seq, held) => {
        for (const { name, after } of shared.get(seq) ?? []) {
          const said = held?.get(name);
          if (said !== undefined && said !== after)
            return `leaves ${name} at ${said} cents, and with all that moved it the ledger has ${after}.`;
        }
        return undefined;
      },
      compare: (line, moved) => {
        const first = at;
        while (rows[at]?.seq === line.seq) at += 1;
        const entries = rows.slice(first, at);
        return this.#compare(entries, moved) ?? misattributed(entries, line);
      },
    };
  }

  /** What the ledger has on the meters that tables share, after each line that moves one. */
  async #sharedAfter(
    table: string,
    from: number,
    to: number,
  ): Promise<ReadonlyMap<number, readonly SharedAfter[]>> {
    const ids = [...this.#ids].flatMap(([name, id]) => (name.startsWith(SHARED) ? [Number(id)] : []));
    const lines = new Map<number, SharedAfter[]>();
    if (ids.length === 0) return lines;
    const { rows } = await sql<{ seq: number; name: string; after: number }>`
      select distinct on (transactions.seq, accounts.name)
        transactions.seq, accounts.name, postings.balance_after as after
      from transactions
      join postings on postings.transaction_id = transactions.id
      join accounts on accounts.id = postings.account_id
      where transactions.table_id = ${table} and transactions.seq >= ${from} and transactions.seq <= ${to}
        and postings.account_id = any(${integers(ids)}::bigint[])
      order by transactions.seq, accounts.name, transactions.id desc, postings.line desc`.execute(
      this.#kysely,
    );
    for (const { seq, name, after } of rows) lines.set(seq, [...(lines.get(seq) ?? []), { name, after }]);
    return lines;
  }

  /** What is wrong with the movements of one line; without knowing what it should have moved, they are only counted. */
  #compare(entries: readonly Entry[], moved: readonly Moved[] | undefined): string | undefined {
    for (const { postings } of entries) this.#counted(postings);
    this.count += entries.length;
    if (!moved) {
      for (const { postings } of entries)
        for (const [name, amount] of this.#read(postings)) this.#add(name, amount);
      return undefined;
    }
    const due = moved.map(({ reason, postings }) => ({
      reason,
      postings: postings.filter(({ amount }) => amount !== 0),
    }));
    for (const { postings } of due) for (const { account: name, amount } of postings) this.#add(name, amount);
    const wanted = due.filter(({ postings }) => postings.length > 0).map((one) => this.#spelled(one));
    const found = entries.map(({ reason, postings }) => `${reason} ${postings}`);
    if (wanted.length === found.length && wanted.every((one, at) => one === found[at])) return undefined;
    const missing = wanted.find((one) => !found.includes(one));
    const extra = entries.find(({ reason, postings }) => !wanted.includes(`${reason} ${postings}`));
    if (extra) {
      const has = `transaction ${extra.id} of the ledger (${extra.reason}: ${this.#told(extra.postings)})`;
      return missing ? `moves something else than ${has}.` : `does not cause ${has}.`;
    }
    return missing
      ? `has no movement in the ledger for what it moves (${missing.split(' ')[0]}).`
      : 'has its movements in the ledger twice or in another order.';
  }

  #counted(postings: string | null): void {
    if (postings) this.#postings += postings.split(' ').length;
  }

  #spelled({ reason, postings }: Moved): string {
    const lines = postings.map(({ account: name, amount }) => `${this.#ids.get(name) ?? name}:${amount}`);
    return `${reason} ${lines.join(' ')}`;
  }

  #read(postings: string | null): [name: string, amount: number][] {
    return (postings ?? '')
      .split(' ')
      .filter(Boolean)
      .map((one) => {
        const [id = '', amount = '0'] = one.split(':');
        return [this.#names.get(id) ?? id, Number(amount)];
      });
  }

  #told(postings: string | null): string {
    return this.#read(postings)
      .map(([name, amount]) => `${name} ${formatMoney(cents(amount))}`)
      .join(', ');
  }

  #add(name: string, amount: number): void {
    this.#derived.set(name, (this.#derived.get(name) ?? 0) + amount);
  }

  /** What is in the ledger and follows from no line, and every balance that is not what the journals give. */
  async findings(house: HouseReplay): Promise<string[]> {
    const found = await this.#withoutLine(house);
    const accounts = await this.#kysely
      .selectFrom('accounts')
      .select(['name', 'balance'])
      .orderBy('name')
      .execute();
    for (const { name, balance } of accounts) {
      const due = this.derived(name);
      if (balance !== due) found.push(`${name} holds ${balance} cents, and the journals give ${due}.`);
    }
    const { postings, transactions } = await this.#kysely
      .selectNoFrom((query) => [
        query
          .selectFrom('postings')
          .select((row) => row.fn.countAll<number>().as('n'))
          .as('postings'),
        query
          .selectFrom('transactions')
          .select((row) => row.fn.countAll<number>().as('n'))
          .as('transactions'),
      ])
      .executeTakeFirstOrThrow();
    found.push(...(await this.#givenTooSoon()));
    // The sums, orders and references of a ledger that was compared entry by entry need no second look.
    if (found.length > 0 || postings !== this.#postings || transactions !== this.count)
      await verifyLedger(this.#kysely, found);
    return found;
  }

  /** New chips for somebody who had some: what the line says of it is not enough. */
  async #givenTooSoon(): Promise<string[]> {
    const { rows } = await sql<{ id: number; seq: number; at: Date; name: string; held: number }>`
      select transactions.id, transactions.seq, transactions.at, had.name, had.held
      from transactions
      join postings on postings.transaction_id = transactions.id
      join accounts as wallet on wallet.id = postings.account_id and wallet.name like 'wallet:%'
      cross join lateral (
        select wallet.name, postings.balance_after - postings.amount as held
        union all
        select stakes.name, before.balance_after from accounts as stakes
        cross join lateral (
          select balance_after from postings
          where postings.account_id = stakes.id and postings.transaction_id < transactions.id
          order by transaction_id desc, line desc limit 1
        ) as before
        where stakes.name like 'stakes:' || substr(wallet.name, 8) || '@%'
      ) as had
      where transactions.table_id = ${HOUSE} and transactions.reason = 'top up'
        and (had.held < 0 or had.held >= case when had.name = wallet.name then ${SMALL_CHANGE} else 1 end)
      order by transactions.id`.execute(this.#kysely);
    return rows.map(
      ({ id, seq, at, name, held }) =>
        `Line ${seq} of the journal of ${HOUSE} (chips-given, ${at.toISOString()}) gives new chips in transaction ${id} while ${name} held ${held} cents.`,
    );
  }

  /** Movements without a line: given out before the house journal began, or made by somebody else than the house. */
  async #withoutLine(house: HouseReplay): Promise<string[]> {
    const { rows } = await sql<Omit<Entry, 'seq'>>`
      select transactions.id, transactions.reason, transactions.at, transactions.person, moved.postings
      from transactions cross join lateral (
        select string_agg(account_id || ':' || amount, ' ' order by line) as postings
        from postings where transaction_id = transactions.id
      ) as moved
      where table_id is null order by transactions.id`.execute(this.#kysely);
    const found: string[] = [];
    const given = new Map<string, number>();
    const older = house.people.size === 0;
    for (const { id, reason, at, person, postings } of rows) {
      this.count += 1;
      this.#counted(postings);
      const gift = `${reason} ${postings}` === this.#spelled(gave(person ?? '', reason));
      const early = older || id <= house.carriedOver;
      if (!(early && gift && (reason === 'welcome chips' || reason === 'top up'))) {
        found.push(
          `Transaction ${id} of ${at.toISOString()} (${reason}: ${this.#told(postings)}) was caused by no line of any journal.`,
        );
        continue;
      }
      given.set(person ?? '', (given.get(person ?? '') ?? 0) + PLAY_CHIPS);
      for (const [name, amount] of this.#read(postings)) this.#add(name, amount);
    }
    for (const [person, chips] of house.givenBefore) {
      const there = given.get(person) ?? 0;
      if (there !== chips)
        found.push(
          `wallet:${person} was carried over with ${chips} cents given out, and the ledger has ${there} of them.`,
        );
    }
    return found;
  }
}

interface SharedAfter {
  readonly name: string;
  readonly after: number;
}

const SHARED = account.sharedMeter('');

type Misread = (seq: number, held: ReadonlyMap<string, number> | undefined) => string | undefined;
type Compare = (line: Causing, moved: readonly Moved[] | undefined) => string | undefined;

/** The lines that somebody has caused for themselves, or the house for them. */
const THEIR_OWN: ReadonlySet<string> = new Set(['bets-changed', 'bank-taken', 'sat-down']);
const players = z.object({ player: z.string() });
const persons = z.object({ person: z.string() });

/** What is wrong with whose and when the movements of a line are said to be. */
function misattributed(entries: readonly Entry[], { type, body, at }: Causing): string | undefined {
  for (const { id, person, at: moved } of entries) {
    if (!isAtOnce(moved, at))
      return `has its movement ${id} in the ledger at another time, ${moved.toISOString()}.`;
    if (person === null) continue;
    const whose = THEIR_OWN.has(type)
      ? players.safeParse(body).data?.player
      : persons.safeParse(body).data?.person;
    if (whose !== undefined && whose !== person)
      return `has its movement ${id} in the ledger as that of ${person}.`;
  }
  return undefined;
}

const returned = (from: string, to: string, amount: number): Moved => ({
  reason: 'returned',
  postings: [
    { account: from, amount: cents(-amount) },
    { account: to, amount: cents(amount) },
  ],
});

const gave = (person: string, reason: string): Moved => ({
  reason,
  postings: [
    { account: account.cage, amount: cents(-PLAY_CHIPS) },
    { account: account.wallet(person), amount: cents(PLAY_CHIPS) },
  ],
});
