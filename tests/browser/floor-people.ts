import { expect, type Page } from '@playwright/test';
import type { House } from '../../packages/house/dist/index.js';

/** Whoever has this page is appointed to the floor, and goes to a table. */
export async function appointed(page: Page, house: House, name: string, table: string): Promise<void> {
  const entered = await page.request.post(`${house.address}/api/sign-up`, {
    data: { name, password: `the long password of ${name}` },
  });
  expect(entered.ok()).toBe(true);
  await house.appoint(name, ['floor']);
  await page.goto(table);
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
}
