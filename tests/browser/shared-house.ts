import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webClient } from '../../packages/floor/dist/index.js';
import { defaultTables, openHouse } from '../../packages/house/dist/index.js';
import { howToPlay, howToPlayList, ReportDesk, TrainingRoom } from '../../packages/odds/dist/index.js';
import { booksMade } from './books.ts';
import { test as base } from './going-home.ts';
import { AGES, test as inAHouse, PACE } from './house.ts';
import { keepDecks } from './kept-decks.ts';
import { fullTablesFor, pokerTablesFor, sharedTables } from './shared-tables.ts';

export { expect } from '@playwright/test';

/** A hand begins when its table is full. */
const POKER_PACE = {
  deal: 10,
  board: 20,
  act: 20,
  decide: AGES,
  show: AGES,
  think: 20,
  over: AGES,
  gather: AGES,
};

/** Where the shared house is, which tables it has, and where a test writes down that it has taken one. */
interface Shared {
  readonly address: string;
  readonly taken: string;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/**
 * Before all tests: one house for those that restart nothing, change no clock and need no table of their own making. Its first
 * table is the one that the lobby leads to, and nobody's.
 */
export async function openSharedHouse(times: number): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'croupier-shared-'));
  const taken = join(directory, 'taken');
  await mkdir(taken);
  const banked = sharedTables(times);
  const full = fullTablesFor(times);
  const poker = new Map([...pokerTablesFor(times), ...full]);
  const books = join(directory, 'books');
  await cp(booksMade(), books, { recursive: true });
  await keepDecks(
    books,
    [...full].flatMap(([kind, tables]) => tables.map(({ id }) => ({ id, from: kind }))),
  );
  const house = await openHouse({
    directory: books,
    port: 0,
    assets: webClient,
    pace: PACE,
    pokerPace: POKER_PACE,
    requestsPerMinute: 100_000,
    mathematician: mathematicianIn(join(directory, 'figures')),
    training: new TrainingRoom(),
    instructor: { pages: howToPlayList, page: howToPlay },
    tables: [...defaultTables().slice(0, 1), ...banked.values()].flat(),
    pokerTables: [...poker.values()].flat(),
  });
  const tables = Object.fromEntries(
    [...banked, ...poker].map(([kind, settings]) => [kind, settings.map(({ id }) => id)]),
  );
  process.env.CROUPIER_SHARED = JSON.stringify({ address: house.address, taken, tables } satisfies Shared);
  return async () => {
    await house.close();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Edges are counted for the game whose are looked at: for all of them a thread would count beside every other test. */
function mathematicianIn(directory: string): NonNullable<Parameters<typeof openHouse>[0]['mathematician']> {
  const desk = new ReportDesk({ directory, version: 'test' });
  return {
    ask: (table) => desk.ask(table),
    poker: (game, asked) => desk.poker(game, asked),
    edges: async (table) => (table.id === COUNTED ? desk.edges(table) : []),
    says: (title, sentence) => desk.says(title, sentence),
    close: () => desk.close(),
  };
}

const COUNTED = 'bclc-baccarat/mini-baccarat';

const shared = (): Shared => JSON.parse(process.env.CROUPIER_SHARED ?? '');

/** A table of this kind at which nobody has sat, and which no other test will get. */
export async function takeTable(kind: string): Promise<string> {
  const { taken, tables } = shared();
  for (const id of tables[kind] ?? []) if (await isFirst(join(taken, id))) return id;
  throw new Error(
    `Every table of "${kind}" is taken: tests/browser/shared-tables.ts says how many there are.`,
  );
}

async function isFirst(mark: string): Promise<boolean> {
  try {
    await mkdir(mark);
    return true;
  } catch {
    return false;
  }
}

const inTheSharedHouse = base.extend<{ game: string; table: string }>({
  game: ['bclc-baccarat/mini-baccarat', { option: true }],
  table: async ({ game }, use) => use(await takeTable(game)),
  // Known to whoever runs a test, not yet to whoever only lists them.
  baseURL: process.env.CROUPIER_SHARED && shared().address,
});

/**
 * A test in the shared house, with a table of its game that is its own; `test.inAHouse` is one that opens a house, because it
 * changes its pace or its rules.
 */
export const test = Object.assign(inTheSharedHouse, { inAHouse });
