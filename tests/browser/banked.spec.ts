import type { Locator, Page } from '@playwright/test';
import {
  area,
  asGuest,
  balance,
  besideThePage,
  centsIn,
  dealNow,
  inPlay,
  sitAt,
  takeChip,
} from './at-the-table.ts';
import { cableTo } from './cable.ts';
import { faults, tooBigOrSmall } from './faults.ts';
import { AGES, letPass } from './house.ts';
import { untidy } from './overlaps.ts';
import { answersOutOfSight, onBothScreens } from './screens.ts';
import { expect, takeTable, test } from './shared-house.ts';
import { tableOf } from './tables.ts';

const LIBRARY = 'bclc-poker/three-card-poker';
const WINTER_GARDEN = 'bclc-poker/ultimate-texas-holdem';

const question = (page: Page): Locator => page.locator('.question');
const action = (page: Page, name: RegExp): Locator => question(page).getByRole('button', { name });
const yourCards = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: `Your hand at seat ${seat}` }).getByRole('img');
const dealersCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Dealer’s hand' }).getByRole('img');

const namesOf = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** Bets, and waits until the round asks. */
async function betAndBeAsked(page: Page, chip: string, ...places: string[]): Promise<void> {
  await takeChip(page, chip);
  for (const place of places) await page.locator(`[data-area="${place}"]`).click();
  await dealNow(page);
  await expect(question(page)).toBeVisible();
}

/** What the settled lines under the hand come to, in cents. */
async function sumOfLines(page: Page): Promise<number> {
  const amounts = await page.locator('.your-lines li b').allTextContents();
  return amounts.map((text) => (text === 'push' ? 0 : centsIn(text))).reduce((sum, one) => sum + one, 0);
}

async function settledAsSaid(page: Page, before: number): Promise<void> {
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  const sum = await sumOfLines(page);
  expect(centsIn(await net.textContent())).toBe(sum);
  expect(centsIn(await balance(page).textContent())).toBe(before + sum);
}

test('Three Card Poker: bet, see your own three cards, play, and be paid by what is said', async ({
  page,
}) => {
  await sitAt(page, await takeTable(LIBRARY));
  await expect(page.locator('.caption')).toHaveText('Place a bet to start the round.');
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '4/ante', '4/pair-plus');

  await expect(yourCards(page, 4)).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Your hand at seat 4' }).locator('.card.down')).toHaveCount(
    0,
  );
  await expect(dealersCards(page)).toHaveCount(3);
  for (const card of await dealersCards(page).all())
    await expect(card).toHaveAccessibleName('a card face down');
  await expect(page.locator('.caption')).toHaveText('Your decision at seat 4.');
  await expect(inPlay(page)).toHaveText('50.00');

  await action(page, /^Play 25\.00/).click();
  await expect(area(page, 4, 'play')).toHaveAccessibleName(/Play: 25 down/);
  await settledAsSaid(page, before);
  await expect(page.locator('.your-lines')).toContainText('Ante');
  await expect(page.locator('.your-lines')).toContainText('Play');
  // What was called is read as a list: none of it is empty.
  const calls = page.getByRole('region', { name: 'The dealer’s calls' }).getByRole('listitem');
  expect(await calls.allTextContents()).not.toContain('');
  await expect(page.locator('.dealer-hand .hand-caption')).not.toBeEmpty();
  for (const card of await dealersCards(page).all())
    await expect(card).not.toHaveAccessibleName('a card face down');

  await page.locator('.result').getByRole('button').click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText(/Spot 4 · Ante (wins|loses|pushes)/)).toBeVisible();
  await expect(slip.getByText(/§\d/).first()).toBeVisible();
});

test('a fold with the keyboard loses the ante and no more', async ({ page }) => {
  await sitAt(page, await takeTable(LIBRARY));
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '3/ante');
  await expect(page.getByTestId('choices')).toHaveText('Play 25.00, or Fold');
  await page.keyboard.press('s');
  await expect(page.getByTestId('spoken')).toContainText('You are asked at seat 3: play 25, or fold.');
  await expect(page.getByTestId('few-seconds')).toBeEmpty();
  await page.keyboard.press('f');
  await settledAsSaid(page, before);
  expect(centsIn(await page.locator('.result-net').textContent())).toBe(-2_500);
  await expect(page.getByRole('region', { name: 'Your hand at seat 3' })).toContainText('folds');
});

test('whoever reloads while being asked is still asked, with the same cards', async ({ page }) => {
  await sitAt(page, await takeTable(LIBRARY));
  await betAndBeAsked(page, '25', '4/ante');
  await expect(yourCards(page, 4)).toHaveCount(3);
  const held = await namesOf(yourCards(page, 4));
  await page.reload();
  await expect(action(page, /^Fold/)).toBeVisible();
  expect(await namesOf(yourCards(page, 4))).toEqual(held);
  await action(page, /^Fold/).click();
  await expect(page.locator('.result-net')).toHaveText('−25');
});

