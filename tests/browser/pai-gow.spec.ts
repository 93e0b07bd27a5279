import type { Locator, Page } from '@playwright/test';
import { balance, centsIn, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults, tooWide } from './faults.ts';
import { untidy } from './overlaps.ts';
import { onBothScreens, SCREENS } from './screens.ts';
import { expect, takeTable, test } from './shared-house.ts';

const question = (page: Page): Locator => page.locator('.question');
const hand = (page: Page, seat: number): Locator =>
  page.getByRole('region', { name: `Your hand at seat ${seat}` });

async function betAndBeAsked(page: Page, chip: string, ...places: string[]): Promise<void> {
  await takeChip(page, chip);
  for (const place of places) await page.locator(`[data-area="${place}"]`).click();
  await dealNow(page);
  await expect(question(page)).toBeVisible();
}

/** Asks why a hand is set as it is; what is said cites the house strategy. */
async function askWhy(page: Page, asked: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: asked }).click();
  const said = page.getByRole('dialog', { name: 'The house way' });
  await expect(said).toContainText(/low.*high.*2\.0 §9\./s);
  expect(await faults(page)).toEqual([]);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
}

test('bclc-poker 2.0 §8.3.1, §9.1: two of the seven cards are picked and set in front, the round is paid as said, and anybody may ask why the house way sets a hand so', async ({
  page,
}) => {
  await sitAt(page, await takeTable('bclc-poker/pai-gow-poker'));
  const before = centsIn(await balance(page).textContent());
  await betAndBeAsked(page, '25', '3/main');
  // The button that asked for the deal has gone, and the keyboard is at what is asked.
  await expect(question(page)).toBeFocused();
  const cards = hand(page, 3).getByRole('button');
  await expect(cards).toHaveCount(7);
  await askWhy(page, /^House way\?/);
  // Whoever writes a digit picks no card.
  const chat = page.locator('.talk-button');
  await chat.click();
  const saying = page.getByLabel('Say something to the table');
  await saying.pressSequentially('at 12');
  await expect(saying).toHaveValue('at 12');
  await chat.click();
  await expect(page.locator('.your-hand [aria-pressed="true"]')).toHaveCount(0);
  await cards.nth(5).click();
  await cards.nth(6).click();
  const set = question(page).locator('[data-verb="set"]');
  await expect(set).toBeEnabled();
  expect(await faults(page)).toEqual([]);
  await set.click();
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
  await askWhy(page, 'Why did the dealer set it so?');

  // Seven cards again in the replayer: they and their words have room on a phone too, and a step is said once.
  await page.getByRole('link', { name: 'My rounds' }).click();
  await page.locator('.round-entry').first().click();
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(page.locator('.replay-caption')).toContainText('Bets are settled.');
  await expect(page.locator('.past-felt .caption')).toHaveCount(0);
  // A hand in two parts is told by what they are, and not by the best of its seven cards.
  await page.setViewportSize(SCREENS.phone);
  await expect(page.locator('.chosen-hand')).toContainText(/low: .+, high: /);
  expect(await onBothScreens(page, tooWide)).toEqual([]);
  expect(await onBothScreens(page, untidy)).toEqual([]);
});

test('cards are set by dragging: up is picked, and two cards change places', async ({ page }) => {
  await sitAt(page, await takeTable('bclc-poker/pai-gow-poker'));
  await betAndBeAsked(page, '25', '3/main');
  const cards = hand(page, 3).getByRole('button');
  for (const at of [1, 4]) await dragUp(page, cards.nth(at), 60);
  const isLow = (at: number): Promise<void> => expect(cards.nth(at)).toHaveAccessibleName(/, low$/);
  await isLow(1);
  await isLow(4);
  await dragTo(page, cards.nth(6), await middleOf(cards.nth(4)));
  await isLow(1);
  await isLow(6);
  await expect(cards.nth(4)).toHaveAccessibleName(/, high$/);
  await dragUp(page, cards.nth(1), -60);
  await expect(page.locator('.setting')).toContainText('Pick 1 card');
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(card: Locator): Promise<Point> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, card: Locator, to: Point): Promise<void> {
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

async function dragUp(page: Page, card: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(card);
  await dragTo(page, card, { x, y: y - by });
}

const RANKS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
];

/** Sets the highest pairs and cards low, as a beginner might, until a foul is said; and takes it back. */
async function foulIt(page: Page): Promise<boolean> {
  const set = question(page).locator('[data-verb="set"]');
  const said = page.locator('.setting');
  await expect(said).toContainText('Pick 2 cards for low');
  await expect(set).toBeDisabled();
  const cards = page.getByRole('region', { name: /^Your hand at seat/ }).getByRole('button');
  await expect(cards).toHaveCount(7);
  const ranks = await ranksOf(cards);
  const twos = ranks.flatMap((one, at) =>
    ranks.slice(at + 1).map((other, i) => [at, at + 1 + i, one, other]),
  );
  const worth = ([, , one = 0, other = 0]: number[]): number => one + other + (one === other ? 100 : 0);
  for (const [first = 0, second = 0] of twos.toSorted((a, b) => worth(b) - worth(a))) {
    await cards.nth(first).tap();
    await cards.nth(second).tap();
    await expect(said).toContainText(/low .*high/);
    await expect(set).toBeEnabled();
    const fouled = await said.getByText('is fouled and loses').isVisible();
    await page.getByRole('button', { name: 'Pick again' }).tap();
    await expect(set).toBeDisabled();
    if (fouled) return true;
  }
  return false;
}

/** Aces and the joker are the highest. */
const ranksOf = async (cards: Locator): Promise<number[]> => {
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('[aria-label]')?.getAttribute('aria-label')),
  );
  return names.map((name) => {
    const at = RANKS.indexOf(name?.split(' ')[1] ?? '');
    return at === -1 ? RANKS.length : at;
  });
};

