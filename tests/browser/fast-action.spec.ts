import type { Locator, Page } from '@playwright/test';
import { area, balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { untidy } from './overlaps.ts';
import { answersOutOfSight, onBothScreens } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-poker/fast-action-holdem' });

const question = (page: Page): Locator => page.locator('.question');
const cardsAt = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: `Your hand at seat ${seat}` }).getByRole('button');

async function betAndBeAsked(page: Page, table: string, ...wagers: readonly string[]): Promise<number> {
  await sitAt(page, table);
  const before = centsIn(await balance(page).textContent());
  await takeChip(page, '5');
  for (const wager of wagers) {
    const [spot = '', name = ''] = wager.split('/');
    await area(page, Number(spot), name).click();
  }
  await dealNow(page);
  await expect(question(page)).toBeVisible();
  return before;
}

/** Chips come home as the result says. */
async function expectSettled(page: Page, before: number): Promise<void> {
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
}

test('bclc-poker 9.0 §6.3, §6.5.1, §6.5.1.a: two cards are picked, and the hand is split with a second bonus by one button', async ({
  page,
  table,
}) => {
  const before = await betAndBeAsked(page, table, '3/ante', '3/bonus');
  const splitting = question(page).locator('[data-verb="split"]');
  await expect(cardsAt(page, 3)).toHaveCount(4);
  await expect(splitting.first()).toBeDisabled();
  await cardsAt(page, 3).nth(0).click();
  await page.keyboard.press('3');
  await expect(splitting).toHaveText([/^Split 5.00/, /^Split 5.00 \+ bonus 5.00/]);
  await expect(question(page).locator('.setting-part')).toHaveCount(2);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('b');
  await expect(page.locator('.your-lines li')).toHaveCount(4);
  await expectSettled(page, before);
});

test('bclc-poker 9.0 §3.2.2: the second of two hands is dealt face down until the first is set', async ({
  page,
  table,
}) => {
  const before = await betAndBeAsked(page, table, '3/ante', '4/ante');
  const second = page.getByRole('region', { name: 'Your hand at seat 4' });
  await expect(cardsAt(page, 3)).toHaveCount(4);
  await expect(second.locator('.card.down')).toHaveCount(4);
  expect(await onBothScreens(page, untidy)).toEqual([]);
  expect(await onBothScreens(page, answersOutOfSight)).toEqual([]);
  await cardsAt(page, 3).nth(1).click();
  await cardsAt(page, 3).nth(2).click();
  await page.keyboard.press('k');
  await expect(cardsAt(page, 4)).toHaveCount(4);
  await page.keyboard.press('h');
  await expectSettled(page, before);
  expect(await onBothScreens(page, untidy)).toEqual([]);
});
