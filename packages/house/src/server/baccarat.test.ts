import { rmSync } from 'node:fs';
import { bankedGameNamed, replay } from '@croupier/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import type { LobbyTable, RoundDetail, RoundEntry, Statistics } from '../protocol/index.ts';
import { letPass } from '../tables/clock.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const AGES = 600_000;
const PACE = {
  cut: 0,
  betting: AGES,
  deal: 60,
  turn: 0,
  say: 0,
  decide: AGES,
  courtesy: AGES,
  offer: AGES,
  settled: 30,
  resumed: AGES,
};

const GAMES = {
  squeeze: 'bclc-baccarat/squeeze-midi-baccarat',
  gold: 'baccarat-gold/baccarat-gold',
  kings: 'bclc-baccarat/three-card-baccarat',
  treasures: 'colorado-rule-28/five-treasures',
  fortunes: 'colorado-rule-28/99-fortunes',
  commission: 'rws-baccarat/commission-baccarat',
};

let directory: string;
let house: House;
const visitors: Visitor[] = [];

beforeAll(async () => {
  directory = await emptyBooks();
  const tables = Object.entries(GAMES).map(([id, name]) => {
    const game = bankedGameNamed(name).with({});
    // The house has nobody to decide for bots: those of its tables never come.
    return { id, name: id, game, limits: evenLimits(game, 5, 500), staffed: true, bots: 2 };
  });
  house = await openHouse({ directory, port: 0, tables, pace: PACE, requestsPerMinute: 100_000 });
}, PATIENCE);

afterEach(() => {
  for (const one of visitors.splice(0)) one.leave();
});

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

async function visitor(): Promise<Visitor> {
  const one = await (await Visitor.enter(house.address)).connect();
  visitors.push(one);
  return one;
}

type Standing = Extract<Heard, { type: 'table'; kind: 'banked' }>['view']['standing'];

/** The standing of the table as it was told last. */
function standingIn(message: Heard): Standing | undefined {
  if (message.type === 'table' && message.kind === 'banked') return message.view.standing;
  return message.type === 'event' && message.kind === 'banked' && 'standing' in message.event
    ? message.event.standing
    : undefined;
}

/** A bet of one's own, as soon as the table takes it. */
const betWhenOpen = (
  one: Visitor,
  table: string,
  spot: number,
  wager: string,
  amount: number,
): Promise<void> => one.betWhenOpen(table, [{ spot, wager, kind: 'own', amount }]);

const roundOver = (one: Visitor, from = 0) =>
  one.until(
    (message) =>
      message.type === 'event' &&
      message.kind === 'banked' &&
      message.event.type === 'round-over' &&
      message.event,
    from,
  );

async function expectReplays(one: Visitor, table: string): Promise<RoundDetail> {
  const rounds = await one.get<RoundEntry[]>(`/api/me/rounds`);
  const [last] = rounds;
  // What is counted of somebody's play is what came of the rounds that stand.
  const counted = (await one.get<Statistics>('/api/me/statistics')).rounds;
  const stand = rounds.filter(({ summary, lines }) => summary !== null && lines.length > 0);
  expect([counted.count, counted.staked, counted.net]).toEqual([
    stand.length,
    stand.reduce((sum, { staked }) => sum + staked, 0),
    stand.reduce((sum, { net }) => sum + net, 0),
  ]);
  const detail = await one.get<RoundDetail>(`/api/tables/${table}/rounds/${last?.round}`);
  expect(replay(JSON.stringify(detail.record))).toMatchObject({ ok: true });
  return detail;
}

