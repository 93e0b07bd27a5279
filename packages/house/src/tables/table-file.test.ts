import { catalogue, isBanked } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { defaultTables } from './default-tables.ts';
import { parseTables } from './table-file.ts';

const text = (tables: readonly object[], more: object = {}): string => JSON.stringify({ tables, ...more });
const table = { id: 'one', name: 'One', game: 'bclc-baccarat/mini-baccarat' };

describe('a file of tables', () => {
  it('opens any game with its options, limits in dollars, and names the staff', () => {
    const { tables, pokerTables, staff } = parseTables(
      text(
        [
          { ...table, options: { decks: 6 }, least: 10, most: 200, limits: { tie: { least: 1, most: 50 } } },
          {
            ...table,
            id: 'two',
            game: 'colorado-rule-28/99-fortunes',
            contribution: 30,
            staffed: true,
            pace: 'brisk',
          },
          {
            id: 'three',
            name: 'Three',
            game: 'bclc-poker/texas-holdem',
            seats: 9,
            maximumBuyIn: 500,
            bots: 1,
          },
        ],
        { staff: [{ name: 'Annabel', roles: ['floor'] }] },
      ),
    );
    const [mini, fortunes] = tables;
    expect(mini).toMatchObject({ pace: 'calm' });
    expect(mini?.game.options).toMatchObject({ decks: 6 });
    expect(mini?.limits).toEqual({
      player: { least: 1000, most: 20_000, step: 100 },
      banker: { least: 1000, most: 20_000, step: 100 },
      tie: { least: 100, most: 5000, step: 100 },
    });
    expect(fortunes).toMatchObject({ contribution: 30, staffed: true, pace: 'brisk' });
    expect(pokerTables).toMatchObject([{ id: 'three', seats: 9, maximumBuyIn: 50_000, clock: 'every-turn' }]);
    expect(staff).toEqual([{ name: 'Annabel', roles: ['floor'] }]);
  });

  it.each([
    ['not json', 'It is not JSON.'],
    ['[]', /^It does not describe a house/],
    [text([]), /tables/],
    [text([{ ...table, game: 'bclc-baccarat/bridge' }]), /asks for "bclc-baccarat\/bridge"/],
    [text([{ ...table, meter: 'steps' }]), /^Table "one" shares a meter, which its game does not have/],
    [
      text([
        { ...table, game: 'colorado-rule-28/99-fortunes', meter: 'steps' },
        { ...table, id: 'two', game: 'colorado-rule-28/99-fortunes', options: { reseed: 1 }, meter: 'steps' },
      ]),
      /^Tables "one" and "two" cannot share the meter "steps"/,
    ],
    [text([{ ...table, id: 'Not A Name' }]), /^Table "Not A Name" does not describe a house: id/],
    [text([{ ...table, croupiers: 2 }]), /croupiers/],
    [text([{ ...table, options: { decks: 5 } }]), /decks can be 6, 7, 8/],
    [text([{ ...table, least: 100, most: 10 }]), /a most below its least/],
    [text([{ ...table, limits: { dragon: { least: 1, most: 2 } } }]), /"dragon", which is no wager/],
    [text([table], { staff: [{ name: 'Ann', roles: ['queen'] }] }), /staff\.0\.roles/],
  ])('%s is refused in one sentence', (given, reason) => {
    expect(() => parseTables(given)).toThrow(reason);
  });

  it('links tables of one progressive to one meter, and those that the rulebook links without being told', () => {
    const fortunes = { ...table, game: 'colorado-rule-28/99-fortunes', meter: 'steps' };
    const hosted = { ...table, game: 'bclc-poker/multi-game-progressive' };
    const { tables } = parseTables(
      text([
        fortunes,
        { ...fortunes, id: 'two' },
        { ...hosted, id: 'three' },
        { ...hosted, id: 'four', options: { host: 'bclc-poker/three-card-poker' } },
        { ...hosted, id: 'five', meter: 'by-itself' },
      ]),
    );
    expect(tables.map(({ meters }) => meters?.progressive)).toEqual([
      'steps',
      'steps',
      'multi-game-progressive',
      'multi-game-progressive',
      'by-itself',
    ]);
  });

  it('colorado-rule-28 30-2803 §(1): no two tables have one name in the journal', () => {
    expect(() => parseTables(text([table, table]))).toThrow('Two tables are called "one".');
  });
});

describe('the seats of a poker table', () => {
  const seats = (game: string, number: number) => () =>
    parseTables(
      JSON.stringify({ tables: [{ id: 'one', name: 'One', game: `bclc-poker/${game}`, seats: number }] }),
    ).pokerTables.map((one) => one.seats);

  it('bclc-poker 17.0 §3.1, 23.0 §3.1: are as many as may play the game, eleven at hold’em and eight at stud', () => {
    expect(seats('texas-holdem', 11)()).toEqual([11]);
    expect(seats('texas-holdem', 12)).toThrow('Table "one" has 12 seats, and 11 may play its game.');
    expect(seats('seven-card-stud', 8)()).toEqual([8]);
    expect(seats('seven-card-stud', 9)).toThrow('8 may play its game');
  });
});

describe('the tables of a house that says nothing else', () => {
  const tables = defaultTables();

  it('deal every banked game of the catalogue, each table under a name of its own', () => {
    expect(new Set(tables.map(({ game }) => game.id))).toEqual(
      new Set(catalogue.filter(isBanked).map(({ id }) => id)),
    );
    expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });

  it('keep the limits that a rulebook prints', () => {
    for (const { game, limits } of tables) {
      for (const { id, between } of game.layout.wagers) {
        const { least, most, step } = limits[id] ?? { least: cents(0), most: cents(0), step: cents(0) };
        expect(least).toBeGreaterThan(0);
        expect(most).toBeGreaterThanOrEqual(least);
        expect([least % step, most % step]).toEqual([0, 0]);
        if (!between) continue;
        expect(least).toBeGreaterThanOrEqual(between.least);
        expect(most).toBeLessThanOrEqual(between.most);
      }
    }
  });
});
