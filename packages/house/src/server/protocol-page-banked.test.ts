import { rmSync } from 'node:fs';
import { bankedGameNamed } from '@croupier/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type House, openHouse } from '../house.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks, PATIENCE } from '../testing/engines.ts';
import { runPageProgram } from './testing/page-program.ts';
import { Visitor } from './testing/visitor.ts';

const PACE = {
  cut: 5_000,
  betting: 300,
  deal: 0,
  turn: 0,
  say: 0,
  decide: 5_000,
  courtesy: 10,
  offer: 5_000,
  settled: 300,
  resumed: 10,
};

let directory: string;
let house: House;

beforeAll(async () => {
  directory = await emptyBooks();
  const game = bankedGameNamed('bclc-baccarat/mini-baccarat').with({});
  const tables = [{ id: 'mini', name: 'mini', game, limits: evenLimits(game, 5, 500), staffed: true }];
  house = await openHouse({ directory, port: 0, tables, pace: PACE, requestsPerMinute: 100_000 });
}, PATIENCE);

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const line = z.strictObject({
  wager: z.literal('player'),
  stake: z.literal(500),
  result: z.enum(['win', 'lose', 'push']),
  returned: z.number(),
  before: z.number(),
  after: z.number(),
});

describe('docs/protocol.md', () => {
  it('bclc-baccarat 1.0 §7.1: the program on the page plays a round of baccarat and is paid even money', async () => {
    const printed = await runPageProgram('A program that plays baccarat', house.address, 'mini');
    expect(printed).toHaveLength(1);
    const { result, returned, before, after } = line.parse(printed[0]);
    expect(returned).toBe({ win: 1000, push: 500, lose: 0 }[result]);
    expect(after).toBe(before - 500 + returned);
  });
});

const description = z.object({
  asyncapi: z.literal('3.0.0'),
  channels: z.object({
    tables: z.object({ messages: z.record(z.string(), z.object({ $ref: z.string() })) }),
  }),
  components: z.object({
    messages: z.record(z.string(), z.object({ payload: z.record(z.string(), z.json()) })),
  }),
});

describe('/api/asyncapi.json', () => {
  it('describes every message that the house sends, and leads to each', async () => {
    const ann = await (await Visitor.enter(house.address)).connect();
    await ann.join('mini');
    expect(await ann.bet('mini', 3, 'nothing', 500)).not.toBe('done');
    await ann.ask({ type: 'clear', table: 'mini' });
    ann.raw('what?');
    await ann.until(({ type }) => type === 'error');
    ann.leave();
    const { channels, components } = description.parse(await ann.get('/api/asyncapi.json'));
    for (const { $ref } of Object.values(channels.tables.messages))
      expect(components.messages).toHaveProperty([$ref.replace('#/components/messages/', '')]);
    const heard = new Set<string>();
    for (const message of ann.heard) {
      const name = ['from-house', message.type, ...('kind' in message ? [message.kind] : [])].join('.');
      heard.add(name);
      const schema = z.fromJSONSchema(components.messages[name]?.payload ?? false);
      expect(schema.safeParse(message).error, name).toBeUndefined();
      expect(schema.safeParse({ ...message, type: 'another' }).success).toBe(false);
    }
    expect([...heard]).toEqual(
      expect.arrayContaining(['from-house.table.banked', 'from-house.refused', 'from-house.error']),
    );
  });

  it('is linked from the page for people', async () => {
    expect(await (await fetch(`${house.address}/protocol`)).text()).toContain('href="/api/asyncapi.json"');
  });
});
