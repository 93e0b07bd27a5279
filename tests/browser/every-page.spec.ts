import type { Page } from '@playwright/test';
import type { Route } from '../../packages/floor/src/web/room/route.ts';
import type { HowEntry, HowPage, PokerLobbyTable } from '../../packages/house/dist/protocol/index.js';
import { asGuest } from './at-the-table.ts';
import { faults, tooBigOrSmall, tooWide } from './faults.ts';
import { OWN_PLATE, untidy } from './overlaps.ts';
import { afterFrames, onBothScreens, SCREENS, whenNarrow, whenTextIsLarge } from './screens.ts';
import { expect, test } from './shared-house.ts';
import { shifted, watchShifts } from './shifts.ts';

/** An address and what the page is headed; where there is nothing at it, the house says so. */
interface Address {
  readonly at: string;
  readonly heading: string | RegExp;
  readonly nothing?: true;
}

/** Every kind of page that there is off the table: with a new one this does not compile until it stands here. */
const PAGES: Readonly<Record<Route['at'], readonly Address[]>> = {
  lobby: [{ at: '#/', heading: 'Tables' }],
  table: [{ at: '#/table/no-such', heading: 'No seat here', nothing: true }],
  poker: [{ at: '#/poker/no-such', heading: 'No seat here', nothing: true }],
  practice: [
    { at: '#/practice/shared-three-1-1', heading: 'Three Card Poker: practice' },
    { at: '#/practice/shared-pai-gow-1-1', heading: 'Pai Gow Poker: practice' },
    { at: '#/practice/no-such', heading: 'Practice', nothing: true },
  ],
  'poker-hand': [{ at: '#/poker/no-such/1', heading: 'Hand 1', nothing: true }],
  history: [{ at: '#/history', heading: 'My rounds' }],
  round: [{ at: '#/history/mini-1/99', heading: 'Hand 99', nothing: true }],
  account: [{ at: '#/account', heading: /^Guest/ }],
  preferences: [{ at: '#/preferences', heading: 'Preferences' }],
  statistics: [{ at: '#/statistics', heading: 'How I have played' }],
  how: [
    { at: '#/how', heading: 'How to play' },
    { at: '#/how/bclc-poker/bad-beat-jackpot', heading: 'Bad Beat Jackpot' },
    { at: '#/how/bclc-poker/no-such', heading: 'How to play', nothing: true },
  ],
  rules: [
    { at: '#/rules', heading: 'Rules' },
    { at: '#/rules/no-such', heading: 'Rules', nothing: true },
  ],
  section: [
    { at: '#/rules/bclc-baccarat/1.0/8.3.2', heading: '1.0 Mini-Baccarat' },
    { at: '#/rules/bclc-poker/77.0', heading: 'Rules', nothing: true },
  ],
  nowhere: [{ at: '#/no/such/page', heading: 'No such room' }],
};

/** Pages that the house makes itself. */
const DOCUMENTS = ['/protocol', '/odds/bclc-poker/no-such'];

/** By one heading of the first level. */
const headed = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(name);

const allFaults = async (page: Page): Promise<string[]> => [
  ...(await untidy(page)),
  ...(await tooBigOrSmall(page)),
  ...(await faults(page)),
];

test('every page off the table is in order on a desk and a phone, also where there is nothing', async ({
  page,
}) => {
  await asGuest(page);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const found: string[] = [];
  for (const { at, heading, nothing } of Object.values(PAGES).flat()) {
    complaints.length = 0;
    await page.goto(`/${at}`);
    await headed(page, heading);
    await expect(page.getByRole('alert')).toHaveCount(nothing ? 1 : 0);
    await expect(page).toHaveTitle(/^.+ – Croupier$/);
    for (const problem of await onBothScreens(page, allFaults)) found.push(`${at}: ${problem}`);
    for (const problem of await whenNarrow(page, tooWide)) found.push(`${at}: ${problem}`);
    for (const problem of await whenTextIsLarge(page, tooWide)) found.push(`${at}: ${problem}`);
    // Asking for what is not there is a complaint of the browser's, and the only one.
    if (!nothing) for (const complaint of complaints) found.push(`${at}: ${complaint}`);
  }
  for (const at of DOCUMENTS) {
    await page.goto(at);
    for (const problem of await onBothScreens(page, faults)) found.push(`${at}: ${problem}`);
  }
  expect(found).toEqual([]);
});

