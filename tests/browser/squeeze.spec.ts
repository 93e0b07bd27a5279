import type { Page } from '@playwright/test';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { SCREENS, whenSettled, ZOOMED } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-baccarat/squeeze-midi-baccarat' });

/** How far the panel with the cards in one's hands reaches below where the rail begins. */
const behindTheRail = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = (of: string): DOMRect | undefined => document.querySelector(of)?.getBoundingClientRect();
    const under = (edge('.courtesy')?.bottom ?? 0) - (edge('.rail')?.top ?? 0);
    return under > 0 ? [`${under} px are behind the rail`] : [];
  });

/** What the cards in one's hands lie on: points on the outlines of betting areas, and cards on the felt. */
const underTheHands = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHeld = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest('.held-cards') != null;
    const areas = [...document.querySelectorAll<SVGPathElement>('.area-shape')].flatMap((shape) => {
      const place = shape.getScreenCTM();
      if (!place) return [];
      const points = Array.from({ length: 24 }, (_, i) =>
        shape.getPointAtLength((shape.getTotalLength() * i) / 24).matrixTransform(place),
      );
      return points.some(({ x, y }) => isHeld(x, y)) ? ['a betting area'] : [];
    });
    const cards = [...document.querySelectorAll('.hand .card')].flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const inside = [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, bottom - 2].some((y) => isHeld(x, y)),
      );
      return inside ? ['a card on the felt'] : [];
    });
    return [...areas, ...cards];
  });

test('the highest bettor holds the hand and turns it card by card; others see backs until then', async ({
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
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('25.00');
  await dealNow(page);

  const mine = page.getByRole('region', { name: 'Your decision at seat 5' });
  await expect(mine.getByText('The Player hand is offered to seat 5.')).toBeVisible();
  await expect(other.locator('.caption')).toContainText(/Waiting for Guest \d+ at seat 5/);
  await mine.getByRole('button', { name: 'Hold the hand' }).click();

  const first = page.getByRole('slider', { name: /^First card/ });
  await expect(first).toBeVisible();
  await expect(mine.getByText('You hold the Player hand.')).toBeVisible();
  await expect(other.locator('.hand.player').getByRole('img', { name: 'a card face down' })).toHaveCount(2);

  expect(await whenSettled(page, underTheHands)).toEqual([]);
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-valuetext', 'bent up by 20 percent');
  await expect(page.locator('.peel-flap')).toBeVisible();
  // Thumbs lie on the corners: what is bent up has pips or a figure, and no index.
  await expect(page.locator('.peel-flap .card-face')).toHaveCount(1);
  await expect(page.locator('.peel-flap .card-face text')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  const desk = page.viewportSize();
  for (const size of [SCREENS.phone, ZOOMED]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('slider', { name: /^Second card/ })).toBeInViewport({ ratio: 1 });
    // What is said below the cards and what can be answered ends above the rail.
    expect(await whenSettled(page, behindTheRail)).toEqual([]);
  }
  if (desk) await page.setViewportSize(desk);
  await expect(other.locator('.hand.player').getByRole('img', { name: 'a card face down' })).toHaveCount(2);
  await first.press('Enter');
  await expect(page.locator('.hand.player .card-face text').first()).toBeVisible();
  await expect(other.locator('.hand.player').getByRole('img', { name: 'a card face down' })).toHaveCount(1);

  const second = page.getByRole('slider', { name: /^Second card/ });
  await expect(second).toBeVisible();
  const box = await second.boundingBox();
  if (!box) throw new Error('The second card lies nowhere.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  // It was brought closer: its other edge is higher up than it was.
  await page.mouse.move(box.x + box.width / 2, box.y - 0.3 * box.height, { steps: 3 });
  await page.mouse.up();
  // Both are face up for everybody; a third may already lie face down beside them.
  await expect(other.locator('.hand.player').getByRole('img', { name: /^(?!a card face down)/ })).toHaveCount(
    2,
  );

  // A third card comes to the same hands, if one is drawn.
  const third = page.getByRole('button', { name: /^Turn the third/ });
  await expect(third.or(page.locator('.felt.settled'))).toBeVisible();
  if (await third.isVisible()) await third.click();
  await expect(page.locator('.result-net')).toBeVisible();
  await context.close();
});

test('a hand that is let pass is turned by the dealer', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await area(page, 2, 'banker').click();
  await dealNow(page);
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.locator('.courtesy')).toBeHidden();
  await expect(page.locator('.result-net')).toBeVisible();
});
