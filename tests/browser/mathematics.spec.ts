import { sitAt } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './shared-house.ts';

const PHONE = { width: 390, height: 844 };

test('the mathematics of a game is one click from its table, under other options and on a phone', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  // The edge stands beside what a wager pays: 1.06 % on Banker, as everybody publishes it.
  await expect(page.getByRole('rowheader', { name: /^Banker/ })).toContainText('house edge 1.06 %');
  const [report] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'The mathematics of this game' }).click(),
  ]);
  // Counted by whoever asks first; the page looks again by itself.
  await expect(report.getByRole('heading', { name: 'Every wager, row by row' })).toBeVisible();
  await report.getByRole('combobox', { name: 'decks' }).selectOption('6');
  await report.getByRole('button', { name: 'Count it' }).click();
  await expect(report.locator('#summary')).toContainText('1.0558 %');
  await expect(report).toHaveURL(/decks=6/);
  expect(await faults(report)).toEqual([]);
  await report.setViewportSize(PHONE);
  expect(await faults(report)).toEqual([]);

  // Among players hands are compared: two cards are to come of the 45 that are left.
  await report.goto('/odds/bclc-poker/texas-holdem?hands=AsKs+QdQc');
  await report.getByLabel(/^Board/).fill('Qs Js 2h');
  await report.getByRole('button', { name: 'Count it' }).first().click();
  await expect(report.locator('#equity')).toContainText('Counted exactly over 990 showdowns.');
  expect(await faults(report)).toEqual([]);
  expect(await report.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
