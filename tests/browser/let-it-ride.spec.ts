import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';

/** bclc-poker 1.0 §5.3: what a bet that rides may win, to one; what is no hand loses it. */
const PAYS = [-1, 1, 2, 3, 5, 8, 11, 50, 200, 1000];

test.use({ game: 'bclc-poker/let-it-ride' });

const choice = (page: Page, name: string): Locator =>
  page.locator('.question').getByRole('button', { name: new RegExp(`^${name}`) });

const communityCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Community cards' }).locator('.card.down');

/** Puts 25 on each of the three bets of a seat in the middle, and waits for the first question. */
async function betAndBeAsked(page: Page, table: string): Promise<number> {
  await sitAt(page, table);
  const before = centsIn(await balance(page).textContent());
  await takeChip(page, '25');
  const seats = page.locator('[data-area$="/bet-1"]');
  await seats.nth(Math.floor((await seats.count()) / 2)).click();
  await expect(inPlay(page)).toHaveText('75.00');
  await dealNow(page);
  await expect(choice(page, 'Let it ride')).toBeVisible();
  return before;
}

/** Settled for so many bets of 25 that still ride. */
async function settledFor(page: Page, bets: number, before: number): Promise<void> {
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  const won = centsIn(await net.textContent());
  expect(PAYS.map((odds) => odds * bets * 2_500)).toContain(won);
  expect(centsIn(await balance(page).textContent())).toBe(before + won);
  await expect(page.locator('.your-lines')).toContainText('Bet 3');
}

test.describe('Let It Ride on a desk', () => {
  test.use({ viewport: SCREENS.desk });

  test('bclc-poker 1.0 §6.4.1, §6.6: bet 1 rides, bet 2 comes home at once, and the rest is paid', async ({
    page,
    table,
  }) => {
    const before = await betAndBeAsked(page, table);
    await expect(communityCards(page)).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    await choice(page, 'Let it ride').click();
    await expect(communityCards(page)).toHaveCount(1);
    await choice(page, 'Take it back').click();
    await expect(inPlay(page)).not.toHaveText('75.00');
    await settledFor(page, 2, before);
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('Let It Ride on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('bclc-poker 1.0 §2.2, §2.3: by its keys both bets are taken back, and bet 3 stays', async ({
    page,
    table,
  }) => {
    const before = await betAndBeAsked(page, table);
    await page.keyboard.press('t');
    await expect(communityCards(page)).toHaveCount(1);
    await expect(inPlay(page)).toHaveText('50.00');
    await page.keyboard.press('t');
    await settledFor(page, 1, before);
  });
});
