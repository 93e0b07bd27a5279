import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCards, verifyShoe } from '@croupier/cards';
import { miniBaccarat } from '@croupier/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import type { RoundDetail, RoundEntry, ShoeProof } from '../protocol/index.ts';
import { letPass } from '../tables/clock.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';
import { protocolPage } from './protocol-page.ts';
import { Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({ decks: 6 });
const AGES = 600_000;
const PACE = { cut: 150, betting: AGES, deal: 0, turn: 0, say: 0, settled: 10, resumed: AGES };
const table = (id: string, burn = 0) => ({
  id,
  name: `Table ${id}`,
  game,
  limits: evenLimits(game, 5, 20_000),
  burn,
});

let directory: string;
let pages: string;
let house: House;
const visitors: Visitor[] = [];

beforeAll(async () => {
  directory = await emptyBooks();
  pages = join(directory, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), 'Every public name');
  house = await openHouse({
    directory,
    reference: pages,
    port: 0,
    tables: [table('one'), table('two', 3)],
    pace: PACE,
    requestsPerMinute: 100_000,
  });
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

/** At a table whose betting has just begun: the round before is over at once. */
async function seated(at = 'one'): Promise<Visitor> {
  const one = await visitor();
  await one.join(at);
  await nextRound(one, at);
  return one;
}

/** Betting is over, and bets are open again. */
async function nextRound(one: Visitor, at = 'one'): Promise<void> {
  const opened = one.event('betting-opened', at);
  letPass(AGES);
  await opened;
}

describe('a round over the wire', () => {
  it('is bet on, dealt, settled to the cent and found in the history', async () => {
    const ann = await seated();
    const before = (await ann.me()).balance;
    expect(await ann.bet('one', 4, 'banker', 2500)).toBe('done');
    expect(await ann.bet('one', 4, 'tie', 3000)).toBe('done');
    expect(await ann.me()).toMatchObject({ balance: before - 5500, inPlay: 5500 });
    await nextRound(ann);
    const you = await ann.until(
      (message) =>
        message.type === 'you' && message.kind === 'banked' && message.you.lines.length > 0 && message.you,
    );
    const returned = you.lines.reduce((sum, line) => sum + line.returned, 0);
    expect(you.balance).toBe(before - 5500 + returned);
    expect(await ann.me()).toMatchObject({ balance: you.balance, inPlay: 0 });

    const [mine] = await ann.get<RoundEntry[]>('/api/me/rounds');
    expect(mine).toMatchObject({ table: 'one', staked: 5500, net: returned - 5500, lines: you.lines });
    const detail = await ann.get<RoundDetail>(`/api/tables/one/rounds/${mine?.round}`);
    expect(detail.lines).toEqual(you.lines);
    expect(detail.calls[0]?.text).toBe('No more bets.');
    expect(detail.record).toMatchObject({
      format: 'croupier-round/1',
      seats: [{ seat: 4, player: 'you', wagers: { banker: 2500, tie: 3000 } }],
    });
  });

  it('numbers its events without gaps', async () => {
    const ann = await visitor();
    const { seq } = await ann.join('one');
    await nextRound(ann);
    const numbers = ann.heard.flatMap((message) =>
      message.type === 'event' && message.kind === 'banked' && message.event.type !== 'watching'
        ? [message.seq]
        : [],
    );
    expect(numbers).toEqual(numbers.map((_, at) => seq + 1 + at));
  });

  it('carries a command out once, however often it is sent', async () => {
    const ann = await seated();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.bet('one', 2, 'player', 1000, 'own', 'the same')),
    );
    expect(answers).toEqual(['done', 'done', 'done']);
    expect((await ann.me()).inPlay).toBe(1000);
  });

  it('undoes, clears, doubles and bets again', async () => {
    const ann = await seated();
    const inPlay = async (): Promise<number> => (await ann.me()).inPlay;
    expect(await ann.bet('one', 3, 'player', 1000)).toBe('done');
    expect(await ann.ask({ type: 'double', table: 'one' })).toBe('done');
    expect(await inPlay()).toBe(2000);
    expect(await ann.ask({ type: 'undo', table: 'one' })).toBe('done');
    expect(await inPlay()).toBe(1000);
    await nextRound(ann);
    expect(await ann.ask({ type: 'rebet', table: 'one' })).toBe('done');
    expect(await inPlay()).toBe(1000);
    expect(await ann.ask({ type: 'clear', table: 'one' })).toBe('done');
    expect(await inPlay()).toBe(0);
    expect(await ann.ask({ type: 'stand-up', table: 'one' })).toBe('done');
  });

  it('never lets anybody bet more than they have, also at two tables at once', async () => {
    const ann = await visitor();
    await Promise.all([ann.join('one'), ann.join('two')]);
    await Promise.all([nextRound(ann, 'one'), nextRound(ann, 'two')]);
    const answers = await Promise.all(
      ['one', 'two', 'one'].map((at, i) => ann.bet(at, 6 + i, 'player', 700_000)),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await ann.me()).toMatchObject({ balance: 300_000, inPlay: 700_000 });
  });
});

