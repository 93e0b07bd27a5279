import { expect, type Locator, type Page } from '@playwright/test';
import { AGES, letPass } from './house.ts';
import {
  act,
  actionBar,
  aGuest,
  nextHand,
  nextToAct,
  others,
  seated,
  takeSeat,
  test,
} from './poker-table.ts';

const log = (page: Page): Locator => page.locator('.hand-log').first();
const caption = (page: Page): Locator => page.locator('.poker-caption');
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

test.inAHouse.describe('pot limit, with the Mississippi straddle', () => {
  test.inAHouse.use({ played: 'pot limit', pokerPace: { gather: AGES } });

  test.inAHouse(
    'bclc-poker 17.0 §4.1.5.b: the button straddles, the left of it speaks first and the button last',
    async ({ page, browser, baseURL, room }) => {
      const guests = await seated(page, { browser, baseURL, room }, { 1: 100, 2: 100, 3: 100 });
      const [left, , dealer] = guests;
      if (!left || !dealer) throw new Error('Somebody is missing.');
      await expect(button(left.page, /^Straddle 4 ?: Only the player after the big blind/)).toBeDisabled();
      await button(dealer.page, /^Straddle 4/).click();
      await expect(left.page.locator('.chair[data-seat="3"]')).toContainText('Straddles 4');
      letPass(AGES);
      await expect(log(page)).toContainText('posts a straddle, 4.');
      expect(await nextToAct(guests)).toBe(left);
      await act(left, /^Call/);
      await nextToAct(others(guests, left));
      await act(guests[1] ?? left, /^Call/);
      await expect(actionBar(dealer.page).getByRole('button', { name: /^Check/ })).toBeEnabled();
      await expect(actionBar(dealer.page).getByRole('button', { name: /^Raise to/ })).toBeEnabled();
    },
  );
});

test.inAHouse.describe('pot limit, where the clock is called on request', () => {
  test.inAHouse.use({
    played: 'pot limit',
    seats: 2,
    pokerPace: { clock: AGES, warning: AGES },
  });

  test.inAHouse(
    'bclc-poker 33.0 §1.12: the clock is called on whoever faces a bet, warns, and then the hand is dead',
    async ({ page, browser, baseURL, room }) => {
      const guests = await seated(page, { browser, baseURL, room }, { 1: 100, 2: 100 });
      const late = await nextToAct(guests);
      const [asks] = others(guests, late);
      if (!late || !asks) throw new Error('Nobody is to act.');
      await expect(button(late.page, /^Call the clock/)).toBeHidden();
      await button(asks.page, /^Call the clock/).click();
      await expect(late.page.getByTestId('clock')).toContainText('has called the clock on you.');
      await expect(late.page.getByTestId('clock')).toContainText('Act now, or your hand is dead.');
      letPass(AGES);
      await expect(log(asks.page)).toContainText('did not act: the hand is dead.');
      await expect(caption(asks.page)).toContainText('You win');
    },
  );
});

test.describe('pot limit', () => {
  test.use({ played: 'pot limit' });

  test('bclc-poker 17.0 §10.14.2: a player asks to see a hand that was mucked, and its cards verify here', async ({
    page,
    browser,
    baseURL,
    room,
  }) => {
    const guests = await seated(page, { browser, baseURL, room }, { 1: 100, 2: 100 });
    for (;;) {
      const guest = await nextToAct(guests);
      if (!guest) break;
      const mucks = await actionBar(guest.page).getByRole('button', { name: 'Muck' }).isVisible();
      await act(guest, mucks ? /^Muck/ : /^(Check|Call)/);
    }
    await button(page, /^See the hand of/).click();
    await expect(log(page)).toContainText('You ask to see the hand of');
    await expect(page.locator('.chair:not(.you) .card[aria-label*=" of "]')).toHaveCount(2);
    await page.getByRole('link', { name: 'My rounds' }).click();
    await page.getByRole('link', { name: /hand 1/ }).click();
    // Step by step on the felt, with what whoever acts has to call; the check is folded below.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand 1');
    const again = page.getByRole('region', { name: 'The hand, step by step' });
    const next = again.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(again.locator('.poker-caption')).toContainText(/ha(s|ve) 1 to call/);
    await next.click();
    await expect(again.locator('.poker-caption')).toContainText(/ (is|are) next\./);
    await again.getByRole('slider', { name: 'Step' }).press('End');
    await expect(again.locator('.poker-board .card')).toHaveCount(5);
    await expect(again.locator('.chair.has-won')).not.toHaveCount(0);
    await expect(next).toBeDisabled();
    await page.getByText('Were the cards honest?').click();
    await expect(page.getByRole('region', { name: 'Is the deck honest?' })).toContainText('✓');
    // Five on the board, two of one's own, and the two that were asked for.
    await expect(page.locator('.replay dt')).toHaveCount(9);
    await page.getByRole('link', { name: 'To the table' }).click();
    await expect(page.locator('.poker-felt')).toBeVisible();
  });
});

