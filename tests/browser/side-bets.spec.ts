import type { Page } from '@playwright/test';
import { betOnEverything, betsOpen } from './a-round.ts';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { untidy } from './overlaps.ts';
import { areasOutOfSight, whenSettled } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.describe('a layout with more wagers than rings', () => {
  test.use({ game: 'colorado-rule-28/mini-baccarat' });

  test('the chosen spot’s side bets lie on the rail, and each is settled by name', async ({
    page,
    table,
  }) => {
    await sitAt(page, table);
    await betsAreOpen(page);
    await takeChip(page, '5');
    await area(page, 3, 'player').click();
    const side = page.getByRole('group', { name: 'Side bets of spot 3' });
    await side.getByRole('button', { name: /Perfect Pair/ }).click();
    await side.getByRole('button', { name: /Four Cards/ }).click();
    await expect(inPlay(page)).toHaveText('15.00');
    await expect(page.getByRole('button', { name: 'Side bets of spot 3: 10 down' })).toBeVisible();
    await dealNow(page);
    await expect(page.locator('.result-net')).toBeVisible();
    await page.locator('.result').getByRole('button').click();
    const slip = page.getByRole('dialog');
    await expect(slip.getByText(/Spot 3 · Perfect Pair (wins|loses)/)).toBeVisible();
    await expect(slip.getByText(/Spot 3 · Four Cards (wins|loses)/)).toBeVisible();
  });

  test('keys walk from the rings to the side bets and back', async ({ page, table }) => {
    await sitAt(page, table);
    await betsAreOpen(page);
    await page.keyboard.press('ArrowLeft');
    await expect(area(page, 4, 'player')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(area(page, 4, 'bonus-banker')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(area(page, 4, 'player')).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('all eleven areas are there, and none is wider than the screen', async ({
      page,
      table,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await context.newPage();
      await sitAt(other, table);
      await sitAt(page, table);
      await betsAreOpen(page);
      await expect(page.locator('[data-area]')).toHaveCount(11);
      await takeChip(page, '5');
      await area(page, 4, 'player').tap();
      await area(page, 4, 'six-cards').tap();
      await expect(inPlay(page)).toHaveText('10.00');
      expect(await faults(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // Two people's chips on everything at one spot: words and figures keep off each other.
      await betOnEverything(other);
      await betOnEverything(page);
      await expect(other.locator('.area-note', { hasText: 'others' }).first()).toBeVisible();
      expect(await whenSettled(other, untidy)).toEqual([]);
      await context.close();
    });
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ game: 'colorado-rule-28/midi-baccarat', viewport: { width: 844, height: 390 }, hasTouch: true });

  test('all eleven areas of nine spots are above the rail, with chips on them', async ({ page, table }) => {
    await sitAt(page, table);
    await betsOpen(page);
    await expect(page.locator('.area.open [data-area]')).toHaveCount(11);
    expect(await whenSettled(page, areasOutOfSight)).toEqual([]);
    await betOnEverything(page);
    expect(
      await whenSettled(page, async (now) => [...(await areasOutOfSight(now)), ...(await untidy(now))]),
    ).toEqual([]);
  });
});

test.describe('seats without a 4', () => {
  test.use({ game: 'colorado-rule-28/99-fortunes' });

  test('the layout goes from 3 to 5, also with the keyboard', async ({ page, table }) => {
    await sitAt(page, table);
    await betsAreOpen(page);
    await expect(area(page, 4, 'player')).toHaveCount(0);
    await area(page, 3, 'tie').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(area(page, 5, 'tie')).toBeFocused();
  });
});

test.describe('the roads', () => {
  test.use({ game: 'bclc-baccarat/ruyi-baccarat' });

  test('all five are drawn, with completed hands only', async ({ page, table }) => {
    await sitAt(page, table);
    await betsAreOpen(page);
    await area(page, 5, 'player').click();
    const whileDealing = beadsIn(page, 'dealing');
    await dealNow(page);
    const dealing = await whileDealing;
    for (const road of ['Bead plate', 'Big road', 'Big eye boy', 'Small road', 'Cockroach pig'])
      await expect(page.getByRole('img', { name: new RegExp(`^${road}[.,]`) })).toBeAttached();
    expect(dealing.beads).toBe(dealing.hand - 1);
    const settled = await beadsIn(page, 'settled');
    expect(settled.beads).toBe(settled.hand);
  });
});

/** In one look while the table is in a phase: which hand of the first shoe it is, and how many beads lie. */
async function beadsIn(page: Page, phase: string): Promise<{ hand: number; beads: number }> {
  const seen = await page.waitForFunction((name) => {
    if (!document.querySelector(`.felt.${name}`)) return null;
    const label = document.querySelector('.road')?.getAttribute('aria-label') ?? '';
    const hand = document.querySelector('.watching')?.textContent ?? '';
    return { hand: Number(/Hand (\d+)/.exec(hand)?.[1]), beads: Number(/(\d+) hand/.exec(label)?.[1]) };
  }, phase);
  return (await seen.jsonValue()) ?? { hand: Number.NaN, beads: Number.NaN };
}
