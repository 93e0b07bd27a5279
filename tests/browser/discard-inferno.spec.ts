import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { onBothScreens, SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-poker/discard-inferno-burn-baby-burn', viewport: SCREENS.phone });

const choice = (page: Page, name: string): Locator =>
  page.locator('.question').getByRole('button', { name: new RegExp(`^${name}`) });

/** The wager at the seat that is shown: on a phone there is one at a time. */
const circle = (page: Page, wager: string): Locator => page.locator(`[data-area$="/${wager}"]`);

const dealers = (page: Page, face: 'up' | 'down'): Locator =>
  page
    .getByRole('region', { name: 'Dealer’s hand' })
    .locator(face === 'down' ? '.card.down' : '.card:not(.down)');

test('bclc-poker 13.0 §2.1.2, §6.3.5, §6.6.1, 14.0 §7.1: bet, look at the top card, play twice the Ante, and see what the dealer keeps', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  const before = centsIn(await balance(page).textContent());
  await takeChip(page, '25');
  await circle(page, 'ante').click();
  await expect(inPlay(page)).toHaveText('50.00');
  await circle(page, 'burn-baby-burn').click();
  await expect(inPlay(page)).toHaveText('75.00');
  await dealNow(page);
  await expect(choice(page, 'Fold')).toBeVisible();
  await expect(dealers(page, 'up')).toHaveCount(1);
  await expect(dealers(page, 'down')).toHaveCount(6);
  expect(await onBothScreens(page, faults)).toEqual([]);
  await choice(page, 'Play 50').click();
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  await expect(dealers(page, 'down')).toHaveCount(0);
  expect(await dealers(page, 'up').count()).toBeGreaterThan(0);
  await expect(page.locator('.your-lines')).toContainText('Burn Baby Burn');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
  expect(await onBothScreens(page, faults)).toEqual([]);
});
