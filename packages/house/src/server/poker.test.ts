import { verifyCards } from '@croupier/cards';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import type {
  PlayedEntry,
  PlayedTotals,
  PokerHandEntry,
  PokerHandProof,
  PokerHandReplay,
  PokerLobbyTable,
  Statistics,
  TableTotal,
} from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { EMBEDDED, PATIENCE } from '../testing/engines.ts';
import { passive, playHand, shove, stepsHeard } from './testing/poker-player.ts';
import { Visitor } from './testing/visitor.ts';

const PACE = {
  deal: 0,
  board: 0,
  act: 0,
  decide: 60_000,
  show: 60_000,
  absent: 10,
  think: 0,
  over: 400,
  // A table that is full does not wait for anybody else.
  gather: 600_000,
  away: 600,
};

let directory: string;
let engine: Awaited<ReturnType<typeof EMBEDDED.start>>;
let house: House;
const visitors: Visitor[] = [];

beforeAll(async () => {
  engine = await EMBEDDED.start();
  ({ directory } = await engine.fresh());
  const rake = { rakePercent: 10, rakeCap: 300 };
  house = await openHouse({
    directory,
    port: 0,
    tables: [],
    pokerTables: [
      { ...pokerSetting(rake, 'side-pot'), seats: 3 },
      { ...pokerSetting(rake, 'commands'), seats: 3 },
      { ...pokerSetting(rake, 'bots'), seats: 4, bots: 3 },
      { ...pokerSetting(rake, 'late'), seats: 2 },
    ],
    pokerPace: PACE,
    requestsPerMinute: 100_000,
  });
}, PATIENCE);

afterEach(() => {
  for (const one of visitors.splice(0)) one.leave();
});

afterAll(async () => {
  await house.close();
  const store = await openStore({ directory });
  try {
    expect(await verifyBooks(store.database)).toMatchObject({ findings: [] });
    const balances = await store.ledger.accounts();
    expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
  } finally {
    await store.close();
  }
  await engine.stop();
});

async function visitor(table: string): Promise<Visitor> {
  const one = await (await Visitor.enter(house.address)).connect();
  visitors.push(one);
  await one.joinPoker(table);
  return one;
}

const sit = (one: Visitor, table: string, seat: number, amount: number): Promise<string> =>
  one.ask({ type: 'sit-down', table, seat, amount });