test.describe('limit, where blinds may chop', () => {
  test.use({ played: 'limit' });

  test('bclc-poker 17.0 §10.5: both blinds agree to chop, and take their bets back', async ({
    page,
    browser,
    baseURL,
    room,
  }) => {
    const guests = await seated(page, { browser, baseURL, room }, { 1: 100, 2: 100 });
    const small = await nextToAct(guests);
    const [big] = others(guests, small);
    if (!small || !big) throw new Error('Nobody is to act.');
    await act(small, /^Chop/);
    await expect(actionBar(big.page).getByRole('button', { name: 'Decline' })).toBeVisible();
    await actionBar(big.page).getByRole('button', { name: 'Chop' }).click();
    await expect(caption(page)).toContainText('take the blinds back.');
    for (const guest of guests) await expect(guest.page.locator('.chair.you .chair-stack')).toHaveText('100');
  });
});

test.inAHouse.describe('limit, with players of the house', () => {
  test.inAHouse.use({ played: 'limit', bots: 3 });

  test.inAHouse(
    'bclc-poker 17.0 §4.1.4: after the big blind an oversize straddle is offered, and posted',
    async ({ page, room }) => {
      const guest = await aGuest(page, room);
      await takeSeat(guest, 1, 200);
      const oversize = button(page, /^Oversize 5/);
      const fold = actionBar(page).getByRole('button', { name: /^Fold/ });
      // Hand after hand is folded until the button is where the seat after the big blind is one's own.
      for (;;) {
        for (let turn = await nextToAct([guest]); turn; turn = await nextToAct([guest]))
          await act(guest, (await fold.isEnabled()) ? /^Fold/ : /^(Check|Chop|Decline|Show)/);
        await expect(button(page, /^Straddle 4/)).toBeVisible();
        if (await oversize.isVisible()) break;
        await nextHand(guest);
      }
      await oversize.click();
      await expect(button(page, /^Straddle 5/)).toHaveAttribute('aria-pressed', 'true');
      letPass(AGES);
      await expect(log(page)).toContainText('You post a straddle, 5.');
    },
  );
});

test('bclc-poker 21.0 §11.1.4, §11.2.6: two players who are all in agree before another card, and two boards are dealt', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const guests = await seated(page, { browser, baseURL, room }, { 1: 50, 2: 50 });
  const first = await nextToAct(guests);
  if (!first) throw new Error('Nobody is to act.');
  await first.page.getByRole('button', { name: /^All in,/ }).click();
  await act(first, /^Raise to/);
  const [second] = others(guests, first);
  if (!second) throw new Error('Nobody is to call.');
  await nextToAct([second]);
  await act(second, /^Call/);
  await expect(page.locator('.poker-board .card')).toHaveCount(0);
  for (const _ of guests) {
    const asked = await nextToAct(guests);
    if (asked) await act(asked, /^Run it twice/);
  }
  await expect(page.getByRole('region', { name: 'Board 2' }).locator('.card')).toHaveCount(5);
  for (;;) {
    const guest = await nextToAct(guests);
    if (!guest) break;
    await act(guest, /^Show/);
  }
  await expect(caption(page)).toContainText('on board 2');
});

test.inAHouse('a house with only poker tables says nothing of tables that are missing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.poker-card')).toBeVisible();
  await expect(page.getByText('No table is open')).toBeHidden();
});
