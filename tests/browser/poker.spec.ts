import { expect, type Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import { cableTo } from './cable.ts';
import { faults, tooBigOrSmall } from './faults.ts';
import { piledUp } from './piles.ts';
import {
  act,
  actionBar,
  aGuest,
  anotherGuest,
  type Guest,
  nextHand,
  nextToAct,
  others,
  takeSeat,
  test,
  winners,
} from './poker-table.ts';
import { onBothScreens, SCREENS, whenTextIsLarge, ZOOMED } from './screens.ts';
import { shifted, watchShifts } from './shifts.ts';

/** Checks or calls until somebody has won. */
async function playOn(guests: readonly Guest[]): Promise<void> {
  for (;;) {
    const guest = await nextToAct(guests);
    if (!guest) return;
    const shows = await actionBar(guest.page)
      .getByRole('button', { name: /^(Show|Run it once)/ })
      .isVisible();
    await act(guest, shows ? /^(Show|Run it once)/ : /^(Check|Call)/);
  }
}

/** One's own cards as the page names them. */
const cardsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('.chair.you .card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Where the rail stands, and how high. */
const railOf = (page: Page): Promise<unknown> => page.locator('.poker-rail').boundingBox();

/** What lies before the seats in order, in dollars. */
const stacksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.chair[data-seat]')]
      .toSorted((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
      .map((chair) => Number(chair.querySelector('.chair-stack')?.textContent?.replaceAll(',', ''))),
  );

/** Keeps the pots of the felt as they were when last there was more than one. */
const rememberPots = (page: Page): Promise<void> =>
  page.evaluate(() =>
    new MutationObserver(() => {
      if (document.querySelectorAll('.pots .pot').length < 2) return;
      const words = [...document.querySelectorAll('.pots .pot-name, .pots .figures')];
      document.body.dataset.pots = words.map(({ textContent }) => textContent).join(' ');
    }).observe(document.body, { childList: true, characterData: true, subtree: true }),
  );

/** The cards that a guest was dealt, as the house told them. */
function dealtTo({ heard }: Guest): string[] {
  const cards = heard.flatMap((text) => {
    const message = JSON.parse(text);
    return message.type === 'you' && message.kind === 'poker' ? message.you.cards : [];
  });
  return [...new Set<string>(cards)];
}

test.inAHouse.describe('one hand after the other', () => {
  test.inAHouse.use({ bots: 2 });

  test.inAHouse('one person plays a hand to its end, and has its history', async ({ page, room }) => {
    const guest = await aGuest(page, room);
    await takeSeat(guest, 2, 100);
    await watchShifts(page);
    await nextToAct([guest]);
    const railBefore = await railOf(page);
    expect(await shifted(page, 0.01)).toEqual([]);
    await expect(page).toHaveTitle(/^● Your turn/);
    await expect(page.locator('.chair.you .card')).toHaveCount(2);
    const held = await cardsOf(page);
    await page.reload();
    await expect(actionBar(page)).toBeVisible();
    expect(await cardsOf(page)).toEqual(held);
    await watchShifts(page);
    await playOn([guest]);
    await expect(page.locator('.poker-caption')).toContainText(
      /wins? [\d.,]+ from (the (main |side )?pot|side pot)/,
    );
    await expect(page.locator('.chair .mark').first()).toHaveText('bot');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PHH of hand 1, as a file' }).click();
    expect((await file).suggestedFilename()).toBe(`${room}-1.phh`);
    await nextHand(guest);
    await expect(page.locator('.you-have')).toContainText('Last hand: ');
    await nextToAct([guest]);
    expect(await shifted(page, 0.01)).toEqual([]);
    // However long the last hand's end is.
    await atLength(page);
    expect(await railOf(page)).toEqual(railBefore);
  });
});

test.describe('with players of the house', () => {
  test.use({ seats: 3, bots: 2 });

  test('nothing in anybody’s way on a desk or a phone, nothing too small or too wide', async ({
    page,
    room,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const guest = await aGuest(page, room);
    expect(await onBothScreens(page, faults)).toEqual([]);
    await takeSeat(guest, 2, 100);
    await nextToAct([guest]);
    expect(await onBothScreens(page, faults)).toEqual([]);
    expect(await onBothScreens(page, tooBigOrSmall)).toEqual([]);
    expect(await whenTextIsLarge(page, piledUp, SCREENS.desk)).toEqual([]);
    await playOn([guest]);
    expect(await onBothScreens(page, faults)).toEqual([]);
    expect(await onBothScreens(page, tooBigOrSmall)).toEqual([]);
    for (const screen of Object.values(SCREENS))
      expect(await whenTextIsLarge(page, piledUp, screen)).toEqual([]);
  });
});

test.inAHouse.describe('two tables of one game', () => {
  test.inAHouse.use({ bots: 2, beside: 'limit' });

  test.inAHouse(
    'are played at once in one browser, the one that waits is marked, and a stack moves from one to the other',
    async ({ page, room }) => {
      const guest = await aGuest(page, room);
      await takeSeat(guest, 2, 100);
      await page.getByRole('link', { name: 'Lobby', exact: true }).click();
      const tabs = page.getByRole('navigation', { name: 'Your tables' });
      await expect(tabs.getByRole('link', { name: /The Card Room/ })).toContainText('your turn');
      await expect(page).toHaveTitle(/^● Your turn – The Card Room/);
      await page.locator('.poker-card').nth(1).click();
      await expect(page.getByRole('heading', { name: 'The Mezzanine' })).toBeVisible();
      await tabs.getByRole('link', { name: /The Card Room/ }).click();
      // Without a seat there, the other table is not kept open.
      await expect(tabs).toBeHidden();
      await act(guest, /^(Fold|Check)/);
      await page.getByRole('button', { name: 'Change table' }).click();
      await page.getByRole('button', { name: 'Move there' }).click();
      await expect(page.getByRole('heading', { name: 'The Mezzanine' })).toBeVisible();
      await expect(page.locator('.chair.you')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Guest \d+ 9,9\d\d/ })).toBeVisible();
    },
  );
});

test.describe('three at the table', () => {
  test.use({ seats: 3 });

  test('three people play through a side pot, and nobody is sent another’s cards', async ({
    page,
    browser,
    baseURL,
    room,
  }) => {
    const guests = [
      await aGuest(page, room),
      await anotherGuest({ browser, baseURL, room }),
      await anotherGuest({ browser, baseURL, room }),
    ];
    await Promise.all(guests.map((guest, i) => takeSeat(guest, 1 + i, 40 * (i + 1))));
    await expect(page.locator('.chair[data-seat]')).toHaveCount(3);
    for (const { page: one } of guests) await rememberPots(one);
    // The first to act bets all they have, and the others all of theirs.
    for (;;) {
      const guest = await nextToAct(guests);
      if (!guest) break;
      const allIn = guest.page.getByRole('button', { name: /^All in,/ });
      if (await allIn.isVisible()) {
        await allIn.click();
        await act(guest, /^(Bet|Raise to)/);
      } else {
        const shows = await actionBar(guest.page).getByRole('button', { name: 'Show' }).isVisible();
        await act(guest, shows ? /^Show/ : /^(Check|Call)/);
      }
    }
    for (const { page: one } of guests) {
      // Both lay on the felt, each by its name and with what is in it, before they were given.
      await expect(one.locator('body')).toHaveAttribute('data-pots', 'Main pot 120 Side pot 80');
      await expect(one.locator('.poker-caption')).toContainText(/from the main pot/);
      await expect(one.locator('.poker-caption')).toContainText(/from the side pot/);
      // Of 40, 80 and 120 the last 40 of the third are called by nobody, the first can win no more than 40 of each, and the
      // house takes 5 %, at most 3.
      const total = async (): Promise<number> => (await stacksOf(one)).reduce((sum, stack) => sum + stack, 0);
      // Whoever was all in is said to be so until the hand is over, a moment after the pots are given.
      await expect.poll(total).toBe(240 - 3);
      const [first = 0, second = 0, third = 0] = await stacksOf(one);
      expect(first).toBeLessThanOrEqual(3 * 40);
      expect(second).toBeLessThanOrEqual(3 * 40 + 2 * 40);
      expect(third).toBeGreaterThanOrEqual(40);
    }
    for (const guest of guests) {
      const shown = guest.heard.findIndex((text) => text.includes('"type":"shown"'));
      const before = guest.heard.slice(0, shown === -1 ? undefined : shown);
      expect(dealtTo(guest)).toHaveLength(2);
      for (const other of guests) {
        if (other === guest) continue;
        for (const card of dealtTo(other)) {
          expect(before.filter((text) => text.includes(`"${card}"`))).toEqual([]);
        }
      }
    }
  });
});

test('bclc-poker 17.0 §10.15: the five cards of the winning hand stay up, the other two are pulled down', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guests = [await aGuest(page, room), await anotherGuest({ browser, baseURL, room })];
  for (const [i, guest] of guests.entries()) await takeSeat(guest, 1 + i, 100);
  await playOn(guests);
  await expect(page.locator('.poker-board .card')).toHaveCount(5);
  // Who ties shares the board's five; whoever wins alone has five of seven.
  for (const chair of await winners(page).all()) {
    const used = await chair.locator('.card:not(.pulled)').count();
    expect(await chair.locator('.card').count()).toBe(2);
    expect(used).toBeLessThanOrEqual(2);
  }
  if ((await winners(page).count()) === 1) {
    const used = page.locator('.poker-board .card:not(.pulled), .chair.has-won .card:not(.pulled)');
    await expect(used).toHaveCount(5);
    await expect(page.getByRole('img', { name: /, not used$/ })).toHaveCount(2);
  }
  expect(await faults(page)).toEqual([]);
});

test('a wish for one’s turn is done once, and forgotten when the price changes; a free fold is asked about', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const guests = [await aGuest(page, room), await anotherGuest({ browser, baseURL, room })];
  for (const [i, guest] of guests.entries()) await takeSeat(guest, 1 + i, 100);
  const first = await nextToAct(guests);
  const second = guests.find((guest) => guest !== first);
  if (!first || !second) throw new Error('Nobody is to act.');
  await second.page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(second.page.getByRole('button', { name: 'Check', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await act(first, /^Raise to/);
  await expect(actionBar(second.page)).toBeVisible();
  await act(second, /^Call/);
  await expect(page.locator('.poker-board .card')).toHaveCount(3);

  const opener = await nextToAct(guests);
  const caller = guests.find((guest) => guest !== opener);
  if (!opener || !caller) throw new Error('Nobody is to act.');
  // At twice the size too the rail is as high for who wishes as for who is asked.
  const [asked, wishing] = await Promise.all(
    [opener, caller].map(async ({ page: one }) => {
      const before = one.viewportSize() ?? ZOOMED;
      await one.setViewportSize(ZOOMED);
      const seen = await railOf(one);
      await one.setViewportSize(before);
      return seen;
    }),
  );
  expect(wishing).toEqual(asked);
  await caller.page.getByRole('button', { name: 'Call any' }).click();
  // Whoever would fold for nothing is asked first, where a size is chosen otherwise.
  const rail = await railOf(opener.page);
  await opener.page.keyboard.press('f');
  await expect(opener.page.getByRole('alert')).toHaveText('To check is free. Fold all the same?');
  expect(await railOf(opener.page)).toEqual(rail);
  await opener.page.keyboard.press('Escape');
  await expect(opener.page.getByRole('slider')).toBeVisible();
  expect(await railOf(opener.page)).toEqual(rail);
  await act(opener, /^Bet/);
  await expect(page.locator('.poker-board .card')).toHaveCount(4);
});

test('with the keyboard: the size of a raise, the table in words, and a fold', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const guests = [await aGuest(page, room), await anotherGuest({ browser, baseURL, room })];
  for (const [i, guest] of guests.entries()) await takeSeat(guest, 1 + i, 100);
  const first = await nextToAct(guests);
  const second = guests.find((guest) => guest !== first);
  if (!first || !second) throw new Error('Nobody is to act.');
  const { keyboard } = first.page;
  // It has come to whoever is asked: the next key leads to what may be done.
  await keyboard.press('Tab');
  await expect(actionBar(first.page).getByRole('button').first()).toBeFocused();
  // Where the system chooses the colours, the size that is chosen can still be read.
  await first.page.emulateMedia({ forcedColors: 'active' });
  const [ink, ground] = await first.page
    .getByRole('button', { name: 'Least', pressed: true })
    .evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  expect(ink).toContain('255, 255, 255');
  expect(ground).not.toContain('255, 255, 255');
  await first.page.emulateMedia({ forcedColors: 'none' });
  await keyboard.press('s');
  await expect(first.page.getByTestId('spoken')).toContainText(/You hold the .* and the .*\. .*Your turn\./);
  await keyboard.press('r');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(actionBar(first.page).getByRole('button', { name: /^Raise to/ })).toContainText('6');
  await expect(first.page.getByRole('list', { name: 'Seats' })).toMatchAriaSnapshot(`
    - listitem: /Seat \\d+.* 1 in front/
    - listitem: /Seat \\d+.* 2 in front/
  `);
  await keyboard.press('Enter');
  await nextToAct([second]);
  // The keyboard rests on the rail until the next question, whose edge says so: no outline stands around all that is read.
  const rail = first.page.locator('.poker-rail');
  await expect(rail).toBeFocused();
  await expect(rail).toHaveCSS('outline-style', 'none');
  await second.page.keyboard.press('f');
  await expect(winners(first.page)).toHaveCount(1);
  await expect(first.page.locator('.poker-caption')).toContainText('goes back to');
});

test('sit out, come back, and leave with what one has', async ({ page, room }) => {
  const guest = await aGuest(page, room);
  await takeSeat(guest, 2, 100);
  await expect(page.getByRole('button', { name: /^Guest \d+ 9,900$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sit out' }).click();
  await expect(page.locator('.chair.you')).toContainText('Away');
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.locator('.chair.you')).toContainText('100');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('button', { name: /^Guest \d+ 10,000$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seat 2: Sit here' })).toBeVisible();
});

test('a socket that is cut in the middle of a hand comes back by itself, with the hand as it is', async ({
  page,
  browser,
  baseURL,
  room,
}) => {
  const cable = await cableTo(baseURL ?? '');
  const guests = [await aGuest(page, room, cable.address), await anotherGuest({ browser, baseURL, room })];
  for (const [i, guest] of guests.entries()) await takeSeat(guest, 1 + i, 100);
  const first = await nextToAct(guests);
  if (!first) throw new Error('Nobody is to act.');
  // The other may be asked before all of one's own cards have come here.
  await expect(page.locator('.chair.you .card')).toHaveCount(2);
  const held = await cardsOf(page);
  cable.cut();
  await expect(page.getByRole('status')).toContainText('reconnecting by itself');
  if (first.page !== page) await act(first, /^Call/);
  cable.mend();
  await expect(page.getByRole('status')).toBeHidden();
  expect(await cardsOf(page)).toEqual(held);
  await expect(actionBar(page)).toBeVisible();
  await act({ page, heard: [] }, /^(Check|Call)/);
  if (first.page === page) {
    await nextToAct(others(guests, first));
    for (const other of others(guests, first)) await act(other, /^Check/);
  }
  // Both have the big blind in the pot, once: nothing was bet twice, and nothing was lost.
  for (const { page: one } of guests) {
    await expect(one.locator('.poker-board .card')).toHaveCount(3);
    await expect(one.locator('.pots')).toContainText('4');
    expect(await stacksOf(one)).toEqual([98, 98]);
  }
  await cable.close();
});
