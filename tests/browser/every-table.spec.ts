import type { LobbyTable, PokerLobbyTable } from '../../packages/house/dist/protocol/index.js';
import { expect, test } from './house.ts';
import { untidy } from './overlaps.ts';

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test.setTimeout(300_000);

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`on a ${screen} nothing of any table overlaps, is cut off or stands outside the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
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
      for (const problem of await untidy(page)) found.push(`${title}: ${problem}`);
    }
    expect(found).toEqual([]);
  });
}