test('whoever’s socket is cut while being asked is asked again by itself: the same cards, the bet once', async ({
  page,
  baseURL,
}) => {
  const cable = await cableTo(baseURL ?? '');
  const table = await takeTable(LIBRARY);
  await asGuest(page, cable.address);
  await page.goto(`${cable.address}/#/table/${table}`);
  await expect(page.locator('.felt-name')).toBeVisible();
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '4/ante', '4/pair-plus');
  await expect(yourCards(page, 4)).toHaveCount(3);
  const held = await namesOf(yourCards(page, 4));
  cable.cut();
  await expect(page.getByRole('status').filter({ hasText: 'No line to the house.' })).toBeVisible();
  cable.mend();
  await expect(page.locator('.line-status')).toBeHidden();
  expect(await namesOf(yourCards(page, 4))).toEqual(held);
  await expect(inPlay(page)).toHaveText('50.00');
  await action(page, /^Play 25\.00/).click();
  await settledAsSaid(page, before);
  await cable.close();
});

test('whoever is asked and looks elsewhere is told so on every page, and is back in one press', async ({
  page,
}) => {
  await sitAt(page, await takeTable(LIBRARY));
  await betAndBeAsked(page, '25', '4/ante');
  for (const [link, heading] of [
    ['Lobby', 'Tables'],
    ['Rules', 'Rules'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(besideThePage(page).getByRole('link', { name: /The Library/ })).toContainText(
      /\d s, your turn/,
    );
    await expect(page).toHaveTitle(/^● Your turn – The Library/);
  }
  expect(await onBothScreens(page, faults)).toEqual([]);
  await besideThePage(page).getByRole('link').click();
  await expect(besideThePage(page)).toBeHidden();
  await action(page, /^Fold/).click();
  await expect(page.locator('.result-net')).toHaveText('−25');
  // Nothing is in play any more.
  await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  await expect(page).toHaveTitle(/^Tables/);
  await expect(besideThePage(page)).toBeHidden();
});

test('Ultimate: the ante fills the blind; check, check, fold', async ({ page }) => {
  await sitAt(page, await takeTable(WINTER_GARDEN));
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '3/ante');
  await expect(area(page, 3, 'blind')).toHaveAccessibleName(/Blind: 25 down/);
  await expect(yourCards(page, 3)).toHaveCount(2);
  const board = page.getByRole('region', { name: 'Community cards' });
  await expect(board.locator('.card.down')).toHaveCount(5);
  await expect(action(page, /^Play 75\.00 \(3x\)/)).toBeEnabled();
  await expect(action(page, /^Play 100\.00 \(4x\)/)).toBeEnabled();
  await page.keyboard.press('c');
  await expect(action(page, /^Play 50\.00/)).toBeVisible();
  await expect(board.locator('.card.down')).toHaveCount(2);
  await action(page, /^Check/).click();
  await expect(action(page, /^Play 25\.00/)).toBeVisible();
  await expect(board.locator('.card.down')).toHaveCount(0);
  await action(page, /^Fold/).click();
  await settledAsSaid(page, before);
  expect(centsIn(await page.locator('.result-net').textContent())).toBe(-5_000);
});

test('Ultimate: four times the ante by its key, and the round in the history is dealt again', async ({
  page,
}) => {
  await sitAt(page, await takeTable(WINTER_GARDEN));
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '5', '3/ante', '3/trips');
  await page.keyboard.press('4');
  await expect(area(page, 3, 'play')).toHaveAccessibleName(/Play: 20 down/);
  await settledAsSaid(page, before);

  await page.getByRole('link', { name: 'My rounds' }).click();
  const entry = page.locator('.round-entry').first();
  await expect(entry).toContainText('Dealer had');
  await entry.click();
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.locator('.replay-caption')).toContainText('Bets are settled.');
  await page.getByText('Were the cards honest?').click();
  await expect(page.getByText('the same, card for card')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hand at seat 3' }).getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Community cards' }).getByRole('img')).toHaveCount(5);
  expect(await faults(page)).toEqual([]);
});

test('another at the table sees whose turn it is, and never receives a card of theirs', async ({
  page,
  browser,
  baseURL,
}) => {
  const table = await takeTable(LIBRARY);
  await sitAt(page, table);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const friend = await context.newPage();
  const heard: string[] = [];
  friend.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await sitAt(friend, table);
  await betAndBeAsked(page, '25', '2/ante');
  await expect(friend.locator('.caption')).toHaveText(/^Waiting for Guest \d+ at seat 2\.$/);
  const theirs = friend.getByRole('region', { name: 'Hand at seat 2' });
  await expect(theirs.locator('.card.down')).toHaveCount(3);
  await action(page, /^Fold/).click();
  await expect(friend.locator('.felt.settled')).toBeVisible();
  await expect(theirs).toContainText('folds');
  await expect(theirs.locator('.card.down')).toHaveCount(3);

  const held = await page
    .getByRole('region', { name: 'Your hand at seat 2' })
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  expect(held).toHaveLength(3);
  for (const card of held) {
    const letters = lettersOf(card);
    expect(heard.filter((frame) => frame.includes(`"${letters}"`))).toEqual([]);
  }
  expect(heard.some((frame) => frame.includes('"place":"2"'))).toBe(true);
  await context.close();
});

