import { rmSync } from 'node:fs';
import { miniBaccarat } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineBooks } from '../audit/index.ts';
import { type House, openHouse } from '../house.ts';
import type { KeptPreferences, Preferences, RegardView } from '../protocol/index.ts';
import { openToRead } from '../storage/database.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks } from '../testing/engines.ts';
import { type Heard, Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({});
const TABLE = 'one';
const TABLES = [{ id: TABLE, name: 'One', game, limits: evenLimits(game, 5, 500), burn: 0 }];
const LIKED: Preferences = {
  deck: 'four',
  motion: 'none',
  sound: true,
  volume: 40,
  effects: true,
  voice: false,
  pace: 'brisk',
  amounts: 'de',
  confirmFolds: false,
  chat: true,
  chinese: true,
  keys: false,
  chip: 25_00,
  bigBlinds: true,
  roads: false,
  rules: true,
  starred: [TABLE],
};

let directory: string;
let house: House;

beforeAll(async () => {
  directory = await emptyBooks();
  house = await openHouse({
    directory,
    port: 0,
    tables: TABLES,
    pokerTables: [],
    pace: { betting: 3_600_000 },
    requestsPerMinute: 100_000,
  });
});

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const enters = async (): Promise<Visitor> => {
  const one = await (await Visitor.enter(house.address)).connect();
  await one.join(TABLE);
  return one;
};

const post = (visitor: Visitor, path: string, body: object): Promise<Response> =>
  fetch(`${house.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie },
    body: JSON.stringify(body),
  });

const says = (text: string) => ({ type: 'say', table: TABLE, text }) as const;
const saidIn = (message: Heard) => message.type === 'said' && message.said;

describe('talk at a table', () => {
  it('is read whole by who comes later when several spoke at once', async () => {
    const speakers = await Promise.all([enters(), enters(), enters()]);
    const texts = speakers.map((_, place) => `at once, ${place}`);
    await Promise.all(speakers.map((one, place) => one.ask(says(texts[place] ?? ''))));
    const late = await enters();
    const told = await late.until((message) => message.type === 'talk' && message.lines);
    expect(told.map(({ text }) => text)).toEqual(expect.arrayContaining(texts));
    for (const one of [...speakers, late]) one.leave();
  });

  it('is heard by everybody there, by the name of who spoke, and read by who comes later', async () => {
    const [ann, bob] = [await enters(), await enters()];
    const { who, name } = await ann.me();
    const text = '<b>Nice</b> natural & "well cut"';
    expect(await ann.ask(says(`  ${text} `))).toBe('done');
    const heard = await bob.until(saidIn);
    expect(heard).toMatchObject({ who, name, text });
    const late = await enters();
    const told = await late.until((message) => message.type === 'talk' && message.lines);
    expect(told.at(-1)).toEqual(heard);
    // The key of the account is nobody's to see.
    expect(bob.bytes + late.bytes).not.toMatch(/"person"/);
  });

  it('is short, printed, without links, and not too much at once', async () => {
    const cat = await enters();
    for (const text of [
      '',
      '   ',
      'x'.repeat(201),
      'a\u0007b',
      'left\u202eright',
      '\u200b\u200d',
      '\u3164\u2800',
    ]) {
      const from = cat.heard.length;
      cat.say({ ...says(text), id: 'bad' });
      expect(await cat.until((message) => message.type === 'error' && message.reason, from)).toContain(
        'not one of the protocol',
      );
    }
    for (const text of ['come to http://x.example', 'www.x', 'chips at win-big.com now'])
      expect(await cat.ask(says(text))).toBe('Links are not taken at the tables.');
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await cat.ask(says(`line ${i}`)));
    expect(answers).toEqual(['done', 'done', 'done', 'You have said a lot at once; wait a few seconds.']);
  });

  it('is for those at the table, and a line sent twice is said once', async () => {
    const dan = await (await Visitor.enter(house.address)).connect();
    expect(await dan.ask(says('from the street'))).toBe('Join the table first.');
    await dan.join(TABLE);
    expect(await dan.ask(says('hello'), 'same')).toBe('done');
    expect(await dan.ask(says('hello'), 'same')).toBe('done');
    expect(dan.heard.map(saidIn).filter(Boolean)).toHaveLength(1);
  });

  it('is the floor’s to take away and to end, with its line in the house journal', async () => {
    const [eve, boss] = [await enters(), await enters()];
    const named = await post(boss, '/api/sign-up', { name: 'Boss', password: 'over the hills' });
    const floor = await new Visitor(
      house.address,
      named.headers.get('set-cookie')?.split(';')[0] ?? '',
    ).connect();
    await floor.join(TABLE);
    expect(await eve.ask(says('something foul'))).toBe('done');
    const { line, who } = await floor.until((message) => {
      const said = saidIn(message);
      return said && said.text === 'something foul' && said;
    });
    const unsay = { type: 'unsay', table: TABLE, line, reason: 'foul words' } as const;
    const silence = { type: 'silence', table: TABLE, who, minutes: 10, reason: 'foul words' } as const;
    expect(await floor.ask(unsay)).toBe('This is for the floor to do.');
    expect(await floor.ask(silence)).toBe('This is for the floor to do.');
    await house.appoint('Boss', ['floor']);
    expect(await floor.ask(unsay)).toBe('done');
    expect(await eve.until((message) => message.type === 'unsaid' && message.line)).toBe(line);
    expect(await floor.ask(unsay)).toBe('There is no such line at this table.');
    expect(await floor.ask(silence)).toBe('done');
    expect(await eve.ask(says('again'))).toMatch(/^The floor has asked you to say nothing until /);
    expect(await floor.ask({ ...silence, minutes: 0 })).toBe('done');
    expect(await eve.ask(says('sorry'))).toBe('done');
    const late = await enters();
    const told = await late.until((message) => message.type === 'talk' && message.lines);
    expect(told.map(({ text }) => text)).not.toContain('something foul');
  });
});

describe('what somebody keeps', () => {
  it('about another player is a mute and a note of their own', async () => {
    const [ann, bob] = [await enters(), await enters()];
    const about = await bob.me();
    const keep = (body: object): Promise<Response> => post(ann, `/api/me/regards/${about.who}`, body);
    expect((await keep({ muted: true, note: ' Bets late. ' })).status).toBe(200);
    const kept = { who: about.who, name: about.name, muted: true, note: 'Bets late.' };
    expect(await ann.get<RegardView[]>('/api/me/regards')).toEqual([kept]);
    expect(await bob.get<RegardView[]>('/api/me/regards')).toEqual([]);
    expect((await keep({ muted: false, note: 'x'.repeat(501) })).status).toBe(400);
    expect((await post(ann, '/api/me/regards/nobody', { muted: true, note: '' })).status).toBe(409);
    expect((await keep({ muted: false, note: '' })).status).toBe(200);
    expect(await ann.get<RegardView[]>('/api/me/regards')).toEqual([]);
  });

  it('of their preferences comes back as it was left, and nothing else is kept', async () => {
    const ann = await enters();
    const path = '/api/me/preferences';
    expect(await ann.get<KeptPreferences>(path)).toEqual({ kept: null });
    expect((await post(ann, path, LIKED)).status).toBe(200);
    expect((await post(ann, path, { ...LIKED, volume: 101 })).status).toBe(400);
    expect((await post(ann, path, { ...LIKED, balance: 1 })).status).toBe(400);
    expect(await ann.get<KeptPreferences>(path)).toEqual({ kept: LIKED });
    expect((await fetch(`${house.address}${path}`)).status).toBe(401);
  });
});

it('none of it is in the books but what the floor did, and they are in order', async () => {
  await house.close();
  const database = await openToRead({ directory });
  const rows = await database.kysely.selectFrom('journal').select(['table_id', 'type', 'body']).execute();
  const { findings } = await examineBooks(database, { tables: TABLES, pokerTables: [] });
  await database.close();
  expect(findings).toEqual([]);
  expect(JSON.stringify(rows)).not.toContain('something foul');
  const acts = rows.filter(({ type }) => type === 'line-removed' || type === 'silenced');
  expect(acts.map(({ table_id }) => table_id)).toEqual(['@house', '@house', '@house']);
});
