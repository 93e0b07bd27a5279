import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { account } from './ledger.ts';
import { openStore, type Store } from './store.ts';
import { verifyBooks, verifyJournal } from './verify.ts';

describe.each(ENGINES)('an examination of the books on the $name engine', (kind) => {
  let engine: RunningEngine;
  let store: Store;

  beforeAll(async () => {
    engine = await kind.start();
    store = await openStore(await engine.fresh());
    for (let seq = 1; seq <= 4; seq++) {
      const postings = [
        { account: account.cage, amount: -100 * seq },
        { account: account.wallet('ann'), amount: 100 * seq },
      ];
      await store.commit({
        table: 'baccarat',
        after: await store.journal.head('baccarat'),
        events: [{ type: 'chips', body: { seq } }],
        transactions: [{ reason: 'chips', postings }],
      });
    }
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await engine.stop();
  }, PATIENCE);

  // What an intruder with the keys to the database would do: switch the guards off, then change something.
  const findingsAfter = async (change: RawBuilder<unknown>): Promise<readonly string[]> => {
    const { kysely } = store.database;
    class Rollback extends Error {}
    let findings: readonly string[] = [];
    await kysely
      .transaction()
      .execute(async (transaction) => {
        for (const table of ['journal', 'transactions', 'postings']) {
          await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
        }
        await change.execute(transaction);
        ({ findings } = await verifyBooks({ kysely: transaction }));
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return findings;
  };

  test('finds nothing where nothing is wrong', async () => {
    expect(await verifyBooks(store.database)).toEqual({
      tables: 1,
      events: 4,
      accounts: 2,
      transactions: 4,
      findings: [],
    });
    expect(await verifyJournal(store.database, 'baccarat')).toEqual([]);
    expect(await verifyJournal(store.database, 'nowhere')).toEqual([]);
  });

  test.each([
    ['body', sql`update journal set body = '{"seq":9}' where seq = 2`],
    ['type', sql`update journal set type = 'x' where seq = 2`],
    ['time', sql`update journal set at = at + interval '1 ms' where seq = 2`],
    ['spelling', sql`update journal set body = '{"seq": 2}' where seq = 2`],
  ])('sees that the %s of an event was changed', async (_, change) => {
    expect(await findingsAfter(change)).toEqual([
      'Line 2 of the journal of baccarat does not match its hash.',
    ]);
  });

  test('sees that a hash was changed, in that line and in the next', async () => {
    expect(await findingsAfter(sql`update journal set hash = sha256('x') where seq = 2`)).toEqual([
      'Line 2 of the journal of baccarat does not match its hash.',
      'Line 3 of the journal of baccarat does not match its hash.',
    ]);
  });

  test('sees that an event was taken out, and that its postings have no cause', async () => {
    expect(await findingsAfter(sql`delete from journal where seq = 3`)).toEqual([
      'The journal of baccarat goes from line 2 to line 4.',
      'Transaction 3 names line 3 of the journal of baccarat, which is not there.',
    ]);
  });

  test('sees that the end of a journal was cut off, by the postings it caused', async () => {
    expect(await findingsAfter(sql`delete from journal where seq = 4`)).toEqual([
      'Transaction 4 names line 4 of the journal of baccarat, which is not there.',
    ]);
  });

  test('sees that a posting was changed', async () => {
    expect(
      await findingsAfter(sql`update postings set amount = 999 where transaction_id = 4 and line = 2`),
    ).toEqual([
      'Transaction 4 sums to 599 cents instead of zero.',
      'wallet:ann shows 1000 cents, and its postings sum to 1599.',
      'After transaction 4 wallet:ann is noted with 1000 cents, and its postings sum to 1599.',
    ]);
  });

  test('sees that a balance was changed', async () => {
    expect(await findingsAfter(sql`update accounts set balance = 5 where name = 'wallet:ann'`)).toEqual([
      'wallet:ann shows 5 cents, and its postings sum to 1000.',
    ]);
  });

  test('sees that a wallet is below zero', async () => {
    const change = sql`
      alter table accounts drop constraint wallets_and_stakes_never_below_zero;
      update accounts set balance = -5 where name = 'wallet:ann'`;
    expect(await findingsAfter(change)).toEqual([
      'wallet:ann shows -5 cents, and its postings sum to 1000.',
      'wallet:ann is below zero: -5 cents.',
    ]);
  });

  test('sees postings and transactions that lost each other', async () => {
    const findings = await findingsAfter(sql`delete from postings where transaction_id = 4`);
    expect(findings).toContain('Transaction 4 has no postings.');
    expect(await findingsAfter(sql`delete from transactions where id = 4`)).toEqual([
      'Posting 1 of transaction 4 belongs to no transaction or no account.',
      'Posting 2 of transaction 4 belongs to no transaction or no account.',
    ]);
  });
});
