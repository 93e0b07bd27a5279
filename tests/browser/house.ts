import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webClient } from '../../packages/floor/dist/index.js';
import { type House, openHouse, type Pace, type TableSetting } from '../../packages/house/dist/index.js';
import { booksMade } from './books.ts';
import { test as base } from './going-home.ts';

export { expect } from '@playwright/test';
/** A house of one's own runs in the test's process: the test waits for no clock of its tables, it moves it on. */
export { letPass } from '../../packages/house/dist/tables/clock.js';

/** What nobody waits for. */
export const AGES = 600_000;

/** Cards come fast; whatever else takes time takes more than a test has, unless it asks for the deal or lets the time pass. */
export const PACE = {
  cut: 200,
  betting: AGES,
  deal: 20,
  turn: 20,
  say: 20,
  decide: AGES,
  courtesy: AGES,
  offer: AGES,
  settled: AGES,
  resumed: AGES,
};

interface OfATest {
  readonly pace: Partial<Pace>;
  /** The only table of the house; null opens none. */
  readonly table: TableSetting | null;
  readonly house: House;
}

/** The books of a house that was opened once, to be written on by one's own. */
export async function ownBooks(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'croupier-floor-'));
  await cp(booksMade(), directory, { recursive: true });
  return directory;
}

/** A real house with books of its own for each test that changes its pace or its rules; the others share one (shared-house.ts). */
export const test = base.extend<OfATest>({
  pace: [{}, { option: true }],
  table: [null, { option: true }],
  house: async ({ pace, table }, use) => {
    const directory = await ownBooks();
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      pace: { ...PACE, ...pace },
      requestsPerMinute: 100_000,
      tables: table ? [table] : [],
      pokerTables: [],
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
  baseURL: async ({ house }, use) => use(house.address),
});
