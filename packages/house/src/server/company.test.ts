import { rmSync } from 'node:fs';
import { bankedGameNamed, threeCardPoker } from '@croupier/games';
import type { Decide, TableGame } from '@croupier/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineBooks } from '../audit/index.ts';
import { type House, openHouse } from '../house.ts';
import type { LobbyTable } from '../protocol/index.ts';
import { openToRead } from '../storage/database.ts';
import { evenLimits } from '../tables/default-tables.ts';
import type { TableSetting } from '../tables/setting.ts';
import { emptyBooks } from '../testing/engines.ts';
import { Visitor } from './testing/visitor.ts';

const tableOf = (id: string, game: TableGame): TableSetting => ({
  id,
  name: id,
  game,
  limits: evenLimits(game, 5, 500),
  bots: 2,
});

const TABLES = [
  tableOf('three', threeCardPoker.with({})),
  tableOf('gold', bankedGameNamed('baccarat-gold/baccarat-gold').with({})),
];

const folds: Decide = () => ({ verb: 'fold' });

let directory: string;
let house: House;

beforeAll(async () => {
  directory = await emptyBooks();
  house = await openHouse({
    directory,
    port: 0,
    tables: TABLES,
    // Nobody waits for the clock here: betting and decisions stay open for longer than the test lasts.
    pace: {
      cut: 0,
      betting: 3_600_000,
      decide: 3_600_000,
      offer: 0,
      deal: 0,
      turn: 0,
      say: 0,
      settled: 60_000,
    },
    company: () => folds,
    requestsPerMinute: 100_000,
  });
});

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const enters = async (table: string): Promise<Visitor> => {
  const one = await (await Visitor.enter(house.address)).connect();
  await one.join(table);
  return one;
};

const bettingOpens = (who: Visitor, table: string): Promise<unknown> =>
  who.until(
    (message) =>
      (message.type === 'event' && message.table === table && message.event.type === 'betting-opened') ||
      (message.type === 'table' && message.kind === 'banked' && message.view.phase.name === 'betting'),
  );

describe('bots at a live table', () => {
  it('join in when a person has asked for the deal, decide for themselves, and are called bots', async () => {
    const ann = await enters('three');
    await bettingOpens(ann, 'three');
    await ann.bet('three', 1, 'pair-plus', 500);
    const over = ann.event('round-over');
    ann.say({ type: 'deal-now', id: 'now', table: 'three' });
    await over;
    const names = (await ann.join('three')).spots.map(({ holder }) => holder.name);
    expect(names.filter((name) => name.endsWith('(bot)'))).toEqual(['Blaise (bot)', 'Ada (bot)']);
    // From afar they are not taken for people either.
    const lobby = await ann.get<LobbyTable[]>('/api/tables');
    expect(lobby.find(({ table }) => table === 'three')).toMatchObject({ seats: 7, taken: 3, bots: 2 });
    ann.leave();
  });

  it('bank where nobody else does, so that one person can play', async () => {
    const ann = await enters('gold');
    await bettingOpens(ann, 'gold');
    await ann.bet('gold', 1, 'player-line', 500);
    const over = ann.event('round-over');
    ann.say({ type: 'deal-now', id: 'now', table: 'gold' });
    await over;
    ann.leave();
  });

  it('have their chips from the house and back, to the last cent that the books derive', async () => {
    await house.close();
    const database = await openToRead({ directory });
    try {
      const { findings } = await examineBooks(database, { tables: TABLES, pokerTables: [] });
      expect(findings).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
