import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { cents } from '@croupier/table';
import { expect, type Page } from '@playwright/test';
import { Client } from '../../packages/client/dist/index.js';
import { webClient } from '../../packages/floor/dist/index.js';
import { jackpotNamed } from '../../packages/games/dist/index.js';
import { type House, openHouse } from '../../packages/house/dist/index.js';
import { Fund } from '../../packages/house/dist/jackpots/fund.js';
import { openStore } from '../../packages/house/dist/storage/store.js';
import { centsIn } from './at-the-table.ts';
import { appointed } from './floor-people.ts';
import { AGES, test as atTheHouse, letPass, ownBooks } from './house.ts';
import { act, actionBar, aGuest, takeSeat, winners } from './poker-table.ts';
import { SCREENS } from './screens.ts';
import { pokerRoom } from './shared-tables.ts';

const FUND = {
  id: 'high',
  name: 'High Hand',
  rules: jackpotNamed('bclc-poker/high-hand-progressive-jackpot').with({}),
  properties: [{ name: 'here', tables: ['limit'] }],
  percent: 5,
  cap: cents(100),
  seed: 20,
  day: { hour: 6, timeZone: 'UTC' },
  staffed: true,
};
const TABLE = { ...pokerRoom('limit'), id: 'limit', seats: 4, bots: 0, jackpots: [FUND] };
/** With this deck the first seat, small blind of the first hand, makes four twos with a pair of them if nobody folds. */
const FOUR_TWOS = createHash('sha256').update('jackpot 2941').digest();

/** A house whose first hand is known, and whose jackpots are posted: 1,000 dollars less the seed, over 23 prizes. */
const test = atTheHouse.extend<{ house: House }>({
  house: async ({ pace }, use) => {
    const directory = await ownBooks();
    const store = await openStore({ directory });
    await store.shoes.keep({
      table: TABLE.id,
      number: 1,
      seed: FOUR_TWOS,
      commitment: FOUR_TWOS.toString('hex'),
    });
    await store.commit({
      table: '@cage',
      after: await store.journal.head('@cage'),
      events: [{ type: 'filled', body: {} }],
      transactions: [
        {
          reason: 'fill',
          postings: [
            { account: 'bank', amount: -100_000 },
            { account: `jackpot:${FUND.id}`, amount: 100_000 },
          ],
        },
      ],
    });
    const fund = await Fund.open(FUND, { store, purses: { note: () => undefined } });
    await fund.postIfDue(new Date());
    await fund.idle();
    await store.close();
    const house = await openHouse({
      directory,
      port: 0,
      assets: webClient,
      tables: [],
      pace,
      pokerTables: [TABLE],
      pokerPace: { deal: 5, board: 5, act: 5, decide: AGES, show: AGES, over: AGES, gather: AGES },
      requestsPerMinute: 100_000,
    });
    await use(house);
    await house.close();
    await rm(directory, { recursive: true, force: true });
  },
});

/** Somebody at the table without a browser: raises the first time if nobody has, and then goes along. */
async function company(address: string, seat: number, raises: boolean): Promise<Client> {
  const client = await Client.asGuest(address);
  const answered = new Set<number>();
  client.listen((message) => {
    const you =
      message.type === 'you' && message.kind === 'poker'
        ? message.you
        : message.type === 'table' && message.kind === 'poker'
          ? message.view.you
          : null;
    if (!you?.question || answered.has(you.question.turn)) return;
    const { turn, actions } = you.question;
    const open = new Set(actions.filter(({ refused }) => !refused).map(({ verb }) => verb));
    const first = raises && answered.size === 0 && open.has('raise');
    answered.add(turn);
    const verb = first ? 'raise' : (['check', 'call', 'show'] as const).find((one) => open.has(one));
    void client.ask({ type: 'act', table: TABLE.id, turn, verb: verb ?? 'fold' });
  });
  await client.join(TABLE.id);
  await client.ask({ type: 'sit-down', table: TABLE.id, seat, amount: 20_000 });
  return client;
}

async function supervisor(page: Page, house: House): Promise<void> {
  await appointed(page, house, 'Annabel', `/#/poker/${TABLE.id}`);
  await expect(page.locator('.poker-felt')).toBeVisible();
}

test('bclc-poker 30.0 §4.2: four of a kind wins what was posted, the floor confirms it, and a misdealt hand is called off', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const floor = await context.newPage();
  await supervisor(floor, house);
  const guest = await aGuest(page, TABLE.id);
  await takeSeat(guest, 1, 200);
  const others = await Promise.all([2, 3, 4].map((seat) => company(house.address, seat, seat === 3)));

  while ((await winners(page).count()) === 0) {
    await expect(actionBar(page).or(winners(page)).first()).toBeVisible();
    if (await actionBar(page).isVisible()) await act(guest, /^(Check|Call)/);
  }
  await expect(page.locator('.chair.you.has-won')).toBeVisible();
  const plate = floor.getByRole('region', { name: /^High Hand/ });
  await expect(plate.getByText(/^Won with .*It is paid when somebody of the floor/)).toBeVisible();
  // Whoever won it reads so on a phone too, where it does not stand beside the table.
  await page.setViewportSize(SCREENS.phone);
  await expect(page.locator('.poker-name')).toContainText(/High Hand: [\d.]+ won, to be confirmed/);
  await page.setViewportSize(SCREENS.desk);
  // Nobody else is offered to confirm it.
  await expect(page.getByRole('button', { name: 'Confirm and pay' })).toHaveCount(0);
  const posted = centsIn(await plate.locator('.jackpot-waiting b').textContent());
  expect(posted).toBeGreaterThan(0);
  const wallet = page.locator('.me-balance');
  const before = centsIn(await wallet.textContent());
  await plate.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(plate.getByText('Confirmed: it is paid.')).toBeVisible();
  await expect.poll(async () => centsIn(await wallet.textContent())).toBe(before + posted);

  letPass(AGES);
  await expect(winners(page)).toHaveCount(0);
  await expect(actionBar(page)).toBeVisible();
  await floor.getByRole('button', { name: 'Floor' }).click();
  await floor.getByRole('button', { name: 'Call: The cards were misdealt' }).click();
  await expect(page.locator('.poker-caption')).toContainText('The cards were misdealt: the hand is void');
  await expect(actionBar(page)).toHaveCount(0);
  for (const one of others) one.close();
  await context.close();
});
