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

test('cards are set by dragging: up is picked, and two cards change places', async ({ page }) => {
  await sit(page, 'pai-gow-1');
  await betAndBeAsked(page, '25', '3/main');
  const cards = hand(page, 3).getByRole('button');
  for (const at of [1, 4]) await dragUp(page, cards.nth(at), 60);
  const isLow = (at: number): Promise<void> => expect(cards.nth(at)).toHaveAccessibleName(/, low$/);
  await isLow(1);
  await isLow(4);
  await dragTo(page, cards.nth(6), await middleOf(cards.nth(4)));
  await isLow(1);
  await isLow(6);
  await expect(cards.nth(4)).toHaveAccessibleName(/, high$/);
  await dragUp(page, cards.nth(1), -60);
  await expect(page.locator('.setting')).toContainText('Pick 1 card');
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(card: Locator): Promise<Point> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, card: Locator, to: Point): Promise<void> {
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragUp(page: Page, card: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(card);
  await dragTo(page, card, { x, y: y - by });
}

test('bclc-poker 3.0 §7.1: the house way is one key away', async ({ page }) => {
  await sit(page, 'fortune-1');
  await betAndBeAsked(page, '5', '3/main', '3/fortune-bonus');
  await page.keyboard.press('h');
  await expect(page.locator('.result-net')).toBeVisible({ timeout: 30_000 });
});
