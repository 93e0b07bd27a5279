import { cpSync, readFileSync } from 'node:fs';
import { miniBaccarat, replayPhh } from '@croupier/games';
import { parseRecord, replayRecord } from '@croupier/table';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { pokerDefinitionOf } from '../poker/poker-definition.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { passive, playHand } from '../server/testing/poker-player.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { openDatabase } from '../storage/database.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { definitionOf } from '../tables/definition.ts';
import { EMBEDDED, PATIENCE, temporaryDirectory } from '../testing/engines.ts';
import { newKeys } from './checkpoints.ts';
import { examineBooks } from './examine.ts';
import { readCheckpoints } from './keep-checkpoints.ts';
import type { RecalledHand } from './recall.ts';

const game = miniBaccarat.with({ decks: 6 });
const mini = { id: 'mini', name: 'Mini', game, limits: evenLimits(game, 5, 20_000), burn: 0 };
const holdem = pokerSetting({ rakePercent: 10, rakeCap: 300 }, 'holdem');
const PACE = { cut: 10, betting: 600_000, deal: 0, turn: 0, say: 0, settled: 5, resumed: 50 };
const POKER_PACE = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 20, gather: 50 };
const KEYS = newKeys();

let engine: Awaited<ReturnType<typeof EMBEDDED.start>>;
let directory: string;
let checkpoints: string;
let house: House;
let auditor: string;
let ann: Visitor;

const open = () =>
  openHouse({
    directory,
    port: 0,
    tables: [mini],
    pokerTables: [holdem],
    pace: PACE,
    pokerPace: POKER_PACE,
    metrics: true,
    checkpoints: { directory: checkpoints, key: KEYS.privateKey, every: 3_600_000 },
    requestsPerMinute: 100_000,
  });

