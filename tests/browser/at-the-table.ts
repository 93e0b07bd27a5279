import { expect, type Locator, type Page } from '@playwright/test';

/** A guest's session, before the page is opened: only who tests the door goes through it. */
export async function asGuest(page: Page, house = ''): Promise<void> {
  const entered = await page.request.post(`${house}/api/guest`);
  expect(entered.status()).toBe(200);
}

/** What the tests do at a table, in a player's words. */
export async function sitAt(page: Page, table: string): Promise<void> {
  await asGuest(page);
  await page.goto(`/#/table/${table}`);
  await expect(page.getByRole('button', { name: /^Guest/ })).toBeVisible();
  await expect(page.locator('.felt-name')).toBeVisible();
}

/** Bets are open and will be for a while. */
export async function betsAreOpen(page: Page): Promise<void> {
  await expect(page.locator('.felt.betting .countdown')).toHaveText(/^([5-9]|\d\d+)$/);
}

/** Whoever has bet asks for the deal instead of waiting for the clock. */
export const dealNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Deal now' }).click();

export const area = (page: Page, spot: number, wager: string): Locator =>
  page.locator(`[data-area="${spot}/${wager}"]`);

export const takeChip = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}, `) }).click();

/** The row of tables that are played at beside the page that is looked at. */
export const besideThePage = (page: Page): Locator => page.getByRole('navigation', { name: 'Your tables' });

export const inPlay = (page: Page): Locator => page.getByTestId('in-play');
export const balance = (page: Page): Locator => page.getByTestId('balance');

/** "−1,234.50" in cents. */
export const centsIn = (text: string | null): number =>
  Math.round(Number((text ?? '').replaceAll(',', '').replace('−', '-')) * 100);