/** "the ten of diamonds" as "Td". */
function lettersOf(name: string): string {
  const [, rank = '', suit = ''] = /^the (\w+) of (\w+)$/.exec(name) ?? [];
  const ranks = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
  const letter = '23456789TJQKA'.charAt(ranks.indexOf(rank));
  expect(letter).not.toBe('');
  return `${letter}${suit.charAt(0)}`;
}

test.inAHouse.describe('away', () => {
  test.inAHouse.use({ table: tableOf(LIBRARY), pace: { decide: 8_000 } });

  test.inAHouse(
    'whoever has few seconds is told so; a decision of the house is shown as such',
    async ({ page }) => {
      await sitAt(page, 'one');
      await betAndBeAsked(page, '25', '4/ante');
      await expect(page.getByTestId('few-seconds')).toHaveText('A few seconds are left to decide.');
      await expect(page.locator('.question .countdown.warned')).toBeVisible();
      letPass(AGES);
      await expect(page.getByRole('region', { name: 'Your hand at seat 4' })).toContainText('away: folds');
      await expect(page.getByText('by the house, the player was away')).toBeVisible();
    },
  );
});

test.describe('with time to bet', () => {
  test('undo, double, a bet for the dealer, clear: and the round waits for a bet again', async ({ page }) => {
    await sitAt(page, await takeTable(WINTER_GARDEN));
    await takeChip(page, '5');
    await area(page, 3, 'ante').click();
    await expect(inPlay(page)).toHaveText('10.00');
    await expect(page.locator('.caption')).toHaveText('Place your bets.');
    await page.getByRole('button', { name: 'Double' }).click();
    await expect(inPlay(page)).toHaveText('20.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(inPlay(page)).toHaveText('10.00');
    await page.getByRole('checkbox', { name: 'For the dealer' }).check();
    await area(page, 3, 'ante').click();
    await expect(area(page, 3, 'ante')).toHaveAccessibleName(/5 down, 5 for the dealer/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(inPlay(page)).toHaveText('0.00');
    await expect(page.locator('.caption')).toHaveText('Place a bet to start the round.');
  });

  test('whoever likes cuts the deck before the deal', async ({ page }) => {
    await sitAt(page, await takeTable(LIBRARY));
    await page.getByRole('slider').fill('17');
    await page.getByRole('button', { name: 'Cut the deck' }).click();
    await expect(page.getByText(/^Cut at 17 by Guest \d+\.$/)).toBeVisible();
  });
});

test('what may not be bet is refused with its clause', async ({ page }) => {
  await sitAt(page, await takeTable(WINTER_GARDEN));
  await takeChip(page, '25');
  await area(page, 3, 'trips').click();
  await expect(page.getByRole('alert')).toContainText('Trips needs an Ante');
  await expect(page.getByRole('alert')).toContainText('§6.2');
  await expect(inPlay(page)).toHaveText('0.00');
});

for (const [name, { game, hands }] of Object.entries({
  'The Library': { game: LIBRARY, hands: 1 },
  'The Winter Garden': { game: WINTER_GARDEN, hands: 2 },
})) {
  test(`${name} on a desk and a phone: nothing in anybody’s way, nothing too small or too wide`, async ({
    page,
  }) => {
    await sitAt(page, await takeTable(game));
    await expect(page.locator('.felt-name').getByRole('heading', { name })).toBeVisible();
    expect(await onBothScreens(page, faults)).toEqual([]);
    const ante = page.locator('[data-area$="/ante"]');
    await takeChip(page, '25');
    for (let hand = 0; hand < hands; hand += 1)
      await ante.nth(Math.floor((await ante.count()) / 2) - hand).click();
    await dealNow(page);
    await expect(question(page)).toBeVisible();
    expect(await onBothScreens(page, faults)).toEqual([]);
    expect(await onBothScreens(page, tooBigOrSmall)).toEqual([]);
    expect(await onBothScreens(page, answersOutOfSight)).toEqual([]);
    for (let hand = 0; hand < hands; hand += 1) {
      const asked = await question(page).getAttribute('aria-label');
      await action(page, /^Play/).first().click();
      await expect(page.getByRole('region', { name: asked ?? '' })).toHaveCount(0);
    }
    await expect(page.locator('.result-net')).toBeVisible();
    expect(await onBothScreens(page, untidy)).toEqual([]);
    expect(await onBothScreens(page, faults)).toEqual([]);
    expect(await onBothScreens(page, tooBigOrSmall)).toEqual([]);
  });
}