describe('two at a table', () => {
  it('see each other’s bets, bet behind each other, and learn nothing private', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    await Promise.all([ann.join('one'), bob.join('one')]);
    await nextRound(ann);
    expect(await ann.bet('one', 7, 'player', 1000)).toBe('done');
    expect(await bob.bet('one', 7, 'player', 1500)).toBe('Spot 7 is taken; bet at a free spot.');
    expect(await bob.bet('one', 7, 'player', 1500, 'back')).toBe('done');
    const annSees = (await ann.me()).who;
    const bobIs = (await bob.me()).who;
    const lying = await ann.until(
      (message) =>
        message.type === 'event' &&
        message.kind === 'banked' &&
        message.event.type === 'bets' &&
        message.event.who === bobIs &&
        message.event,
    );
    expect(lying.bets).toEqual([{ spot: 7, wager: 'player', kind: 'back', who: bobIs, amount: 1500 }]);
    // Ann's bet took the spot, and everybody was told; Bob's behind her changed none.
    expect(lying).not.toHaveProperty('spots');
    const told = ann.heard.flatMap((message) =>
      message.type === 'event' && message.kind === 'banked' && message.event.type === 'bets'
        ? (message.event.spots ?? [])
        : [],
    );
    expect(told.find(({ spot }) => spot === 7)?.holder.who).toBe(annSees);
    expect(await ann.ask({ type: 'back-bets', table: 'one', spot: 7, allowed: false })).toBe('done');
    expect((await bob.me()).inPlay).toBe(0);
    // Nobody's account, wallet or private message reaches the other.
    for (const [one, other] of [
      [ann, bobIs],
      [bob, annSees],
    ] as const) {
      expect(one.bytes).not.toMatch(/wallet:|stakes:|[0-9a-f]{20}@/);
      const toldTo = one.heard.flatMap((message) =>
        message.type === 'you' && message.kind === 'banked' ? [message.you.who] : [],
      );
      expect(toldTo).not.toContain(other);
    }
  });
});

