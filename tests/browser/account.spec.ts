import { area, balance, betsAreOpen, inPlay, sitDown, takeChip } from './at-the-table.ts';
import { expect, test } from './house.ts';

test('a guest takes a name and keeps seat and chips; signs out and in again', async ({ page }) => {
  await sitDown(page);
  await betsAreOpen(page);
  await takeChip(page, '5');
  await area(page, 5, 'tie').click();
  await expect(inPlay(page)).toHaveText('5.00');
  await page.getByRole('button', { name: /^Guest/ }).click();
  await page.getByLabel('Name').fill('Ada of the Garden');
  await page.getByLabel('Password').fill('a long pass phrase');
  await page.getByRole('button', { name: 'Keep my chips under this name' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada of the Garden' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('Ada of the Garden');
  await page.getByLabel('Password').fill('not the phrase at all');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill('a long pass phrase');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /The Garden/ }).click();
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada of the Garden/ })).toBeVisible();
});

test('a house that cannot be reached is said so, with a way out', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The house cannot be reached.');
  await page.unroute('**/api/tables');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /The Garden/ })).toBeVisible();
});

test('an address that leads nowhere', async ({ page }) => {
  await page.goto('/#/no/such/room/at/all');
  await page.getByRole('link', { name: 'To the lobby', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.getByRole('heading', { name: 'The Garden' })).toBeVisible();
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no table "nowhere".');
});
