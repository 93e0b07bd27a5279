import { readFileSync } from 'node:fs';
import { bankedGameNamed, miniBaccarat, pokerGameNamed, ultimateTexasHoldem } from '@croupier/games';
import { cents, type TableGame } from '@croupier/table';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type House, openHouse } from '../house.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { openToRead } from '../storage/database.ts';
import { openEmbedded } from '../storage/embedded.ts';
import { migrate } from '../storage/migrate.ts';
import { MIGRATIONS } from '../storage/migrations/index.ts';
import type { Tables } from '../storage/schema.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { EMBEDDED, PATIENCE } from '../testing/engines.ts';
import { examineBooks } from './examine.ts';

/** What the house of an earlier release left behind: its tables of the database, row by row as text. */
const RELEASES = [{ name: '0.1.0-840a448', schema: 3 }] as const;

const dump = z.record(
  z.string(),
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string().nullable())) }),
);

const table = (id: string, game: TableGame) => ({
  id,
  name: id,
  game,
  limits: evenLimits(game, 5, 20_000),
  burn: 0,
});
const rules = pokerGameNamed('bclc-poker/texas-holdem').with({
  straddle: 'off',
  chop: 'off',
  rakePercent: 10,
  rakeCap: 300,
});
const HOUSE = {
  tables: [
    table('mini', miniBaccarat.with({ decks: 6 })),
    table('ultimate', ultimateTexasHoldem.with({})),
    table('progressive', bankedGameNamed('colorado-rule-28/ez-baccarat-progressive').with({})),
  ],
  pokerTables: [
    {
      id: 'holdem',
      name: 'holdem',
      rules,
      seats: 6,
      maximumBuyIn: cents(40_000),
      clock: 'every-turn',
      bots: 2,
    } as const,
  ],
};
const PACE = { cut: 10, betting: 250, deal: 0, turn: 0, say: 0, settled: 5, resumed: 50, decide: 40 };

/** Makes the database as that release made it, and fills it with what it left. */
async function restored(directory: string, { name, schema }: (typeof RELEASES)[number]): Promise<void> {
  const books = dump.parse(
    JSON.parse(readFileSync(new URL(`../testing/releases/${name}.json`, import.meta.url), 'utf8')),
  );
  const embedded = await openEmbedded(directory);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embedded.pool }) });
  await migrate(kysely, MIGRATIONS.slice(0, schema));
  for (const [into, { columns, rows }] of Object.entries(books)) {
    await sql`alter table ${sql.table(into)} disable trigger user`.execute(kysely);
    const fields = sql.join(columns.map((column) => sql.ref(column)));
    // Every value is the text that the database gave, which it takes back as whatever the column is.
    for (const row of rows)
      await sql`insert into ${sql.table(into)} (${fields}) overriding system value
        values (${sql.join(row)})`.execute(kysely);
    await sql`alter table ${sql.table(into)} enable trigger user`.execute(kysely);
  }
  await sql`select setval('transaction_ids', (select max(id) from transactions))`.execute(kysely);
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), (select max(id) from accounts))`.execute(
    kysely,
  );
  await kysely.destroy();
  await embedded.close();
}

describe.each(RELEASES)('the books of release $name', (release) => {
  let engine: Awaited<ReturnType<typeof EMBEDDED.start>>;
  let directory: string;
  let house: House | undefined;

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    ({ directory } = await engine.fresh());
    await restored(directory, release);
  }, PATIENCE);
  afterAll(async () => {
    await house?.close();
    await engine.stop();
  }, PATIENCE);

  const examined = async () => {
    const database = await openToRead({ directory });
    try {
      return await examineBooks(database, HOUSE);
    } finally {
      await database.close();
    }
  };

  it('are in order as they were left: every line replays', async () => {
    const { findings, lines, replayed } = await examined();
    expect(findings).toEqual([]);
    expect(replayed).toBe(lines);
    expect(lines).toBeGreaterThan(300);
  });

  it('open, go on with the round and the hand that were in play, and are in order after that', async () => {
    house = await openHouse({
      directory,
      port: 0,
      ...HOUSE,
      pace: PACE,
      pokerPace: { deal: 0, board: 0, act: 0, decide: 20, show: 20, over: 20 },
    });
    const one = await (await Visitor.enter(house.address)).connect();
    await one.join('mini');
    await one.playRound('mini', [{ spot: 5, wager: 'player', amount: 1000 }]);
    one.leave();
    await house.close();
    const after = await examined();
    expect(after.findings).toEqual([]);
    expect(after.people).toBe(3);
  });
});