test('past the links of a page with one key, and a stranger is asked in where a page is somebody’s own', async ({
  page,
}) => {
  await page.goto('/#/statistics');
  await expect(page.getByText('This page is your own.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeFocused();
});

test('another page begins at its top with the keyboard in it, and whoever comes back is where they were', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.lobby-card').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const kept = () => page.evaluate((): unknown => history.state);
  await expect.poll(kept).toEqual({ scrolled: 600 });
  await page.getByRole('link', { name: 'How to play Mini-Baccarat' }).first().focus();
  await page.evaluate(() => scrollTo(0, 600));
  await page.keyboard.press('Enter');
  const top = page.getByRole('heading', { level: 1, name: 'Mini-Baccarat' });
  await expect(top).toBeInViewport();
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '‹ All games' })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await expect(page.locator('main')).toBeFocused();

  // What is learned is played: from the list of all games too.
  await page.goto('/#/how/bclc-baccarat/mini-baccarat');
  await page.getByRole('link', { name: /^Play it at / }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();

  // Stakes and what the house keeps are those of the table that it leads to.
  await page.goto('/#/how/bclc-poker/texas-holdem');
  const there: HowPage = await (await page.request.get('/api/how-to-play/bclc-poker/texas-holdem')).json();
  const tables: PokerLobbyTable[] = await (await page.request.get('/api/poker-tables')).json();
  const played = tables.find(({ table }) => table === there.table);
  await expect(page.getByRole('link', { name: `Play it at ${played?.name}` })).toBeVisible();
  await expect(page.getByText(`The house keeps ${played?.stakes.rake?.percent} % of the pot`)).toBeVisible();
});

/** What comes to a page after its heading, and by what it is seen that it has come. */
const LATE = [
  { at: '#/', late: /demonstrations/, come: '.lobby-demo' },
  // Jackpots stand above the tables, which wait for them.
  { at: '#/', late: /jackpots/, come: '.lobby-card' },
  { at: '#/account', late: /sessions/, come: '.sessions li' },
  { at: '#/rules/bclc-baccarat/1.0/2.1', late: /api\/(rules|how-to-play)$/, come: '.crumbs [href^="#/how"]' },
  { at: '#/how/bclc-poker/three-card-poker', late: /tables$/, come: '.how-ways .first' },
] as const;

test('what comes late to a page moves nothing that is there', async ({ page }) => {
  await asGuest(page);
  await page.setViewportSize(SCREENS.phone);
  for (const { at, late, come } of LATE) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto('about:blank');
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(come)).toHaveCount(0);
    await watchShifts(page);
    release();
    await expect(page.locator(come).first()).toBeVisible();
    await afterFrames(page, 2);
    expect([at, ...(await shifted(page, 0.01))]).toEqual([at]);
    await page.unrouteAll();
  }
});

