import { readFile } from 'node:fs/promises';
import { bankedGameNamed, replay } from '../../packages/games/dist/index.js';
import type { TableSetting } from '../../packages/house/dist/index.js';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { tooWide } from './faults.ts';
import { afterFrames, SCREENS, whenNarrow } from './screens.ts';
import { expect, test } from './shared-house.ts';
import { shifted, watchShifts } from './shifts.ts';
import { tableOf } from './tables.ts';

test('a round in the history is dealt again step by step, and its record replays', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await area(page, 5, 'tie').click();
  await expect(inPlay(page)).toHaveText('50.00');
  await dealNow(page);
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  const said = (await net.textContent()) ?? '';
  await page.getByRole('link', { name: 'My rounds' }).click();
  const entry = page.locator('.round-entry').first();
  await expect(entry).toContainText(said);
  await page.getByLabel('Game').selectOption({ label: 'Mini-Baccarat' });
  await expect(entry).toContainText('Mini-Baccarat');
  await entry.click();
  await expect(page.locator('.replay-caption')).toContainText('No more bets.');
  await expect(page.locator('.hand .card')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.hand .card.down')).toHaveCount(1);
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.locator('.replay-caption')).toContainText('Bets are settled.');
  await expect(page.locator('.hand.player .total')).toHaveText(/^counts \d$/);
  expect(await whenNarrow(page, tooWide)).toEqual([]);
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await expect(page.locator('.replay-caption')).toContainText('No more bets.');
  await page.getByText('Were the cards honest?').click();
  await expect(page.getByRole('heading', { name: 'The shoe is still sealed' })).toBeVisible();
  const honest = await page.getByText('Were the cards honest?').boundingBox();
  expect(honest?.height).toBeGreaterThanOrEqual(44);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.round\.json$/);
  expect(replay(await readFile(await download.path(), 'utf8')).ok).toBe(true);
  // Whoever comes back looks for the same.
  await page.getByRole('link', { name: '‹ My rounds' }).click();
  await expect(page.getByLabel('Game')).toHaveValue('bclc-baccarat/mini-baccarat');
  await expect(entry).toContainText(said);

  // What it all has brought is added up a moment later, above what is there.
  await page.setViewportSize(SCREENS.phone);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/me/totals', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(entry).toContainText(said);
  await watchShifts(page);
  release();
  await expect(page.getByText(/^In all/)).toBeVisible();
  await afterFrames(page, 2);
  expect(await shifted(page, 0.01)).toEqual([]);
});

test('where nothing can be copied, as without TLS from another machine, the link stands there to be taken', async ({
  page,
  table,
  browser,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
  await page.getByRole('link', { name: 'My rounds' }).click();
  await page.locator('.round-entry').first().click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the link, from your seat' }).click();
  const link = page.getByText(/^http:.*#\/history\//);
  await expect(link).toBeVisible();

  // Whoever is given it needs no account to look.
  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await theirs.goto((await link.textContent()) ?? '');
  await theirs.getByRole('button', { name: 'Last' }).click();
  await expect(theirs.getByRole('heading', { name: 'The bets' })).toBeVisible();
  await visitor.close();
});

/** The cut card lies far to the front: some ten hands. */
function shortShoe(): TableSetting {
  const game = bankedGameNamed('bclc-baccarat/mini-baccarat').with({});
  const shoe = { ...game.layout.shoe, cutCardFromBack: 350 };
  return tableOf(game.id, { game: { ...game, layout: { ...game.layout, shoe } } });
}

test.inAHouse.describe('a whole shoe', () => {
  test.inAHouse.use({
    table: shortShoe(),
    pace: { cut: 0, deal: 0, turn: 0, say: 0, settled: 10 },
  });

  test.inAHouse('is verified in the browser when its last hand is over', async ({ page }) => {
    await sitAt(page, 'one');
    // The page's own session bets and asks for the deal, round after round, as no finger could.
    const shoe = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'join', table: 'one' })));
          socket.addEventListener('message', ({ data }) => {
            const heard = JSON.parse(data);
            const round = heard.event?.round ?? heard.view?.round;
            const changes = [{ spot: 9, wager: 'banker', kind: 'own', amount: 500 }];
            if (heard.event?.type === 'betting-opened' || heard.view?.phase.name === 'betting') {
              socket.send(JSON.stringify({ type: 'bet', id: `bet-${round}`, table: 'one', changes }));
              socket.send(JSON.stringify({ type: 'deal-now', id: `deal-${round}`, table: 'one' }));
            }
            if (heard.event?.type === 'shoe-over') resolve(heard.event.shoe);
          });
        }),
    );
    expect(shoe).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'My rounds' }).click();
    await page.locator('.round-entry').last().click();
    await page.getByText('Were the cards honest?').click();
    await expect(page.getByRole('heading', { name: '✓ The shoe was honest' })).toBeVisible();
  });
});
