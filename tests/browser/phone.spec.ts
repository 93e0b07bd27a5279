import type { Page } from '@playwright/test';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { tooBigOrSmall } from './faults.ts';
import { whenTextIsLarge } from './screens.ts';
import { expect, test } from './shared-house.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Switches and buttons at the foot of the rail that lie on each other. */
const liesOnTheFoot = (page: Page): Promise<string[]> =>
  page.locator('.rail-foot :is(label, button)').evaluateAll((all) => {
    const laid = all.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
    return laid.flatMap((a, i) =>
      laid
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.name} on ${b.name}`),
    );
  });

test('on a phone: a spot, a chip, a tap; roads and rules as sheets', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await page.getByRole('button', { name: 'Spot 7, free' }).tap();
  await takeChip(page, '25');
  await area(page, 7, 'player').tap();
  await expect(inPlay(page)).toHaveText('25.00');
  await page.getByRole('button', { name: 'Spot 2, free' }).tap();
  await area(page, 2, 'tie').tap();
  await expect(page.getByRole('button', { name: 'Spot 7, yours, 25 on Player' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spot 2, yours, 25 on Tie' })).toBeVisible();
  await expect(inPlay(page)).toHaveText('50.00');
  // Whoever has taken all back may stand up: with large letters too nothing of that lies on anything.
  await page.getByRole('button', { name: 'Clear' }).tap();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  expect(await whenTextIsLarge(page, liesOnTheFoot)).toEqual([]);
  // What lies at the left comes first also with keys.
  const standUp = page.getByRole('button', { name: 'Stand up' });
  const backBets = page.getByRole('checkbox', { name: /^Back bets/ });
  const [left, right] = [await standUp.boundingBox(), await backBets.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  await standUp.focus();
  await page.keyboard.press('Tab');
  await expect(backBets).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(inPlay(page)).toHaveText('50.00');

  await page.getByRole('button', { name: 'Roads' }).tap();
  await expect(page.getByRole('img', { name: /^Bead plate/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Rules' }).tap();
  await expect(page.getByRole('rowheader', { name: /^Banker/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
});

test('all nine spots are one player’s to play; nothing is wider than the screen, no target under 44 px, no text under 13 px', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '5');
  for (let spot = 1; spot <= 9; spot += 1) {
    await page
      .getByRole('button', { name: new RegExp(`^Spot ${spot},`) })
      .first()
      .click();
    await area(page, spot, 'banker').click();
  }
  await expect(inPlay(page)).toHaveText('45.00');
  expect(await tooBigOrSmall(page)).toEqual([]);
});
