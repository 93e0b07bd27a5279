import type { Page, WebSocketRoute } from '@playwright/test';
import { area, betsAreOpen, dealNow, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { AGES, letPass } from './house.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';
import { tableOf } from './tables.ts';
import { giveVoice, saidAloud } from './voice.ts';

/** The line to the house with a hand on it: it can be cut, kept down, or made to lose a message. */
interface HeldLine {
  cut(): Promise<void>;
  down: boolean;
  /** Messages from the house that this says yes to are lost. */
  loses: (text: string) => boolean;
  readonly said: string[];
}

async function holdTheLine(page: Page): Promise<HeldLine> {
  const open = new Set<WebSocketRoute>();
  const line: HeldLine = {
    down: false,
    loses: () => false,
    said: [],
    cut: async () => {
      for (const socket of open) await socket.close();
      open.clear();
    },
  };
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (line.down) return socket.close();
    const house = socket.connectToServer();
    open.add(socket);
    house.onMessage((message) => {
      if (!line.loses(String(message))) socket.send(message);
    });
    socket.onMessage((message) => {
      line.said.push(String(message));
      house.send(message);
    });
  });
  return line;
}

test('a line that falls comes back by itself, with the table as it is', async ({ page, table }) => {
  const line = await holdTheLine(page);
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('25.00');
  line.down = true;
  await line.cut();
  await expect(page.getByRole('status')).toContainText('reconnecting by itself');
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/25 down/);
  line.down = false;
  await expect(page.getByRole('status')).toBeHidden();
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`without a line no chip is put down, and it is said why; nothing moves or is covered on a ${screen}`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize(viewport);
    const line = await holdTheLine(page);
    await sitAt(page, table);
    await betsAreOpen(page);
    await takeChip(page, '25');
    await area(page, 5, 'player').click();
    await expect(inPlay(page)).toHaveText('25.00');
    const stands = (): Promise<unknown> =>
      page
        .locator('.felt-name h1, .felt, .rail')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await stands();
    const bets = (): number => line.said.filter((text) => text.includes('"bet"')).length;
    line.down = true;
    await line.cut();
    const status = page.getByRole('status').filter({ hasText: 'No line to the house' });
    await expect(status).toBeVisible();
    expect(await stands()).toEqual(before);
    const [over, name] = await Promise.all([status.boundingBox(), page.locator('.felt-name').boundingBox()]);
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
    // The way back, the chat, the sound and one's account can be reached as before.
    for (const way of ['.house-name', '.talk-button', '.sound-button', '.me'])
      await page.locator(`.top-bar ${way}`).click({ trial: true, position: { x: 12, y: 20 } });
    // All that is said fits.
    expect(await status.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
    await expect(area(page, 5, 'player')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Deal now' })).toBeDisabled();
    await area(page, 5, 'player').dispatchEvent('click');
    await expect(page.locator('.refusal')).toContainText('The line to the house is down. Nothing was done');
    await expect(area(page, 5, 'player')).toHaveAccessibleName(/25 down/);
    await expect(inPlay(page)).toHaveText('25.00');
    line.down = false;
    await expect(status).toBeHidden();
    await expect(page.locator('.refusal')).toBeHidden();
    await expect(area(page, 5, 'player')).toBeEnabled();
    expect(bets()).toBe(1);
    await expect(inPlay(page)).toHaveText('25.00');
  });
}

test('of what happened while the line was down nothing is said aloud afterwards', async ({ page, table }) => {
  await giveVoice(page);
  const line = await holdTheLine(page);
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('25.00');
  const before = await saidAloud(page);
  line.loses = () => true;
  await dealNow(page);
  await expect.poll(async () => (await page.request.get(`/api/tables/${table}/rounds/1`)).status()).toBe(200);
  line.loses = () => false;
  await line.cut();
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(page.locator('.caption')).toHaveText(/wins|Tie/);
  expect(await saidAloud(page)).toEqual(before);
});

