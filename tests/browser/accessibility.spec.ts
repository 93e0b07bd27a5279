import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './shared-house.ts';

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(SCREENS)) {
  test(`nothing in anybody’s way on a ${name}`, async ({ page, table }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /The Garden/ }).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await sitAt(page, table);
    await betsAreOpen(page);
    await takeChip(page, '25');
    await area(page, 5, 'banker').click();
    await expect(inPlay(page)).toHaveText('25.00');
    expect(await faults(page)).toEqual([]);
    await dealNow(page);
    await expect(page.locator('.result-net')).toBeVisible();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('link', { name: 'My rounds' }).click();
    await expect(page.locator('.round-entry').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.locator('.round-entry').first().click();
    await page.getByText('Were the cards honest?').click();
    await expect(page.locator('.verdict')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: /^Guest/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
