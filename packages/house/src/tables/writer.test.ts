import { rmSync } from 'node:fs';
import { NO_CUT } from '@croupier/cards';
import { cents } from '@croupier/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { People } from '../people/index.ts';
import { contentHash } from '../storage/member.ts';
import { openStore, type Store } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { emptyBooks } from '../testing/engines.ts';
import { bookkeeping } from './bookkeeping.ts';
import type { PlayerCommand, TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import { JournalWriter, type WritersBooks } from './journal-writer.ts';
import { recover } from './recover-banked.ts';
import type { TableState } from './state.ts';
import { tableWith } from './testing/felt.ts';

let directory: string;
let store: Store;
const players: string[] = [];

beforeAll(async () => {
  directory = await emptyBooks();
  store = await openStore({ directory });
  const people = new People(store.database);
  for (let i = 0; i < 6; i += 1) players.push((await people.enterAsGuest()).person.id);
}, 60_000);

afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

let tables = 0;

/** A table with its betting open, and two who write to it, each believing to be alone. */
async function opened() {
  tables += 1;
  const table = { ...tableWith(), id: `table-${tables}` };
  const applied: string[] = [];
  const writer = async (): Promise<JournalWriter<TableState, TableEvent, TableCommand>> =>
    new JournalWriter(bookkeeping(table), store, await recover(table, store.journal), {
      applied: (all) => applied.push(...all.map(({ event }) => event.type)),
      balances: () => undefined,
      reloaded: () => applied.push('reloaded'),
    });
  const first = await writer();
  await first.submit(() => ({ do: 'open-shoe', commitment: 'c' }));
  await first.submit(() => ({ do: 'cut', cut: NO_CUT, by: null }));
  await first.submit(() => ({ do: 'open-betting' }));
  return { table, applied, first, second: await writer() };
}

const bet = (player: string | undefined, spot: number, dollars: number): PlayerCommand => ({
  do: 'bet',
  player: player ?? '',
  changes: [{ spot, wager: 'player', kind: 'own', amount: cents(dollars * 100) }],
});

describe('a writer', () => {
  // A bet at one node is seen at another within 100 ms as long as a question takes less than 30: the commit, and these two.
  it('shows what another node has written after one word of it and two questions to the database', async () => {
    const { table, first } = await opened();
    const asked: string[] = [];
    const { journal, ledger } = store;
    const books: WritersBooks = {
      enter: (commit) => store.enter(commit),
      ready: () => store.ready(),
      carriedOut: (key) => store.carriedOut(key),
      journal: {
        read: (id, range) => {
          asked.push('lines');
          return journal.read(id, range);
        },
        head: (id) => journal.head(id),
        last: (id, types) => journal.last(id, types),
        linesFrom: (line) => journal.linesFrom(line),
      },
      ledger: {
        balancesMovedBy: (id, from, to) => {
          asked.push('balances');
          return ledger.balancesMovedBy(id, from, to);
        },
      },
    };
    const recovered = await recover(table, journal);
    const shown = new Promise<readonly string[]>((resolve) => {
      const second = new JournalWriter(bookkeeping(table), books, recovered, {
        applied: (all) => resolve([...asked, ...all.map(({ event }) => event.type)]),
        balances: () => undefined,
        reloaded: () => undefined,
      });
      void first.submit(() => bet(players[5], 9, 5)).then(() => second.hear(first.head.seq));
    });
    expect(await shown).toEqual(['lines', 'balances', 'bets-changed']);
  });

  it('flies again with those behind a bet that the wallet does not cover', async () => {
    const { table, first } = await opened();
    const [ann, bob] = players;
    // Twenty-one times 500 dollars, of ten thousand; and another player's bets in between.
    const outcomes = await Promise.all(
      Array.from({ length: 21 }, (_, i) => [
        first.submit(() => ({
          do: 'bet',
          player: ann ?? '',
          changes: [
            {
              spot: (i % 9) + 1,
              wager: i < 9 ? 'player' : 'tie',
              kind: 'own',
              amount: cents(i < 9 ? 50_000 : 10_000),
            },
          ],
        })),
        first.submit(() => bet(ann, 1, 500)),
        first.submit(() => bet(bob, 5, 5)),
      ]).flat(),
    );
    expect(outcomes.some((outcome) => 'refused' in outcome)).toBe(true);
    const { state } = await recover(table, store.journal);
    expect(state).toEqual(first.state);
    const stakes = await store.ledger.accounts('stakes:');
    const total = [...stakes]
      .filter(([name]) => name.endsWith(`@${table.id}`))
      .reduce((sum, [, chips]) => sum + chips, 0);
    expect(total).toBe(state.bets.reduce((sum, { amount }) => sum + amount, 0));
    expect((await verifyBooks(store.database)).findings).toEqual([]);
  });

  it('refuses in a sentence what is not in the wallet', async () => {
    const { table } = await opened();
    const rich = {
      ...table,
      limits: { ...table.limits, player: { least: cents(500), most: cents(9_000_000), step: cents(100) } },
    };
    const writer = new JournalWriter(bookkeeping(rich), store, await recover(rich, store.journal), {
      applied: () => undefined,
      balances: () => undefined,
      reloaded: () => undefined,
    });
    const [, , cy, dee] = players;
    const outcomes = await Promise.all([
      writer.submit(() => bet(cy, 1, 6_000)),
      writer.submit(() => bet(cy, 1, 6_000)),
      writer.submit(() => bet(dee, 2, 100)),
    ]);
    expect(outcomes).toEqual([
      { done: true },
      { refused: { reason: 'You have 4,000.00 left; this needs 6,000.00.' } },
      { done: true },
    ]);
    expect(writer.state.bets.map(({ amount }) => amount)).toEqual([600_000, 10_000]);
  });

  it('goes on from what another node has written, and nothing is lost or doubled', async () => {
    const { applied, first, second, table } = await opened();
    const [, , , , eve, fay] = players;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, i) => [
        first.submit(() => bet(eve, 1, 5 + i), { person: eve ?? '', id: `${table.id}-${i}` }),
        second.submit(() => bet(fay, 2, 5 + i), { person: fay ?? '', id: `${table.id}-${i}` }),
      ]).flat(),
    );
    expect(outcomes).toEqual(outcomes.map(() => ({ done: true })));
    for (const writer of [first, second]) {
      writer.hear();
      await writer.idle();
    }
    // Each hears of all twenty bets, of its own and of the other's.
    expect(applied.filter((type) => type === 'bets-changed')).toHaveLength(40);
    expect(applied).not.toContain('reloaded');
    const { state } = await recover(table, store.journal);
    expect(state.bets.map(({ player, amount }) => [player, amount])).toEqual(
      expect.arrayContaining([
        [eve, 9_500],
        [fay, 9_500],
      ]),
    );
    expect((await verifyBooks(store.database)).findings).toEqual([]);
  });

  it('refuses an id that was used for another command, and does nothing', async () => {
    const { first, second, table } = await opened();
    const [ann] = players;
    const key = (content: string) => ({
      person: ann ?? '',
      id: `${table.id}-reused`,
      content: contentHash(content),
    });
    expect(await first.submit(() => bet(ann, 3, 5), key('five'))).toEqual({ done: true });
    const reused = { refused: { reason: 'This id was used for another command before.' } };
    expect(await first.submit(() => bet(ann, 4, 10), key('ten'))).toEqual(reused);
    expect(await second.submit(() => bet(ann, 4, 10), key('ten'))).toEqual(reused);
    expect(await first.submit(() => bet(ann, 3, 5), key('five'))).toEqual({ done: true });
    await first.submit(() => ({ do: 'close-betting' }));
    expect(await first.submit(() => bet(ann, 4, 10), key('ten'))).toEqual(reused);
    expect(first.state.bets).toMatchObject([{ spot: 3, amount: 500 }]);
  });

  it('knows a command that was carried out before it began, also when it could not be carried out any more', async () => {
    const { first, second, table } = await opened();
    const [ann] = players;
    const key = { person: ann ?? '', id: `${table.id}-again` };
    expect(await first.submit(() => bet(ann, 3, 5), key)).toEqual({ done: true });
    expect(await second.submit(() => bet(ann, 3, 5), key)).toEqual({ done: true });
    await second.submit(() => ({ do: 'close-betting' }));
    expect(await second.submit(() => bet(ann, 3, 5), key)).toEqual({ done: true });
    expect(await second.submit(() => bet(ann, 3, 5))).toEqual({ refused: { reason: expect.any(String) } });
    expect(second.state.bets).toMatchObject([{ amount: 500 }]);
  });
});
