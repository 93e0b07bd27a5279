import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './house.ts';

/** Nobody has to hurry to bet or to decide, and the result stays to be read. */
test.use({ pace: { settled: 20_000, decide: 60_000 } });

const question = (page: Page): Locator => page.locator('.question');
const hand = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: `Your hand at seat ${seat}` });

async function sit(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.locator('.felt-name')).toBeVisible();
}

async function betAndBeAsked(page: Page, chip: string, ...places: string[]): Promise<void> {
  await takeChip(page, chip);
  for (const place of places) await page.locator(`[data-area="${place}"]`).click();
  await dealNow(page);
  await expect(question(page)).toBeVisible({ timeout: 20_000 });
}

test('bclc-poker 2.0 §8.3.1: two of the seven cards are picked and set in front, and the round is paid as said', async ({
  page,
}) => {
  await sit(page, 'pai-gow-1');
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '3/main');
  const cards = hand(page, 3).getByRole('button');
  await expect(cards).toHaveCount(7);
  await cards.nth(5).click();
  await cards.nth(6).click();
  const set = question(page).locator('[data-verb="set"]');
  await expect(set).toBeEnabled();
  expect(await faults(page)).toEqual([]);
  await set.click();
  const net = page.locator('.result-net');
  await expect(net).toBeVisible({ timeout: 30_000 });
  await expect(inPlay(page)).toHaveText('0.00');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
});

test('bclc-poker 3.0 §7.1: the house way is one key away', async ({ page }) => {
  await sit(page, 'fortune-1');
  await betAndBeAsked(page, '5', '3/main', '3/fortune-bonus');
  await page.keyboard.press('h');
  await expect(page.locator('.result-net')).toBeVisible({ timeout: 30_000 });
});