describe('squeeze over the wire', () => {
  it('bclc-baccarat 3.0 §2.1.1, §3.1.2: the highest bettor is offered the hand, holds it, and alone sees it before it is turned', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    await Promise.all([ann.join('squeeze'), bob.join('squeeze')]);
    await Promise.all([
      betWhenOpen(ann, 'squeeze', 4, 'player', 2500),
      betWhenOpen(bob, 'squeeze', 2, 'player', 500),
    ]);
    letPass(AGES);
    const asked = async (one: Visitor, from: number) =>
      one.until(
        (message) =>
          message.type === 'you' && message.kind === 'banked' && (message.you.question ?? undefined),
        from,
      );
    const offer = await asked(ann, 0);
    expect(offer).toMatchObject({
      seat: 4,
      courtesy: true,
      actions: [{ verb: 'hold' }, { verb: 'decline' }],
    });
    let from = ann.heard.length;
    expect(await bob.ask({ type: 'answer', table: 'squeeze', seat: 4, verb: 'hold' })).toBe(
      'Seat 4 is not yours.',
    );
    expect(await ann.ask({ type: 'answer', table: 'squeeze', seat: 4, verb: 'hold' })).toBe('done');
    const turning = await asked(ann, from);
    expect(turning.actions.map(({ verb }) => verb)).toEqual(['turn-first', 'turn-second', 'turn-both']);
    const held = ann.heard.findLast((message) => message.type === 'you' && message.kind === 'banked');
    const hand = held?.type === 'you' ? held.you.places.find(({ place }) => place === 'player')?.cards : [];
    expect(hand).toEqual([expect.any(String), expect.any(String)]);
    // Bob, who comes back just now, sees backs, and what was decided before.
    const seen = await bob.join('squeeze');
    expect(seen.places.find(({ place }) => place === 'player')?.cards).toEqual([null, null]);
    expect(seen.decisions).toMatchObject([{ seat: 4, verb: 'hold', absent: false }]);
    from = ann.heard.length;
    expect(await ann.ask({ type: 'answer', table: 'squeeze', seat: 4, verb: 'turn-second' })).toBe('done');
    await asked(ann, from);
    const half = await bob.join('squeeze');
    expect(half.places.find(({ place }) => place === 'player')?.cards).toEqual([null, hand?.[1]]);
    expect(await ann.ask({ type: 'answer', table: 'squeeze', seat: 4, verb: 'turn-first' })).toBe('done');
    // A third card, if there is one, is hers to turn too; nobody waits for her to do it.
    ann.leave();
    const over = await roundOver(bob);
    // How the others came out is for all to see.
    expect(over.results).toMatchObject([
      { seat: 2, stake: 500 },
      { seat: 4, stake: 2500 },
    ]);
  });
});

describe('a bank over the wire', () => {
  it('baccarat-gold Type of Game §1: the game waits for a player’s bank, says so, and settles against it', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    const waits = await ann.until(
      (message) => standingIn(message)?.waits ?? undefined,
      await joined(ann, 'gold'),
    );
    expect(waits.cite?.rulebook).toBe('baccarat-gold');
    expect(waits.reason).toContain('it takes two');
    expect(await ann.ask({ type: 'take-bank', table: 'gold', seat: 3, amount: 50_000 })).toMatch(/Sit down/);
    expect(await ann.ask({ type: 'sit', table: 'gold', spot: 3 })).toBe('done');
    const { balance } = await ann.me();
    expect(await ann.ask({ type: 'take-bank', table: 'gold', seat: 3, amount: 50_000 })).toBe('done');
    // Schedule 1 collects 3.00 from whoever banks; the bank and the fee are chips in play.
    expect(await ann.me()).toMatchObject({ balance: balance - 50_300, inPlay: 50_300 });
    expect(await post('/api/me/top-up', ann)).toBe(409);
    await bob.join('gold');
    await betWhenOpen(bob, 'gold', 5, 'player-line', 2000);
    expect(await ann.bet('gold', 4, 'player-line', 1000)).toMatch(/banks plays no other hand/);
    letPass(AGES);
    await roundOver(ann);
    const { lines } = await ann.until(
      (message) =>
        message.type === 'you' && message.kind === 'banked' && message.you.lines.length > 0 && message.you,
    );
    expect(lines.map(({ wager }) => wager).toSorted()).toEqual(['bank', 'fee']);
    const detail = await expectReplays(ann, 'gold');
    expect(detail.record).toMatchObject({ bank: { seat: 3, amount: 50_000, player: 'you' } });
    const bobs = await expectReplays(bob, 'gold');
    expect(bobs.record).toMatchObject({ bank: { player: 'seat 3' } });
    // Once more to her (two rounds in a row), and then on to Bob.
    const offered = (seat: number) =>
      bob.until((message) => standingIn(message)?.offer?.seat === seat, bob.heard.length - 5);
    await offered(3);
    expect(await ann.ask({ type: 'decline-bank', table: 'gold' })).toBe('done');
    await offered(5);
    expect(await bob.ask({ type: 'decline-bank', table: 'gold' })).toBe('done');
    await bob.until((message) => standingIn(message)?.waits ?? undefined, bob.heard.length - 3);
  });

  it('goes back to a banker who has left while nobody bet against it, and their seat becomes free', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    await Promise.all([ann.join('gold'), bob.join('gold')]);
    expect(await ann.ask({ type: 'sit', table: 'gold', spot: 7 })).toBe('done');
    expect(await ann.ask({ type: 'take-bank', table: 'gold', seat: 7, amount: 50_000 })).toBe('done');
    const { inPlay } = await ann.me();
    expect(inPlay).toBe(50_300);
    ann.leave();
    const from = bob.heard.length;
    const isFree = () =>
      bob.heard
        .slice(from)
        .some(
          (message) =>
            message.type === 'event' &&
            message.kind === 'banked' &&
            message.event.type === 'spots' &&
            message.event.spots.every(({ spot }) => spot !== 7),
        );
    const afterAWhile = async () => {
      letPass(AGES);
      return { ...(await ann.me()), free: isFree() };
    };
    await expect
      .poll(afterAWhile, { timeout: PATIENCE })
      .toMatchObject({ balance: 1_000_000, inPlay: 0, free: true });
  });

  it('bclc-baccarat 6.0 §2.2.9, §2.2.10: alone at the table, a banker is played against by the dealer', async () => {
    const ann = await visitor();
    await ann.join('kings');
    await betWhenOpen(ann, 'kings', 2, 'three-card-baccarat', 1500);
    letPass(AGES);
    await roundOver(ann);
    const offer = await ann.until(
      (message) =>
        message.type === 'you' && message.kind === 'banked' && (message.you.bankOffer ?? undefined),
    );
    expect(offer).toMatchObject({ seat: 2, dealerBet: { least: 500, most: 1500 } });
    const from = ann.heard.length;
    expect(
      await ann.ask({ type: 'take-bank', table: 'kings', seat: 2, amount: 10_000, dealerBet: 1000 }),
    ).toBe('done');
    await ann.event('betting-opened', 'kings', from);
    letPass(AGES);
    const { results } = await roundOver(ann, from);
    expect(results.find(({ seat }) => seat === 0)).toMatchObject({ who: null, stake: 1000 });
    await expectReplays(ann, 'kings');
  });
});

