import type { Locator, Page } from '@playwright/test';
import { area, balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { AGES, letPass } from './house.ts';
import { expect, test } from './shared-house.ts';
import { tableOf } from './tables.ts';

test.describe('a game that a player banks', () => {
  test.use({ game: 'baccarat-gold/baccarat-gold' });

  test('waits for a bank, takes bets against it, and settles it with its fee', async ({
    page,
    table,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const bettor = await context.newPage();
    await sitAt(bettor, table);
    await sitAt(page, table);
    await expect(page.locator('.caption')).toContainText('put up a bank');
    // Whoever bets without one is told what would help, though what says it on the felt is covered.
    await area(bettor, 2, 'player-line').dispatchEvent('click');
    await expect(bettor.locator('.refusal')).toContainText('put up a bank');
    await page.getByRole('button', { name: /^Sit at spot/ }).click();
    const offer = page.getByRole('form', { name: 'The bank is offered to you' });
    await expect(offer).toBeVisible();
    expect(await faults(page)).toEqual([]);
    // It is anybody's: there is nobody to let it pass to, and whoever does not want it gets up.
    await expect(offer.getByRole('button', { name: 'Let it pass' })).toHaveCount(0);
    await offer.getByRole('button', { name: 'Stand up' }).click();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: /^Sit at spot/ }).click();
    await offer.getByRole('spinbutton').fill('400');
    await offer.getByRole('button', { name: 'Bank 400.00' }).click();
    await expect(page.getByText('You bank', { exact: true })).toBeVisible();
    await expect(bettor.getByText(/Guest \d+ banks/)).toBeVisible();
    await expect(bettor.getByRole('region', { name: 'The bank' })).toContainText('400.00');

    await expect(bettor.locator('.felt.betting')).toBeVisible();
    await takeChip(bettor, '25');
    await area(bettor, 2, 'player-line').click();
    await expect(inPlay(bettor)).toHaveText(/^2[56]/);
    await dealNow(bettor);
    await expect(page.locator('.result-net')).toBeVisible();
    await page.locator('.result').getByRole('button').click();
    await expect(page.getByRole('dialog').getByText(/Your bank (wins|loses|pushes)/)).toBeVisible();
    await expect(page.getByRole('dialog').getByText('· Collection fee')).toBeVisible();
    await bettor.locator('.result').getByRole('button').click();
    await expect(bettor.getByRole('dialog').getByText(/Player line (wins|loses|pushes)/)).toBeVisible();
    await context.close();
  });
});

test.inAHouse.describe('a game that the house banks unless a player does', () => {
  test.inAHouse.use({ table: tableOf('bclc-baccarat/three-card-baccarat') });

  test.inAHouse(
    'deals every seat a hand, offers the bank after a bet, and passes it when it is declined',
    async ({ page }) => {
      await sitAt(page, 'one');
      await expect(page.getByRole('region', { name: 'The bank' })).toContainText('The house banks.');
      const before = centsIn(await balance(page).textContent());
      await takeChip(page, '25');
      await area(page, 5, 'three-card-baccarat').click();
      await area(page, 5, 'three-kings-bonus').click();
      await expect(inPlay(page)).toHaveText('50.00');
      expect(centsIn(await balance(page).textContent())).toBe(before - 5_000);
      await dealNow(page);
      await expect(page.getByRole('region', { name: 'Your hand at seat 5' }).getByRole('img')).toHaveCount(3);
      await expect(page.locator('.result-net')).toBeVisible();
      letPass(AGES);
      const offer = page.getByRole('form', { name: 'The bank is offered to you' });
      await expect(offer).toBeVisible();
      await expect(offer).toContainText('The dealer bets');
      await offer.getByRole('button', { name: 'Let it pass' }).click();
      await expect(offer).toBeHidden();
      await expect(page.getByRole('region', { name: 'The bank' })).toContainText('The house banks.');
    },
  );
});

test.inAHouse.describe('Pai Gow, where the bank goes round', () => {
  test.inAHouse.use({ table: tableOf('bclc-poker/pai-gow-poker') });

  test.inAHouse(
    'bclc-poker 2.0 §2.1.4, §2.1.7, §8.5: a player banks a round, sets last, is settled as the bank, and the house banks again',
    async ({ page, browser, baseURL }) => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      const bettor = await context.newPage();
      await sitAt(page, 'one');
      await sitAt(bettor, 'one');
      const offer = page.getByRole('form', { name: 'The bank is offered to you' });
      const houseWay = (one: Page): Locator => one.locator('.question [data-verb="house-way"]');
      const bank = (one: Page): Locator => one.getByRole('region', { name: 'The bank' });
      // The bank goes counter-clockwise from the dealer's right to whoever has bet.
      await expect(bank(page)).toContainText('The house banks.');
      await takeChip(page, '25');
      await area(page, 6, 'main').click();
      await dealNow(page);
      await houseWay(page).click();
      await expect(page.locator('.result-net')).toBeVisible();
      letPass(AGES);
      await expect(offer).toBeVisible();
      const before = centsIn(await balance(page).textContent());
      await offer.getByRole('spinbutton').fill('500');
      await offer.getByRole('button', { name: 'Bank 500.00' }).click();
      await expect(bank(page)).toContainText('You bank');
      await expect(bank(page)).toContainText('the dealer bets 25');
      await expect(bank(bettor)).toContainText(/Guest \d+ banks, seat 6/);
      expect(centsIn(await balance(page).textContent())).toBe(before - 50_000);

      await takeChip(bettor, '25');
      await area(bettor, 2, 'main').click();
      await dealNow(bettor);
      await expect(houseWay(bettor)).toBeVisible();
      await expect(houseWay(page)).toBeHidden();
      await houseWay(bettor).click();
      await houseWay(page).click();
      const net = page.locator('.result-net');
      await expect(net).toBeVisible();
      await page.locator('.result').getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText(/Your bank (wins|loses|pushes)/);
      await page.keyboard.press('Escape');
      expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
      letPass(AGES);
      await expect(bank(page)).toContainText('The house banks.');
      await context.close();
    },
  );
});
