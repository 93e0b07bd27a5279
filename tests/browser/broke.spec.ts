import { rm } from 'node:fs/promises';
import { webClient } from '../../packages/floor/dist/index.js';
import { openHouse } from '../../packages/house/dist/index.js';
import { People, PLAY_CHIPS } from '../../packages/house/dist/people/people.js';
import { account } from '../../packages/house/dist/storage/ledger.js';
import { openStore } from '../../packages/house/dist/storage/store.js';
import { betsOpen } from './a-round.ts';
import { area, balance, inPlay } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test as inAHouse, ownBooks, PACE } from './house.ts';
import { onBothScreens } from './screens.ts';
import { tableOf } from './tables.ts';

/** What a session's token is called in a browser. */
const COOKIE = 'croupier-session';

/** A guest who has lost all but so much, in the books of a house that is not yet open; the token of their session. */
async function loser(directory: string, left: number): Promise<string> {
  const store = await openStore({ directory });
  const { person, session } = await new People(store.database).enterAsGuest();
  const table = 'long-closed';
  await store.commit({
    table,
    after: await store.journal.head(table),
    events: [{ type: 'lost', body: {} }],
    transactions: [
      {
        reason: 'lost',
        postings: [
          { account: account.wallet(person.id), amount: left - PLAY_CHIPS },
          { account: account.tray(table), amount: PLAY_CHIPS - left },
        ],
      },
    ],
  });
  await store.close();
  return session.token;
}

interface Books {
  readonly directory: string;
  readonly token: string;
}

const test = inAHouse.extend<{ left: number; books: Books }>({
  // Less than the smallest bet of the table.
  left: [3_75, { option: true }],
  books: async ({ left }, use) => {
    const directory = await ownBooks();
    await use({ directory, token: await loser(directory, left) });
    await rm(directory, { recursive: true, force: true });
  },
  house: async ({ books }, use) => {
    const house = await openHouse({
      directory: books.directory,
      port: 0,
      assets: webClient,
      pace: PACE,
      tables: [tableOf('bclc-baccarat/mini-baccarat')],
      pokerTables: [],
    });
    await use(house);
    await house.close();
  },
});

test('whoever has less left than a bet is told so, and is given new chips where they sit', async ({
  page,
  books,
  house,
}) => {
  await page.context().addCookies([{ name: COOKIE, value: books.token, url: house.address }]);
  await page.goto('/#/table/one');
  await betsOpen(page);
  await expect(balance(page)).toHaveText('3.75');
  await area(page, 5, 'player').click();
  await expect(page.getByRole('alert')).toContainText('You have 3.75 left; this needs 5.00.');
  expect(await onBothScreens(page, faults)).toEqual([]);
  await page.getByRole('button', { name: /^New chips/ }).click();
  await expect(balance(page)).toHaveText('10,003.75');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('5.00');
  await expect(page.getByRole('button', { name: 'Deal now' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^New chips/ })).toBeHidden();
});
