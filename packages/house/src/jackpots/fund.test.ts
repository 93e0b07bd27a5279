import { jackpotNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { expect, it } from 'vitest';
import { EMPTY_JOURNAL, type JournalEvent } from '../storage/journal.ts';
import { Fund } from './fund.ts';

it('bclc-poker 28.0 §3.1, §3.1.3: what is paid while a day is posted is not posted once more', async () => {
  const lines: JournalEvent[] = [];
  let balance = 100_000;
  let meanwhile: (() => Promise<unknown>) | null = null;
  const fund = await Fund.open(
    {
      id: 'fund',
      name: 'The Jackpot',
      rules: jackpotNamed('bclc-poker/bad-beat-jackpot').with({}),
      properties: [{ name: 'here', tables: ['poker'] }],
      percent: 10,
      cap: cents(1000),
      seed: 20,
      day: { hour: 6, timeZone: 'UTC' },
      staffed: true,
    },
    {
      purses: { note: () => undefined },
      store: {
        journal: {
          linesFrom: async function* () {
            yield* lines;
          },
          read: () => Promise.resolve([]),
          last: () => Promise.resolve(undefined),
          head: () => Promise.resolve(EMPTY_JOURNAL),
        },
        ledger: {
          balance: async () => {
            const read = balance;
            const happens = meanwhile;
            meanwhile = null;
            await happens?.();
            return read;
          },
          balancesMovedBy: () => Promise.resolve(new Map()),
        },
        ready: () => Promise.resolve(),
        carriedOut: () => Promise.resolve(undefined),
        enter: ({ table, after, events, transactions = [] }) => {
          for (const { postings } of transactions)
            for (const { account, amount } of postings) if (account === 'jackpot:fund') balance += amount;
          const head = { seq: after.seq + events.length, hash: '' };
          const written = { table, ...head, nextSeq: head.seq + 1, at: new Date(0), answer: null };
          return {
            head,
            committed: Promise.resolve({ ...written, balances: new Map(), repeated: false }),
          };
        },
      },
    },
  );
  await fund.postIfDue(new Date('2026-01-01T12:00:00Z'));
  const won = { hand: 'poker#1', prize: null };
  const awards = [{ player: 'ann', amount: cents(80_000), part: 'losing-hand' }];
  await fund.claim({ ...won, began: 1, posted: cents(80_000), awards, returned: cents(0) });
  // The floor confirms it after the balance was read, and before it is posted.
  meanwhile = () => fund.confirm(won, 'sue');
  const noon = new Date('2026-01-02T12:00:00Z');
  await fund.postIfDue(noon);
  expect([balance, fund.open]).toEqual([20_000, []]);
  await fund.postIfDue(noon);
  expect(fund.open.map(({ amount }) => amount)).toEqual([16_000]);
});
