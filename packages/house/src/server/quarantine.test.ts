import { miniBaccarat, ultimateTexasHoldem } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from '../house.ts';
import type { ClosedTable } from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { letPass } from '../tables/clock.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { EMBEDDED, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({});
const table = (id: string) => ({ id, name: id, game, limits: evenLimits(game, 5, 500), burn: 0 });
const ultimate = ultimateTexasHoldem.with({});
const AGES = 600_000;

describe('a house', () => {
  let engine: RunningEngine<{ readonly directory: string }>;
  beforeAll(async () => {
    engine = await EMBEDDED.start();
  }, PATIENCE);
  afterAll(() => engine.stop(), PATIENCE);

  it(
    'closes a table that cannot be read, sends its stakes home and opens the others; it opens anew with the next start',
    async () => {
      const location = await engine.fresh();
      const options = {
        ...location,
        port: 0,
        tables: [table('torn'), table('whole')],
        pace: { cut: 0, betting: 60_000, resumed: 60_000 },
        log: 'silent' as const,
      };
      const first = await openHouse(options);
      const ann = await (await Visitor.enter(first.address)).connect();
      await ann.join('torn');
      expect(await ann.bet('torn', 1, 'player', 2_500)).toBe('done');
      await ann.join('whole');
      expect(await ann.bet('whole', 1, 'player', 500)).toBe('done');
      ann.leave();
      const signedUp = await fetch(`${first.address}/api/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Sue', password: 'over the hills' }),
      });
      const sue = signedUp.headers.getSetCookie().join().split(';')[0] ?? '';
      await first.appoint('Sue', ['floor']);
      await first.close();

      const store = await openStore(location);
      const after = await store.journal.head('torn');
      await store.commit({ table: 'torn', after, events: [{ type: 'nonsense', body: {} }] });
      await store.close();

      const second = await openHouse(options);
      const again = await new Visitor(second.address, ann.cookie).connect();
      expect((await again.me()).balance).toBe(1_000_000 - 500);
      expect((await again.join('whole')).bets).toHaveLength(1);
      expect(await again.bet('torn', 1, 'player', 500)).toContain('closed while its books are looked at');
      expect((await fetch(`${second.address}/healthz`)).status).toBe(200);
      const posted = await fetch(`${second.address}/api/tables/torn/posted`);
      expect(await posted.json()).toMatchObject({
        error: { reason: expect.stringContaining('closed while its books are looked at') },
      });
      const hers = { table: 'torn', name: 'torn', open: false, yours: 2_500, floor: null };
      expect(await again.get('/api/closed-tables')).toEqual([{ ...hers, since: expect.any(Number) }]);
      const stranger = await fetch(`${second.address}/api/closed-tables`);
      expect(await stranger.json()).toEqual([{ ...hers, yours: 0, since: expect.any(Number) }]);
      const seen = await new Visitor(second.address, sue).get<ClosedTable[]>('/api/closed-tables');
      expect(seen).toMatchObject([
        { yours: 0, floor: { returned: 2_500, to: [{ name: (await again.me()).name, amount: 2_500 }] } },
      ]);
      expect(seen[0]?.floor?.why).not.toBe('');
      expect(Date.now() - (seen[0]?.since ?? 0)).toBeLessThan(PATIENCE);
      again.leave();
      await second.close();

      const third = await openHouse(options);
      const back = await new Visitor(third.address, ann.cookie).connect();
      expect((await back.join('torn')).bets).toEqual([]);
      expect(await back.bet('torn', 2, 'player', 500)).toBe('done');
      expect(await back.get('/api/closed-tables')).toMatchObject([{ open: true, yours: 2_500, floor: null }]);
      expect(await (await fetch(`${third.address}/api/closed-tables`)).json()).toEqual([]);
      back.leave();
      await third.close();
    },
    PATIENCE,
  );

  it(
    'gives up the spots of those who bet once and left, where nothing is dealt without a bet',
    async () => {
      const setting = { id: 'ultimate', name: 'U', game: ultimate, limits: evenLimits(ultimate, 5, 500) };
      const pace = {
        cut: 0,
        betting: AGES,
        resumed: AGES,
        deal: 1,
        turn: 1,
        say: 1,
        decide: 30,
        settled: 30,
      };
      const location = await engine.fresh();
      const house = await openHouse({
        ...location,
        port: 0,
        tables: [setting],
        pace,
        requestsPerMinute: 10_000,
      });
      for (let spot = 1; spot <= 6; spot += 1) {
        const guest = await (await Visitor.enter(house.address)).connect();
        await guest.join('ultimate');
        await guest.playRound('ultimate', [{ spot, wager: 'ante', amount: 500 }]);
        guest.leave();
      }
      const newcomer = await (await Visitor.enter(house.address)).connect();
      await newcomer.join('ultimate');
      const afterAWhile = () => {
        letPass(AGES);
        return newcomer.bet('ultimate', 1, 'ante', 500);
      };
      await expect.poll(afterAWhile, { timeout: PATIENCE }).toBe('done');
      newcomer.leave();
      await house.close();
    },
    PATIENCE,
  );
});
