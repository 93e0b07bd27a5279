import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-poker/fortune-asia-poker' });

const question = (page: Page): Locator => page.locator('.question');

async function betAndBeAsked(page: Page, table: string, ...wagers: string[]): Promise<void> {
  await sitAt(page, table);
  await takeChip(page, '5');
  for (const wager of wagers) await page.locator(`[data-area="3/${wager}"]`).click();
  await dealNow(page);
  await expect(question(page)).toBeVisible();
}

test('bclc-poker 16.0 §6.6: one card is picked low and two medium, and the round is paid as said', async ({
  page,
  table,
}) => {
  await betAndBeAsked(page, table, 'main');
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
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
});

test('bclc-poker 16.0 §6.7: the house way is one key away, and both bonuses are settled', async ({
  page,
  table,
}) => {
  await betAndBeAsked(page, table, 'main', 'fortune-bonus', 'insurance-bonus');
  await page.keyboard.press('h');
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(page.locator('.your-lines')).toContainText('Insurance Bonus');
});
