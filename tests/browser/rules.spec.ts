import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { tooWide } from './faults.ts';
import { onBothScreens, SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';

/** The rules of accessibility that are broken. */
async function broken(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id }) => id);
}

test('a clause is picked on a phone, and what is done about it is there, also on a desk', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByText(/of 3,189 are accounted for/)).toBeVisible();
  await page.getByRole('link', { name: /^1\.0 Mini-Baccarat/ }).click();
  await expect(page.getByRole('heading', { name: '1.0 Mini-Baccarat' })).toBeVisible();
  await page.getByRole('button', { name: /^procedure/ }).click();
  await expect(page.locator('.clause-link')).toHaveCount(2);
  await page.getByRole('button', { name: /^all/ }).click();
  await page.getByRole('link', { name: /^8\.3\.2 / }).click();
  const detail = page.getByRole('article', { name: 'Clause 8.3.2' });
  await expect(detail).toContainText('enforced');
  await expect(detail).toContainText('packages/games/src/baccarat/coup.ts#coup');
  await expect(detail).toContainText('mini-baccarat.test.ts');
  expect(await onBothScreens(page, broken)).toEqual([]);
  expect(await onBothScreens(page, tooWide)).toEqual([]);
});

test('an address that names no clause says so', async ({ page }) => {
  await page.goto('/#/rules/bclc-baccarat/1.0/99');
  await expect(page.getByRole('alert')).toContainText('There is no clause 99 in bclc-baccarat 1.0.');
  await page.goto('/#/rules/bclc-baccarat/77.0');
  await expect(page.getByRole('alert')).toContainText('There is no section "77.0"');
});

test('a settlement line leads to the clauses that made it', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'tie').click();
  await expect(inPlay(page)).toHaveText('25.00');
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
  await page.getByRole('link', { name: 'My rounds' }).click();
  await page.locator('.round-entry').first().click();
  const cite = page.locator('.settled-lines .cite').first();
  // A losing tie cites where it is offered, a winning one what it pays.
  await expect(cite).toHaveText(/^1\.0 §(1\.2|7\.3)$/);
  const clause = ((await cite.textContent()) ?? '').split('§')[1] ?? '';
  await cite.click();
  await expect(page.getByRole('article', { name: `Clause ${clause}` })).toBeVisible();
});
