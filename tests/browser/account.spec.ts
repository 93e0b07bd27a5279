import { request } from '@playwright/test';
import { area, asGuest, balance, betsAreOpen, inPlay, sitAt, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, test } from './shared-house.ts';

test('a guest takes a name and keeps seat and chips; signs out and in again', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '5');
  await area(page, 5, 'tie').click();
  await expect(inPlay(page)).toHaveText('5.00');
  await page.getByRole('button', { name: /^Guest/ }).click();
  await page.getByLabel('Name').fill('Ada of the Garden');
  await page.getByLabel('Password').fill('a long pass phrase');
  await page.getByRole('button', { name: 'Keep my chips under this name' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada of the Garden' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name').fill('Ada of the Garden');
  await page.getByLabel('Password').fill('not the phrase at all');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill('a long pass phrase');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('link', { name: /The Garden/ })
    .first()
    .click();
  await expect(balance(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada of the Garden/ })).toBeVisible();

  // The account: another session is ended from here, the password is changed, and then everything ends.
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  const signIn = (password: string) =>
    elsewhere.post('/api/sign-in', { data: { name: 'Ada of the Garden', password } });
  expect((await signIn('a long pass phrase')).status()).toBe(200);
  await page.getByRole('button', { name: /^Ada of the Garden/ }).click();
  await page.getByRole('link', { name: 'Password and sessions' }).click();
  const sessions = page.locator('.sessions li');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'here' })).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Sign out .* since/ }).click();
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.get('/api/me')).status()).toBe(401);
  await page.getByLabel('Password now').fill('not the phrase at all');
  await page.getByLabel('New password').fill('another long phrase');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password now').fill('a long pass phrase');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await signIn('a long pass phrase')).status()).toBe(401);
  expect((await signIn('another long phrase')).status()).toBe(200);
  const atTheTable = await page.context().newPage();
  await atTheTable.goto(`/#/table/${table}`);
  await betsAreOpen(atTheTable);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  // A table that is open elsewhere does not wait for a line that nobody will get.
  await expect(atTheTable.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await expect(atTheTable.getByText('You are no longer signed in here.')).toBeVisible();
  await expect(page.getByText('You are no longer signed in here.')).toBeHidden();
  expect((await elsewhere.get('/api/me')).status()).toBe(401);
  // Whoever signs in again on one page is in on the other.
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(atTheTable.locator('.felt-name')).toBeVisible();
  // Whoever signs out then is not told once more that they were lost, where only they may look.
  await atTheTable.getByRole('button', { name: /^Guest/ }).click();
  await atTheTable.getByRole('button', { name: /^Sign out/ }).click();
  await expect(atTheTable.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await atTheTable.goto('/#/history');
  await expect(atTheTable.getByText('This page is your own.')).toBeVisible();
  await elsewhere.dispose();
});

test('a visitor makes an account, and comes to the table they asked for', async ({ page, table }) => {
  await page.goto(`/#/table/${table}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'New here? Make an account' }).click();
  const making = page.getByRole('dialog', { name: 'Make an account' });
  await making.getByLabel('Name').fill('Bea by the Door');
  await making.getByLabel('Password').fill('a long pass phrase');
  await making.getByRole('button', { name: 'Make the account' }).click();
  await betsAreOpen(page);
  await expect(page.getByRole('button', { name: /^Bea by the Door/ })).toBeVisible();
  // The sheet is gone, and the keyboard is at the table.
  await expect(page.locator('main')).toBeFocused();
});

test('a house that cannot be reached is said so, with a way out', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('The house cannot be reached.');
  await page.unroute('**/api/tables');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /The Garden/ }).first()).toBeVisible();

  // Without the first script there is no page, and what stands there instead tells so after a while.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const late = page.getByText('The house is taking its time.');
  await expect(late).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'open the page again' }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();

  // A page whose script does not come is said to be missing, and the others are there.
  await page.route('**/assets/HowIndexPage*', (route) => route.abort());
  await page.goto('/#/how');
  await expect(page.getByRole('alert')).toContainText('This page cannot be shown at the moment.');
  await expect(page).toHaveTitle('Nothing to see here yet – Croupier');
  await page.goto('/#/preferences');
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  await page.goto('/#/how');
  await expect(page.getByRole('alert')).toContainText('This page cannot be shown at the moment.');
  await page.unroute('**/assets/HowIndexPage*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
});

test('what did not come while the line was gone comes later, styles too, and nothing else goes', async ({
  page,
}) => {
  await asGuest(page);
  await page.goto('/');
  await expect(page.locator('.lobby-card').first()).toBeVisible();

  // The sheet says so, and the page below it stays.
  await page.route('**/assets/Preferences*', (route) => route.abort());
  await page.getByRole('button', { name: /^Guest/ }).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('alert')).toContainText('Your preferences cannot be shown at the moment.');
  await page.unroute('**/assets/Preferences*');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toContainText('Four-colour deck');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.lobby-card').first()).toBeVisible();

  // Whoever comes again by a link finds the page as it should look.
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/#/how/bclc-poker/let-it-ride');
  await expect(page.getByRole('alert')).toContainText('This page cannot be shown at the moment.');
  await page.unroute('**/assets/*.css');
  await page.goto('/#/');
  await expect(page.locator('.lobby-card').first()).toBeVisible();
  await page.goto('/#/how/bclc-poker/let-it-ride');
  await expect(page.locator('.past-felt .felt')).toBeVisible();
  await expect(page.locator('.past-felt .felt-name')).toBeHidden();
});

test('an address that leads nowhere, and a guest who is quicker than the list of tables', async ({
  page,
}) => {
  const guest = page.waitForResponse('**/api/guest');
  await page.route('**/api/tables', async (route) => {
    await guest;
    await route.continue();
  });
  await page.goto('/no-such-file');
  await expect(page.getByRole('heading', { level: 1, name: 'No such room' })).toBeVisible();
  await page.goto('/#/no/such/room/at/all');
  await page.getByRole('link', { name: 'To the lobby', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play as guest' })).toBeVisible();
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.locator('.felt-name').getByRole('heading', { name: 'The Garden' })).toBeVisible();
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no table "nowhere".');
});

test('where only poker is dealt a guest comes to a table of it', async ({ page }) => {
  await page.route('**/api/tables', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page).toHaveURL(/#\/poker\//);
});
