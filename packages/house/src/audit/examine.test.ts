import { rmSync } from 'node:fs';
import { bankedGameNamed, miniBaccarat, ultimateTexasHoldem } from '@croupier/games';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { type House, openHouse } from '../house.ts';
import { People, PLAY_CHIPS } from '../people/people.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { passive, playHand } from '../server/testing/poker-player.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { canonicalJson, type Json } from '../storage/canonical.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { chainEvents, EMPTY_JOURNAL, hashLine, insertLines, journalHeads } from '../storage/journal.ts';
import type { Tables } from '../storage/schema.ts';
import { evenLimits } from '../tables/default-tables.ts';
import type { TableSetting } from '../tables/setting.ts';
import { ENGINES, PATIENCE, type RunningEngine, temporaryDirectory } from '../testing/engines.ts';
import { type Checkpoint, newKeys, readCheckpoint, takeCheckpoint } from './checkpoints.ts';
import { examineBooks } from './examine.ts';
import { readCheckpoints } from './keep-checkpoints.ts';

const baccarat = miniBaccarat.with({ decks: 6 });
const ultimate = ultimateTexasHoldem.with({});
const TABLES: TableSetting[] = [
  { id: 'mini', name: 'Mini', game: baccarat, limits: evenLimits(baccarat, 5, 20_000), burn: 0 },
  { id: 'ultimate', name: 'Ultimate', game: ultimate, limits: evenLimits(ultimate, 5, 20_000), burn: 0 },
];
const hosted = bankedGameNamed('bclc-poker/multi-game-progressive').with({});
const meters = { progressive: 'beacon' };
for (const id of ['beacon-1', 'beacon-2'])
  TABLES.push({ id, name: id, game: hosted, limits: evenLimits(hosted, 5, 500), burn: 0, meters });
const POKER = [pokerSetting({ rakePercent: 10, rakeCap: 300 }, 'holdem')];
const EVIDENCE = { tables: TABLES, pokerTables: POKER };
const PACE = { cut: 10, betting: 600_000, deal: 0, turn: 0, say: 0, settled: 5, resumed: 50, decide: 40 };
const POKER_PACE = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 20, gather: 50 };
const KEYS = newKeys();

