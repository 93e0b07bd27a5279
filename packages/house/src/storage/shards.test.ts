import { miniBaccarat } from '@croupier/games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse } from '../house.ts';
import { pokerSetting } from '../poker/testing/card-felt.ts';
import { passive, playHand } from '../server/testing/poker-player.ts';
import { Visitor } from '../server/testing/visitor.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { ENGINES, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { type Database, openDatabase } from './database.ts';

const SHARDS = 16;
const game = miniBaccarat.with({});
const table = { id: 'salon', name: 'Salon', game, limits: evenLimits(game, 5, 500) };
const pace = { cut: 0, betting: 600_000, deal: 0, turn: 0, say: 0, settled: 20, resumed: 600_000 };
const pokerPace = { deal: 0, board: 0, act: 0, decide: 60_000, show: 60_000, over: 20, gather: 20 };

/** Cuts a table of the database into shards by its table_id, as a distributed PostgreSQL would: keys and indexes stay. */
const sharded = (name: string, key: string): string =>
  `alter table ${name} rename to ${name}_whole;
  create table ${name} (like ${name}_whole including defaults including constraints, primary key (${key}))
    partition by hash (table_id);
  drop table ${name}_whole;
  ${Array.from({ length: SHARDS }, (_, at) => `create table ${name}_${at} partition of ${name} for values with (modulus ${SHARDS}, remainder ${at});`).join('\n')}`;

const INDEXES = `
  create index on journal (table_id, ((body->>'round')::bigint)) where type = 'round-closed';
  create index on journal (table_id, ((body->>'number')::bigint), seq) where type in ('shoe-opened', 'shoe-cut', 'shoe-over');
  create index on journal (table_id, ((body->>'round')::bigint)) where type = 'settlement-reversed';`;

const server = ENGINES.find(({ name }) => name !== 'embedded');

describe('journals and shoes sharded by table', () => {
  let engine: RunningEngine;
  let location: Awaited<ReturnType<RunningEngine['fresh']>>;
  beforeAll(async () => {
    if (!server) throw new Error('There is no PostgreSQL server to test on.');
    engine = await server.start();
    location = await engine.fresh();
  }, PATIENCE);
  afterAll(() => engine.stop(), PATIENCE);

  const withDatabase = async <T>(look: (kysely: Database['kysely']) => Promise<T>): Promise<T> => {
    const database = await openDatabase(location);
    try {
      // What others have counted is known when they have gone, and what was counted here at once.
      const others = sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
      while ((await others.execute(database.kysely)).rows[0]?.n !== 0);
      const found = await database.kysely.connection().execute(look);
      await sql`select pg_stat_force_next_flush()`.execute(database.kysely);
      return found;
    } finally {
      await database.close();
    }
  };
  /** The shards that were looked at or written to, by the database's own count. */
  const touched = () =>
    withDatabase(async (kysely) => {
      const { rows } = await sql<{ relname: string }>`
        select relname from pg_stat_user_tables
        where relname ~ '^(journal|shoes)_\\d+$' and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) + n_tup_ins > 0`.execute(
        kysely,
      );
      return rows.map(({ relname }) => relname).toSorted();
    });
  /** The shards in which these tables lie. */
  const shardsOf = (tables: readonly string[]) =>
    withDatabase(async (kysely) => {
      const { rows } = await sql<{ relname: string }>`
        select distinct c.relname from pg_class as c
        join pg_inherits as i on i.inhrelid = c.oid
        join pg_class as parent on parent.oid = i.inhparent
        cross join unnest(${sql.val(tables)}::text[]) as wanted (id)
        where c.relname ~ '^(journal|shoes)_\\d+$' and satisfies_hash_partition(
          parent.oid, ${SHARDS}, substring(c.relname from '\\d+$')::integer, wanted.id collate "C")`.execute(
        kysely,
      );
      return rows.map(({ relname }) => relname);
    });

  it(
    'no statement of a house that opens, deals, is looked up and closes leaves the shards of its tables',
    async () => {
      await withDatabase(async (kysely) => {
        for (const statement of [
          sharded('journal', 'table_id, seq'),
          sharded('shoes', 'table_id, number'),
          INDEXES,
        ])
          for (const one of statement.split(';').filter((text) => text.trim() !== ''))
            await sql.raw(one).execute(kysely);
      });
      await withDatabase((kysely) => sql`select pg_stat_reset()`.execute(kysely));
      const house = { tables: [table], pokerTables: [pokerSetting({}, 'cards')], pace, pokerPace };
      for (let opening = 1; opening <= 2; opening += 1) {
        const open = await openHouse({ ...location, port: 0, ...house, requestsPerMinute: 100_000 });
        const people = await Promise.all(
          [1, 2].map(async () => (await Visitor.enter(open.address)).connect()),
        );
        const [ann] = people;
        if (!ann) throw new Error('Nobody came.');
        for (const [at, one] of opening === 1 ? people.entries() : []) {
          await one.joinPoker('cards');
          await one.ask({ type: 'sit-down', table: 'cards', seat: at + 1, amount: 20_000 });
        }
        if (opening === 1) await Promise.all(people.map((one) => playHand(one, 'cards', passive)));
        await ann.join('salon');
        await ann.playRound('salon', [{ spot: opening, wager: 'player', amount: 500 }]);
        const [mine] = await ann.get<{ round: number; shoe: number }[]>('/api/me/rounds');
        await ann.get(`/api/tables/salon/rounds/${mine?.round}`);
        await ann.get(`/api/tables/salon/rounds`);
        await ann.get(`/api/tables/salon/shoes/${mine?.shoe}`);
        await ann.get('/api/poker-tables/cards/hands');
        for (const one of people) one.leave();
        await open.close();
      }
      const own = await shardsOf(['salon', 'cards', '@house', '@jackpot:bad-beat']);
      expect(own.length).toBeLessThan(SHARDS);
      const found = await touched();
      expect(found).not.toEqual([]);
      expect(found.filter((shard) => !own.includes(shard))).toEqual([]);
      // One that does not name its table goes through all of them, and is counted.
      await withDatabase((kysely) =>
        sql`select count(*) from journal where type = 'settled'`.execute(kysely),
      );
      expect((await touched()).filter((shard) => shard.startsWith('journal_'))).toHaveLength(SHARDS);
    },
    PATIENCE,
  );
});