beforeAll(async () => {
  engine = await EMBEDDED.start();
  ({ directory } = await engine.fresh());
  checkpoints = temporaryDirectory();
  house = await open();
  const signedUp = await fetch(`${house.address}/api/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vera', password: 'over the hills' }),
  });
  auditor = signedUp.headers.get('set-cookie')?.split(';')[0] ?? '';
  await house.appoint('Vera', ['surveillance']);
  const [one, bob] = await Promise.all(
    [1, 2].map(async () => (await Visitor.enter(house.address)).connect()),
  );
  if (!one || !bob) throw new Error('Nobody came.');
  ann = one;
  for (const [at, player] of [ann, bob].entries()) {
    await player.joinPoker('holdem');
    await player.ask({ type: 'sit-down', table: 'holdem', seat: at + 1, amount: 20_000 });
  }
  await Promise.all([ann, bob].map((player) => playHand(player, 'holdem', passive)));
  bob.leave();
  await ann.join('mini');
  await ann.playRound('mini', [{ spot: 1, wager: 'banker', amount: 2500 }]);
}, PATIENCE);

afterAll(async () => {
  ann.leave();
  await house.close();
  await engine.stop();
}, PATIENCE);

const get = (path: string, cookie = auditor) => fetch(`${house.address}${path}`, { headers: { cookie } });

describe('an auditor', () => {
  it('recalls a round with every chip before and after, what was posted, and a record that replays', async () => {
    const [mine] = await ann.get<{ round: number }[]>('/api/me/rounds');
    const answer = await get(`/api/audit/tables/mini/rounds/${mine?.round}`);
    expect(answer.status).toBe(200);
    const recalled = await answer.json();
    expect(recalled).toMatchObject({
      table: 'mini',
      definition: definitionOf(mini),
      rules: { game: game.id, options: { decks: 6 }, limits: { banker: { least: 500 } }, before: null },
      lines: expect.arrayContaining([expect.objectContaining({ type: 'settled' })]),
    });
    // The pay table in force, row by row.
    const banker = recalled.posted.wagers.find(({ id }: { id: string }) => id === 'banker');
    expect(banker).toMatchObject({ least: 500, rows: [{ pays: '1 to 1 less 5 %' }, { pays: 'push' }] });
    expect(recalled.afterwards).toEqual({ lines: [], movements: [] });
    expect(recalled.movements[0]).toMatchObject({ reason: 'bet', before: 1_000_000 - 20_000, amount: -2500 });
    for (const { before, amount, after } of recalled.movements) expect(before + amount).toBe(after);
    const record = parseRecord(JSON.stringify(recalled.record));
    expect(replayRecord(game, record).waiting).toEqual({ for: 'nothing' });
  });

  it('recalls a round of whoever bets behind a player who sits it out, and its record replays', async () => {
    const bob = await (await Visitor.enter(house.address)).connect();
    await bob.join('mini');
    await bob.betWhenOpen('mini', [{ spot: 1, wager: 'player', amount: 2500, kind: 'back' }]);
    const over = bob.event('round-over', 'mini');
    await bob.ask({ type: 'deal-now', table: 'mini' });
    await over;
    const [his] = await bob.get<{ round: number }[]>('/api/me/rounds');
    bob.leave();
    const { record } = await (await get(`/api/audit/tables/mini/rounds/${his?.round}`)).json();
    expect(record.seats).toMatchObject([{ seat: 1, wagers: {}, back: [{ wagers: { player: 2500 } }] }]);
    expect(replayRecord(game, parseRecord(JSON.stringify(record))).waiting).toEqual({ for: 'nothing' });
  });

  it('recalls a hand of poker with its rake, the rules it was played by, and a history that names them', async () => {
    const answer = await get('/api/audit/poker-tables/holdem/hands/1');
    const hand: RecalledHand = JSON.parse(await answer.text());
    expect(hand).toMatchObject({
      definition: pokerDefinitionOf(holdem),
      rules: { type: 'poker-rules-posted', game: 'bclc-poker/texas-holdem', options: { rakePercent: 10 } },
    });
    expect(hand.lines.map(({ type }) => type)).toEqual(expect.arrayContaining(['hand-began', 'hand-over']));
    expect(hand.movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(hand.phh).toContain(`_definition = '${pokerDefinitionOf(holdem)}'`);
    expect((await get('/api/audit/poker-tables/holdem/hands/999')).status).toBe(404);
  });

  it('is nobody else', async () => {
    for (const path of [
      '/api/audit/tables/mini/rounds/1',
      '/api/audit/poker-tables/holdem/hands/1',
      '/api/audit/export?format=csv',
      '/api/staff',
    ])
      expect((await get(path, ann.cookie)).status).toBe(403);
  });

  it('takes any span along as journal lines, movements, round records and hand histories', async () => {
    const exported = async (query: string) => {
      const answer = await get(`/api/audit/export?${query}`);
      expect(answer.status).toBe(200);
      return (await answer.text()).trimEnd().split('\n');
    };
    const lines = await exported('format=json&table=mini');
    expect(lines.map((line) => JSON.parse(line).seq)).toEqual(lines.map((_, at) => at + 1));
    const [head, ...movements] = await exported('format=csv');
    expect(head).toBe('transaction,at,reason,person,table,line,account,before,amount,after');
    expect(movements.reduce((sum, row) => sum + Number(row.split(',')[8]), 0)).toBe(0);
    expect(JSON.parse((await exported('format=rounds'))[0] ?? '')).toMatchObject({
      format: 'croupier-round/1',
    });
    // Two hands or more are one file that whoever reads the format takes.
    const hands = replayPhh((await exported('format=phh')).join('\n'), 'by-the-rules');
    expect(hands.map(({ ok, key }) => ({ ok, key }))).toEqual(
      hands.map((_, at) => ({ ok: true, key: `${at + 1}` })),
    );
    expect(hands.length).toBeGreaterThan(0);
    expect(await exported('format=json&from=2000-01-01&to=2000-01-02')).toEqual(['']);
    expect(await exported('format=json&table=mini&from=2000-01-01T00:00:00%2B01:00')).toEqual(lines);
  });

  it.each([
    ['from=2000-01-02&to=2000-01-01', 'The span ends before it begins.'],
    ['table=nowhere', 'There is no journal of'],
    ['from=12', 'Write a time as'],
    ['from=2026-03-01T20:00', 'Write a time as'],
    ['to=2026-13-01', 'Write a time as'],
  ])('is told that there is no such span as %s', async (query, said) => {
    const answer = await get(`/api/audit/export?format=json&${query}`);
    expect({ refused: answer.status >= 400 && answer.status < 500, text: await answer.text() }).toEqual({
      refused: true,
      text: expect.stringContaining(said),
    });
  });
});

describe('an operator', () => {
  it('reads figures in the format of Prometheus', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^# TYPE croupier_table_line gauge\ncroupier_table_line\{table="mini"\} \d+$/m);
    expect(text).toMatch(/^croupier_requests_total\{status="2xx"\} \d+$/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-z]+="[^"]*"\})? -?[\d.e+-]+)$/);
  });

  it('is alerted by figures that there are', async () => {
    const text = await (await get('/metrics')).text();
    const rules = readFileSync(new URL('../../../../deploy/alerts.yaml', import.meta.url), 'utf8');
    const alerts = [...rules.matchAll(/^ +- alert: (\w+)\n +expr: (.+)$/gm)];
    expect(alerts.length).toBeGreaterThan(9);
    // The nightly examination is not the house's own (docs/operations.md).
    for (const [, alert, expression = ''] of alerts)
      for (const [name] of expression.matchAll(/\b(?:croupier|process|nodejs)_\w+/g))
        if (!name.startsWith('croupier_books_')) expect(text, alert).toContain(`# TYPE ${name} `);
  });

  it('copies the data of a house that is closed, and the copy opens with every chip and agrees with the checkpoints', async () => {
    const balance = (await ann.me()).balance;
    await house.close();
    const copy = temporaryDirectory();
    cpSync(directory, copy, { recursive: true });
    // What happens to the original afterwards does not matter to the copy.
    const lost = await openDatabase({ directory });
    await sql`drop table postings`.execute(lost.kysely);
    await lost.close();
    directory = copy;
    const database = await openDatabase({ directory });
    const evidence = {
      tables: [mini],
      pokerTables: [holdem],
      checkpoints: readCheckpoints(checkpoints, KEYS.publicKey),
    };
    const examined = await examineBooks(database, evidence);
    expect(examined.findings).toEqual([]);
    expect(examined.checkpoints).toBeGreaterThanOrEqual(2);
    await database.close();
    house = await open();
    ann = new Visitor(house.address, ann.cookie);
    expect((await ann.me()).balance).toBe(balance);
  });
});
