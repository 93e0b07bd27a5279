import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './house.ts';

/** Nobody has to hurry to decide, and the result stays to be read. */
test.use({ pace: { settled: 20_000, decide: 60_000 } });

const question = (page: Page): Locator => page.locator('.question');

async function betAndBeAsked(page: Page, ...wagers: string[]): Promise<void> {
  await page.goto('/#/table/asia-1');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.locator('.felt-name')).toBeVisible();
  await takeChip(page, '5');
  for (const wager of wagers) await page.locator(`[data-area="3/${wager}"]`).click();
  await dealNow(page);
  await expect(question(page)).toBeVisible({ timeout: 20_000 });
}

test('bclc-poker 16.0 §6.6: one card is picked low and two medium, and the round is paid as said', async ({
  page,
}) => {
  await betAndBeAsked(page, 'main');
  const before = centsIn(await balance(page).textContent()) + centsIn(await inPlay(page).textContent());
  const cards = page.getByRole('region', { name: 'Your hand at seat 3' }).getByRole('button');
  await expect(cards).toHaveCount(7);
  for (const card of [4, 5, 6]) await cards.nth(card).click();
  await expect(page.locator('.setting-part')).toHaveCount(3);
  const set = question(page).locator('[data-verb="set"]');
  await expect(set).toBeEnabled();
  expect(await faults(page)).toEqual([]);
  await set.click();
  const net = page.locator('.result-net');
  await expect(net).toBeVisible({ timeout: 30_000 });
  await expect(inPlay(page)).toHaveText('0.00');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
});

test('bclc-poker 16.0 §6.7: the house way is one key away, and both bonuses are settled', async ({
  page,
}) => {
  await betAndBeAsked(page, 'main', 'fortune-bonus', 'insurance-bonus');
  await page.keyboard.press('h');
  await expect(page.locator('.result-net')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.your-lines')).toContainText('Insurance Bonus');
});
