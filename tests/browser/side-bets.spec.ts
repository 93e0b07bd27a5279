import { area, betsAreOpen, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { expect, test } from './house.ts';
import { tableOf } from './tables.ts';

test.describe('a layout with more wagers than rings', () => {
  test.use({ table: tableOf('colorado-rule-28/mini-baccarat') });

  test('the chosen spot’s side bets lie on the rail, and each is settled by name', async ({ page }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await takeChip(page, '5');
    await area(page, 3, 'player').click();
    const side = page.getByRole('group', { name: 'Side bets of spot 3' });
    await side.getByRole('button', { name: /Perfect Pair/ }).click();
    await side.getByRole('button', { name: /Four Cards/ }).click();
    await expect(inPlay(page)).toHaveText('15.00');
    await expect(page.getByRole('button', { name: 'Side bets of spot 3' })).toContainText('10');
    await expect(page.locator('.result-net')).toBeVisible({ timeout: 40_000 });
    await page.locator('.result').getByRole('button').click();
    const slip = page.getByRole('dialog');
    await expect(slip.getByText(/Spot 3 · Perfect Pair (wins|loses)/)).toBeVisible();
    await expect(slip.getByText(/Spot 3 · Four Cards (wins|loses)/)).toBeVisible();
  });

  test('keys walk from the rings to the side bets and back', async ({ page }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await page.keyboard.press('ArrowLeft');
    await expect(area(page, 4, 'player')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(area(page, 4, 'bonus-banker')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(area(page, 4, 'player')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('all eleven areas are there, and none is wider than the screen', async ({ page }) => {
      await sitAt(page, 'one');
      await betsAreOpen(page);
      await expect(page.locator('[data-area]')).toHaveCount(11);
      await takeChip(page, '5');
      await area(page, 4, 'player').tap();
      await area(page, 4, 'six-cards').tap();
      await expect(inPlay(page)).toHaveText('10.00');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
});

test.describe('seats without a 4', () => {
  test.use({ table: tableOf('colorado-rule-28/99-fortunes') });

  test('the layout goes from 3 to 5, also with the keyboard', async ({ page }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await expect(area(page, 4, 'player')).toHaveCount(0);
    await area(page, 3, 'tie').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(area(page, 5, 'tie')).toBeFocused();
  });
});

test.describe('the roads', () => {
  test.use({ table: tableOf('bclc-baccarat/ruyi-baccarat') });

  test('all five are drawn, with completed hands only', async ({ page }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await area(page, 5, 'player').click();
    const bead = page.getByRole('img', { name: /^Bead plate/ });
    await expect(bead).toHaveAccessibleName('Bead plate, 0 hands. Empty.');
    for (const road of ['Big road', 'Big eye boy', 'Small road', 'Cockroach pig'])
      await expect(page.getByRole('img', { name: new RegExp(`^${road}[.,]`) })).toBeAttached();
    await expect(page.locator('.felt.settled')).toBeVisible({ timeout: 40_000 });
    await expect(bead).toHaveAccessibleName(/^Bead plate, 1 hand\. The last: (Player|Banker|Tie) \d\.$/);
  });
});
