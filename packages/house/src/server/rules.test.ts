import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rulebookEntry, sectionRules } from '../protocol/index.ts';
import { routeRules } from './routes-rules.ts';
import { NotThere } from './routes-tables.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof NotThere ? 404 : 500).send({ error: String(error) }),
  );
  routeRules(app);
});

const get = async (url: string): Promise<{ status: number; body: unknown }> => {
  const { statusCode, payload } = await app.inject({ method: 'GET', url });
  return { status: statusCode, body: JSON.parse(payload) };
};

describe('the rulebooks over HTTP', () => {
  it('are listed with every section and how its clauses are treated', async () => {
    const books = z.array(rulebookEntry).parse((await get('/api/rules')).body);
    expect(books.map(({ rulebook }) => rulebook)).toContain('colorado-rule-28');
    const sections = books.flatMap((book) => book.sections);
    expect(sections.reduce((sum, { clauses }) => sum + clauses, 0)).toBe(3189);
    for (const { clauses, treatments } of sections)
      expect(treatments.reduce((sum, { count }) => sum + count, 0)).toBe(clauses);
  });

  it('give a section clause by clause, with what does it and which tests show it', async () => {
    const { clauses, title } = sectionRules.parse((await get('/api/rules/bclc-baccarat/1.0')).body);
    expect(title).toBe('Mini-Baccarat');
    expect(clauses).toHaveLength(62);
    expect(clauses.find(({ clause }) => clause === '7.3')).toMatchObject({
      treatment: 'enforced',
      rule: 'packages/games/src/baccarat/wagers.ts#onTie',
      tests: expect.arrayContaining([expect.stringContaining('mini-baccarat.test.ts')]),
      breaks: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('take names with spaces, and say when there is no such section', async () => {
    expect((await get('/api/rules/baccarat-gold/Tie%20Bet')).status).toBe(200);
    expect((await get('/api/rules/baccarat-gold/Whist')).status).toBe(404);
  });
});
