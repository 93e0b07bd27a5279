import { rm } from 'node:fs/promises';
import { webClient } from '../../packages/floor/dist/index.js';
import { openHouse } from '../../packages/house/dist/index.js';
import type { LobbyTable, PokerLobbyTable } from '../../packages/house/dist/protocol/index.js';
import { expect, test as inAHouse, ownBooks } from './house.ts';
import { untidy } from './overlaps.ts';
import { onBothScreens } from './screens.ts';

/** A house with the tables that a house opens by itself. */
const test = inAHouse.extend({
  house: async ({ pace }, use) => {
    const directory = await ownBooks();
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      pace,
      requestsPerMinute: 100_000,
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
});

test('nothing of any table overlaps, is cut off or stands outside the window, on a desk or a phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.getByRole('button', { name: /^Guest/ })).toBeVisible();
  const banked: LobbyTable[] = await (await page.request.get('/api/tables')).json();
  const poker: PokerLobbyTable[] = await (await page.request.get('/api/poker-tables')).json();
  const addresses = [
    ...banked.map((table) => ({ ...table, address: `/#/table/${table.table}` })),
    ...poker.map((table) => ({ ...table, address: `/#/poker/${table.table}` })),
  ];
  expect(addresses.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { address, name, title } of addresses) {
    await page.goto(address);
    await expect(page.locator('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();
    for (const problem of await onBothScreens(page, untidy)) found.push(`${title}: ${problem}`);
  }
  expect(found).toEqual([]);
});
