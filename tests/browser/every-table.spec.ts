import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { webClient } from '../../packages/floor/dist/index.js';
import { defaultTables, openHouse, type TableSetting } from '../../packages/house/dist/index.js';
import type { LobbyTable, PokerLobbyTable } from '../../packages/house/dist/protocol/index.js';
import { strategyFor } from '../../packages/odds/dist/index.js';
import { answer, betOnEverything, betsOpen, deal, isAsked } from './a-round.ts';
import { asGuest, besideThePage } from './at-the-table.ts';
import { tooBigOrSmall, tooWide } from './faults.ts';
import { expect, test as inAHouse, ownBooks, PACE } from './house.ts';
import { keepDecks } from './kept-decks.ts';
import { untidy } from './overlaps.ts';
import {
  afterFrames,
  answersOutOfSight,
  areasOutOfSight,
  LAPTOP,
  onBothScreens,
  SCREENS,
  SIDEWAYS,
  whenSettled,
  whenTextIsLarge,
  ZOOMED,
} from './screens.ts';
import { shifted, watchShifts } from './shifts.ts';

/** The workers share the tables that are played at. */
const SHARES = 2;

/** A house with the tables that a house opens by itself; or with one share of those against a bank, where rounds are dealt fast. */
const test = inAHouse.extend<{ share: number | null; tables: readonly TableSetting[] }>({
  share: [null, { option: true }],
  tables: async ({ share }, use) => use(defaultTables().filter((_, at) => at % SHARES === share)),
  house: async ({ share, tables }, use) => {
    const directory = await ownBooks();
    await keepDecks(
      directory,
      tables.map(({ id }) => ({ id, from: id })),
    );
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      requestsPerMinute: 100_000,
      ...(share === null ? {} : { tables, pace: PACE, company: (game) => strategyFor(game).decide }),
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
});

test('nothing of any table overlaps, is cut off or behind the rail, also with another table in the row', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.getByRole('button', { name: /^Guest/ })).toBeVisible();
  const banked: LobbyTable[] = await (await page.request.get('/api/tables')).json();
  const poker: PokerLobbyTable[] = await (await page.request.get('/api/poker-tables')).json();
  expect(banked.length + poker.length).toBeGreaterThan(50);
  const found: string[] = [];
  const open = async (address: string, name: string): Promise<void> => {
    await page.goto(address);
    await expect(page.locator('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();
  };
  for (const { table, name, title } of poker) {
    await open(`/#/poker/${table}`, name);
    for (const problem of await onBothScreens(page, untidy)) found.push(`${title}: ${problem}`);
  }
  // One is played at beside all the others: it stands in the row of one's tables.
  await page
    .getByRole('button', { name: /^Seat \d+: Sit here/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Sit down with/ }).click();
  await expect(page.locator('.chair.you')).toBeVisible();
  const looked = async (): Promise<string[]> => [...(await untidy(page)), ...(await behindTheRail(page))];
  for (const { table, name, title } of banked) {
    await open(`/#/table/${table}`, name);
    await expect(besideThePage(page).getByRole('link')).toHaveCount(1);
    for (const problem of await onBothScreens(page, looked)) found.push(`${title}: ${problem}`);
    await page.setViewportSize(SIDEWAYS);
    for (const problem of await whenSettled(page, behindTheRail))
      found.push(`${title}, sideways: ${problem}`);
    await page.setViewportSize(SCREENS.desk);
  }
  expect(found).toEqual([]);
});

/** A felt that has more on it than is in sight above the rail. */
const scrolledFelt = (page: Page): Promise<string[]> =>
  page
    .locator('.felt')
    .evaluate(({ scrollHeight, clientHeight }) =>
      scrollHeight > clientHeight + 1 ? [`the felt is ${scrollHeight - clientHeight} px too high`] : [],
    );

/** A rail whose cards, questions and purse have no room in it, and lie on each other. */
const spiltRail = (page: Page): Promise<string[]> =>
  page
    .locator('.rail')
    .evaluate(({ scrollHeight, clientHeight }) =>
      scrollHeight > clientHeight + 1 ? [`the rail is ${scrollHeight - clientHeight} px too low`] : [],
    );

/** What can be bet on, drawn or a button, and ends below where the rail begins. */
const behindTheRail = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.querySelector('.rail')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.felt [data-area]')]
      .filter((one) => one.getBoundingClientRect().bottom > edge + 1)
      .map((one) => `behind the rail: ${one.getAttribute('data-area')}`);
  });

