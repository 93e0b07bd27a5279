import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { bytes, counts, integers, smallCounts, texts, times } from './binary-arrays.ts';
import type { Json } from './canonical.ts';
import { StoreClosed } from './commit.ts';
import type { DatabaseLocation } from './database.ts';
import { EMPTY_JOURNAL, hashLine, JournalConflict, type JournalHead } from './journal.ts';
import { account, InsufficientFunds, LedgerError, type Posting } from './ledger.ts';
import { BalanceMoved, type Commit, CommitError, type Committed, spelledOut } from './member.ts';
import { openStore, type Store } from './store.ts';
import { verifyBooks } from './verify.ts';

const move = (from: string, to: string, amount: number): Posting[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** The lines that were handed in, by table and number, to be gone on from. */
const lines = new Map<string, JournalHead>();

const NOWHERE = 'f'.repeat(64);

const lineBefore = (table: string, seq: number): JournalHead =>
  seq === 1 ? EMPTY_JOURNAL : (lines.get(`${table} ${seq - 1}`) ?? { seq: seq - 1, hash: NOWHERE });

async function commit(store: Store, what: Commit): Promise<Committed> {
  const { head, committed } = store.enter(what);
  const key = `${what.table} ${head.seq}`;
  if (!lines.has(key)) lines.set(key, head);
  return committed;
}

const bet = (
  person: string,
  table: string,
  seq: number,
  amount: number,
  more: Partial<Commit> = {},
): Commit => ({
  table,
  after: lineBefore(table, seq),
  events: [{ type: 'bet', body: { person, amount } }],
  transactions: [
    { reason: 'bet', postings: move(account.wallet(person), account.stakes(person, table), amount) },
  ],
  ...more,
});

describe.each(ENGINES)('the books on the $name engine', (kind) => {
  let engine: RunningEngine;
  let location: DatabaseLocation;
  let store: Store;
  let names = 0;

  /** A table, and a person with 1,000.00 in the wallet, that no other test knows. */
  const newTable = () => `table-${kind.name}-${++names}`;
  const newPerson = async (cents = 100_000): Promise<string> => {
    const person = `person-${++names}`;
    await commit(store, {
      table: `cage-${person}`,
      after: EMPTY_JOURNAL,
      events: [{ type: 'chips', body: null }],
      transactions: [{ reason: 'chips', postings: move(account.cage, account.wallet(person), cents) }],
    });
    return person;
  };
  beforeAll(async () => {
    engine = await kind.start();
    location = await engine.fresh();
    store = await openStore(location);
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await engine.stop();
  }, PATIENCE);

  test('events and the postings they cause are written together', async () => {
    const [table, person] = [newTable(), await newPerson()];
    const done = await commit(store, {
      table,
      after: EMPTY_JOURNAL,
      events: [
        { type: 'opened', body: { limits: [500, 100_000] } },
        { type: 'bet', body: { spot: 'player' } },
      ],
      transactions: [
        {
          reason: 'bet',
          seq: 2,
          postings: move(account.wallet(person), account.stakes(person, table), 2_500),
        },
      ],
      at: new Date('2026-03-01T20:15:00.123Z'),
    });
    expect(done).toMatchObject({ table, seq: 1, nextSeq: 3, repeated: false });
    expect(done.balances).toEqual(
      new Map([
        [account.wallet(person), 97_500],
        [account.stakes(person, table), 2_500],
      ]),
    );
    const events = await store.journal.read(table);
    expect(events.map(({ seq, type, body, at }) => ({ seq, type, body, at: at.toISOString() }))).toEqual([
      { seq: 1, type: 'opened', body: { limits: [500, 100_000] }, at: '2026-03-01T20:15:00.123Z' },
      { seq: 2, type: 'bet', body: { spot: 'player' }, at: '2026-03-01T20:15:00.123Z' },
    ]);
    expect(await store.journal.read(table, { from: 2 })).toHaveLength(1);
    expect(await store.journal.head(table)).toMatchObject({ seq: 2, hash: done.hash });
    expect((await store.journal.last(table, ['opened']))?.seq).toBe(1);
    expect(await store.journal.tables()).toContain(table);
  });

  test('every posting tells who, what, before, after, when and why', async () => {
    const [table, person] = [newTable(), await newPerson()];
    await commit(store, bet(person, table, 1, 2_500, { command: { person, id: 'first' } }));
    await commit(store, bet(person, table, 2, 1_500));
    const [last, first] = await store.ledger.statement(account.wallet(person));
    expect(first).toMatchObject({ amount: -2_500, before: 100_000, after: 97_500, reason: 'bet', person });
    expect(last).toMatchObject({ before: 97_500, after: 96_000, cause: { table, seq: 2 }, person: null });
    expect(await store.ledger.causedBy(table, 1, 2)).toHaveLength(4);
    expect(await store.ledger.accounts(`stakes:${person}@`)).toEqual(
      new Map([[account.stakes(person, table), 4_000]]),
    );
    expect(await store.ledger.balance('wallet:nobody')).toBe(0);
  });

  test('the hash of a line covers the line before it, as documented', async () => {
    const table = newTable();
    const at = new Date('2026-01-02T03:04:05.678Z');
    await commit(store, {
      table,
      after: EMPTY_JOURNAL,
      events: [{ type: 'é', body: { b: 1, a: '\u0000 "' } }],
      at,
    });
    const [event] = await store.journal.read(table);
    const body = '{"a":"\\u0000 \\"","b":1}';
    expect(event?.body).toEqual({ a: '\u0000 "', b: 1 });
    expect(event?.hash).toBe(hashLine('0'.repeat(64), { table, seq: 1, type: 'é', body, at }));
  });

  test('one bad member fails alone, and leaves no trace', async () => {
    const [rich, poor] = [await newPerson(), await newPerson(100)];
    const tables = [newTable(), newTable(), newTable(), newTable()] as const;
    const outcomes = await Promise.allSettled([
      commit(store, bet(rich, tables[0], 1, 500)),
      commit(store, bet(poor, tables[1], 1, 500)),
      commit(store, bet(rich, tables[2], 7, 500)),
      commit(store, { table: tables[3], after: EMPTY_JOURNAL, events: [{ type: 'x', body: Number.NaN }] }),
      commit(store, bet(rich, tables[3], 1, 500)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ reason: expect.any(InsufficientFunds) });
    expect(outcomes[1]).toMatchObject({
      reason: { balance: 100, wanted: 500, account: account.wallet(poor) },
    });
    expect(outcomes[2]).toMatchObject({ reason: expect.any(JournalConflict) });
    expect(outcomes[2]).toMatchObject({ reason: { seq: 7, next: 1 } });
    expect(await store.journal.read(tables[1])).toEqual([]);
    expect(await store.ledger.balance(account.wallet(poor))).toBe(100);
    expect(await store.ledger.balance(account.wallet(rich))).toBe(99_000);
  });

  test('what only the database can refuse fails alone too', async () => {
    const [table, person] = [newTable(), await newPerson()];
    // JavaScript's calendar begins long before PostgreSQL's.
    const outcomes = await Promise.allSettled([
      commit(store, bet(person, table, 1, 5)),
      commit(store, bet(person, newTable(), 1, 5, { at: new Date(-8_640_000_000_000_000) })),
      commit(store, bet(person, table, 2, 5)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.ledger.balance(account.wallet(person))).toBe(99_990);
  });

  test('a wallet that is asked for more than it holds, many times at once, gives what it holds', async () => {
    const person = await newPerson(1_000);
    const bets = Array.from({ length: 25 }, () => commit(store, bet(person, newTable(), 1, 100)));
    const outcomes = await Promise.allSettled(bets);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
    expect(await store.ledger.balance(account.wallet(person))).toBe(0);
  });

  test('groups sent behind each other pay from one wallet as if each had waited; what falls takes none with it', async () => {
    const person = await newPerson(300);
    const tables = Array.from({ length: 20 }, newTable);
    // Five groups, most of them sent before the one ahead is answered; a line in the first is decided on none that is there.
    const wrong = commit(store, { ...bet(person, newTable(), 1, 1), after: { seq: 7, hash: NOWHERE } });
    wrong.catch(() => undefined);
    const outcomes = await Promise.allSettled(
      tables.flatMap((table) =>
        Array.from({ length: 20 }, (_, index) => commit(store, bet(person, table, index + 1, 1))),
      ),
    );
    await expect(wrong).rejects.toThrow(JournalConflict);
    const done = outcomes.map(({ status }) => status === 'fulfilled');
    expect(done.filter(Boolean)).toHaveLength(300);
    expect(done.indexOf(false)).toBe(300);
    expect(await store.ledger.balance(account.wallet(person))).toBe(0);
    for (const table of tables.slice(0, 15))
      expect(await store.journal.head(table)).toMatchObject({ seq: 20 });
    expect(await store.journal.head(tables[15] ?? '')).toMatchObject({ seq: 0 });
  });

  test('rows as arrays arrive as they were, whatever they hold', async () => {
    const counted = [0, -1, 2 ** 32, -(2 ** 32) - 5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const named = ['', 'a"\\{},', 'Zoë 赢 🂡', null, 'null'];
    const when = ['1999-12-31T23:59:59.999Z', '2000-01-01T00:00:00.000Z', '2026-11-16T15:00:00.001Z'];
    const hashes = ['', '00ff', null];
    const { rows } = await sql<object>`
      select ${integers([...counted, null])}::bigint[] = ${`{${counted.join()},null}`}::bigint[] as counted,
        ${texts(named)}::text[] = ${named}::text[] as named,
        ${times(when.map((at) => new Date(at)))}::timestamptz[] = ${when}::timestamptz[] as told,
        ${bytes(hashes)}::bytea[] = array['', '\\x00ff', null]::bytea[] as hashed,
        ${smallCounts([1, -2])}::smallint[] = '{1,-2}' as small,
        ${counts([1, 70_000])}::integer[] = '{1,70000}' as counts,
        ${texts([])}::text[] = '{}' as none`.execute(store.database.kysely);
    expect(rows).toEqual([
      { counted: true, named: true, told: true, hashed: true, small: true, counts: true, none: true },
    ]);
  });

  test('lines handed in one after the other without waiting keep their order', async () => {
    const [table, person] = [newTable(), await newPerson()];
    await Promise.all(
      Array.from({ length: 700 }, (_, index) => commit(store, bet(person, table, index + 1, 1))),
    );
    const events = await store.journal.read(table);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
  });

  test('what was decided on another line is refused, though its number be right', async () => {
    const [table, person] = [newTable(), await newPerson()];
    const decidedOn = (await commit(store, bet(person, table, 1, 5))).hash;
    const elsewhere = spelledOut(bet(person, table, 1, 7)).head;
    await expect(store.commit({ ...bet(person, table, 2, 5), after: elsewhere })).rejects.toThrow(
      'Line 1 of the journal of',
    );
    const { nextSeq } = await store.commit({
      ...bet(person, table, 2, 5),
      after: { seq: 1, hash: decidedOn },
    });
    expect(nextSeq).toBe(3);
    expect(await store.ledger.balance(account.wallet(person))).toBe(99_990);
  });

  test('the same command again changes nothing and returns what it returned', async () => {
    const [table, person] = [newTable(), await newPerson()];
    const command = { person, id: 'bet-1' };
    const answer: Json = { accepted: true, spots: ['player'] };
    const [first, second] = await Promise.all([
      commit(store, bet(person, table, 1, 700, { command, answer })),
      commit(store, bet(person, table, 2, 700, { command, answer: 'other' })),
    ]);
    const third = await commit(store, bet(person, table, 9, 700, { command }));
    expect(first).toMatchObject({ repeated: false, seq: 1, answer });
    for (const again of [second, third]) {
      expect(again).toEqual({ ...first, repeated: true, balances: new Map() });
    }
    expect(await store.ledger.balance(account.wallet(person))).toBe(99_300);
    // A command that failed was not carried out: it may be tried again.
    const retried = { person, id: 'bet-2' };
    await expect(commit(store, bet(person, table, 9, 1, { command: retried }))).rejects.toThrow(
      JournalConflict,
    );
    expect(await commit(store, bet(person, table, 2, 1, { command: retried }))).toMatchObject({
      repeated: false,
    });
  });

  test('of two that pay from one account on what it holds one is written, and the other told what it now holds', async () => {
    const meter = account.sharedMeter(newTable());
    const [first, second, filling] = [newTable(), newTable(), newTable()];
    const paying = (table: string, holds: number, amount: number): Commit => ({
      table,
      after: EMPTY_JOURNAL,
      events: [{ type: 'paid', body: { amount } }],
      transactions: [{ reason: 'award', postings: move(meter, account.cage, amount) }],
      holds: [{ account: meter, balance: holds }],
    });
    await commit(store, paying(filling, 0, -900));
    // In one group, and from a node of its own where there can be one.
    const other = kind.name === 'embedded' ? store : await openStore(location);
    const outcomes = await Promise.allSettled([
      commit(store, paying(first, 900, 900)),
      commit(other, paying(second, 900, 900)),
    ]);
    if (other !== store) await other.close();
    const [fallen] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fallen).toBeInstanceOf(BalanceMoved);
    expect(fallen).toMatchObject({ account: meter, balance: 0 });
    expect(await store.ledger.balance(meter)).toBe(0);
  });

  test('a commit that makes no sense is refused with a sentence', async () => {
    const [table, person] = [newTable(), await newPerson()];
    const unbalanced = [{ reason: 'bet', postings: [{ account: account.wallet(person), amount: -5 }] }];
    await expect(commit(store, { ...bet(person, table, 1, 5), transactions: unbalanced })).rejects.toThrow(
      'The postings of "bet" sum to -5 cents instead of zero.',
    );
    await expect(commit(store, bet(person, table, 1, 0.5))).rejects.toThrow(LedgerError);
    await expect(commit(store, { table, after: EMPTY_JOURNAL, events: [] })).rejects.toThrow(CommitError);
    await expect(commit(store, bet(person, table, 0, 5))).rejects.toThrow(
      'A commit needs the line of the journal that it was decided on.',
    );
    await expect(commit(store, bet('no name', table, 1, 5))).rejects.toThrow(LedgerError);
    await expect(commit(store, bet(person, table, 1, 5, { at: new Date('never') }))).rejects.toThrow(
      CommitError,
    );
    await expect(commit(store, bet(person, '\0', 1, 5))).rejects.toThrow(/NUL|account/);
    expect(await store.journal.head(table)).toMatchObject({ seq: 0 });
  });

  test('postings of nothing are left out', async () => {
    const [table, person] = [newTable(), await newPerson()];
    const done = await commit(store, bet(person, table, 1, 0));
    expect(done.balances.size).toBe(0);
    expect(await store.ledger.causedBy(table, 1)).toEqual([]);
  });

  test('the database itself refuses what must never happen', async () => {
    const { kysely } = store.database;
    const person = await newPerson(100);
    const wallet = sql`(select id from accounts where name = ${account.wallet(person)})`;
    const bank = sql`(select id from accounts where name = 'bank')`;
    const post = (from: number, to: number) =>
      sql`insert into postings values (-1, 1, ${wallet}, ${from}, 0), (-1, 2, ${bank}, ${to}, 0)`.execute(
        kysely,
      );
    await expect(post(-50, 60)).rejects.toThrow('does not sum to zero');
    await expect(post(-500, 500)).rejects.toThrow('wallets_and_stakes_never_below_zero');
    await expect(
      sql`insert into postings values (-1, 1, -7, 5, 0), (-1, 2, ${bank}, -5, 0)`.execute(kysely),
    ).rejects.toThrow('account that does not exist');
    for (const table of ['journal', 'transactions', 'postings']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(kysely)).rejects.toThrow('append-only');
      await expect(sql`truncate ${sql.table(table)}`.execute(kysely)).rejects.toThrow('append-only');
    }
    await expect(sql`update journal set type = 'x'`.execute(kysely)).rejects.toThrow('append-only');
    expect((await verifyBooks(store.database)).findings).toEqual([]);
  });

  test('whatever is bet, paid, refused and repeated, no chip is made or lost', async () => {
    const step = fc.record({
      person: fc.nat(2),
      amount: fc.integer({ min: 1, max: 400 }),
      kind: fc.constantFrom('bet', 'win', 'return', 'tip'),
      stale: fc.boolean(),
      command: fc.option(fc.nat(5), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 }), async (groups) => {
        const table = newTable();
        const people = [await newPerson(1_000), await newPerson(500), await newPerson(1)];
        const model = new Map<string, number>(
          people.map((person, index): [string, number] => [
            account.wallet(person),
            [1_000, 500, 1][index] ?? 0,
          ]),
        );
        const seen = new Set<string>();
        let head: JournalHead = EMPTY_JOURNAL;
        for (const group of groups) {
          const commits = group.map(({ person: index, amount, kind: reason, stale, command }) => {
            const person = people[index] ?? '';
            const [wallet, stakes] = [account.wallet(person), account.stakes(person, table)];
            const ways = {
              bet: [wallet, stakes],
              win: [account.tray(table), stakes],
              return: [stakes, wallet],
              tip: [wallet, account.tips(table)],
            } as const;
            const [from, to] = ways[reason];
            // The model of what must happen, told in advance: groups are carried out in order.
            const key = command === undefined ? undefined : `${person}/${command}`;
            const id = command === undefined ? {} : { command: { person, id: `${table}-${command}` } };
            const one = {
              table,
              after: stale ? { seq: head.seq + (amount % 2), hash: NOWHERE } : head,
              at: new Date('2026-03-01T20:00:00Z'),
              events: [{ type: reason, body: { amount } }],
              transactions: [{ reason, postings: move(from, to, amount) }],
              ...id,
            };
            if (key !== undefined && seen.has(key)) return { one, outcome: 'repeated' };
            if (stale) return { one, outcome: 'JournalConflict' };
            const left = (model.get(from) ?? 0) - amount;
            if (left < 0 && from !== account.tray(table)) return { one, outcome: 'InsufficientFunds' };
            model.set(from, left).set(to, (model.get(to) ?? 0) + amount);
            ({ head } = spelledOut(one));
            if (key !== undefined) seen.add(key);
            return { one, outcome: 'done' };
          });
          const outcomes = await Promise.all(
            commits.map(({ one }) =>
              store.commit(one).then(
                (done) => (done.repeated ? 'repeated' : 'done'),
                (error: Error) => error.name,
              ),
            ),
          );
          expect(outcomes).toEqual(commits.map(({ outcome }) => outcome));
        }
        expect(await store.ledger.balances([...model.keys()])).toEqual(model);
        expect(await store.journal.head(table)).toEqual(head);
      }),
      { numRuns: 40, seed: 20_260_301 },
    );
    const all = await store.ledger.accounts();
    expect([...all.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    expect((await verifyBooks(store.database)).findings).toEqual([]);
  });

  test('what was written is there after closing and opening again; a closed store takes nothing', async () => {
    const fresh = await engine.fresh();
    const first = await openStore(fresh);
    const pending = commit(first, {
      table: 'baccarat',
      after: EMPTY_JOURNAL,
      events: [{ type: 'opened', body: {} }],
    });
    await first.close();
    expect((await pending).nextSeq).toBe(2);
    await expect(
      commit(first, {
        table: 'baccarat',
        after: lineBefore('baccarat', 2),
        events: [{ type: 'x', body: {} }],
      }),
    ).rejects.toThrow(StoreClosed);
    await first.close();
    const second = await openStore(fresh);
    expect(await second.journal.read('baccarat')).toHaveLength(1);
    await second.close();
  });

  if (kind.name === 'server') {
    test('what was under way on a connection that is cut is written once, on another one', async () => {
      const [table, person] = [newTable(), await newPerson()];
      const cut = async (waiting: string) => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = ${waiting}`.execute(
          store.database.kysely,
        );
        return rows.length;
      };
      // Holds the bank's row, so that the commit waits for it and can be caught in the middle.
      let held: Promise<unknown> = Promise.resolve();
      await store.database.kysely.transaction().execute(async (transaction) => {
        await sql`select * from accounts where name = 'bank' for update`.execute(transaction);
        held = commit(store, {
          table,
          after: EMPTY_JOURNAL,
          events: [{ type: 'chips', body: null }],
          transactions: [{ reason: 'chips', postings: move(account.cage, account.wallet(person), 100) }],
        });
        held.catch(() => undefined);
        while ((await cut('Lock')) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      });
      expect(await held).toMatchObject({ nextSeq: 2, repeated: false });
      expect(await commit(store, bet(person, table, 2, 100))).toMatchObject({ nextSeq: 3 });
      await cut('Client');
      // Idle connections were cut too: the pool replaces them.
      expect(await commit(store, bet(person, table, 3, 100))).toMatchObject({ nextSeq: 4 });
    });

    test('of two nodes that write the same line, one does', async () => {
      const other = await openStore(location);
      const person = await newPerson();
      const tables = Array.from({ length: 20 }, newTable);
      for (const table of tables) {
        const outcomes = await Promise.allSettled(
          [store, other, store, other].map((node) => commit(node, bet(person, table, 1, 10))),
        );
        expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(JournalConflict);
        }
      }
      expect(await store.ledger.balance(account.wallet(person))).toBe(100_000 - 200);
      await other.close();
    });

    test('of two nodes that carry out the same command at once, one does', async () => {
      const other = await openStore(location);
      const person = await newPerson();
      for (let round = 0; round < 20; round++) {
        const command = { person, id: `round-${round}` };
        const outcomes = await Promise.all(
          [store, other].map((node) => commit(node, bet(person, newTable(), 1, 10, { command }))),
        );
        expect(outcomes.filter((outcome) => outcome.repeated)).toHaveLength(1);
      }
      expect(await store.ledger.balance(account.wallet(person))).toBe(100_000 - 200);
      await other.close();
    });

    test('two nodes that move the same chips at once never take a wallet below zero', async () => {
      const other = await openStore(location);
      const people = [await newPerson(5_000), await newPerson(5_000)];
      await Promise.allSettled(
        Array.from({ length: 400 }, (_, index) => {
          const [from, to] = index % 3 === 0 ? people : people.toReversed();
          return commit(index % 2 === 0 ? store : other, {
            table: newTable(),
            after: EMPTY_JOURNAL,
            events: [{ type: 'gift', body: null }],
            transactions: [
              { reason: 'gift', postings: move(account.wallet(from ?? ''), account.wallet(to ?? ''), 700) },
            ],
          });
        }),
      );
      const balances = await store.ledger.balances(people.map(account.wallet));
      expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(10_000);
      expect((await verifyBooks(store.database)).findings).toEqual([]);
      await other.close();
    });
  }
});
