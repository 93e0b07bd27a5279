import { connect, type Socket } from 'node:net';
import { miniBaccarat } from '@croupier/games';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type House, openHouse } from '../house.ts';
import type { MeView, SessionView } from '../protocol/index.ts';
import { HOUSE_LOCK } from '../storage/house-journal.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { addressThrough } from './client-address.ts';
import { Crowd } from './crowd.ts';
import { Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({ decks: 6 });
const tables = [{ id: 'one', name: 'One', game, limits: evenLimits(game, 5, 20_000), burn: 0 }];
const PACE = { cut: 10, betting: 60_000, deal: 0, turn: 0, say: 0, settled: 5, resumed: 50 };

let engine: RunningEngine;
let here: House;
let there: House;
/** Whoever has rights on the database, beside the houses. */
let database: Client;

beforeAll(async () => {
  const server = ENGINES.find(({ name }) => name === 'server');
  if (!server) throw new Error('There is no server to try two nodes on.');
  engine = await server.start();
  const location = await engine.fresh();
  if (!('url' in location)) throw new Error('There is no address to reach the database at.');
  database = new Client(location.url);
  await database.connect();
  const options = { ...location, port: 0, tables, pokerTables: [], pace: PACE, requestsPerMinute: 100_000 };
  here = await openHouse({ ...options, requestTime: 400, crowd: { person: 3 } });
  there = await openHouse({ ...options, trustProxy: ['127.0.0.1'], requestsPerMinute: 60 });
}, PATIENCE);

afterAll(async () => {
  await here.close();
  await there.close();
  await database.end();
  await engine.stop();
}, PATIENCE);

const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
  house = here,
): Promise<Response> =>
  fetch(`${house.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function account(name: string): Promise<string> {
  const answer = await post('/api/sign-up', { name, password: 'over the hills' });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

/** A WebSocket without manners: it hears nothing, and never says goodbye. */
async function rude(house: House, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(house.address);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.on('data', () => undefined);
  socket.on('error', () => undefined);
  return socket;
}

/** A masked text frame, with a mask of zeros. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

describe('the door', () => {
  it('shuts on a flooder for good, who goes on sending into nothing', async () => {
    const { cookie } = await Visitor.enter(here.address);
    const socket = await rude(here, cookie);
    const flood = setInterval(() => {
      if (!socket.destroyed)
        socket.write(Buffer.concat(Array.from({ length: 200 }, () => frame('{"type":"x"}'))));
    }, 5);
    await closed(socket);
    clearInterval(flood);
    expect(socket.destroyed).toBe(true);
  });

  it('ends the connection of whoever signs out at once, also when they do not answer', async () => {
    const { cookie } = await Visitor.enter(here.address);
    const socket = await rude(here, cookie);
    socket.write(frame(JSON.stringify({ type: 'join', table: 'one' })));
    expect((await post('/api/sign-out', {}, { cookie })).status).toBe(200);
    socket.write(frame(JSON.stringify({ type: 'undo', id: 'late', table: 'one' })));
    await closed(socket);
  });

  it('ends it on every node', async () => {
    const elsewhere = await new Visitor(there.address, (await Visitor.enter(here.address)).cookie).connect();
    expect((await post('/api/sign-out', {}, { cookie: elsewhere.cookie })).status).toBe(200);
    expect(await elsewhere.hangUp()).toBe(4401);
  });

  it('does not wait for a body that never ends', async () => {
    const { hostname, port } = new URL(here.address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.write(
      `POST /api/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    );
    await closed(socket);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('lets one person in so many times and no more, and again when one has gone', async () => {
    const one = await Visitor.enter(here.address);
    const screens = [one, ...[1, 2].map(() => new Visitor(here.address, one.cookie))];
    for (const screen of screens) await screen.connect();
    const refused = new WebSocket(`${here.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: one.cookie },
    });
    expect(
      await new Promise((resolve) =>
        refused.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
      ),
    ).toBe(429);
    for (const screen of screens) screen.leave();
  });

  it('answers an id with the character NUL in it with a sentence', async () => {
    const one = await (await Visitor.enter(here.address)).connect();
    await one.join('one');
    one.raw(JSON.stringify({ type: 'undo', id: 'a\0b', table: 'one' }));
    expect(await one.until((message) => message.type === 'error' && message.reason)).toContain(
      "not one of the protocol's",
    );
    expect(await one.ask({ type: 'undo', table: 'one' })).not.toBe('done');
    one.leave();
  });

  it('answers NUL in an address, and in what is sent along, with a sentence', async () => {
    const { cookie } = await Visitor.enter(here.address);
    const asked = await fetch(`${here.address}/api/tables/%00/rounds`, { headers: { cookie } });
    expect(asked.status).toBe(400);
    expect(await asked.text()).toContain('the character NUL');
    const said = await post('/api/sign-in', { name: 'Ann\0', password: 'over the hills' });
    expect(said.status).toBe(400);
    expect(await said.text()).toContain('the character NUL');
  });

  it('answers an address that cannot be read as it answers any other', async () => {
    const asked = await fetch(`${here.address}/api/tables/%E0%A4%A/rounds`);
    expect(asked.status).toBe(400);
    expect(await asked.json()).toEqual({ error: { reason: expect.stringContaining('not a valid url') } });
  });

  it('counts every wrong password, however short, and says when to come back after the fifth', async () => {
    await account('Nathaniel');
    const tries: Response[] = [];
    for (const password of ['', 'x', 'hills', 'the hills', 'over the hill', 'over the hills'])
      tries.push(await post('/api/sign-in', { name: 'Nathaniel', password }));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(await tries.at(-1)?.text()).toContain('Too many wrong passwords for this name');
  });

  it('knows the token of a guest no more once the guest has a name', async () => {
    const { cookie } = await Visitor.enter(here.address);
    const kept = await rude(here, cookie);
    const named = await post('/api/sign-up', { name: 'Ottilie', password: 'over the hills' }, { cookie });
    expect(named.status).toBe(200);
    const me = (token: string) => fetch(`${here.address}/api/me`, { headers: { cookie: token } });
    expect((await me(cookie)).status).toBe(401);
    const view: MeView = await (await me(cookieOf(named))).json();
    expect(view).toMatchObject({ name: 'Ottilie', guest: false });
    // Nor is a connection worth anything that was opened with it.
    await closed(kept);
  });
});

describe('a database that cuts the connection', () => {
  /** Ends so many who wait for a turn in the house journal, as PostgreSQL ends a transaction that is silent for too long. */
  async function cutWhoeverWaits(times: number): Promise<void> {
    const cut = new Set<number>();
    while (cut.size < times) {
      const { rows } = await database.query<{ pid: number }>(
        "select pid from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      for (const { pid } of rows) {
        if (!cut.has(pid)) await database.query('select pg_terminate_backend($1)', [pid]);
        cut.add(pid);
      }
    }
  }

  it('keeps nobody out: a guest comes in by another', async () => {
    await database.query('select pg_advisory_lock($1)', [HOUSE_LOCK]);
    const entering = post('/api/guest', {});
    await cutWhoeverWaits(1);
    await database.query('select pg_advisory_unlock($1)', [HOUSE_LOCK]);
    expect((await entering).status).toBe(200);
  });

  it('again and again is no fault of the house: try again in a moment', async () => {
    await database.query('select pg_advisory_lock($1)', [HOUSE_LOCK]);
    const entering = post('/api/guest', {});
    await cutWhoeverWaits(5);
    await database.query('select pg_advisory_unlock($1)', [HOUSE_LOCK]);
    expect((await entering).status).toBe(503);
    expect(await (await entering).json()).toEqual({
      error: { reason: 'The house cannot reach its books just now; try again in a moment.' },
    });
  });
});

describe('behind a proxy', () => {
  const through = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' };

  it('the cookie is secure when the proxy says that the line to it is', async () => {
    const cookie = (await post('/api/guest', {}, through, there)).headers.get('set-cookie');
    expect(cookie).toContain('Secure');
    expect((await post('/api/guest', {}, through, here)).headers.get('set-cookie')).not.toContain('Secure');
  });

  it('every visitor has a limit of their own, and whoever is not believed shares one', async () => {
    const from = (address: string) => post('/api/guest', {}, { 'x-forwarded-for': address }, there);
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await from('198.51.100.1')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from('198.51.100.2')).status).toBe(200);
  });

  it.each([
    ['198.51.100.7', '', [], '198.51.100.7'],
    ['198.51.100.7', '203.0.113.9', [], '198.51.100.7'],
    ['10.0.0.2', '203.0.113.9', ['10.0.0.0/8'], '203.0.113.9'],
    ['10.0.0.2', '6.6.6.6, 203.0.113.9, 10.0.0.3', ['10.0.0.0/8'], '203.0.113.9'],
    ['::ffff:10.0.0.2', '203.0.113.9', ['10.0.0.2'], '203.0.113.9'],
    ['fd00::2', '2001:db8::9', ['fd00::/16'], '2001:db8::9'],
    ['10.0.0.2', 'nonsense', ['10.0.0.0/8'], '10.0.0.2'],
  ])('%s saying %j, with %j trusted, is %s', (remoteAddress, said, trusted, address) => {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': said } };
    expect(addressThrough(trusted)(request)).toBe(address);
  });

  it('a proxy that is no address is refused with a sentence', () => {
    expect(() => addressThrough(['the other machine'])).toThrow('neither an address nor a network');
  });
});

describe('a crowd', () => {
  it('is counted by person and by address, and a place that is given back twice is given back once', () => {
    const crowd = new Crowd({ person: 2, address: 3 });
    const leave = crowd.enter('ann', 'x');
    crowd.enter('ann', 'x');
    expect(crowd.enter('ann', 'y')).toBeUndefined();
    leave?.();
    leave?.();
    expect(crowd.enter('bob', 'x')).toBeDefined();
    expect(crowd.enter('cy', 'x')).toBeDefined();
    expect(crowd.enter('dora', 'x')).toBeUndefined();
    expect(crowd.enter('ann', 'y')).toBeDefined();
    expect(crowd.enter('ann', 'y')).toBeUndefined();
  });
});

describe('sessions and roles', () => {
  const get = async <T>(path: string, cookie: string): Promise<T> => {
    const answer = await fetch(`${here.address}${path}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it('are listed, ended from another, and the connection of an ended one ends, on every node', async () => {
    const first = await account('Paula');
    const second = cookieOf(await post('/api/sign-in', { name: 'Paula', password: 'over the hills' }));
    const elsewhere = await new Visitor(there.address, second).connect();
    const sessions = await get<SessionView[]>('/api/me/sessions', first);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const other = sessions.find(({ current }) => !current)?.session ?? '';
    expect((await post(`/api/me/sessions/${other}/end`, {}, { cookie: first })).status).toBe(200);
    expect(await elsewhere.hangUp()).toBe(4401);
    expect(await get<SessionView[]>('/api/me/sessions', first)).toHaveLength(1);
    // Nobody ends the session of somebody else.
    const { cookie } = await Visitor.enter(here.address);
    const [mine] = await get<SessionView[]>('/api/me/sessions', first);
    await post(`/api/me/sessions/${mine?.session}/end`, {}, { cookie });
    expect(await get<SessionView[]>('/api/me/sessions', first)).toHaveLength(1);
  });

  it('a password change and signing out everywhere end them at once', async () => {
    const first = await account('Quentin');
    const second = cookieOf(await post('/api/sign-in', { name: 'Quentin', password: 'over the hills' }));
    const wrong = { old: 'under the hills', password: 'far far away' };
    expect((await post('/api/me/password', wrong, { cookie: first })).status).toBe(401);
    const right = { old: 'over the hills', password: 'far far away' };
    expect((await post('/api/me/password', right, { cookie: first })).status).toBe(200);
    expect((await fetch(`${here.address}/api/me`, { headers: { cookie: second } })).status).toBe(401);
    const line = await new Visitor(here.address, first).connect();
    expect((await post('/api/me/sign-out-everywhere', {}, { cookie: first })).status).toBe(200);
    expect(await line.hangUp()).toBe(4401);
    expect((await fetch(`${here.address}/api/me`, { headers: { cookie: first } })).status).toBe(401);
  });

  it('a role that is withdrawn at one node is gone on an open connection of another', async () => {
    const boss = await account('Rosalind');
    const floor = await account('Sigmund');
    await here.appoint('Rosalind', ['admin']);
    const body = { name: 'Sigmund', roles: ['floor'], why: 'the late shift' };
    expect((await post('/api/staff', body, { cookie: floor })).status).toBe(403);
    expect((await post('/api/staff', { ...body, name: 'Rosalind' }, { cookie: boss })).status).toBe(403);
    expect((await post('/api/staff', body, { cookie: boss })).status).toBe(200);
    const line = await new Visitor(there.address, floor).connect();
    await line.join('one');
    const confirm = () => line.ask({ type: 'confirm-jackpot', table: 'one' });
    expect(await confirm()).toBe('No jackpot waits to be confirmed.');
    expect((await post('/api/staff', { ...body, roles: [] }, { cookie: boss })).status).toBe(200);
    expect(await confirm()).toBe('This is for the floor to do.');
    expect(await get('/api/staff', boss)).toEqual([{ name: 'Rosalind', roles: ['player', 'admin'] }]);
    line.leave();
  });
});
