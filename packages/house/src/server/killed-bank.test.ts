import { bankedGameNamed } from '@croupier/games';
import { accountsOf } from '@croupier/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoundDetail } from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { recover } from '../tables/recover-banked.ts';
import { EMBEDDED, PATIENCE } from '../testing/engines.ts';
import { KillableHouse } from './testing/killable-house.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const OPTIONS = `{
  pace: { cut: 0, betting: 600_000, deal: 40, turn: 40, say: 40, settled: 20, resumed: 20, offer: 600_000 },
  tables: house.defaultTables().filter(({ id }) => id === 'gold-1' || id === 'ez-2'),
}`;

const BANK = 80_000;
/** Schedule 1 of the collection fees: 3.00 of who banks, 1.00 of a bet on a line. */
const BANK_FEE = 300;

describe('a house that is killed while a player banks and a meter grows', () => {
  let engine: Awaited<ReturnType<typeof EMBEDDED.start>>;
  let directory: string;
  let house: KillableHouse;
  let ann: Visitor;
  let bob: Visitor;

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    ({ directory } = await engine.fresh());
    house = await KillableHouse.open(directory, OPTIONS);
    ann = await (await Visitor.enter(house.address)).connect();
    bob = await (await Visitor.enter(house.address)).connect();
  }, PATIENCE);

  afterAll(async () => {
    await house.end('SIGKILL');
    await engine.stop();
  }, PATIENCE);

  async function killedAndOpened(): Promise<void> {
    await house.end('SIGKILL');
    house = await KillableHouse.open(directory, OPTIONS);
    ann = await new Visitor(house.address, ann.cookie).connect();
    bob = await new Visitor(house.address, bob.cookie).connect();
  }

  const began = (message: Heard): boolean =>
    message.type === 'event' &&
    message.kind === 'banked' &&
    message.event.type === 'round' &&
    message.event.event.type === 'dealt';

  it('goes on with the same bank, the same bets and the same meter, and every chip is accounted for', async () => {
    await ann.join('gold-1');
    expect(await ann.ask({ type: 'sit', table: 'gold-1', spot: 2 })).toBe('done');
    await ann.until(
      (message) => message.type === 'you' && message.kind === 'banked' && message.you.bankOffer !== null,
    );
    const take = { type: 'take-bank', table: 'gold-1', seat: 2, amount: BANK } as const;
    expect(await ann.ask(take, 'the bank')).toBe('done');

    await killedAndOpened();
    const view = await ann.join('gold-1');
    expect(view.standing.bank).toMatchObject({ seat: 2, amount: BANK });
    expect(view.you.inPlay).toBe(BANK + BANK_FEE);
    // What was sent before the crash and is sent again is done already.
    expect(await ann.ask(take, 'the bank')).toBe('done');
    expect((await ann.me()).balance).toBe(1_000_000 - BANK - BANK_FEE);

    await Promise.all([bob.join('gold-1'), bob.join('ez-2')]);
    const line = { spot: 5, wager: 'banker-line', kind: 'own', amount: 2000 } as const;
    expect(await bob.ask({ type: 'bet', table: 'gold-1', changes: [line] })).toBe('done');
    const [banker, progressive] = [
      { spot: 3, wager: 'banker', kind: 'own', amount: 1000 },
      { spot: 3, wager: 'progressive', kind: 'own', amount: 100 },
    ] as const;
    await bob.betWhenOpen('ez-2', [banker, progressive]);
    for (const table of ['gold-1', 'ez-2']) bob.say({ type: 'deal-now', id: table, table });
    await bob.until(began);

    await killedAndOpened();
    const [gold, ez] = [await bob.join('gold-1'), await bob.join('ez-2')];
    for (const { table } of [gold, ez].filter(({ you }) => you.inPlay > 0)) {
      bob.say({ type: 'deal-now', id: `again ${table}`, table });
      await bob.until(
        (message) =>
          message.type === 'event' &&
          message.kind === 'banked' &&
          message.table === table &&
          message.event.type === 'round-over',
      );
    }
    const { lines } = await ann.get<RoundDetail>('/api/tables/gold-1/rounds/1');
    const bank = lines.find(({ wager }) => wager === 'bank');
    const net = (bank?.returned ?? 0) - BANK;
    expect(Math.abs(net)).toBeLessThanOrEqual(2000);
    expect((await ann.me()).balance).toBe(1_000_000 + net - BANK_FEE);
  });

  it('leaves books that verify, with nothing in the bank and the meter as the table shows it', async () => {
    await house.end('SIGKILL');
    const store = await openStore({ directory });
    try {
      expect((await verifyBooks(store.database)).findings).toEqual([]);
      const balances = await store.ledger.accounts();
      expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
      expect(balances.get(accountsOf('gold-1').bank)).toBe(0);
      expect(balances.get(accountsOf('gold-1').fees)).toBe(BANK_FEE + 100);
      const game = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({});
      const { state } = await recover(
        { id: 'ez-2', name: '', game, limits: evenLimits(game, 5, 500) },
        store.journal,
      );
      expect(state.meters.progressive).toBe(1_000_000 + 20);
      expect(balances.get(accountsOf('ez-2').meter())).toBe(state.meters.progressive);
    } finally {
      await store.close();
    }
  });
});
