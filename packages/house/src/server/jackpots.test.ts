import { jackpotNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineBooks } from '../audit/examine.ts';
import { type House, openHouse } from '../house.ts';
import { Fund } from '../jackpots/fund.ts';
import type { FundSetting } from '../jackpots/setting.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import type { PokerHandEntry, PokerJackpotView } from '../protocol/index.ts';
import { openDatabase } from '../storage/database.ts';
import { openStore } from '../storage/store.ts';
import { EMBEDDED, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { passive, playHand } from './testing/poker-player.ts';
import { Visitor } from './testing/visitor.ts';

const FUND: FundSetting = {
  id: 'beats',
  name: 'Bad Beat',
  rules: jackpotNamed('bclc-poker/bad-beat-jackpot').with({}),
  properties: [{ name: 'here', tables: ['holdem'] }],
  percent: 10,
  cap: cents(1000),
  seed: 20,
  day: { hour: 6, timeZone: 'UTC' },
  staffed: true,
};
const POKER = [
  { ...pokerSetting({ rakePercent: 10, rakeCap: 300, smallestChip: 1 }, 'holdem'), jackpots: [FUND] },
];
const POKER_PACE = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 20, gather: 50 };

describe('jackpots in a house', () => {
  let engine: RunningEngine;
  let location: Awaited<ReturnType<RunningEngine['fresh']>>;

  const open = (day: string): Promise<House> =>
    openHouse({
      ...location,
      port: 0,
      tables: [],
      pokerTables: POKER,
      pokerPace: POKER_PACE,
      requestsPerMinute: 100_000,
      now: () => new Date(`${day}T12:00:00Z`),
    });

  const posted = async (house: House): Promise<PokerJackpotView> => {
    const list: PokerJackpotView[] = await (await fetch(`${house.address}/api/jackpots`)).json();
    const [only] = list;
    if (!only) throw new Error('There is no jackpot.');
    return only;
  };

  const asked = (house: House, path: string, cookie: string, body: unknown): Promise<Response> =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: house.address },
      body: JSON.stringify(body),
    });

  const findings = async (): Promise<readonly string[]> => {
    const database = await openDatabase(location);
    const found = await examineBooks(database, { tables: [], pokerTables: POKER });
    await database.close();
    return found.findings;
  };

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    location = await engine.fresh();
  }, PATIENCE);
  afterAll(() => engine.stop(), PATIENCE);

  it(
    'bclc-poker 28.0 §1.3, §3.1, §3.1.1, §3.1.3: grow with every hand, are posted when the next business day begins, and the auditor finds every cent',
    async () => {
      const house = await open('2026-01-01');
      expect(await posted(house)).toMatchObject({ pool: 0, day: '2026-01-01', prizes: [{ amount: 0 }] });
      const [ann, bob] = await Promise.all(
        [1, 2].map(async () => (await Visitor.enter(house.address)).connect()),
      );
      if (!ann || !bob) throw new Error('Nobody came.');
      await Promise.all([ann.joinPoker('holdem'), bob.joinPoker('holdem')]);
      await ann.ask({ type: 'sit-down', table: 'holdem', seat: 1, amount: 20_000 });
      await bob.ask({ type: 'sit-down', table: 'holdem', seat: 2, amount: 20_000 });
      await Promise.all([ann, bob].map((one) => playHand(one, 'holdem', passive)));
      await Promise.all([ann, bob].map((one) => one.ask({ type: 'stand-up', table: 'holdem' })));
      const { pool, prizes } = await posted(house);
      // Two blinds of two dollars, less a rake of forty cents: a tenth of the rest, for each hand that was played.
      expect(pool).toBeGreaterThan(0);
      expect(pool % 36).toBe(0);
      expect(prizes[0]?.amount).toBe(0);
      const hands: PokerHandEntry[] = await ann.get('/api/poker-tables/holdem/hands');
      expect(hands[0]?.phh).toContain("_drops = ['beats 10 10']");
      ann.leave();
      bob.leave();
      await house.close();
      expect(await findings()).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'are confirmed by the floor, not by players, and paid into wallets',
    async () => {
      // A claim as a table would hand it in.
      const store = await openStore(location);
      const purses = { note: () => undefined };
      const fund = await Fund.open(FUND, { store, purses });
      const after = await store.journal.head('@cage');
      await store.commit({
        table: '@cage',
        after,
        events: [{ type: 'filled', body: {} }],
        transactions: [
          {
            reason: 'fill',
            postings: [
              { account: 'bank', amount: -100_000 },
              { account: 'jackpot:beats', amount: 100_000 },
            ],
          },
        ],
      });
      await fund.postIfDue(new Date('2026-01-02T12:00:00Z'));
      const [prize] = fund.open;
      expect(prize?.amount).toBe(80_000);
      const winner = { player: 'nobody', amount: cents(40_000), part: 'losing-hand' };
      const claim = {
        began: 1,
        prize: null,
        posted: cents(80_000),
        awards: [winner],
        returned: cents(40_000),
      };
      await fund.claim({ ...claim, hand: 'holdem#90' });
      await fund.idle();
      await store.close();

      const house = await open('2026-01-02');
      const guest = await Visitor.enter(house.address);
      const won = { hand: 'holdem#90', prize: null };
      expect((await asked(house, '/api/jackpots/beats/confirm', guest.cookie, won)).status).toBe(403);
      const signedUp = await asked(house, '/api/sign-up', '', { name: 'Sue', password: 'over the hills' });
      const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      await house.appoint('Sue', ['floor']);
      expect((await posted(house)).waiting).toEqual([{ ...won, posted: 80_000, winners: 1 }]);
      expect((await asked(house, '/api/jackpots/none/confirm', cookie, won)).status).toBe(404);
      const paid = await asked(house, '/api/jackpots/beats/confirm', cookie, won);
      expect(paid.status).toBe(200);
      expect(await posted(house)).toMatchObject({ waiting: [], prizes: [{ amount: 0 }] });
      const again = await asked(house, '/api/jackpots/beats/void', cookie, { ...won, reason: 'Twice.' });
      expect(again.status).toBe(409);
      await house.close();
      // No table has dealt that hand, and the auditor says so.
      expect((await findings()).join('\n')).toContain('won by no hand of any table');
    },
    PATIENCE,
  );
});
