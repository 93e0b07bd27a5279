import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { keyOf, type Part, partsOf, schemaAsMade } from './schema-parts.ts';

/** A part of the schema with the versions that have it. */
type Kept = Part & { readonly from: number; to: number | null };

const written = (kept: readonly Kept[]): string => `/**
 * Every part of the schema with the versions that have it, as the migrations make it. A test makes it again and compares;
 * \`npx vitest run packages/house/src/storage/schema-parts.test.ts -u\` writes it anew after a migration was added.
 */
export const SCHEMA_AS_MADE = \`
${kept.map(({ from, to, made, ...part }) => `${from}-${to ?? ''} ${keyOf(part)} = ${made}`).join('\n')}
\`;
`;

describe('the schema as it is kept to be compared with', () => {
  const server = ENGINES.find(({ name }) => name !== 'embedded');
  let engine: RunningEngine;
  beforeAll(async () => {
    if (!server) throw new Error('There is no PostgreSQL server to test on.');
    engine = await server.start();
  }, PATIENCE);
  afterAll(() => engine.stop(), PATIENCE);

  it(
    'is what each migration makes',
    async () => {
      const database = await openDatabase(await engine.fresh());
      const { kysely } = database;
      await sql`drop schema public cascade`.execute(kysely);
      await sql`create schema public`.execute(kysely);
      const kept: Kept[] = [];
      const made = new Map<number, readonly Part[]>();
      for (const { version } of MIGRATIONS) {
        await migrate(kysely, MIGRATIONS.slice(0, version));
        const there = await partsOf(kysely);
        const now = new Map(there.map((part) => [keyOf(part), part.made]));
        for (const one of kept) if (one.to === null && now.get(keyOf(one)) !== one.made) one.to = version - 1;
        const standing = new Set(kept.filter(({ to }) => to === null).map(keyOf));
        for (const part of there.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
          if (!standing.has(keyOf(part))) kept.push({ ...part, from: version, to: null });
        made.set(version, there);
      }
      await database.close();
      await expect(written(kept)).toMatchFileSnapshot('./schema-as-made.ts');
      for (const [version, there] of made) expect(new Set(schemaAsMade(version))).toEqual(new Set(there));
    },
    PATIENCE,
  );
});