/** Bets that have won and have no chips beside them; long figures leave a small area no room for any. */
const unpaid = (page: Page): Promise<string[]> =>
  page
    .locator('.area.win:not(:has(.paid))')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => (one.closest('.small-area')?.querySelector('.area-note')?.textContent ?? '').length <= 5,
        )
        .map((one) => `no chips were paid: ${one.querySelector('[data-area]')?.getAttribute('aria-label')}`),
    );

/** On a phone a hand at another seat is chosen to be seen: the last one, where a bot sits when bets are closed. */
const watchAnother = (page: Page): Promise<void> =>
  page.locator('.seat-button').last().dispatchEvent('click');

const watchOneself = (page: Page): Promise<void> =>
  page.locator('.seat-button.mine').first().dispatchEvent('click');

/** Between two questions what is read moves by itself at most so much. */
const MOST_SHIFT = 0.01;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  const look = async (page: Page): Promise<string[]> => [
    ...(await untidy(page)),
    ...(await answersOutOfSight(page)),
    ...(await areasOutOfSight(page)),
    ...(await unpaid(page)),
    ...(await (screen === 'phone' ? tooBigOrSmall(page) : tooWide(page))),
  ];

  /** A round with chips on everything: what is wrong with the bets lying, when first asked, and settled. */
  const playRound = async (page: Page, atSeats: boolean, found: (problem: string) => void): Promise<void> => {
    const hasSeats = atSeats && screen === 'phone';
    const lookAt = async (when: string): Promise<void> => {
      for (const problem of await whenSettled(page, look)) found(`${when}: ${problem}`);
    };
    /** The phone's layout is a desk's in windows that are wide and low: at 200 %, and on a small laptop. */
    const LOW_AND_WIDE = {
      'at 200 %': ZOOMED,
      'on a laptop': LAPTOP,
      ...(hasSeats ? { 'on its side': SIDEWAYS } : {}),
    };
    const lookLow = async (when: string): Promise<void> => {
      if (screen !== 'phone') return;
      const low = async (): Promise<string[]> => [
        ...(await untidy(page)),
        ...(await answersOutOfSight(page)),
        ...(await areasOutOfSight(page)),
        ...(await behindTheRail(page)),
        ...(await scrolledFelt(page)),
      ];
      for (const [window, size] of Object.entries(LOW_AND_WIDE)) {
        await page.setViewportSize(size);
        for (const problem of await whenSettled(page, low)) found(`${when} ${window}: ${problem}`);
      }
      await page.setViewportSize(viewport);
      // What the window's own size moves is none of the round's.
      await afterFrames(page, 10);
    };
    const movedUntil = async (when: string): Promise<void> => {
      for (const problem of await shifted(page, MOST_SHIFT)) found(`until ${when}: ${problem}`);
      await watchShifts(page);
    };
    await betsOpen(page);
    await betOnEverything(page);
    await lookAt('bets');
    await lookLow('bets');
    if (hasSeats) await watchAnother(page);
    await watchShifts(page);
    await deal(page);
    for (let question = 1; await isAsked(page); question += 1) {
      if (question === 1) await lookAt('asked');
      await movedUntil(`question ${question}`);
      if (question === 1) {
        await lookLow('asked');
        if (hasSeats) {
          for (const problem of await whenTextIsLarge(page, spiltRail)) found(`asked ${problem}`);
          // What the letters' own size moves is none of the round's.
          await afterFrames(page, 10);
        }
        await watchShifts(page);
      }
      await answer(page);
    }
    await movedUntil('settled');
    if (hasSeats) await watchOneself(page);
    await lookAt('settled');
    await lookLow('settled');
    if (!hasSeats) return;
    await watchShifts(page);
    await watchAnother(page);
    await expect(page.locator('.watched-seat .card').first()).toBeVisible();
    await lookAt('settled, another’s hand');
    await movedUntil('another’s hand');
  };

  for (let share = 0; share < SHARES; share += 1)
    test.describe(`in play on a ${screen}`, () => {
      test.use({ viewport, share });

      test(`nothing of a table with chips on everything overlaps, is out of sight or moves: share ${share + 1} of ${SHARES}`, async ({
        page,
        tables,
      }) => {
        await asGuest(page);
        const found: string[] = [];
        for (const { id, name, game } of tables) {
          await page.goto(`/#/table/${id}`);
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
          await playRound(page, game.look.hands === 'at-seats', (problem) =>
            found.push(`${game.title}, ${problem}`),
          );
        }
        expect(found).toEqual([]);
      });
    });
}