describe('a hand of poker over the wire', () => {
  it('goes all in three ways through a side pot, and every chip is where it should be', async () => {
    const people = await Promise.all([1, 2, 3].map(() => visitor('side-pot')));
    const stacks = [4000, 10_000, 20_000];
    const before = await Promise.all(people.map(async (one) => (await one.me()).balance));
    const answers = await Promise.all(people.map((one, at) => sit(one, 'side-pot', at + 1, stacks[at] ?? 0)));
    expect(answers).toEqual(['done', 'done', 'done']);
    await Promise.all(people.map((one) => playHand(one, 'side-pot', shove)));

    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const steps = stepsHeard(ann.heard);
    const pots = steps.findLast((step) => step.type === 'collected');
    if (pots?.type !== 'collected') throw new Error('no pots');
    expect(pots.pots.map(({ amount }) => amount)).toEqual([12_000, 12_000]);
    expect(pots.pots.map(({ seats }) => seats.toSorted())).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
    const back = steps.flatMap((step) => (step.type === 'returned' ? [[step.seat, step.amount]] : []));
    expect(back).toEqual([[3, 10_000]]);
    const awarded = steps.flatMap((step) => (step.type === 'awarded' ? [step] : []));
    expect(awarded.reduce((sum, { amount }) => sum + amount, 0)).toBe(24_000 - 300);
    expect(steps.filter(({ type }) => type === 'raked')).toMatchObject([{ amount: 300 }]);
    for (const [at, one] of people.entries()) {
      const won = awarded.filter(({ seat }) => seat === at + 1).reduce((sum, { amount }) => sum + amount, 0);
      const left = at === 2 ? 10_000 : 0;
      expect(await one.me()).toMatchObject({
        balance: (before[at] ?? 0) - (stacks[at] ?? 0),
        inPlay: won + left,
      });
      // Whoever leaves takes the whole stack along.
      expect(await one.ask({ type: 'stand-up', table: 'side-pot' })).toBe('done');
      expect(await one.me()).toMatchObject({
        balance: (before[at] ?? 0) - (stacks[at] ?? 0) + won + left,
        inPlay: 0,
      });
    }

    // The cards that everybody saw are the ones that were committed to; nobody else's came along.
    const proof = await ann.get<PokerHandProof>('/api/poker-tables/side-pot/hands/1/proof');
    expect(proof).toMatchObject({ over: true, name: 'side-pot#1' });
    expect(proof.commitments).toHaveLength(52);
    expect(proof.opened.length).toBeGreaterThanOrEqual(5);
    expect(verifyCards(proof.name, proof.commitments, proof.opened)).toEqual({ honest: true });
    const [mine] = await ann.get<PokerHandEntry[]>('/api/poker-tables/side-pot/hands');
    expect(mine).toMatchObject({ hand: 1, seat: 1 });
    expect(mine?.phh).toContain("'you'");
    expect(mine?.phh).toContain('d db');

    // The same hand stands beside the rounds, with what the table has brought, and can be looked at again.
    const [played] = await ann.get<PlayedEntry[]>('/api/me/played');
    expect(played).toMatchObject({ kind: 'hand', table: 'side-pot', hand: 1, net: mine?.net, put: 4000 });
    expect(await ann.get<PlayedEntry[]>(`/api/me/played?before=${played?.at}`)).toEqual([]);
    expect(await ann.get<PlayedEntry[]>('/api/me/played?kind=round')).toEqual([]);
    // It is found by what it brought, and by table and game; the totals are of what is looked for.
    const net = mine?.net ?? 0;
    const [as, not] = net > 0 ? ['won', 'lost'] : ['lost', 'won'];
    const looked = (query: string): Promise<PlayedEntry[]> => ann.get(`/api/me/played?${query}`);
    expect(await looked(`result=${as}&table=side-pot&atLeast=${Math.abs(net)}`)).toEqual([played]);
    expect(await looked(`result=${not}`)).toEqual([]);
    expect(await looked(`atLeast=${Math.abs(net) + 1}`)).toEqual([]);
    expect(await looked('table=commands')).toEqual([]);
    expect(await looked('game=bclc-poker/omaha-high')).toEqual([]);
    expect(await looked(`game=bclc-poker/texas-holdem&from=${played?.at}`)).toEqual([played]);
    expect(await ann.get<PlayedTotals>('/api/me/played/totals?table=side-pot')).toMatchObject({
      count: 1,
      net,
      [as]: 1,
      [not]: 0,
    });
    expect(await ann.get<PlayedTotals>(`/api/me/played/totals?result=${not}`)).toMatchObject({
      count: 0,
      net: 0,
    });
    expect(await ann.get<TableTotal[]>('/api/me/totals')).toEqual([
      {
        table: 'side-pot',
        tableName: 'The Test',
        kind: 'poker',
        open: true,
        games: [{ game: 'bclc-poker/texas-holdem', title: "Texas Hold'em" }],
        net: mine?.net,
      },
    ]);
    const { hands } = await ann.get<Statistics>('/api/me/statistics');
    expect(hands.games).toMatchObject([{ hands: 1, entered: 1, net: mine?.net }]);
    const replay = await ann.get<PokerHandReplay>('/api/poker-tables/side-pot/hands/1');
    expect(replay).toMatchObject({ hand: 1, seat: 1, net: mine?.net, phh: mine?.phh });
    expect(replay.frames.at(-1)?.view.boards[0]).toHaveLength(5);
  });

  it('tells no viewer a card that is not theirs and was not shown', async () => {
    const people = await Promise.all([1, 2, 3].map(() => visitor('commands')));
    const watcher = await visitor('commands');
    await Promise.all(people.map((one, at) => sit(one, 'commands', at + 1, 5000)));
    await Promise.all(people.map((one) => playHand(one, 'commands', foldsOnTheRiver)));
    const steps = stepsHeard(watcher.heard);
    const shown = new Set(
      steps.flatMap((step) => {
        if (step.type === 'turned') return [step.card];
        return step.type === 'shown' ? step.cards : [];
      }),
    );
    expect(shown.size).toBeGreaterThanOrEqual(5);
    expect(steps).toContainEqual(expect.objectContaining({ type: 'mucked', seat: 1 }));
    const proof = await watcher.get<PokerHandProof>('/api/poker-tables/commands/hands/1/proof');
    expect(new Set(proof.opened.map(({ card }) => card))).toEqual(shown);
    for (const one of [...people, watcher]) {
      const own = new Set(
        one.heard.flatMap((heard) => (heard.type === 'you' && heard.kind === 'poker' ? heard.you.cards : [])),
      );
      const table = one.heard.flatMap((heard) =>
        heard.type === 'event' && heard.kind === 'poker' && heard.event.type === 'hand-began'
          ? [heard.event.hand.number]
          : [],
      );
      expect(table).toContain(1);
      for (const [, card] of one.bytes.matchAll(/"([2-9TJQKA][cdhs])"/g)) {
        expect(shown.has(card ?? '') || own.has(card ?? '')).toBe(true);
      }
      if (one === watcher) expect(own.size).toBe(0);
    }
    for (const one of people) await one.ask({ type: 'stand-up', table: 'commands' });
  });

  it('refuses what may not be done with a reason, and does a command once', async () => {
    const [ann, bob] = await Promise.all([visitor('late'), visitor('late')]);
    expect(await sit(ann, 'late', 1, 100)).toBe('The minimum buy-in is 40.00.');
    expect(await sit(ann, 'late', 7, 5000)).toBe('The seats are 1 to 2.');
    expect(await sit(ann, 'late', 1, 900_000)).toMatch(/up to/);
    const same = { type: 'sit-down', table: 'late', seat: 1, amount: 5000 } as const;
    expect(await Promise.all([1, 2].map(() => ann.ask(same, 'once')))).toEqual(['done', 'done']);
    expect((await ann.me()).inPlay).toBe(5000);
    expect(await sit(bob, 'late', 1, 5000)).toBe('Seat 1 is taken.');
    expect(
      await ann.ask({
        type: 'bet',
        table: 'late',
        changes: [{ spot: 1, wager: 'x', kind: 'own', amount: 1 }],
      }),
    ).toBe('This is a poker table.');
    expect(await ann.ask({ type: 'act', table: 'late', turn: 1, verb: 'call' })).toMatch(/No hand/);
    expect(await ann.ask({ type: 'add-chips', table: 'late', amount: 1000 })).toBe('done');
    expect(await sit(bob, 'late', 2, 5000)).toBe('done');
    const asked = await ann.until(
      (heard) =>
        heard.type === 'event' &&
        heard.kind === 'poker' &&
        heard.event.type === 'hand' &&
        (heard.event.asking ?? undefined),
    );
    const [first, second] = asked.seat === 1 ? [ann, bob] : [bob, ann];
    const turn = asked.turn;
    const act = { type: 'act', table: 'late', verb: 'call' } as const;
    expect(await second.ask({ ...act, turn })).toBe('It is not your turn.');
    expect(await first.ask({ ...act, turn: turn + 1 })).toBe('That was meant for another turn.');
    expect(await first.ask({ type: 'add-chips', table: 'late', amount: 1000 })).toMatch(/during a hand/);
    // Leaving in a hand: the house acts for whoever leaves, and the stack goes to the wallet when it is over.
    expect(await first.ask({ type: 'stand-up', table: 'late' })).toBe('done');
    await second.until(
      (heard) =>
        heard.type === 'event' &&
        heard.kind === 'poker' &&
        heard.event.type === 'seats' &&
        heard.event.why === 'left',
    );
    expect((await first.me()).inPlay).toBe(0);
    expect(await second.ask({ type: 'stand-up', table: 'late' })).toBe('done');
  });
});

