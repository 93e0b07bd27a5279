import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPokerTables } from '../poker/default-poker-tables.ts';
import { recoverPoker } from '../poker/recover-poker.ts';
import type { PokerHandProof } from '../protocol/index.ts';
import { openStore } from '../storage/store.ts';
import { verifyBooks } from '../storage/verify.ts';
import { EMBEDDED, PATIENCE } from '../testing/engines.ts';
import { passive, playHand } from './testing/poker-player.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

/** The built house in a process of its own, which can be killed. */
const HOUSE = `
  const { openHouse, defaultPokerTables } = await import(process.argv[1]);
  const pokerPace = { deal: 10, board: 20, act: 20, decide: 60000, show: 60000, think: 10, over: 20, gather: 600_000 };
  // Full when both have sat down: then the hand begins.
  const pokerTables = defaultPokerTables().slice(0, 1).map((table) => ({ ...table, bots: 1, seats: 3 }));
  const house = await openHouse({ directory: process.argv[2], port: 0, tables: [], pokerTables, pokerPace, requestsPerMinute: 100_000 });
  process.once('SIGTERM', () => house.close().then(() => process.exit(0)));
  console.log(house.address);
`;
const built = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const TABLE = 'holdem-1';

interface KillableHouse {
  readonly address: string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

async function opened(directory: string): Promise<KillableHouse> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '-e', HOUSE, built, directory],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`The house ended with ${code}.`)));
  });
  return {
    address,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

const isStep = (heard: Heard, type: string): boolean =>
  heard.type === 'event' &&
  heard.kind === 'poker' &&
  heard.event.type === 'hand' &&
  heard.event.steps.some((step) => step.type === type);

describe.skipIf(!existsSync(built))('a poker house that is killed', () => {
  let directory: string;
  let engine: Awaited<ReturnType<typeof EMBEDDED.start>>;
  let house: KillableHouse;

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    ({ directory } = await engine.fresh());
    house = await opened(directory);
  }, PATIENCE);

  afterAll(async () => {
    await house.end('SIGKILL');
    await engine.stop();
  });

  const moments: [string, (heard: Heard) => boolean][] = [
    ['while hole cards are dealt', (heard) => isStep(heard, 'dealt')],
    ['when the board is turned', (heard) => isStep(heard, 'turned')],
    ['when the pot was awarded', (heard) => isStep(heard, 'awarded')],
  ];

  it.each(moments)('%s goes on with the same hand and the same cards', async (_, isMoment) => {
    const ann = await (await Visitor.enter(house.address)).connect();
    const bob = await (await Visitor.enter(house.address)).connect();
    await Promise.all([ann.joinPoker(TABLE), bob.joinPoker(TABLE)]);
    const from = ann.heard.length;
    const sitting = { type: 'sit-down', table: TABLE, amount: 10_000 } as const;
    expect(await ann.ask({ ...sitting, seat: 1 }, 'sit')).toBe('done');
    expect(await bob.ask({ ...sitting, seat: 2 })).toBe('done');
    // Both play along until the moment comes; then the house dies under them.
    const playing = [ann, bob].map((one) => playHand(one, TABLE, passive).catch(() => undefined));
    await ann.until((heard) => isMoment(heard), from);
    await house.end('SIGKILL');
    await Promise.all(playing);
    const seen = ann.heard.findLast(
      (heard) => heard.type === 'you' && heard.kind === 'poker' && heard.you.cards.length > 0,
    );
    const cards = seen?.type === 'you' && seen.kind === 'poker' ? seen.you.cards : [];
    const hand = ann.heard.flatMap((heard) =>
      heard.type === 'event' && heard.kind === 'poker' && heard.event.type === 'hand-began'
        ? [heard.event.hand]
        : [],
    )[0];
    if (!hand) throw new Error('no hand');

    house = await opened(directory);
    const again = await new Visitor(house.address, ann.cookie).connect();
    const other = await new Visitor(house.address, bob.cookie).connect();
    const view = await again.joinPoker(TABLE);
    await other.joinPoker(TABLE);
    if (view.hand?.number === hand.number) {
      expect(view.hand.commitments).toEqual(hand.commitments);
      expect(view.you.cards.slice(0, cards.length)).toEqual(cards);
      // What was sent before the crash and is sent again is done already.
      expect(await again.ask({ ...sitting, seat: 1 }, 'sit')).toBe('done');
    }
    if (view.phase.name === 'playing')
      await Promise.all([again, other].map((one) => playHand(one, TABLE, passive)));
    for (const one of [again, other]) await one.ask({ type: 'stand-up', table: TABLE });
    const gone = async (): Promise<number> => (await again.me()).inPlay + (await other.me()).inPlay;
    await expect.poll(gone, { timeout: PATIENCE }).toBe(0);
    const proof = await again.get<PokerHandProof>(`/api/poker-tables/${TABLE}/hands/${hand.number}/proof`);
    expect(proof).toMatchObject({ over: true, commitments: hand.commitments });
    const mine = proof.opened.map(({ card }) => card);
    for (const card of cards) expect(mine).toContain(card);
    again.leave();
    other.leave();
  });

  it('ends cleanly, and its books verify: chips sum to zero and the fold is the table', async () => {
    expect(await house.end('SIGTERM')).toBe(0);
    const store = await openStore({ directory });
    try {
      expect(await verifyBooks(store.database)).toMatchObject({ findings: [] });
      const balances = await store.ledger.accounts();
      expect([...balances.values()].reduce((sum, chips) => sum + chips, 0)).toBe(0);
      const [setting] = defaultPokerTables();
      if (!setting) throw new Error('no table');
      const { state } = await recoverPoker({ ...setting, bots: 1, seats: 3 }, store.journal);
      const lines = await store.journal.read(TABLE);
      expect(state.seq).toBe(lines.at(-1)?.seq);
      const stakes = await store.ledger.accounts('stakes:');
      const stacks = [...state.table.seats.values()].reduce((sum, { stack }) => sum + stack, 0);
      expect([...stakes.values()].reduce((sum, chips) => sum + chips, 0)).toBe(stacks);
    } finally {
      await store.close();
    }
  });
});
