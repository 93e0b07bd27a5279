import { catalogue, isBanked, isPoker } from '@croupier/games';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { tableOdds } from '../protocol/index.ts';
import type { Mathematician } from './mathematician.ts';
import { routeOdds } from './routes-odds.ts';
import { NotThere } from './routes-tables.ts';

const [banked] = catalogue.filter(isBanked);
const [poker] = catalogue.filter(isPoker);
const asked: unknown[] = [];

/** Knows a table when it is asked a second time. */
const mathematician: Mathematician = {
  ask: async ({ id, options }) => {
    asked.push([id, options]);
    return asked.length > 1 ? { state: 'known', page: 'all of it' } : { state: 'counting', page: 'wait' };
  },
  poker: async ({ id }, given) => ({ state: 'known', page: `${id} ${JSON.stringify(given)}` }),
  edges: async () => [{ wager: 'banker', edge: 0.0106, method: 'exact', meters: [] }],
  says: (title, sentence) => `${title}: ${sentence}`,
  close: async () => undefined,
};

let app: FastifyInstance;

beforeAll(() => {
  if (!banked) throw new Error('The catalogue is empty.');
  app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof NotThere ? 404 : 500).send({ error: String(error) }),
  );
  const game = banked.with({});
  const settings = new Map([
    ['strict', { game, help: false }],
    ['usual', { game }],
  ]);
  routeOdds(app, (table) => settings.get(table), mathematician, {
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
  });
});

const get = async (url: string): Promise<{ status: number; body: string; refresh?: unknown }> => {
  const { statusCode, payload, headers } = await app.inject({ method: 'GET', url });
  const { refresh } = headers;
  return { status: statusCode, body: payload, ...(refresh === undefined ? {} : { refresh }) };
};

describe('the mathematics over HTTP', () => {
  it('is a page under the options that are asked for, and says so while it is counted', async () => {
    expect(await get(`/odds/${banked?.id}?decks=6`)).toEqual({ status: 202, body: 'wait', refresh: '3' });
    expect(await get(`/odds/${banked?.id}?decks=6`)).toEqual({ status: 200, body: 'all of it' });
    expect(asked.at(-1)).toEqual([banked?.id, expect.objectContaining({ decks: 6 })]);
  });

  it('refuses options that the rulebook does not allow, in its sentence', async () => {
    const { status, body } = await get(`/odds/${banked?.id}?decks=5`);
    expect([status, body]).toEqual([409, expect.stringContaining('decks can be')]);
    expect((await get('/odds/no/game')).status).toBe(404);
  });

  it('compares hands in poker among players', async () => {
    expect((await get(`/odds/${poker?.id}?hands=AhKd%20QQ%2B`)).body).toBe(
      `${poker?.id} {"hands":"AhKd QQ+"}`,
    );
  });

  it('gives the edges at a table, and whether a hand in play may see them', async () => {
    const strict = tableOdds.parse(JSON.parse((await get('/api/tables/strict/odds')).body));
    expect(strict).toMatchObject({ help: false, counting: false, wagers: [{ wager: 'banker' }] });
    expect(JSON.parse((await get('/api/tables/usual/odds')).body)).toMatchObject({ help: true });
    expect((await get('/api/tables/none/odds')).status).toBe(404);
  });
});
