import { bankedGameNamed } from '@croupier/games';
import { Refused } from '@croupier/table';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { trainingSpot, trainingVerdict } from '../protocol/index.ts';
import { routeTraining } from './routes-training.ts';
import { sentenceOf } from './sentences.ts';

const GAMES = new Map([
  ['three-card', bankedGameNamed('bclc-poker/three-card-poker').with({})],
  ['mini', bankedGameNamed('bclc-baccarat/mini-baccarat').with({})],
]);

let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler((error, _request, reply) => {
    const { status, ...refusal } = sentenceOf(error);
    return reply.status(status).send({ error: refusal });
  });
  routeTraining(app, (table) => GAMES.get(table), {
    teaches: ({ id }) => id.startsWith('bclc-poker/'),
    deal: async ({ id }, seed) => ({ game: id, seed, hand: 'Qh 6d 4c', seen: [], choices: [] }),
    judge: async (_game, _seed, { choice, parts }) => {
      if (choice !== 'play-1') throw new Refused({ reason: `"${choice ?? parts?.low}" is not among them.` });
      return {
        right: true,
        cost: 0,
        unit: 'Ante',
        best: 'play',
        worths: [],
        reasons: [],
        kind: 'queen high',
      };
    },
    close: async () => undefined,
  });
});

const ask = async (table: string, body?: object) => {
  const url = `/api/tables/${table}/training`;
  const { statusCode, payload } = await app.inject(
    body ? { method: 'POST', url, payload: body } : { method: 'GET', url },
  );
  return { status: statusCode, body: JSON.parse(payload) };
};

describe('practice over HTTP', () => {
  it('deals a decision, another every time, and says what an answer cost', async () => {
    const [one, other] = [await ask('three-card'), await ask('three-card')];
    const { seed } = trainingSpot.parse(one.body);
    expect(trainingSpot.parse(other.body).seed).not.toBe(seed);
    const { body } = await ask('three-card', { seed, choice: 'play-1' });
    expect(trainingVerdict.parse(body)).toMatchObject({ right: true, cost: 0 });
  });

  it('refuses tables that are not there, games that are not taught, and answers that are none', async () => {
    expect(await ask('nowhere')).toMatchObject({
      body: { error: { reason: 'There is no table "nowhere".' } },
    });
    expect((await ask('mini')).body.error.reason).toContain('cannot be practised here');
    for (const wrong of [
      {},
      { seed: '' },
      { seed: 'x'.repeat(65) },
      { seed: 'x', choice: 7 },
      { seed: 'x', more: 1 },
    ])
      expect((await ask('three-card', wrong)).status).toBe(400);
    for (const none of [{ seed: 'x' }, { seed: 'x', choice: 'fold' }, { seed: 'x', parts: { low: 'Ah' } }])
      expect((await ask('three-card', none)).status).toBe(409);
  });
});