/** Somebody with an account whom the house has given its floor. */
async function supervisor(
  name: string,
  way: 'sign-up' | 'sign-in' = 'sign-up',
  roles: Parameters<House['appoint']>[1] = ['floor'],
): Promise<Visitor> {
  const named = await fetch(`${house.address}/api/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'a good password' }),
  });
  await house.appoint(name, roles);
  const cookie = named.headers.get('set-cookie')?.split(';')[0] ?? '';
  const one = await new Visitor(house.address, cookie).connect();
  visitors.push(one);
  return one;
}

describe('the floor over the wire', () => {
  it('is appointed from those who have an account', async () => {
    await expect(house.appoint('Nobody here', ['floor'])).rejects.toThrow(/no account/);
  });

  it('rws-baccarat all §5.1.2: calls a settled round void, and felt, road and history show it so', async () => {
    const [ann, floor, second] = [await visitor(), await supervisor('Fiona'), await supervisor('Frank')];
    // Fiona has two roles and sits at two screens, and is one person.
    const elsewhere = await supervisor('Fiona', 'sign-in', ['floor', 'dealer', 'admin']);
    await Promise.all([ann, floor, second, elsewhere].map((one) => one.join('commission')));
    await betWhenOpen(ann, 'commission', 2, 'player', 1000);
    await betWhenOpen(ann, 'commission', 2, 'banker', 1000);
    const chips = await ann.get<{ balance: number }>('/api/me');
    const from = ann.heard.length;
    letPass(AGES);
    const over = await roundOver(ann, from);
    expect(over.results.map(({ result }) => result)).not.toContain('void');
    const wrong = {
      type: 'irregularity',
      table: 'commission',
      irregularity: 'wrong-number-of-cards',
    } as const;
    expect(await ann.ask(wrong)).toBe('This is for the floor or the dealer to do.');
    // What was paid goes back only when a second person says so, too.
    expect(await floor.ask(wrong)).toBe('done');
    for (const one of [floor, elsewhere])
      expect(await one.ask(wrong)).toBe('Somebody else of the staff must agree to it.');
    // Nor is it somebody whom she has appointed herself.
    const minnie = await supervisor('Minnie');
    const appointed = await fetch(`${house.address}/api/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: floor.cookie, origin: house.address },
      body: JSON.stringify({ name: 'Minnie', roles: ['dealer'], why: 'a helping hand' }),
    });
    expect(appointed.status).toBe(200);
    await minnie.join('commission');
    expect(await minnie.ask(wrong)).toMatch(/^Who has their role from the other is no second person/);
    expect(await second.ask(wrong)).toBe('done');
    const after = await ann.until(
      (message) => message.type === 'table' && message.kind === 'banked' && message.view,
      from,
    );
    expect(after.results.map(({ result, returned }) => [result, returned])).toEqual([
      ['void', 1000],
      ['void', 1000],
    ]);
    expect([after.summaries, after.you.net]).toEqual([[], 0]);
    expect(await ann.get('/api/me')).toMatchObject({ balance: chips.balance + 2000, inPlay: 0 });
    const { lines, summary } = await expectReplays(ann, 'commission');
    expect(lines.map(({ result }) => result)).toEqual(['void', 'void']);
    expect(summary).toBeNull();
    const mine = await ann.get<RoundEntry[]>('/api/me/rounds');
    expect(mine.map(({ net, staked, summary: result }) => [net, staked, result])).toEqual([[0, 2000, null]]);
  });

  it('colorado-rule-28 30-2816 §(3): voids a round with a free hand behind it, which nobody else may', async () => {
    const ann = await visitor();
    const floor = await supervisor('Florence');
    await Promise.all([ann.join('treasures'), floor.join('treasures')]);
    const wrong = { type: 'irregularity', table: 'treasures', irregularity: 'first-card-face-up' } as const;
    expect(await ann.ask(wrong)).toBe('This is for the floor or the dealer to do.');
    for (const type of ['confirm-jackpot', 'call-jackpot'] as const)
      expect(await ann.ask({ type, table: 'treasures' })).toMatch(/^This is for the floor/);
    const from = ann.heard.length;
    await betWhenOpen(ann, 'treasures', 2, 'player', 1000);
    letPass(AGES);
    await ann.until(
      (message) =>
        message.type === 'event' && message.kind === 'banked' && message.event.type === 'dealing-began',
      from,
    );
    expect(await floor.ask(wrong)).toBe('done');
    const { results } = await roundOver(ann, from);
    expect(results).toMatchObject([{ result: 'void', returned: 1000 }]);
    const over = ann.heard.findIndex(
      (message, at) =>
        at >= from &&
        message.type === 'event' &&
        message.kind === 'banked' &&
        message.event.type === 'round-over',
    );
    const next = await ann.until(
      (message) =>
        message.type === 'event' &&
        message.kind === 'banked' &&
        message.event.type === 'betting-opened' &&
        message.event,
      over,
    );
    expect(next.standing.freeHand?.cite?.clause).toBe('(3)');
  });
});

