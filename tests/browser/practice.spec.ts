import { faults } from './faults.ts';
import { expect, test } from './shared-house.ts';

test.use({ game: 'bclc-poker/three-card-poker' });

test('decisions are practised one by one, whatever the house takes for the next', async ({ page, table }) => {
  await page.goto(`/#/practice/${table}`);
  const decision = page.getByRole('region', { name: 'The decision' });
  const verdict = page.getByRole('region', { name: 'The verdict' });
  const score = page.getByRole('region', { name: 'Your score' });
  const fold = decision.getByRole('button', { name: 'fold' });
  await fold.click();
  await expect(verdict).toContainText(/^(Right\.|That costs 0\.\d{4} Antes|That costs [1-9])/);
  await expect(score).toContainText(/^[01] of 1 right/);

  // While the next one is on its way the old one cannot be answered again.
  let deal = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    deal = resolve;
  });
  await page.route('**/training', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await verdict.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Dealing…')).toBeVisible();
  await expect(fold).toBeDisabled();
  await page.keyboard.press('2');
  deal();
  await expect(fold).toBeEnabled();
  await expect(score).toContainText('of 1 right');
  await page.keyboard.press('2');
  await expect(score).toContainText(/^[012] of 2 right/);
  expect(await faults(page)).toEqual([]);

  // A house that cannot be reached is said, and asked again on a phone.
  await page.unrouteAll();
  await page.route('**/training', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(fold).toBeEnabled();
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
