import { game } from '@croupier/table';
import type { Browser, Page } from '@playwright/test';
import { baccaratGames } from '../../packages/games/dist/index.js';
import type { House } from '../../packages/house/dist/index.js';
import { area, balance, betsAreOpen, centsIn, dealNow, inPlay, sitAt } from './at-the-table.ts';
import { faults } from './faults.ts';
import { appointed } from './floor-people.ts';
import { AGES, test as atTheHouse, expect } from './house.ts';
import { tableOf } from './tables.ts';

const PROGRESSIVE = 'colorado-rule-28/ez-baccarat-progressive';

/** The same game, except that whoever is in the progressive wins all of its meter in every round. */
function generousProgressive() {
  const printed = baccaratGames.find(({ id }) => id === PROGRESSIVE);
  if (!printed) throw new Error('The progressive is not in the catalogue.');
  const { id, title, section, look } = printed;
  const { rules } = printed.with({});
  const wagers = rules.wagers.map((wager) =>
    wager.id === 'progressive'
      ? { ...wager, rows: wager.rows.slice(0, 1).map((row) => ({ ...row, when: () => true })) }
      : wager,
  );
  return game({ id, title, section, look, posted: () => [], rules: () => ({ ...rules, wagers }) }).with({});
}

interface Around {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly house: House;
}

/** Somebody whom the house has appointed to the floor, on a machine of their own and with the floor's sheet open. */
async function supervisor({ browser, baseURL, house }: Around, name: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await appointed(page, house, name, '/#/table/one');
  await expect(page.locator('.felt')).toBeVisible();
  await page.getByRole('button', { name: 'Floor' }).click();
  return page;
}

/** Two of the floor: what is paid is not taken back by one person alone. */
const test = atTheHouse.extend<{ floor: Page; second: Page }>({
  floor: async ({ browser, baseURL, house }, use) => {
    const page = await supervisor({ browser, baseURL, house }, 'Annabel');
    await use(page);
    await page.context().close();
  },
  second: async ({ browser, baseURL, house }, use) => {
    const page = await supervisor({ browser, baseURL, house }, 'Bernadette');
    await use(page);
    await page.context().close();
  },
});

test.describe('a progressive with a supervisor', () => {
  test.use({ table: tableOf(PROGRESSIVE, { game: generousProgressive(), staffed: true }) });

  test('the meter is won, called, confirmed by the floor, and only then paid', async ({ page, floor }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await area(page, 2, 'player').click();
    await area(page, 2, 'progressive').click();
    await expect(area(page, 2, 'progressive')).toHaveAccessibleName(/1 down/);
    const meter = page.getByTestId('meter');
    const shown = centsIn(await meter.textContent());
    await dealNow(page);

    await expect(page.getByText('A supervisor confirms it before it is paid.')).toBeVisible();
    await expect(floor.getByText('Seat 2 is to be paid')).toBeVisible();
    expect(await faults(floor)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await floor.getByRole('button', { name: 'Confirm and pay' }).click();
    await expect(page.locator('.result-net')).toBeVisible();
    expect(centsIn(await balance(page).textContent())).toBeGreaterThan(before + shown - 10_000);
    await page.locator('.result').getByRole('button').click();
    await expect(page.getByRole('dialog').getByText(/EZ Baccarat Progressive wins/)).toBeVisible();
  });

  test('a mistaken call is withdrawn and called again; a jackpot that was paid is backed out by hand', async ({
    page,
    floor,
    second,
  }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await area(page, 2, 'player').click();
    await area(page, 2, 'progressive').click();
    await dealNow(page);
    const jackpot = floor.getByRole('region', { name: 'Jackpot' });
    await expect(jackpot.getByText('Seat 2 is to be paid')).toBeVisible();
    await jackpot.getByLabel('Reason').fill('The cards were misread.');
    await jackpot.getByRole('button', { name: 'Withdraw the call' }).click();
    await expect(jackpot.getByRole('button', { name: 'Confirm and pay' })).toHaveCount(0);
    await jackpot.getByRole('button', { name: 'Call it again' }).click();
    // Whoever called it does not confirm it alone.
    const others = second.getByRole('region', { name: 'Jackpot' });
    await others.getByRole('button', { name: 'Confirm and pay' }).click();
    await expect(page.locator('.result-net')).toBeVisible();
    const paid = centsIn(await balance(page).textContent());
    await expect(jackpot.getByText(/^The meter was paid in hand \d+\.$/)).toBeVisible();
    for (const sheet of [jackpot, others]) {
      await sheet.getByLabel('Reason').fill('It was no dragon.');
      await sheet.getByRole('button', { name: 'Back it out' }).click();
    }
    await expect.poll(async () => centsIn(await balance(page).textContent())).toBeLessThan(paid - 500_000);
  });
});

test.describe('when something goes wrong with the cards', () => {
  test.use({
    table: tableOf('rws-baccarat/commission-baccarat'),
    pace: { deal: AGES },
  });

  test('the floor calls it by its name, the hand is void and the bets go back', async ({ page, floor }) => {
    await sitAt(page, 'one');
    await expect(page.getByRole('button', { name: 'Floor' })).toHaveCount(0);
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await area(page, 2, 'player').click();
    await expect(inPlay(page)).toHaveText('5.00');
    await dealNow(page);
    await expect(page.locator('.felt.dealing')).toBeVisible();
    const list = floor.getByRole('region', { name: 'Irregularities' });
    const voids = list.getByRole('listitem').filter({ hasText: 'The hand is void' });
    await voids.first().getByRole('button').click();
    await expect(page.locator('.result-net')).toHaveText('0');
    expect(centsIn(await balance(page).textContent())).toBe(before);
    await page.locator('.result').getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('The round was void: the bet goes back')).toBeVisible();
  });
});

test.describe('when a wrong number of cards is noticed after the settlement', () => {
  test.use({ table: tableOf('rws-baccarat/commission-baccarat', { staffed: true }) });

  test('the floor calls it, what was paid and taken goes back, and the road forgets the hand', async ({
    page,
    floor,
    second,
  }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await area(page, 2, 'tie').click();
    await area(page, 2, 'banker-pair').click();
    await expect(inPlay(page)).toHaveText('10.00');
    await dealNow(page);
    await expect(page.locator('.result-net')).toBeVisible();
    expect(centsIn(await balance(page).textContent())).not.toBe(before);
    const hands = await page.locator('.bead').count();
    for (const sheet of [floor, second]) {
      const wrong = sheet.getByRole('listitem').filter({ hasText: 'a card too many or too few' });
      await expect(wrong).toContainText('also after it is paid');
      await wrong.getByRole('button').click();
    }
    await expect(page.locator('.result-net')).toHaveText('0');
    expect(centsIn(await balance(page).textContent())).toBe(before);
    await expect(page.locator('.bead')).toHaveCount(hands - 1);
    expect(await faults(page)).toEqual([]);
    expect(await faults(floor)).toEqual([]);
    // A link to it says so at once, also to whoever is nobody here.
    await page.context().clearCookies();
    await page.goto('/#/history/one/1');
    await page.reload();
    await expect(page.getByText('This hand was void: every bet went back.')).toBeVisible();
    await page.getByRole('button', { name: 'Last' }).click();
    await expect(page.locator('.replay-caption')).toContainText('The hand is void: every bet goes back.');
  });
});