test('a bet whose answer is lost is asked again under the same id, and lies once', async ({
  page,
  table,
}) => {
  const line = await holdTheLine(page);
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  line.loses = (text) => !text.includes('"type":"table"');
  await area(page, 5, 'player').click();
  await expect.poll(() => line.said.filter((text) => text.includes('"bet"')).length).toBe(1);
  line.loses = () => false;
  line.down = true;
  await line.cut();
  await expect(page.locator('.purse')).toContainText('25 not heard yet');
  line.down = false;
  await expect.poll(() => line.said.filter((text) => text.includes('"bet"')).length).toBe(2);
  await expect(inPlay(page)).toHaveText('25.00');
  await expect(page.locator('.purse')).not.toContainText('not heard');
  const [first, second] = line.said.filter((text) => text.includes('"bet"'));
  expect(second).toBe(first);
});

test('what is pressed twice before the house has answered is asked once', async ({ page, table }) => {
  const line = await holdTheLine(page);
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('25.00');
  line.loses = () => true;
  await page.getByRole('button', { name: 'Deal now' }).dblclick();
  // What is said after it tells that all of it has been said.
  await page.keyboard.press('d');
  await expect.poll(() => line.said.some((text) => text.includes('"double"'))).toBe(true);
  expect(line.said.filter((text) => text.includes('"deal-now"'))).toHaveLength(1);
});

test('a missing event makes the page look at the table afresh', async ({ page, table }) => {
  const line = await holdTheLine(page);
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '5');
  const joins = (): number => line.said.filter((text) => text.includes('"join"')).length;
  const before = joins();
  let lost = 0;
  // The house may send the table by itself when somebody comes or goes: only an asked one counts here.
  line.loses = (text) =>
    (text.includes('"type":"table"') && joins() === before) ||
    (text.includes('"type":"bets"') && lost++ === 0);
  await area(page, 5, 'player').click();
  await expect.poll(() => lost).toBe(1);
  await area(page, 5, 'player').click();
  await expect.poll(joins).toBeGreaterThan(before);
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/10 down/);
});

test('a new shoe is cut with random bytes of the browser’s own', async ({ page, table }) => {
  const said: string[] = [];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((message) => {
      const heard = JSON.parse(String(message));
      if (heard.type !== 'table') return;
      heard.view.phase = { name: 'cut', since: heard.view.now, until: heard.view.now + 60_000 };
      heard.view.shoe.cut = null;
      heard.view.you.cutOffer = { until: null, least: 0, most: 415, cite: null };
      socket.send(JSON.stringify(heard));
    });
    socket.onMessage((message) => {
      said.push(String(message));
      if (String(message).includes('"join"')) house.send(message);
    });
  });
  await sitAt(page, table);
  await page.getByRole('slider').fill('123');
  await page.getByRole('button', { name: 'Cut here' }).click();
  await expect.poll(() => said.at(-1)).toContain('"cut"');
  const cut = JSON.parse(said.at(-1) ?? '');
  expect(cut.position).toBe(123);
  expect(cut.entropy).toMatch(/^[0-9a-f]{64}$/);
});

test.inAHouse.describe('dealt card by card', () => {
  test.inAHouse.use({
    table: tableOf('bclc-baccarat/mini-baccarat'),
    pace: { deal: AGES },
  });

  test.inAHouse('a reload in the middle of a round finds bet and cards as they were', async ({ page }) => {
    const line = await holdTheLine(page);
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await takeChip(page, '25');
    await area(page, 5, 'banker').click();
    await expect(inPlay(page)).toHaveText('25.00');
    await page.reload();
    await expect(area(page, 5, 'banker')).toHaveAccessibleName(/25 down/);
    await dealNow(page);
    // Player, banker, player. Letters that mean a bet otherwise mean none now: it may have been an answer, pressed twice.
    for (const cards of [1, 2, 3]) {
      await expect(page.locator('.hand .card')).toHaveCount(cards);
      await page.keyboard.press('d');
      letPass(AGES);
    }
    await expect(page.locator('.hand.player .card')).toHaveCount(2);
    expect(line.said.filter((text) => text.includes('"double"'))).toEqual([]);
    const hand = await page.locator('.watching').textContent();
    await page.reload();
    await expect(page.locator('.hand.player .card')).not.toHaveCount(0);
    await expect(page.locator('.watching')).toHaveText(hand ?? '');
    await expect(area(page, 5, 'banker')).toHaveAccessibleName(/25 down/);
    await expect(async () => {
      letPass(AGES);
      await expect(page.locator('.result-net')).toBeVisible({ timeout: 100 });
    }).toPass();
  });
});