/** The wager at a seat in the middle: on a phone there is one seat at a time. */
const middle = (page: Page, wager: string): Locator => {
  const areas = page.locator(`[data-area$="/${wager}"]`);
  return areas.nth(page.viewportSize()?.width === SCREENS.phone.width ? 0 : 2);
};

const dealers = (page: Page, face: 'up' | 'down'): Locator =>
  page
    .getByRole('region', { name: 'Dealer’s hand' })
    .locator(face === 'down' ? '.card.down' : '.card:not(.down)');

test.describe('Pai Gow on a phone', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true });

  test('bclc-poker 3.0 §7.1, 2.0 §8.3.3: a foul is said before it is set, taken back, and the house way is one tap away', async ({
    page,
  }) => {
    let fouled = false;
    // One hand in thirty can be set in no way that fouls it: then another is dealt.
    for (let hands = 0; !fouled && hands < 3; hands += 1) {
      const table = await takeTable('bclc-poker/fortune-pai-gow-poker');
      if (hands === 0) await sitAt(page, table);
      else await page.goto(`/#/table/${table}`);
      const before = centsIn(await balance(page).textContent());
      await takeChip(page, '5');
      for (const wager of ['main', 'fortune-bonus']) await middle(page, wager).tap();
      await expect(inPlay(page)).toHaveText('10.00');
      await dealNow(page);
      fouled = await foulIt(page);
      expect(await faults(page)).toEqual([]);
      await question(page).locator('[data-verb="house-way"]').tap();
      const net = page.locator('.result-net');
      await expect(net).toBeVisible();
      await expect(page.locator('.your-lines')).toContainText('Fortune Bonus');
      expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
    }
    expect(fouled).toBe(true);
  });

  test('bclc-poker 5.0 §1.2, §7.3, §7.4: at Face Up the dealer’s hand lies open and set when one sets one’s own', async ({
    page,
  }) => {
    await sitAt(page, await takeTable('bclc-poker/face-up-pai-gow-poker'));
    const before = centsIn(await balance(page).textContent());
    await takeChip(page, '5');
    for (const wager of ['main', 'fortune-bonus', 'ace-high-bonus']) await middle(page, wager).click();
    await expect(inPlay(page)).toHaveText('15.00');
    await dealNow(page);
    await expect(question(page)).toBeVisible();
    await expect(dealers(page, 'up')).toHaveCount(7);
    expect(await faults(page)).toEqual([]);
    await question(page).locator('[data-verb="house-way"]').click();
    const net = page.locator('.result-net');
    await expect(net).toBeVisible();
    await expect(page.locator('.your-lines')).toContainText('Ace High Bonus');
    expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
    expect(await faults(page)).toEqual([]);
  });
});

test.describe('Pai Gow on a desk', () => {
  test.use({ viewport: SCREENS.desk });

  test('bclc-poker 4.0 §2.1.4, §6.1: the progressive takes a dollar beside the basic wager, and its meter is seen to grow, in the lobby too', async ({
    page,
    browser,
    baseURL,
  }) => {
    const table = await takeTable('bclc-poker/pai-gow-progressive');
    await sitAt(page, table);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const lobby = await context.newPage();
    await lobby.goto('/');
    const plate = lobby.getByRole('region', { name: 'Jackpots' }).locator(`a[href="#/table/${table}"] b`);
    const meter = page.locator('.meter-amount');
    const shown = await meter.textContent();
    await expect(plate).toHaveText(shown ?? '');
    const before = centsIn(await balance(page).textContent());
    await takeChip(page, '5');
    await middle(page, 'main').click();
    await takeChip(page, '1');
    await middle(page, 'progressive').click();
    await expect(inPlay(page)).toHaveText('6.00');
    await dealNow(page);
    await expect(question(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await question(page).locator('[data-verb="house-way"]').click();
    const net = page.locator('.result-net');
    await expect(net).toBeVisible();
    await expect(page.locator('.your-lines')).toContainText('Progressive');
    expect(centsIn(await balance(page).textContent())).toBe(before + centsIn(await net.textContent()));
    // Whoever looks on in the lobby sees it without asking again.
    expect(centsIn(await meter.textContent())).toBeGreaterThan(centsIn(shown));
    await expect(plate).toHaveText((await meter.textContent()) ?? '');
    await context.close();
  });
});
