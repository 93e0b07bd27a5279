import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { recoverPoker } from '../poker/recover-poker.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { passive, youIn } from './testing/poker-player.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const setting = pokerSetting({ rakePercent: 10, rakeCap: 300 }, 'shared-poker');
const pokerPace = {
  deal: 0,
  board: 0,
  act: 0,
  decide: 60_000,
  show: 60_000,
  over: 20,
  gather: 20,
  takeover: 300,
};

const server = ENGINES.find(({ name }) => name !== 'embedded');
const HANDS = 3;

describe('two nodes that serve one poker table from one PostgreSQL', () => {
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
          tables: [],
          pokerTables: [setting],
          pokerPace,
          requestsPerMinute: 100_000,
        }),
      );
    }
  }, PATIENCE);

  afterAll(async () => {
    await engine.stop();
  }, PATIENCE);

  it(
    'deal every hand once to people at both doors, ask each at their own, and move its chips once',
    async () => {
      const people = await Promise.all(
        nodes.map(async ({ address }) => (await Visitor.enter(address)).connect()),
      );
      await Promise.all(people.map((one) => one.joinPoker(setting.id)));
      for (const [at, one] of people.entries()) {
        const seated = await one.ask({ type: 'sit-down', table: setting.id, seat: at + 1, amount: 10_000 });
        expect(seated).toBe('done');
      }
      const answers = await Promise.all(people.map((one) => playHands(one, HANDS)));
      // Whoever sits at the other door is asked there too: nobody's time has run out.
      expect(Math.min(...answers)).toBeGreaterThanOrEqual(HANDS * 4);
      for (const one of people) one.leave();
      await Promise.all(nodes.map((node) => node.close()));

      const store = await openStore(location);
      try {
        expect((await verifyBooks(store.database)).findings).toEqual([]);
        const { state } = await recoverPoker(setting, store.journal);
        const lines = await store.journal.read(setting.id);
        expect(state.seq).toBe(lines.at(-1)?.seq);
        const began = lines.filter(({ type }) => type === 'hand-began').length;
        const over = lines.filter(({ type }) => type === 'hand-over').length;
        expect(over).toBeGreaterThanOrEqual(HANDS);
        expect(began - over).toBeLessThanOrEqual(1);
        const balances = await store.ledger.accounts();
        expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
        for (const [seat, { player, stack }] of state.table.seats) {
          const stakes = balances.get(`stakes:${player}@${setting.id}`);
          if (!state.hand || state.hand.over) expect([seat, stakes]).toEqual([seat, stack]);
        }
      } finally {
        await store.close();
      }
    },
    PATIENCE,
  );
});

/** Calls and checks until so many hands are over, whichever way the house tells of them. */
async function playHands(one: Visitor, hands: number): Promise<number> {
  const answered = new Set<number>();
  for (let at = 0; ; at += 1) {
    const message = await one.until((heard) => heard, at);
    if (handIn(message) > hands) return answered.size;
    const question = youIn(message)?.question;
    if (!question || answered.has(question.turn)) continue;
    answered.add(question.turn);
    await one.ask({ type: 'act', table: setting.id, turn: question.turn, ...passive(question) });
  }
}

function handIn(message: Heard): number {
  if (message.type === 'table' && message.kind === 'poker') return message.view.hand?.number ?? 0;
  return message.type === 'event' && message.kind === 'poker' && message.event.type === 'hand-began'
    ? message.event.hand.number
    : 0;
}
