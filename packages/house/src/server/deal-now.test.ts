import { rmSync } from 'node:fs';
import { miniBaccarat } from '@croupier/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../house.ts';
import type { LobbyTable } from '../protocol/index.ts';
import { evenLimits } from '../tables/default-tables.ts';
import { emptyBooks } from '../testing/engines.ts';
import { Visitor } from './testing/visitor.ts';

const game = miniBaccarat.with({});

let directory: string;
let house: House;

beforeAll(async () => {
  directory = await emptyBooks();
  house = await openHouse({
    directory,
    port: 0,
    tables: [
      { id: 'one', name: 'One', game, limits: evenLimits(game, 5, 500) },
      { id: 'two', name: 'Two', game, limits: evenLimits(game, 5, 500), pace: 'brisk' },
      { id: 'three', name: 'Three', game, limits: evenLimits(game, 5, 500) },
    ],
    // Nobody waits for the clock here: betting stays open for longer than the test lasts.
    pace: { cut: 0, betting: 3_600_000, deal: 0, turn: 0, say: 0, settled: 60_000 },
    requestsPerMinute: 100_000,
  });
});

afterAll(async () => {
  await house.close();
  rmSync(directory, { recursive: true, force: true });
});

const enters = async (): Promise<Visitor> => {
  const one = await (await Visitor.enter(house.address)).connect();
  await one.join('one');
  return one;
};

it('the round is dealt when everybody who has bet asks for it, and not before', async () => {
  const ann = await enters();
  const bob = await enters();
  await bob.until(
    (message) =>
      (message.type === 'event' && message.event.type === 'betting-opened') ||
      (message.type === 'table' && message.kind === 'banked' && message.view.phase.name === 'betting'),
  );
  await ann.bet('one', 1, 'player', 500);
  await bob.bet('one', 2, 'banker', 500);
  const asks = (who: Visitor, id: string) => {
    const from = who.heard.length;
    who.say({ type: 'deal-now', id, table: 'one' });
    return who.until(
      (message) =>
        (message.type === 'done' || message.type === 'refused') && message.id === id && message.type,
      from,
    );
  };
  expect(await asks(ann, 'a1')).toBe('done');
  // Whoever bets on is not ready after all, and has to ask again.
  await ann.bet('one', 1, 'player', 500);
  expect(await asks(bob, 'b1')).toBe('done');
  expect((await ann.join('one')).phase.name).toBe('betting');
  const over = ann.event('round-over');
  expect(await asks(ann, 'a2')).toBe('done');
  await over;
  ann.leave();
  bob.leave();
});

it('a brisk table says so in the lobby, and takes bets for less time than a calm one', async () => {
  const ann = await (await Visitor.enter(house.address)).connect();
  const lobby = await ann.get<LobbyTable[]>('/api/tables');
  expect(lobby.map(({ table, pace }) => [table, pace])).toEqual([
    ['one', 'calm'],
    ['two', 'brisk'],
    ['three', 'calm'],
  ]);
  const open = async (table: string): Promise<number> => {
    await ann.join(table);
    await ann.bet(table, 1, 'player', 500);
    const { since, until } = (await ann.join(table)).phase;
    return (until ?? Number.NaN) - since;
  };
  expect(await open('three')).toBe(3_600_000);
  expect(await open('two')).toBe(2_160_000);
  ann.leave();
});