/** Some rounds, some hands, a promotion: what an evening leaves in the books. */
async function anEvening(house: House): Promise<void> {
  const [ann, bob] = await Promise.all(
    [1, 2].map(async () => (await Visitor.enter(house.address)).connect()),
  );
  if (!ann || !bob) throw new Error('Nobody came.');
  await Promise.all([ann.joinPoker('holdem'), bob.joinPoker('holdem')]);
  expect(await ann.ask({ type: 'sit-down', table: 'holdem', seat: 1, amount: 20_000 })).toBe('done');
  expect(await bob.ask({ type: 'sit-down', table: 'holdem', seat: 2, amount: 20_000 })).toBe('done');
  await Promise.all([ann, bob].map((one) => playHand(one, 'holdem', passive)));
  await Promise.all([ann, bob].map((one) => one.ask({ type: 'stand-up', table: 'holdem' })));
  for (const [table, wager] of [
    ['mini', 'banker'],
    ['ultimate', 'ante'],
  ] as const) {
    await ann.join(table);
    await ann.playRound(table, [{ spot: 1, wager, amount: 2500 }]);
  }
  for (const table of ['beacon-1', 'beacon-2', 'beacon-1']) {
    await ann.join(table);
    await ann.playRound(table, [
      { spot: 1, wager: 'ante', amount: 500 },
      { spot: 1, wager: 'progressive', amount: 100 },
    ]);
  }
  for (const name of ['Sue', 'Tom']) {
    const signedUp = await fetch(`${house.address}/api/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: 'over the hills' }),
    });
    expect(signedUp.status).toBe(200);
  }
  await house.appoint('Sue', ['floor']);
  ann.leave();
  bob.leave();
}

describe.each(ENGINES)('an examination of the books on the $name engine', (kind) => {
  let engine: RunningEngine;
  let kysely: Kysely<Tables>;
  let database: Database;
  let early: Checkpoint;
  let late: Checkpoint;

  beforeAll(async () => {
    engine = await kind.start();
    const location = await engine.fresh();
    const house = await openHouse({
      ...location,
      port: 0,
      tables: TABLES,
      pokerTables: POKER,
      pace: PACE,
      pokerPace: POKER_PACE,
      requestsPerMinute: 100_000,
    });
    await anEvening(house);
    await house.close();
    database = await openDatabase(location);
    ({ kysely } = database);
    await new People(database).appointByFile([{ name: 'Tom', roles: ['dealer'] }]);
    const whole = await takeCheckpoint(kysely, KEYS.privateKey, new Date('2026-03-02T04:00:00Z'));
    late = readCheckpoint(JSON.stringify(whole), KEYS.publicKey);
    // What a checkpoint in the middle of the evening would have said.
    const { seq, hash } = await kysely
      .selectFrom('journal')
      .select(['seq', 'hash'])
      .where('table_id', '=', 'mini')
      .where('type', '=', 'betting-opened')
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    early = { ...late, at: '2026-03-01T22:00:00.000Z', heads: { mini: { seq, hash: hash.toString('hex') } } };
  }, PATIENCE);
  afterAll(async () => {
    await database.close();
    await engine.stop();
  }, PATIENCE);

  class Rollback extends Error {}

  /** What is found after somebody with all rights on the database has done this. */
  async function findingsAfter(
    attack: (transaction: Kysely<Tables>) => Promise<unknown>,
    checkpoints: readonly Checkpoint[] = [],
  ): Promise<string> {
    let findings: readonly string[] = [];
    await kysely
      .transaction()
      .execute(async (transaction) => {
        // A superuser need not even touch the triggers that keep journal and ledger.
        await sql`set local session_replication_role = replica`.execute(transaction);
        await attack(transaction);
        ({ findings } = await examineBooks({ kysely: transaction }, { ...EVIDENCE, checkpoints }));
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return findings.join('\n');
  }

  const run = (statement: RawBuilder<unknown>) => (transaction: Kysely<Tables>) =>
    statement.execute(transaction);

  /** Makes the chain of a journal fit again from a line on. */
  async function rechained(transaction: Kysely<Tables>, table: string, from: number): Promise<void> {
    const lines = await transaction
      .selectFrom('journal')
      .select(['seq', 'type', sql<string>`body::text`.as('body'), 'at', 'hash'])
      .where('table_id', '=', table)
      .where('seq', '>=', from - 1)
      .orderBy('seq')
      .execute();
    let previous = lines[0]?.seq === from - 1 ? (lines.shift()?.hash.toString('hex') ?? '') : '0'.repeat(64);
    for (const { seq, type, body, at } of lines) {
      previous = hashLine(previous, { table, seq, type, body, at });
      await sql`update journal set hash = decode(${previous}, 'hex') where table_id = ${table} and seq = ${seq}`.execute(
        transaction,
      );
    }
  }

  const lineOf = (transaction: Kysely<Tables>, table: string, type: string, saying = '') =>
    transaction
      .selectFrom('journal')
      .select(['seq', sql<string>`body::text`.as('body')])
      .where('table_id', '=', table)
      .where('type', '=', type)
      .where(sql<boolean>`body::text like ${`%${saying}%`}`)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();

  /** Adds a line at the end of a journal, with a hash that fits; returns its number. */
  async function appended(
    transaction: Kysely<Tables>,
    table: string,
    type: string,
    body: Json,
  ): Promise<number> {
    const heads = await journalHeads(transaction, [table]);
    const event = { type, body: canonicalJson(body), at: new Date() };
    const lines = chainEvents(table, heads.get(table) ?? EMPTY_JOURNAL, [event]);
    await insertLines(transaction, lines);
    return lines[0]?.seq ?? 0;
  }

  const idOf = async (transaction: Kysely<Tables>, name: string): Promise<string> =>
    (
      await transaction
        .selectFrom('people')
        .select('id')
        .where('name', 'like', name)
        .executeTakeFirstOrThrow()
    ).id;

  it('finds nothing after an honest evening, and replays all of it', async () => {
    const examined = await examineBooks({ kysely }, { ...EVIDENCE, checkpoints: [early, late] });
    expect(examined.findings).toEqual([]);
    expect(examined.notes).toEqual([]);
    expect(examined).toMatchObject({ tables: 6, replayed: examined.lines, people: 4, checkpoints: 2 });
    expect(examined.shoes).toBeGreaterThan(2);
    expect(examined.transactions).toBeGreaterThan(8);
  });

  it('changes nothing: it runs where nothing can be written', async () => {
    await kysely.transaction().execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction);
      const { findings, notes } = await examineBooks({ kysely: transaction }, EVIDENCE);
      expect(findings).toEqual([]);
      expect(notes).toEqual([expect.stringContaining('no checkpoints were given')]);
    });
  });

  test('a settlement that was changed, with the chain and the ledger made to fit, is not what the rules give', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { seq, body } = await lineOf(transaction, 'mini', 'settled', '"returned"');
      const richer = body
        .replace(/"returned":\d+/, '"returned":9999900')
        .replace(/"won":\d+/, '"won":9997400');
      await sql`update journal set body = ${richer}::json where table_id = 'mini' and seq = ${seq}`.execute(
        transaction,
      );
      await rechained(transaction, 'mini', seq);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of mini \(settled, 20\d\d-.*Z\): The round has "settled"/m,
    );
  });

  test('a meter that tables share, said to stand elsewhere than the others left it, is not what the ledger has', async () => {
    const findings = await findingsAfter(async (transaction) => {
      // From the shoe on that the last bets lay on, every line says 5.00 more.
      const { seq: closed } = await lineOf(transaction, 'beacon-1', 'betting-closed');
      const lines = await transaction
        .selectFrom('journal')
        .select(['seq', 'type', sql<string>`body::text`.as('body')])
        .where('table_id', '=', 'beacon-1')
        .orderBy('seq')
        .execute();
      const seq = lines.findLast((line) => line.type === 'shoe-opened' && line.seq < closed)?.seq ?? 0;
      for (const line of lines.filter((one) => one.seq >= seq)) {
        const more = line.body.replace(
          /("meters":\{"progressive":)(\d+)/g,
          (_, name: string, amount: string) => `${name}${Number(amount) + 500}`,
        );
        await sql`update journal set body = ${more}::json where table_id = 'beacon-1' and seq = ${line.seq}`.execute(
          transaction,
        );
      }
      await rechained(transaction, 'beacon-1', seq);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of beacon-1 \(betting-closed, .*Z\) leaves shared-meter:beacon at \d+ cents, and with all that moved it the ledger has \d+\.$/m,
    );
  });

  test('cards that were changed, with settlement and chain made to fit, are not the ones of the seed', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { seq } = await lineOf(transaction, 'mini', 'shoe-cut');
      await sql`update journal set body = jsonb_set(body::jsonb, '{cut,position}', '7')::json
        where table_id = 'mini' and seq = ${seq}`.execute(transaction);
      await rechained(transaction, 'mini', seq);
    });
    expect(findings).toMatch(
      /^Shoe 1 of mini, opened in line \d+: its card \d+ was dealt as .., and the seed gives ..\.$/m,
    );
  });

  test('a journal whose tail was cut with everything that hung on it is shorter than the last checkpoint saw it', async () => {
    const findings = await findingsAfter(
      async (transaction) => {
        const seq = early.heads.mini?.seq ?? 0;
        await sql`
          with gone as (delete from transactions where table_id = 'mini' and seq > ${seq} returning id),
            moved as (delete from postings using gone where transaction_id = gone.id returning account_id, amount)
          update accounts set balance = balance - moved.amount
          from (select account_id, sum(amount) as amount from moved group by account_id) as moved
          where accounts.id = moved.account_id`.execute(transaction);
        await sql`delete from journal where table_id = 'mini' and seq > ${seq}`.execute(transaction);
      },
      [early, late],
    );
    expect(findings).toMatch(
      /^The journal of mini ends at line \d+, and the checkpoint of 2026-03-02T04:00:00.000Z saw line \d+; it still agreed with that of 2026-03-01T22:00:00.000Z\.$/m,
    );
  });

  test('a journal that is gone altogether was seen by a checkpoint', async () => {
    const findings = await findingsAfter(run(sql`delete from journal where table_id = 'ultimate'`), [late]);
    expect(findings).toContain(
      'The journal of ultimate is not there; the checkpoint of 2026-03-02T04:00:00.000Z saw',
    );
  });

  test('a line that was changed where the rules have nothing against it differs from the checkpoint', async () => {
    const findings = await findingsAfter(
      async (transaction) => {
        const { seq } = await lineOf(transaction, '@house', 'person-came');
        await sql`update journal set at = at - interval '1 hour' where table_id = '@house' and seq = ${seq}`.execute(
          transaction,
        );
        await rechained(transaction, '@house', seq);
      },
      [late],
    );
    expect(findings).toMatch(
      /^The journal of @house is not the one that was signed: at line \d+ it differs/m,
    );
  });

  const FIFTY_THOUSAND = 5_000_000;
  const aWallet = sql`(select id from accounts where name like 'wallet:%' order by name limit 1)`;
  const theBank = sql`(select id from accounts where name = 'bank')`;

  test('50,000.00 minted in a balance is not what the journals give', async () => {
    expect(
      await findingsAfter(
        run(sql`update accounts set balance = balance + ${FIFTY_THOUSAND} where id = ${aWallet}`),
      ),
    ).toMatch(/^wallet:\w+ holds \d+ cents, and the journals give \d+\.$/m);
  });

  const minted =
    (table: string | null, seq: number | null, reason = 'welcome chips', much = FIFTY_THOUSAND) =>
    async (transaction: Kysely<Tables>) => {
      await sql`insert into transactions (id, reason, table_id, seq, at)
        values (nextval('transaction_ids'), ${reason}, ${table}, ${seq}, now())`.execute(transaction);
      await sql`insert into postings (transaction_id, line, account_id, amount, balance_after)
        select currval('transaction_ids'), line, account, amount, accounts.balance + amount
        from (values (1::smallint, ${theBank}, ${-much}::bigint), (2::smallint, ${aWallet}, ${much}::bigint))
          as posting (line, account, amount) join accounts on accounts.id = account`.execute(transaction);
      await sql`update accounts set balance = balance + case name when 'bank' then -1 else 1 end * ${much}::bigint
        where id in (${theBank}, ${aWallet})`.execute(transaction);
    };

  test('50,000.00 minted with a movement that adds up has no line', async () => {
    expect(await findingsAfter(minted(null, null))).toMatch(
      /^Transaction \d+ of 20.* \(welcome chips: bank -50,000\.00, wallet:\w+ 50,000\.00\) was caused by no line of any journal\.$/m,
    );
  });

  test('50,000.00 minted in the name of a line is not what the line moves', async () => {
    expect(await findingsAfter(minted('mini', 1))).toMatch(
      /^Line 1 of the journal of mini \(shoe-opened, .*\) does not cause transaction \d+ of the ledger/m,
    );
  });

  test('chips given by a forged line are more than anybody is given', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { seq, body } = await lineOf(transaction, '@house', 'person-came');
      await sql`update journal set body = ${body.replace(String(PLAY_CHIPS), '6000000')}::json
        where table_id = '@house' and seq = ${seq}`.execute(transaction);
      await rechained(transaction, '@house', seq);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of @house \(person-came, .*\): A new person gets 1000000 cents\.$/m,
    );
  });

  test('chips given by a line that breaks nothing but the rule that they are for who has none', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { rows } = await sql<{ name: string }>`select name from accounts where id = ${aWallet}`.execute(
        transaction,
      );
      const person = rows[0]?.name.slice('wallet:'.length) ?? '';
      const seq = await appended(transaction, '@house', 'chips-given', {
        person,
        amount: PLAY_CHIPS,
        before: 0,
        why: 'top up',
      });
      await minted('@house', seq, 'top up', PLAY_CHIPS)(transaction);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of @house \(chips-given, .*\) gives new chips in transaction \d+ while wallet:\w+ held \d+ cents\.$/,
    );
  });

  test('a table closed by a forged line hides nothing that is written after it', async () => {
    const findings = await findingsAfter(async (transaction) => {
      await appended(transaction, 'mini', 'quarantined', { why: 'none', returned: 0, shoe: 1, round: 2 });
      const seq = await appended(transaction, 'mini', 'settled', { lines: [] });
      await minted('mini', seq, 'win')(transaction);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of mini \(settled, .*\): A step of a round that is not dealt\.$/m,
    );
  });

  test.each([
    ['a player', 'Guest%', 'Roles are given by somebody who had no right to it.'],
    ['their owner', 'Sue', 'Roles are given by somebody who had no right to it.'],
  ])('roles given by %s, in the journal too, were not theirs to give', async (_, by, said) => {
    const findings = await findingsAfter(async (transaction) => {
      const person = await idOf(transaction, 'Sue');
      await appended(transaction, '@house', 'roles-changed', {
        person,
        by: await idOf(transaction, by),
        before: ['player', 'floor'],
        after: ['player', 'admin'],
        why: 'promoted',
      });
      await sql`update people set roles = '{player,admin}' where id = ${person}`.execute(transaction);
    });
    expect(findings).toContain(`: ${said}`);
  });

  test('a password changed, and sessions ended, by somebody whose they are not', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const [person, by] = [await idOf(transaction, 'Sue'), await idOf(transaction, 'Tom')];
      const { body } = await lineOf(transaction, '@house', 'person-came', '"Sue"');
      const before = z.object({ password: z.string() }).parse(JSON.parse(body)).password;
      const change = { person, by, before, after: before, why: 'forgotten' };
      await appended(transaction, '@house', 'password-changed', change);
      await appended(transaction, '@house', 'sessions-ended', { person, by, sessions: [], why: 'late' });
    });
    expect(findings).toContain('A password is changed by somebody whose it is not.');
  });

  test('a session that nobody began, one given to another, and one that never ends', async () => {
    expect(
      await findingsAfter(
        run(sql`insert into sessions (token_hash, person, created_at, expires_at)
          select decode(repeat('ab', 32), 'hex'), id, now(), now() + interval '1 day' from people where name = 'Sue'`),
      ),
    ).toMatch(
      /^A session of Sue \(\w+\) of 20.* is open, and no line of the house journal says that it began/,
    );
    const given = sql`update sessions set person = (select id from people where name = 'Sue')`;
    expect(await findingsAfter(run(given))).toMatch(/^A session of Sue/);
    expect(
      await findingsAfter(run(sql`update sessions set expires_at = expires_at + interval '1 year'`)),
    ).toMatch(/^A session of .* ends later than any, 20/);
  });

  test('a movement that is of somebody else, or of another time, than the line it names', async () => {
    const tom = sql`(select id from people where name = 'Tom')`;
    expect(
      await findingsAfter(run(sql`update transactions set person = ${tom} where person is not null`)),
    ).toMatch(
      /^Line \d+ of the journal of mini \(bets-changed, .*\) has its movement \d+ in the ledger as that of/m,
    );
    expect(
      await findingsAfter(
        run(sql`update transactions set at = at - interval '1 day' where table_id = 'mini'`),
      ),
    ).toMatch(/^Line \d+ of the journal of mini .* has its movement \d+ in the ledger at another time, 20/m);
    expect(
      await findingsAfter(
        run(sql`update people set created_at = created_at - interval '1 year' where name = 'Sue'`),
      ),
    ).toMatch(/^Sue \(\w+\) is said to have come 20.*, and came 20/);
  });

  test('the commitment kept with a deck, a shoe of no table, and a command of lines that are not there', async () => {
    expect(
      await findingsAfter(run(sql`update shoes set commitment = 'x' where table_id = 'holdem'`)),
    ).toMatch(
      /^Shoe 1 of holdem, opened in line \d+: another commitment is kept with it than was published\.$/m,
    );
    const other = sql`select 'other', 2, seed, commitment, state, opened_at from shoes where table_id = 'mini' limit 1`;
    expect(
      await findingsAfter(
        run(sql`insert into shoes (table_id, number, seed, commitment, state, opened_at) ${other}`),
      ),
    ).toMatch(/^Shoe 2 of other, of 20.*, is kept, and there is no journal of such a table\.$/);
    expect(
      await findingsAfter(run(sql`update commands set next_seq = 9999 where table_id = 'mini'`)),
    ).toMatch(/^A command is kept that became line 9998 of the journal of mini, which ends at line \d+\.$/);
  });

  test('everybody made administrator was given no such role', async () => {
    const findings = await findingsAfter(run(sql`update people set roles = '{player,admin}'`));
    expect(findings).toMatch(
      /^Guest \d+ \(\w+\) has the roles player, admin, and was given player; the last line/m,
    );
    expect(findings).toMatch(
      /^Sue \(\w+\) has the roles player, admin, and was given player, floor; the last line/m,
    );
  });

  test('a person from nowhere, a person gone, and a password exchanged are found', async () => {
    expect(
      await findingsAfter(
        run(sql`insert into people (id, name, name_key, created_at) values ('eve', 'Eve', 'eve', now())`),
      ),
    ).toContain('Eve (eve) is among the people, and no line says how they came.');
    expect(await findingsAfter(run(sql`update people set password_hash = 'x' where name = 'Sue'`))).toContain(
      'has another password than the house stored',
    );
    for (const found of ["name_key = 'boss'", 'skeleton = null'])
      expect(await findingsAfter(run(sql.raw(`update people set ${found} where name = 'Sue'`)))).toContain(
        'is looked up by another name than they have',
      );
    expect(await findingsAfter(run(sql`update people set roles_by_file = '{}'`))).toMatch(
      /^Tom .* has the roles of the file as none, and the file had dealer;/m,
    );
  });

  test('seeds that were zeroed are not the ones that were committed to, at any kind of table', async () => {
    const findings = await findingsAfter(run(sql`update shoes set seed = decode(repeat('00', 32), 'hex')`));
    for (const table of ['mini', 'ultimate', 'holdem'])
      expect(findings).toMatch(
        new RegExp(
          `^Shoe \\d+ of ${table}, opened in line \\d+: its seed is not the one that was committed to\\.$`,
          'm',
        ),
      );
    expect(await findingsAfter(run(sql`delete from shoes where table_id = 'mini'`))).toContain(
      'its seed is gone.',
    );
    expect(
      await findingsAfter(
        run(sql`update shoes set state = 'over', revealed_at = now() where state <> 'over'`),
      ),
    ).toMatch(/^Shoe \d+ of mini, .*: its seed is revealed, and its last hand is not over\.$/m);
  });

  test('a poker hand whose outcome was changed is not what the rules give', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { seq, body } = await lineOf(transaction, 'holdem', 'played');
      await sql`update journal set body = ${body.replace(/"stack":\d+/, '"stack":40000')}::json
        where table_id = 'holdem' and seq = ${seq}`.execute(transaction);
      await rechained(transaction, 'holdem', seq);
    });
    expect(findings).toMatch(
      /^Line \d+ of the journal of holdem \(played, .*\): It has something else than the rules give\.$/m,
    );
  });

  test.each([
    [
      'alter table journal disable trigger journal_is_append_only',
      'The trigger journal_is_append_only on journal is turned off.',
    ],
    [
      'drop trigger postings_keep_the_books on postings',
      'The trigger postings_keep_the_books on postings is not there.',
    ],
    [
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
      'The function refuse_change is another than Croupier made.',
    ],
    [
      'alter table accounts drop constraint wallets_and_stakes_never_below_zero',
      'The constraint wallets_and_stakes_never_below_zero on accounts is not there.',
    ],
    ['drop index journal_by_round', 'The index journal_by_round is not there.'],
    [
      'alter table transactions alter column reason drop not null',
      'The column transactions.reason is "text" and not "text not null".',
    ],
    [
      'create policy seldom on postings using (amount < 1000)',
      'There is a policy seldom on postings that Croupier did not make.',
    ],
    [
      'create table more_lines () inherits (journal)',
      'There is a child table more_lines on journal that Croupier did not make.',
    ],
    [
      `update schema_versions set name = 'another' where version = 3`,
      'Migration 3 is called "another" and not "finding reversals".',
    ],
    [
      'delete from schema_versions where version = 4',
      'Migration 4 (the house journal) is not among those that the database has had.',
    ],
    [
      'create rule unseen as on insert to transactions do also nothing',
      'There is a rule unseen on transactions that Croupier did not make.',
    ],
  ])('%s is found, and nothing else', async (statement, finding) => {
    expect(await findingsAfter(run(sql.raw(statement)))).toBe(finding);
  });

  test('numbers that would be given out again', async () => {
    // A sequence is not rolled back with the transaction that moved it.
    const { rows } = await sql<{ last: number }>`select last_value as last from transaction_ids`.execute(
      kysely,
    );
    try {
      expect(await findingsAfter(run(sql`select setval('transaction_ids', 1)`))).toMatch(
        /^The database numbers the next transaction after 1, and there is one of number \d+\.$/,
      );
    } finally {
      await sql`select setval('transaction_ids', ${rows[0]?.last ?? 1}::bigint)`.execute(kysely);
    }
  });

  test('where a table is gone, that is said, and nothing else is examined', async () => {
    expect(await findingsAfter(run(sql`drop table shoes`))).toBe(
      'The table shoes is not there.\nNothing else was examined, because the books are not whole.',
    );
  });

  test('bets laid into a round that was dealt already are refused by the rules', async () => {
    const findings = await findingsAfter(async (transaction) => {
      const { seq } = await lineOf(transaction, 'mini', 'bets-changed');
      const last = await lineOf(transaction, 'mini', 'dealt');
      await sql`update journal set type = 'bets-changed',
        body = (select body from journal where table_id = 'mini' and seq = ${seq})
        where table_id = 'mini' and seq = ${last.seq}`.execute(transaction);
      await rechained(transaction, 'mini', last.seq);
    });
    expect(findings).toMatch(/\(bets-changed, .*\): Bets were changed while betting was closed\.$/m);
  });
});

describe('a checkpoint', () => {
  it('that is not there is not one that agrees', () => {
    const empty = temporaryDirectory();
    expect(() => readCheckpoints(empty, newKeys().publicKey)).toThrow(`There is no checkpoint in ${empty}.`);
    rmSync(empty, { recursive: true });
  });

  it('is refused when it was changed, when the key is another, and when it is none', () => {
    const other = newKeys();
    const changed = JSON.stringify({
      format: 'croupier-checkpoint/1',
      at: '2026-03-01T22:00:00.000Z',
      heads: {},
      transactions: 0,
      signature: Buffer.alloc(64).toString('base64'),
    });
    expect(() => readCheckpoint(changed, other.publicKey)).toThrow('not signed with this key');
    expect(() => readCheckpoint('{}', other.publicKey)).toThrow('This is not a checkpoint.');
    expect(() => readCheckpoint(changed, 'nonsense')).toThrow('not an Ed25519 key');
  });
});