describe('a whole shoe', () => {
  it('is committed to, cut by a player, dealt, revealed, and verified by anybody', async () => {
    const fast = await emptyBooks();
    // The cut card far to the front: ten hands or so.
    const shoe = { ...game.layout.shoe, cutCardFromBack: 260 };
    const short = { ...table('quick', 3), game: { ...game, layout: { ...game.layout, shoe } } };
    const pace = { ...PACE, betting: 0, settled: 0, cut: AGES };
    const quick = await openHouse({
      directory: fast,
      port: 0,
      tables: [short],
      pace,
      requestsPerMinute: 100_000,
    });
    try {
      const ann = await (await Visitor.enter(quick.address)).connect();
      await ann.join('quick');
      const { shoe: opened } = await ann.event('shoe-opened');
      expect(await ann.ask({ type: 'cut', table: 'quick', position: 77, entropy: 'C0FFEE' })).toBe('done');
      expect(await ann.ask({ type: 'cut', table: 'quick', position: 1, entropy: '' })).toMatch(/cut/);
      const early = await ann.get<ShoeProof>(`/api/tables/quick/shoes/${opened.number}`);
      expect(early).toMatchObject({ over: false, seed: null, dealt: null, commitment: opened.commitment });
      await ann.until(
        (message) =>
          message.type === 'event' &&
          message.kind === 'banked' &&
          message.event.type === 'shoe-over' &&
          message.event.shoe === opened.number,
      );
      const before = ann.bytes;
      const proof = await ann.get<ShoeProof>(`/api/tables/quick/shoes/${opened.number}`);
      expect(proof).toMatchObject({
        over: true,
        commitment: opened.commitment,
        cut: { position: 77, entropy: 'c0ffee' },
      });
      expect(before).not.toContain(proof.seed);
      expect(
        verifyShoe({
          ...proof,
          seed: proof.seed ?? '',
          cut: proof.cut ?? { position: 0, entropy: '' },
          dealt: parseCards(proof.dealt ?? ''),
        }),
      ).toEqual({ honest: true });
      const [last] = await ann.get<RoundEntry[]>('/api/tables/quick/rounds');
      const detail = await ann.get<RoundDetail>(`/api/tables/quick/rounds/${last?.round}`);
      expect(detail.firstCard).toBeGreaterThan(0);
      ann.leave();
    } finally {
      await quick.close();
      rmSync(fast, { recursive: true, force: true });
    }
  });
});

describe('the pages about the packages', () => {
  it('are served where they were made, and the page of the protocol links to them or says how to make them', async () => {
    expect(await (await fetch(`${house.address}/reference`)).text()).toBe('Every public name');
    expect(await (await fetch(`${house.address}/protocol`)).text()).toContain('href="/reference/"');
    const without = protocolPage({}, false);
    expect(without).toContain('npm run reference');
    expect(without).not.toContain('href="/reference/"');
  });
});

describe('what is not understood', () => {
  it('is answered with a sentence, changes nothing and leaves the line open', async () => {
    const ann = await seated();
    const before = await ann.me();
    const garbage = [
      'not json',
      '{}',
      '[]',
      'null',
      '{"type":"bet"}',
      '{"type":"bet","id":"x","table":"one","changes":[{"spot":1,"wager":"player","kind":"own","amount":1.5}]}',
      '{"type":"bet","id":"x","table":"one","changes":[{"spot":1,"wager":"player","kind":"own","amount":1e300}]}',
      '{"type":"bet","id":"x","table":"one","changes":[],"__proto__":{"admin":true}}',
      '{"type":"join","table":"nowhere"}',
    ];
    for (const text of garbage) {
      const from = ann.heard.length;
      ann.raw(text);
      const reason = await ann.until((message) => message.type === 'error' && message.reason, from);
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect(reason).not.toMatch(/at .*\.[jt]s|Error:/);
    }
    ann.raw(Buffer.from([1, 2, 3]));
    expect(await ann.bet('one', 1, 'dragon', 1000)).toBe('There is no wager "dragon" at this table.');
    expect(await ann.bet('two', 1, 'player', 1000)).toBe('Join the table first.');
    expect(await ann.bet('nowhere', 1, 'player', 1000)).toBe('There is no table "nowhere".');
    expect(await ann.bet('one', 1, 'player', 150)).toMatch(/^The least on Player is 5\.00/);
    expect(await ann.me()).toEqual(before);
    expect(ann.closed).toBeUndefined();
  });

  it('is not read at all when it is too large', async () => {
    const ann = await visitor();
    ann.raw('x'.repeat(100_000));
    expect(await ann.hangUp()).toBe(1009);
  });

  it('ends the line when it does not stop', async () => {
    const ann = await visitor();
    for (let i = 0; i < 400; i += 1) ann.raw('{"type":"flood"}');
    expect(await ann.hangUp()).toBe(1008);
    expect(
      ann.heard.some((message) => message.type === 'error' && message.reason.startsWith('Too many')),
    ).toBe(true);
  });
});

