import { game } from '@croupier/table';
import type { Page } from '@playwright/test';
import { baccaratGames } from '../../packages/games/dist/index.js';
import type { House } from '../../packages/house/dist/index.js';
import { area, balance, betsAreOpen, centsIn, inPlay, sitAt } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './house.ts';
import { tableOf } from './tables.ts';

const PROGRESSIVE = 'colorado-rule-28/ez-baccarat-progressive';

/** The same game, except that whoever is in the progressive wins all of its meter in every round. */
function generousProgressive() {
  const printed = baccaratGames.find(({ id }) => id === PROGRESSIVE);
  if (!printed) throw new Error('The progressive is not in the catalogue.');
  const { id, title, section } = printed;
  const { rules } = printed.with({});
  const wagers = rules.wagers.map((wager) =>
    wager.id === 'progressive'
      ? { ...wager, rows: wager.rows.slice(0, 1).map((row) => ({ ...row, when: () => true })) }
      : wager,
  );
  return game({ id, title, section, posted: () => [], rules: () => ({ ...rules, wagers }) }).with({});
}

/** Somebody with a name, whom the house appoints to the floor. */
async function supervise(page: Page, house: House): Promise<void> {
  const who = { name: 'Annabel', password: 'a long password' };
  await page.goto('/');
  await page.evaluate(
    (body) =>
      fetch('/api/sign-up', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    who,
  );
  await house.appoint(who.name, ['floor']);
  await page.goto('/#/table/one');
  await page.reload();
  await expect(page.locator('.felt')).toBeVisible();
}

test.describe('a progressive with a supervisor', () => {
  test.use({ table: tableOf(PROGRESSIVE, { game: generousProgressive(), staffed: true }) });

  test('the meter is won, called, confirmed by the floor, and only then paid', async ({
    page,
    browser,
    baseURL,
    house,
  }) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const floor = await context.newPage();
    await supervise(floor, house);
    await sitAt(page, 'one');
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await area(page, 2, 'player').click();
    await area(page, 2, 'progressive').click();
    await expect(area(page, 2, 'progressive')).toHaveAccessibleName(/1 down/);
    const meter = page.getByTestId('meter');
    const shown = centsIn(await meter.textContent());

    await expect(page.getByText('A supervisor confirms it before it is paid.')).toBeVisible({
      timeout: 40_000,
    });
    await floor.getByRole('button', { name: 'Floor' }).click();
    await expect(floor.getByText('Seat 2 is to be paid')).toBeVisible();
    expect(await faults(floor)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await floor.getByRole('button', { name: 'Confirm and pay' }).click();
    await expect(page.locator('.result-net')).toBeVisible({ timeout: 30_000 });
    expect(centsIn(await balance(page).textContent())).toBeGreaterThan(before + shown - 10_000);
    await page.locator('.result').getByRole('button').click();
    await expect(page.getByRole('dialog').getByText(/EZ Baccarat Progressive wins/)).toBeVisible();
    await context.close();
  });
});

test.describe('when something goes wrong with the cards', () => {
  test.use({
    table: tableOf('rws-baccarat/commission-baccarat'),
    pace: { deal: 1_500, turn: 1_500, say: 1_000 },
  });

  test('the floor calls it by its name, the hand is void and the bets go back', async ({
    page,
    browser,
    baseURL,
    house,
  }) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const floor = await context.newPage();
    await supervise(floor, house);
    await sitAt(page, 'one');
    await expect(page.getByRole('button', { name: 'Floor' })).toHaveCount(0);
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await area(page, 2, 'player').click();
    await expect(inPlay(page)).toHaveText('5.00');
    await floor.getByRole('button', { name: 'Floor' }).click();
    await expect(page.locator('.felt.dealing')).toBeVisible({ timeout: 30_000 });
    const list = floor.getByRole('region', { name: 'Irregularities' });
    const voids = list.getByRole('listitem').filter({ hasText: 'The hand is void' });
    await voids.first().getByRole('button').click();
    await expect(page.locator('.result-net')).toHaveText('0', { timeout: 30_000 });
    expect(centsIn(await balance(page).textContent())).toBe(before);
    await page.locator('.result').getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('The round was void: the bet goes back')).toBeVisible();
    await context.close();
  });
});
