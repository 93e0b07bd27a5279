import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { webClient } from '../../packages/floor/dist/index.js';
import { type House, openHouse } from '../../packages/house/dist/index.js';
import type { LobbyTable, PokerLobbyTable } from '../../packages/house/dist/protocol/index.js';
import { ownBooks } from './house.ts';
import { untidy } from './overlaps.ts';

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

// One house with the tables that a house opens by itself, for both screens.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let house: House;
let directory: string;
test.beforeAll(async () => {
  directory = await ownBooks();
  house = await openHouse({ directory, port: 0, assets: webClient, requestsPerMinute: 100_000 });
});
test.afterAll(async () => {
  await house.close();
  await rm(directory, { recursive: true, force: true });
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen} nothing of any table overlaps, is cut off or stands outside the window`, async ({
    page,
  }) => {
    const at = house.address;
    await page.setViewportSize(viewport);
    await page.goto(at);
    await page.getByRole('button', { name: 'Play as guest' }).click();
    await expect(page.getByRole('button', { name: /^Guest/ })).toBeVisible();
    const banked: LobbyTable[] = await (await page.request.get(`${at}/api/tables`)).json();
    const poker: PokerLobbyTable[] = await (await page.request.get(`${at}/api/poker-tables`)).json();
    const addresses = [
      ...banked.map((table) => ({ ...table, address: `${at}/#/table/${table.table}` })),
      ...poker.map((table) => ({ ...table, address: `${at}/#/poker/${table.table}` })),
    ];
    expect(addresses.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const { address, name, title } of addresses) {
      await page.goto(address);
      await expect(page.locator('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();
      for (const problem of await untidy(page)) found.push(`${title}: ${problem}`);
    }
    expect(found).toEqual([]);
  });
}