describe('a table that nobody looks at', () => {
  it('writes nothing more, and starts when somebody comes', async () => {
    const lobby = async (): Promise<LobbyTable | undefined> => {
      const answer = await fetch(`${house.address}/api/tables`);
      const tables: LobbyTable[] = await answer.json();
      return tables.find(({ table }) => table === 'fortunes');
    };
    expect(await lobby()).toMatchObject({ phase: { name: 'closed' }, round: 0, meter: 1_000_000 });
    const ann = await visitor();
    const view = await ann.join('fortunes');
    expect(view.standing.meters).toMatchObject([{ amount: 1_000_000 }]);
    expect(view.you.cutOffer).toMatchObject({ least: 10 });
    await betWhenOpen(ann, 'fortunes', 3, 'player', 500);
    expect(await lobby()).toMatchObject({ watching: 1, taken: 1, players: 1, away: 0, inPlay: true });
    letPass(AGES);
    await roundOver(ann);
    ann.leave();
    const left = { watching: 0, players: 0, inPlay: false, phase: { name: 'betting', until: null } };
    await expect.poll(lobby, { timeout: PATIENCE }).toMatchObject({ ...left, taken: 1, away: 1 });
    const idle = await lobby();
    // Elsewhere a round goes by.
    const bob = await visitor();
    await bob.join('commission');
    await betWhenOpen(bob, 'commission', 3, 'player', 500);
    letPass(AGES);
    await roundOver(bob);
    expect(await lobby()).toEqual(idle);
  });
});

describe('a session', () => {
  it('that signs out ends its lines, and no other', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    expect(await post('/api/sign-out', ann)).toBe(200);
    expect(await ann.hangUp()).toBe(4401);
    await bob.join('squeeze');
    expect(bob.closed).toBeUndefined();
  });
});

async function joined(one: Visitor, table: string): Promise<number> {
  const from = one.heard.length;
  await one.join(table);
  return from;
}

const post = async (path: string, { cookie }: Visitor): Promise<number> =>
  (await fetch(`${house.address}${path}`, { method: 'POST', headers: { cookie } })).status;