describe('HTTP', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${house.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it.each([
    ['/api/sign-up', 'not json', 400],
    ['/api/sign-up', { name: 'x' }, 400],
    ['/api/sign-up', { name: 'Somebody', password: 'short' }, 400],
    ['/api/sign-in', { name: 'Nobody here', password: 'long enough' }, 401],
    ['/api/sign-in', { name: 'Nobody here', password: 'long enough', admin: true }, 400],
    ['/api/me/top-up', '', 401],
    ['/api/nothing', '', 404],
  ])('POST %s with %j is %i and a sentence', async (path, body, status) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { reason: expect.stringMatching(/^[A-Z].*\.$/) } });
  });

  it.each(['/api/me', '/api/me/rounds', '/api/tables/one/rounds'])(
    'GET %s is for those who are signed in',
    async (path) => {
      expect((await fetch(`${house.address}${path}`)).status).toBe(401);
    },
  );

  it.each(['/api/tables/nowhere/posted', '/api/tables/one/shoes/999', '/api/tables/one/rounds/999999'])(
    'GET %s finds nothing',
    async (path) => {
      const { cookie } = await visitor();
      expect((await fetch(`${house.address}${path}`, { headers: { cookie } })).status).toBe(404);
    },
  );

  it('explains no house way at a table where nobody sets a hand', async () => {
    const { cookie } = await visitor();
    const answer = await post('/api/tables/one/house-way', { cards: 'Ah Kd' }, { cookie });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { reason: expect.stringMatching(/^Nobody sets a hand/) } });
  });

  it('makes a named account of a guest, who keeps the chips, and lets them in again', async () => {
    const ann = await visitor();
    const { who, balance } = await ann.me();
    const named = await post(
      '/api/sign-up',
      { name: 'Annabel', password: 'a good password' },
      { cookie: ann.cookie },
    );
    expect(await named.json()).toMatchObject({ who, name: 'Annabel', guest: false, balance });
    const again = await post('/api/sign-in', { name: 'annabel', password: 'a good password' });
    expect(await again.json()).toMatchObject({ who, name: 'Annabel' });
    expect(again.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect((await post('/api/sign-out', '', { cookie: ann.cookie })).status).toBe(200);
    await expect(ann.me()).rejects.toThrow('401');
  });

  it('takes nothing from other sites', async () => {
    expect((await post('/api/guest', '', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post('/api/guest', '', { origin: house.address })).status).toBe(200);
  });

  it('gives no chips to those who have some', async () => {
    const { cookie } = await visitor();
    expect((await post('/api/me/top-up', '', { cookie })).status).toBe(409);
  });

  it('describes itself to programs and people, and lets the page run only what is its own', async () => {
    const openapi = await (await fetch(`${house.address}/api/openapi.json`)).json();
    expect(Object.keys(openapi.paths)).toContain('/api/tables/{table}/rounds/{round}');
    const page = await fetch(`${house.address}/protocol`);
    const html = await page.text();
    for (const word of ['betting-opened', 'back-bets', 'POST /api/guest', 'refused'])
      expect(html).toContain(word);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
  });

  it('posts the pay table, limits and rules with their clauses', async () => {
    const posted = await (await fetch(`${house.address}/api/tables/one/posted`)).json();
    expect(posted.wagers[2]).toMatchObject({ id: 'tie', rows: [{ name: 'tie', pays: '8 to 1' }] });
    expect(posted.rules.every((rule: { cites: unknown[] }) => rule.cites.length > 0)).toBe(true);
  });
});