const foldsOnTheRiver: Parameters<typeof playHand>[2] = (question, you) => {
  const last = you.seat === 1 && question.actions.some(({ verb, refused }) => verb === 'muck' && !refused);
  return last ? { verb: 'muck' } : passive(question);
};

describe('a lone person', () => {
  it('is joined by bots, which are marked, plays a hand with them, and they go when nobody is left', async () => {
    const ann = await visitor('bots');
    expect(await sit(ann, 'bots', 1, 10_000)).toBe('done');
    await playHand(ann, 'bots', passive);
    const over = ann.heard.findLast(
      (heard) => heard.type === 'event' && heard.kind === 'poker' && heard.event.type === 'hand-over',
    );
    if (over?.type !== 'event' || over.kind !== 'poker' || over.event.type !== 'hand-over')
      throw new Error('not over');
    expect(over.event.seats.filter(({ bot }) => bot)).toHaveLength(3);
    expect(over.event.seats.find(({ bot }) => bot)?.name).toMatch(/\(bot\)$/);
    expect(await ann.ask({ type: 'stand-up', table: 'bots' })).toBe('done');
    const empty = async (): Promise<boolean> => {
      const tables = await ann.get<PokerLobbyTable[]>('/api/poker-tables');
      return tables.find(({ table }) => table === 'bots')?.taken === 0;
    };
    await expect.poll(empty, { timeout: PATIENCE }).toBe(true);
    expect((await ann.me()).inPlay).toBe(0);
  });
});
