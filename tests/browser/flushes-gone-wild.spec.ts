import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-poker/flushes-gone-wild' });

const choice = (page: Page, name: string): Locator =>
  page.locator('.question').getByRole('button', { name: new RegExp(`^${name}`) });

const communityCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Community cards' }).locator('.card.down');

/** A phone shows one seat, a desk all of them. */
const middleOf = async (seats: Locator): Promise<void> =>
  seats.nth(Math.floor((await seats.count()) / 2)).click();

/** Puts 25 on the Ante of a seat in the middle, with which the Blind is laid, and on Flush Rush, and waits to be asked. */
async function betAndBeAsked(page: Page, table: string): Promise<number> {
  await sitAt(page, table);
  const before = centsIn(await balance(page).textContent());
  await takeChip(page, '25');
  await middleOf(page.locator('[data-area$="/ante"]'));
  await expect(inPlay(page)).toHaveText('50.00');
  await middleOf(page.locator('[data-area$="/flush-rush"]'));
  await expect(inPlay(page)).toHaveText('75.00');
  await dealNow(page);
  await expect(choice(page, 'Fold')).toBeVisible();
  return before;
}

test.describe('Flushes Gone Wild on a desk', () => {
  test.use({ viewport: SCREENS.desk });

  test('bclc-poker 12.0 §2.1.2, §6.8.2: two Antes go on Play, and all bets are settled', async ({
    page,
    table,
  }) => {
    const before = await betAndBeAsked(page, table);
    await expect(communityCards(page)).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    await choice(page, 'Play').click();
    await expect(page.locator('.result-net')).toBeVisible();
    await expect(communityCards(page)).toHaveCount(0);
    const won = centsIn(await page.locator('.result-net').textContent());
    expect(centsIn(await balance(page).textContent())).toBe(before + won);
    for (const wager of ['Ante', 'Blind', 'Play', 'Flush Rush'])
      await expect(page.locator('.your-lines')).toContainText(wager);
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('Flushes Gone Wild on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('bclc-poker 12.0 §6.9.2, §6.9.2.a: a fold loses Ante and Blind, and Flush Rush is settled', async ({
    page,
    table,
  }) => {
    const before = await betAndBeAsked(page, table);
    await page.keyboard.press('f');
    await expect(page.locator('.result-net')).toBeVisible();
    const won = centsIn(await page.locator('.result-net').textContent());
    // §5.4: what Flush Rush may win to one, and its loss.
    expect([-1, 1, 3, 6, 10, 50, 100, 250].map((odds) => odds * 2_500 - 5_000)).toContain(won);
    expect(centsIn(await balance(page).textContent())).toBe(before + won);
  });
});
