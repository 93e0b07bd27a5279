import { parseCards } from '@croupier/cards';
import { bankedGameNamed, miniBaccarat } from '@croupier/games';
import { cents } from '@croupier/table';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineBooks } from '../audit/examine.ts';
import { type House, openHouse } from '../house.ts';
import { People } from '../people/index.ts';
import { account } from '../storage/ledger.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { bookkeeping } from '../tables/bookkeeping.ts';
import type { TableCommand } from '../tables/commands.ts';
import { dealersCut } from '../tables/decide-shoe.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { definitionOf } from '../tables/definition.ts';
import { JournalWriter } from '../tables/journal-writer.ts';
import { recover } from '../tables/recover-banked.ts';
import { SharedMeters } from '../tables/shared-meters.ts';
import { roundSeen } from '../tables/state.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({});
const table = { id: 'shared', name: 'The Shared', game, limits: evenLimits(game, 5, 500), burn: 0 };
const pace = { cut: 0, betting: 1500, deal: 5, turn: 5, say: 5, settled: 50, resumed: 500 };

const isOver = (message: Heard): boolean =>
  message.type === 'event' && message.kind === 'banked' && message.event.type === 'round-over';

const server = ENGINES.find(({ name }) => name !== 'embedded');

describe('two nodes that serve one table from one PostgreSQL', () => {
  let engine: RunningEngine;
  let location: Awaited<ReturnType<RunningEngine['fresh']>>;
  const nodes: House[] = [];

  beforeAll(async () => {
    if (!server) throw new Error('There is no PostgreSQL server to test on.');
    engine = await server.start();
    location = await engine.fresh();
    for (let i = 0; i < 2; i += 1) {
      nodes.push(
        await openHouse({
          ...location,
          port: 0,
          tables: [table],
          // Nobody waits for the clock: whoever has bet asks for the deal.
          pace: { ...pace, betting: 600_000 },
          requestsPerMinute: 100_000,
        }),
      );
    }
  }, PATIENCE);

  afterAll(async () => {
    await engine.stop();
  }, PATIENCE);

  it('carry what is said at the table from one to the other', async () => {
    const [here, there] = nodes;
    if (!here || !there) throw new Error('There are not two nodes.');
    const speaks = await (await Visitor.enter(here.address)).connect();
    const hears = await (await Visitor.enter(there.address)).connect();
    await speaks.join('shared');
    await hears.join('shared');
    const { who, name } = await speaks.me();
    expect(await speaks.ask({ type: 'say', table: 'shared', text: 'Anybody there?' })).toBe('done');
    const said = await hears.until((message) => message.type === 'said' && message.said);
    expect(said).toMatchObject({ who, name, text: 'Anybody there?' });
    const late = await (await Visitor.enter(there.address)).connect();
    await late.join('shared');
    expect(await late.until((message) => message.type === 'talk' && message.lines)).toEqual([said]);
    for (const one of [speaks, hears, late]) one.leave();
  });

  it('take bets from both doors, settle each round once, and keep every chip', async () => {
    const guests = await Promise.all(
      nodes.map(async ({ address }) => (await Visitor.enter(address)).connect()),
    );
    await Promise.all(guests.map((guest) => guest.join('shared')));
    // At the first door the one bets, at the second the other, and both ask for the deal.
    for (let round = 1; round <= 4; round += 1)
      await Promise.all(
        guests.map(async (guest, i) => {
          const from = guest.heard.length;
          await guest.betWhenOpen('shared', [{ spot: i + 1, wager: 'player', kind: 'own', amount: 500 }]);
          await guest.ask({ type: 'deal-now', table: 'shared' });
          await guest.until(isOver, from);
        }),
      );
    for (const guest of guests) guest.leave();
    await Promise.all(nodes.map((node) => node.close()));

    const store = await openStore(location);
    try {
      expect((await verifyBooks(store.database)).findings).toEqual([]);
      const { state } = await recover(table, store.journal);
      const lines = await store.journal.read('shared');
      expect(state.seq).toBe(lines.at(-1)?.seq);
      const closed = lines.filter(({ type }) => type === 'round-closed').length;
      expect(lines.filter(({ type }) => type === 'settled')).toHaveLength(closed);
      expect(closed).toBeGreaterThan(0);
      const balances = await store.ledger.accounts();
      expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
    } finally {
      await store.close();
    }
  });

  it('whose tables share a meter never pay more than it holds, though neither hears of the other', async () => {
    const shared = await engine.fresh();
    const stores = [await openStore(shared), await openStore(shared)];
    const ez = bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({});
    const settings = ['first', 'second'].map((id) => ({
      ...table,
      id,
      game: ez,
      limits: evenLimits(ez, 5, 500),
      meters: { progressive: 'summit' },
    }));
    try {
      await Promise.all(
        stores.map(async (store, i) => {
          const setting = settings[i] ?? table;
          const { person } = await new People(store.database).enterAsGuest();
          const meters = new SharedMeters(store.ledger);
          await meters.learn(setting);
          const writer = new JournalWriter(
            bookkeeping(setting, undefined, meters.figures),
            store,
            await recover(setting, store.journal),
            { applied: () => undefined, balances: (all) => meters.note(all), reloaded: () => undefined },
          );
          const go = async (command: TableCommand): Promise<void> => {
            expect(await writer.submit(() => command)).toEqual({ done: true });
          };
          const bet = { spot: 1, kind: 'own' } as const;
          const changes = [
            { ...bet, wager: 'banker', amount: cents(500) },
            { ...bet, wager: 'progressive', amount: cents(100) },
          ];
          await go({ do: 'open-shoe', commitment: 'c' });
          await go({ do: 'cut', cut: dealersCut(setting), by: null });
          await go({ do: 'burn', cards: parseCards('2c') });
          for (let round = 0; round < 4; round += 1) {
            // A three-card 7 of the Banker over a Player of 0, all clubs: the whole meter.
            const cards = parseCards('Kc Kc Qc 3c Tc 4c');
            await go({ do: 'open-betting' });
            await go({ do: 'bet', player: person.id, changes });
            await go({ do: 'close-betting' });
            while (writer.state.phase === 'dealing') {
              const { waiting } = roundSeen(setting, writer.state);
              const card = waiting.for === 'card' ? cards.shift() : undefined;
              if (writer.state.jackpot) await go({ do: 'confirm-jackpot', by: null });
              else await go({ do: 'step', ...(card === undefined ? {} : { card }) });
            }
          }
        }),
      );
      const [store] = stores;
      const lines = await store?.ledger.statement(account.sharedMeter('summit'));
      const of = (reason: string): number[] =>
        (lines ?? []).flatMap((line) => (line.reason === reason ? [line.amount] : []));
      expect([of('meter seed').length, of('contribution').length, of('win').length]).toEqual([1, 8, 8]);
      expect(Math.min(...(lines ?? []).map(({ after }) => after))).toBe(0);
      // Everything on it is won each time, and it starts again.
      expect(lines?.filter(({ reason }) => reason === 'win').map(({ after }) => after)).toEqual(
        Array.from({ length: 8 }, () => 0),
      );
      expect(lines?.[0]).toMatchObject({ reason: 'reseed', after: 1_000_000 });
    } finally {
      for (const store of stores) await store.close();
    }
  });

  it('agree on a table that gets other rules: one that has the old file closes it, and cannot be started with it again', async () => {
    const books = await engine.fresh();
    const other = { ...table, game: miniBaccarat.with({ decks: 6 }) };
    const open = (setting: typeof table, changeTables = false) =>
      openHouse({ ...books, port: 0, tables: [setting], pace, changeTables, log: 'silent' });
    const old = await open(table);
    const ann = await (await Visitor.enter(old.address)).connect();
    await ann.join('shared');
    expect(await ann.bet('shared', 1, 'player', 500)).toBe('done');
    await expect(open(other)).rejects.toThrow('shared has other rules');
    const changing = await open(other, true);
    const reason = await ann.until((heard) => heard.type === 'error' && heard.reason);
    expect(reason).toContain('does not know yet');
    expect(await ann.bet('shared', 1, 'player', 500)).toBe(reason);
    expect((await ann.me()).inPlay).toBe(0);
    const bob = await (await Visitor.enter(changing.address)).connect();
    expect(await bob.join('shared')).toMatchObject({ shoe: { decks: 6 } });
    await expect(open(table)).rejects.toThrow('another node serves');
    for (const one of [ann, bob]) one.leave();
    await Promise.all([old.close(), changing.close()]);

    const store = await openStore(books);
    try {
      expect((await examineBooks(store.database, { tables: [other], pokerTables: [] })).findings).toEqual([]);
      const lines = await store.journal.read('shared');
      const at = lines.findIndex(({ type }) => type === 'rules-changed');
      expect(lines.slice(0, at).map(({ type }) => type)).toContain('settled');
      expect(lines[at]?.body).toMatchObject({ before: definitionOf(table), after: definitionOf(other) });
    } finally {
      await store.close();
    }
  });

  it('whose database is gone says so to the proxy, and is alive', async () => {
    const books = await engine.fresh();
    if (!('url' in books)) throw new Error('It is on no server.');
    const node = await openHouse({ ...books, port: 0, tables: [table], log: 'silent' });
    const health = async (path: string) => (await fetch(`${node.address}/${path}`)).status;
    expect([await health('healthz'), await health('livez')]).toEqual([200, 200]);
    const elsewhere = new URL(books.url);
    const name = elsewhere.pathname.slice(1);
    elsewhere.pathname = '/postgres';
    const operator = new Client({ connectionString: elsewhere.href });
    await operator.connect();
    await operator.query(`drop database ${operator.escapeIdentifier(name)} with (force)`);
    await operator.end();
    expect([await health('healthz'), await health('livez')]).toEqual([503, 200]);
    await node.close();
  });
});
