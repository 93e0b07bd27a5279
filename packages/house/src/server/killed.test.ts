import { rmSync } from 'node:fs';
import { miniBaccarat } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoundDetail } from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { defaultTables } from '../tables/default-tables.ts';
import { recover } from '../tables/recover-banked.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';
import { KillableHouse } from './testing/killable-house.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const OPTIONS = `{
  pace: { cut: 30, betting: 600_000, deal: 15, turn: 15, say: 15, settled: 20, resumed: 20 },
  tables: house.defaultTables().slice(0, 1),
}`;
const BETS = {
  type: 'bet',
  table: 'mini-1',
  changes: [
    { spot: 5, wager: 'banker', kind: 'own', amount: 2500 },
    { spot: 5, wager: 'tie', kind: 'own', amount: 1000 },
  ],
} as const;

/** Bets in the next round that can be bet in. */
async function laid(ann: Visitor): Promise<{ round: number; id: string; from: number }> {
  for (let { round } = await ann.join('mini-1'); ; ) {
    const from = ann.heard.length;
    const id = `kill-${round}`;
    const answer = await ann.ask({ ...BETS, changes: [...BETS.changes] }, id);
    if (answer === 'done') return { round, id, from };
    expect(answer).toMatch(/^Bets are closed/);
    ({ round } = await ann.event('betting-opened', 'mini-1', from));
  }
}

const cardsIn = (messages: readonly Heard[], round: number): string[] => {
  const cards: string[] = [];
  let current = 0;
  for (const message of messages) {
    if (message.type === 'table' && message.kind === 'banked') current = message.view.round;
    if (message.type !== 'event') continue;
    if (message.event.type === 'betting-opened') current = message.event.round;
    if (current === round && message.event.type === 'round' && message.event.event.type === 'turned') {
      cards.push(...message.event.event.cards);
    }
  }
  return cards;
};

describe('a house that is killed', () => {
  let directory: string;
  let house: KillableHouse;

  beforeAll(async () => {
    directory = await emptyBooks();
    house = await KillableHouse.open(directory, OPTIONS);
  }, PATIENCE);

  afterAll(async () => {
    await house.end('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  /**
   * When to kill: on which event of the round that is dealt, if it is, and how long after it; `npm run prove` tries those
   * between as well.
   */
  const moments: [string, ((message: Heard) => boolean) | null, number, 'between'?][] = [
    ['while bets are laid', null, 0],
    [
      'before the first card',
      (message) =>
        message.type === 'event' && message.kind === 'banked' && message.event.type === 'dealing-began',
      0,
      'between',
    ],
    ['in the middle of the deal', (message) => isStep(message, 'dealt'), 5],
    ['when the hands are turned', (message) => isStep(message, 'turned'), 20, 'between'],
    ['just before it settles', (message) => isStep(message, 'handled'), 0],
    ['just after it settled', (message) => isStep(message, 'settled'), 0],
    [
      'in the pause',
      (message) =>
        message.type === 'event' && message.kind === 'banked' && message.event.type === 'round-over',
      10,
      'between',
    ],
  ];

  let earlier: Visitor | undefined;

  const tried = moments.filter(([, , , between]) => !between || process.env.CROUPIER_WHOLE);
  it.each(tried)('%s goes on with the same round, and no chip is lost', async (_, isMoment, later) => {
    const ann = new Visitor(house.address, earlier?.cookie ?? (await Visitor.enter(house.address)).cookie);
    await ann.connect();
    earlier = ann;
    const before = (await ann.me()).balance;
    const { round, id, from } = await laid(ann);
    if (isMoment) {
      ann.say({ type: 'deal-now', id: `deal-${round}`, table: 'mini-1' });
      await ann.until((message) => isMoment(message), from);
    }
    await new Promise((resolve) => setTimeout(resolve, later));
    await house.end('SIGKILL');

    house = await KillableHouse.open(directory, OPTIONS);
    const again = await new Visitor(house.address, ann.cookie).connect();
    const view = await again.join('mini-1');
    const over = view.round > round || view.phase.name === 'settled';
    if (!over) {
      expect(view.round).toBe(round);
      expect(view.you).toMatchObject({ inPlay: 3500, balance: before - 3500 });
      expect(view.bets.map(({ spot, wager, amount }) => [spot, wager, amount])).toEqual([
        [5, 'banker', 2500],
        [5, 'tie', 1000],
      ]);
      // What was sent before the crash and is sent again is done already.
      expect(await again.ask({ ...BETS, changes: [...BETS.changes] }, id)).toBe('done');
      again.say({ type: 'deal-now', id: `again-${round}`, table: 'mini-1' });
      await again.until(
        (message) =>
          message.type === 'event' && message.kind === 'banked' && message.event.type === 'round-over',
      );
    }
    const detail = await again.get<RoundDetail>(`/api/tables/mini-1/rounds/${round}`);
    const returned = detail.lines.reduce((sum, line) => sum + line.returned, 0);
    expect(detail.lines.map(({ wager, stake }) => [wager, stake])).toEqual([
      ['banker', 2500],
      ['tie', 1000],
    ]);
    expect(await again.me()).toMatchObject({ balance: before - 3500 + returned, inPlay: 0 });
    // The cards seen before the crash are the cards of the round.
    const seen = cardsIn(ann.heard, round);
    const { cards } = detail.record as { cards: string };
    for (const card of seen) expect(cards.split(' ')).toContain(card);
    again.leave();
  });

  it('ends cleanly when asked to, and its books verify: chips sum to zero, nothing settled twice', async () => {
    expect(await house.end('SIGTERM')).toBe(0);
    const store = await openStore({ directory });
    try {
      expect(await verifyBooks(store.database)).toMatchObject({ findings: [] });
      const balances = await store.ledger.accounts();
      expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
      const [table] = defaultTables();
      if (!table) throw new Error('no table');
      // The fold deals every round of the shoe again and compares every step.
      const { state } = await recover({ ...table, game: miniBaccarat.with({}) }, store.journal);
      const lines = await store.journal.read('mini-1');
      const rounds = lines
        .filter(({ type }) => type === 'round-closed')
        .map(({ body }) => (body as { round: number }).round);
      expect(rounds).toEqual(rounds.map((_, at) => at + 1));
      expect(lines.filter(({ type }) => type === 'settled')).toHaveLength(rounds.length);
      expect(state.seq).toBe(lines.at(-1)?.seq);
    } finally {
      await store.close();
    }
  });
});

function isStep(message: Heard, type: string): boolean {
  return (
    message.type === 'event' &&
    message.kind === 'banked' &&
    message.event.type === 'round' &&
    message.event.event.type === type
  );
}
