import { miniBaccarat } from '@croupier/games';
import type { Options, TableGame } from '@croupier/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineBooks } from '../audit/examine.ts';
import { openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import type { RoundDetail } from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { EMBEDDED, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { passive, playHand } from './testing/poker-player.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const dealing = (id: string, game: TableGame) => ({ id, name: id, game, limits: evenLimits(game, 5, 500) });
const mini = (id: string, options: Options = {}) => dealing(id, miniBaccarat.with(options));
const PACE = { cut: 0, betting: 60_000, resumed: 60_000, deal: 0, turn: 0, say: 0, settled: 20 };
/** No hand follows the one that is on: a table is changed between two. */
const POKER_PACE = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 60_000, gather: 20 };
const BEFORE = {
  tables: [mini('salon', { decks: 8 }), mini('gone'), mini('quiet')],
  pokerTables: [pokerSetting({ rakePercent: 10, rakeCap: 300 }, 'cards')],
};
const AFTER = {
  tables: [mini('salon', { decks: 6 }), mini('quiet')],
  pokerTables: [pokerSetting({ rakePercent: 5, rakeCap: 200 }, 'cards')],
};

describe('a house that is opened with another file of tables', () => {
  let engine: RunningEngine<{ readonly directory: string }>;
  let location: { readonly directory: string };
  const open = (tables: typeof BEFORE, betting = 60_000) =>
    openHouse({
      ...location,
      port: 0,
      ...tables,
      pace: { ...PACE, betting, resumed: betting },
      pokerPace: POKER_PACE,
      requestsPerMinute: 100_000,
    });
  const examined = async (tables: typeof BEFORE) => {
    const store = await openStore(location);
    try {
      const types = async (table: string) => (await store.journal.read(table)).map(({ type }) => type);
      const chips = [...(await store.ledger.accounts()).values()].reduce((sum, amount) => sum + amount, 0);
      return { ...(await examineBooks(store.database, tables)), types: await types('salon'), chips };
    } finally {
      await store.close();
    }
  };

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    location = await engine.fresh();
  }, PATIENCE);
  afterAll(() => engine.stop(), PATIENCE);

  it(
    'plays rounds and hands that are on to their end by the rules they began with; then stacks go home',
    async () => {
      const first = await open(BEFORE);
      const people = await Promise.all(
        [1, 2].map(async () => (await Visitor.enter(first.address)).connect()),
      );
      for (const [at, one] of people.entries()) {
        await one.joinPoker('cards');
        expect(await one.ask({ type: 'sit-down', table: 'cards', seat: at + 1, amount: 20_000 })).toBe(
          'done',
        );
        for (const table of ['salon', 'gone']) {
          await one.join(table);
          expect(await one.bet(table, at + 1, 'player', 500)).toBe('done');
        }
      }
      const [ann, bob] = people;
      if (!ann || !bob) throw new Error('Nobody came.');
      await ann.until(
        (heard) => heard.type === 'event' && heard.kind === 'poker' && heard.event.type === 'hand-began',
      );
      for (const one of people) one.leave();
      await first.close();

      const second = await open(AFTER, 500);
      const again = await Promise.all(
        people.map(({ cookie }) => new Visitor(second.address, cookie).connect()),
      );
      for (const one of again) {
        await one.join('salon');
        await one.joinPoker('cards');
      }
      await Promise.all(again.map((one) => playHand(one, 'cards', passive)));
      const [annAgain] = again;
      if (!annAgain) throw new Error('Nobody came back.');
      // Everybody is shown the tables as they have become.
      await annAgain.until(
        (heard) => heard.type === 'table' && heard.kind === 'banked' && heard.view.shoe.decks === 6,
      );
      const isOver = (heard: Heard) => heard.type === 'event' && heard.event.type === 'hand-over';
      await annAgain.until(
        (heard) => heard.type === 'table' && heard.kind === 'poker' && heard.view.seats.length === 0,
        annAgain.heard.findIndex(isOver),
      );
      const answer = await annAgain.answerAfter('Join the table first.', () =>
        annAgain.bet('gone', 1, 'player', 500),
      );
      expect(answer).toMatch(/^This table was taken away\. Whatever you had there is in your wallet/);
      for (const one of again) expect((await one.me()).inPlay).toBe(0);
      // The round of before is told by the rules of before.
      const detail = await annAgain.get<RoundDetail>('/api/tables/salon/rounds/1');
      expect(detail.record).toMatchObject({ options: { decks: 8 } });
      for (const one of again) one.leave();
      await second.close();

      const { findings, types, chips } = await examined(AFTER);
      expect({ findings, chips }).toEqual({ findings: [], chips: 0 });
      const at = types.indexOf('rules-changed');
      // Bets may have been called for once more before it was seen that the round was over; nobody had made one.
      const after = types.slice(types.lastIndexOf('round-closed', at), at + 2);
      expect(after.filter((type) => type !== 'betting-opened')).toEqual([
        'round-closed',
        'shoe-over',
        'rules-changed',
        'shoe-opened',
      ]);
    },
    PATIENCE,
  );

  it(
    'changes a table at once on which nothing lies, gives a table back that was taken away, and counts its shoes on',
    async () => {
      const third = await open({
        ...BEFORE,
        tables: [mini('salon', { decks: 6 }), mini('gone', { decks: 6 })],
      });
      const carla = await (await Visitor.enter(third.address)).connect();
      expect(await carla.join('gone')).toMatchObject({ shoe: { decks: 6, number: 2 } });
      expect(await carla.bet('quiet', 1, 'player', 500)).toMatch(/^This table was taken away\./);
      carla.leave();
      await third.close();
      expect(await examined(BEFORE)).toMatchObject({ findings: [], chips: 0 });
    },
    PATIENCE,
  );
});