test('the lobby finds what people write, says what to do where nothing is found, and keeps its tables without a house', async ({
  page,
}) => {
  await page.setViewportSize(SCREENS.phone);
  await page.goto('/');
  const cards = page.locator('.lobby-card');
  // A phone begins in one room; a name is looked for in all of them.
  await expect(page.getByRole('button', { name: 'Baccarat', pressed: true })).toBeVisible();
  await page.getByLabel('Find a game').fill('3 card');
  await expect(page.getByRole('heading', { level: 2, name: 'Poker against the dealer' })).toBeVisible();
  await expect(cards.filter({ hasNotText: 'Three Card Poker' })).toHaveCount(0);
  await page.getByRole('link', { name: 'How to play Three Card Poker', exact: true }).first().click();
  await headed(page, 'Three Card Poker');
  await page.goBack();
  await expect(page.getByLabel('Find a game')).toHaveValue('3 card');
  await page.getByLabel('Find a game').fill('roulette');
  await expect(page.getByRole('status')).toContainText('No open table is like this.');
  await expect(page.getByRole('link', { name: 'Every game, and how it is played' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('Filters').click();
  await page.getByLabel('My stars only').check();
  await expect(page.getByRole('status')).toContainText('You have starred no table yet');
  await page.getByLabel('My stars only').uncheck();
  await expect(cards.first()).toBeVisible();
  // Of a long list a phone shows the beginning of each room; who asks for the rest is at its first table.
  const all = page.getByRole('button', { name: /^All \d+ tables$/ }).first();
  const few = await cards.count();
  await all.press('Enter');
  await expect.poll(() => cards.count()).toBeGreaterThan(few);
  await expect(page.locator('.lobby-room').first().locator('.lobby-card').nth(6)).toBeFocused();
  const open = await cards.count();
  await page.route('**/api/tables', (route) => route.abort());
  await expect(page.getByRole('alert')).toContainText('The house cannot be reached.');
  await expect(page.getByRole('alert')).toContainText('as they last were');
  await expect(cards).toHaveCount(open);
  await page.unroute('**/api/tables');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Black letters are printed on no felt.
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toHaveCSS('background-image', 'none');
});

/** Two tests that run side by side. */
for (const half of [0, 1]) {
  test(`how to play: the ${half === 0 ? 'first' : 'second'} of every two pages is in order on a desk and a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/#/how');
    const all: HowEntry[] = await (await page.request.get('/api/how-to-play')).json();
    expect(all).toHaveLength(51);
    const found: string[] = [];
    for (const { game } of all.filter((_, at) => at % 2 === half)) {
      const { title }: HowPage = await (await page.request.get(`/api/how-to-play/${game}`)).json();
      await page.goto(`/#/how/${game}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(/^How to play /);
      await expect(page.locator('.how-page h2').first()).toBeVisible();
      for (const problem of await onBothScreens(page, outOfPlace)) found.push(`${title}: ${problem}`);
      for (const problem of await whenNarrow(page, tooWide)) found.push(`${title}: ${problem}`);
      // The round or hand that it shows is the replayer's, as in one's own history.
      if (await page.locator('.replay-controls').isVisible())
        for (const problem of await onBothScreens(page, goneThrough)) found.push(`${title}: ${problem}`);
    }
    expect(found).toEqual([]);
  });
}

/** Where the buttons of a replay stand, and the felt above them, on the page. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.felt, .poker-felt', '.replay-steps', '.replay-scrub'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      const near = (length = 0): number => Math.round(length + 0);
      return `${part} at ${near(box?.left)}, ${near((box?.top ?? 0) + scrollY)}, ${near(box?.width)} by ${near(box?.height)}`;
    }),
  );

/** A replay from its first step to its last: nothing that is pressed or looked at moves, and nothing lies on anything. */
async function goneThrough(page: Page): Promise<string[]> {
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  await slider.fill('0');
  const before = await places(page);
  const found: string[] = [];
  for (const step of [Math.floor(last / 2), last]) {
    await slider.fill(String(step));
    const now = await places(page);
    found.push(
      ...now.flatMap((place, at) => (place === before[at] ? [] : [`${before[at]} is ${place} at ${step}`])),
    );
    const lies = (await outOfPlace(page)).filter((problem) => !OWN_PLATE.test(problem));
    found.push(...lies.map((problem) => `at ${step}: ${problem}`));
  }
  return found;
}

/** Spots in the picture of a layout are as small as it makes them. */
const outOfPlace = async (page: Page): Promise<string[]> => [
  ...(await untidy(page)),
  ...(await tooBigOrSmall(page)).filter((problem) => !/class="spot/.test(problem)),
];
