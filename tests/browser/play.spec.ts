import {
  area,
  balance,
  besideThePage,
  betsAreOpen,
  centsIn,
  dealNow,
  inPlay,
  sitAt,
  takeChip,
} from './at-the-table.ts';
import { AGES, letPass } from './house.ts';
import { expect, takeTable, test } from './shared-house.ts';
import { tableOf } from './tables.ts';

test('a guest bets with a click, the hand is dealt, and the balance moves by what is said', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  const before = centsIn(await balance(page).textContent());
  await takeChip(page, '25');
  await area(page, 5, 'banker').click();
  await expect(area(page, 5, 'banker')).toHaveAccessibleName('Spot 5, yours, Banker: 25 down');
  await expect(inPlay(page)).toHaveText('25.00');
  expect(centsIn(await balance(page).textContent())).toBe(before - 2_500);

  await dealNow(page);
  const net = page.locator('.result-net');
  await expect(net).toBeVisible();
  await expect(inPlay(page)).toHaveText('0.00');
  const won = centsIn(await net.textContent());
  expect([2_375, 0, -2_500]).toContain(won);
  expect(centsIn(await balance(page).textContent())).toBe(before + won);
  await expect(page.locator('.hand .card')).not.toHaveCount(0);

  await page.locator('.result').getByRole('button').click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText(/Spot 5 · Banker (wins|loses|pushes)/)).toBeVisible();
  await expect(slip.getByText(/§\d/).first()).toBeVisible();
});

test.inAHouse.describe('round after round', () => {
  test.inAHouse.use({ table: tableOf('bclc-baccarat/mini-baccarat') });

  test.inAHouse('undo, clear, double and rebet', async ({ page }) => {
    await sitAt(page, 'one');
    await betsAreOpen(page);
    await takeChip(page, '5');
    await area(page, 4, 'player').click();
    await area(page, 4, 'player').click();
    await expect(inPlay(page)).toHaveText('10.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(inPlay(page)).toHaveText('5.00');
    await page.getByRole('button', { name: 'Double' }).click();
    await expect(inPlay(page)).toHaveText('10.00');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(inPlay(page)).toHaveText('0.00');
    await area(page, 4, 'player').click();
    await area(page, 4, 'tie').click();
    await expect(inPlay(page)).toHaveText('10.00');
    await dealNow(page);
    await expect(page.locator('.result-net')).toBeVisible();
    const ring = await page.locator('.countdown .figures').evaluateHandle((figures) => {
      const shown: number[] = [];
      new MutationObserver(() => shown.push(Number(figures.textContent))).observe(figures, {
        subtree: true,
        characterData: true,
        childList: true,
      });
      return shown;
    });
    letPass(AGES);
    await betsAreOpen(page);
    // Not for a moment more seconds than there are to bet.
    expect(Math.max(...(await ring.jsonValue()))).toBeLessThanOrEqual(AGES / 1000);
    await page.getByRole('button', { name: 'Rebet, costs 10' }).click();
    await expect(inPlay(page)).toHaveText('10.00');
    await expect(area(page, 4, 'tie')).toHaveAccessibleName(/5 down/);
  });
});

test.inAHouse.describe('left with a bet on the table', () => {
  test.inAHouse.use({ table: tableOf('bclc-baccarat/mini-baccarat') });

  test.inAHouse('what lies there and what comes of it is seen on other pages', async ({ page }) => {
    await sitAt(page, 'one');
    const name = (await page.locator('.felt-name h1').textContent()) ?? '';
    await betsAreOpen(page);
    const before = centsIn(await balance(page).textContent());
    await takeChip(page, '25');
    await area(page, 5, 'player').click();
    await expect(inPlay(page)).toHaveText('25.00');
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    const left = besideThePage(page).getByRole('listitem');
    await expect(left).toHaveText(`${name}25 in play`);
    // Also for whoever loads the page again.
    await page.reload();
    await expect(left).toHaveText(`${name}25 in play`);
    await expect(async () => {
      letPass(AGES);
      await expect(left).toHaveText(/(?:[+−]25|\D0)✕$/, { timeout: 200 });
    }).toPass();
    const won = centsIn((await left.locator('.open-table-state').textContent()) ?? '');
    await expect(page.locator('.me-balance')).toHaveText(((before + won) / 100).toLocaleString('en'));
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
    await expect(besideThePage(page)).toBeHidden();
  });
});

test('with the keyboard alone', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByRole('row', { name: 'Delete Backspace Take the bet back' })).toBeVisible();
  // What is over the table has the keys: nothing is undone or doubled behind it.
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByRole('button', { name: /^25, green/ })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: /^25, green/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(area(page, 5, 'player')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(area(page, 6, 'banker')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inPlay(page)).toHaveText('25.00');
  await page.keyboard.press('d');
  await expect(inPlay(page)).toHaveText('50.00');
  await page.keyboard.press('z');
  await expect(inPlay(page)).toHaveText('25.00');
  await page.keyboard.press('s');
  await expect(page.getByTestId('spoken')).toContainText('You have 25 on Banker at spot 6.');
  await page.keyboard.press('Delete');
  await expect(inPlay(page)).toHaveText('0.00');
});

test('a chip below the least bet adds to what lies, and a key that is held down acts once', async ({
  page,
  table,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '5');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('5.00');
  await takeChip(page, '1');
  await expect(page.getByRole('button', { name: /^1, white/ })).toHaveAttribute('aria-pressed', 'true');
  await area(page, 5, 'player').click();
  await expect(inPlay(page)).toHaveText('6.00');
  // A browser says a key again and again for as long as it is down.
  for (let said = 0; said < 4; said += 1) await page.keyboard.down('d');
  await page.keyboard.up('d');
  await page.keyboard.press('z');
  await expect(inPlay(page)).toHaveText('6.00');
  await page.keyboard.press('d');
  await expect(inPlay(page)).toHaveText('12.00');
  for (let said = 0; said < 4; said += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('d');
  await expect(inPlay(page)).toHaveText('26.00');
});

test('what another page of the browser moved in the wallet is seen here too', async ({
  page,
  table,
  context,
}) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  const before = centsIn(await balance(page).textContent());
  const beside = await context.newPage();
  await beside.goto(`/#/table/${await takeTable('bclc-baccarat/mini-baccarat')}`);
  await betsAreOpen(beside);
  await takeChip(beside, '25');
  await area(beside, 5, 'player').click();
  await expect(inPlay(beside)).toHaveText('25.00');
  await expect.poll(async () => centsIn(await balance(page).textContent())).toBe(before - 2_500);
});

test('what the book forbids is refused beside the bet, with its clause', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 3, 'player').click();
  await expect(inPlay(page)).toHaveText('25.00');
  await area(page, 3, 'banker').click();
  await expect(page.getByRole('alert')).toContainText('Player and Banker cannot be bet together');
  await expect(page.getByRole('alert')).toContainText('§3.1.1.a');
  await expect(inPlay(page)).toHaveText('25.00');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a bet for the dealer', async ({ page, table }) => {
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await page.getByRole('checkbox', { name: 'For the dealer' }).check();
  await takeChip(page, '5');
  await area(page, 5, 'player').click();
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/25 down, 5 for the dealer/);
  await expect(inPlay(page)).toHaveText('30.00');

  // One's own chips can be carried elsewhere, the dealer's stay; where they may not lie nothing is moved.
  await page.getByRole('checkbox', { name: 'For the dealer' }).uncheck();
  await takeChip(page, '100');
  await area(page, 5, 'player').click();
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/125 down/);
  await area(page, 5, 'player').dragTo(area(page, 5, 'tie'));
  await expect(page.getByRole('alert')).toContainText('100');
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/125 down, 5 for the dealer/);
  await area(page, 5, 'player').dragTo(area(page, 4, 'player'));
  await expect(area(page, 4, 'player')).toHaveAccessibleName(/125 down/);
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/: 5 for the dealer/);
  await area(page, 4, 'player').dragTo(area(page, 5, 'player'));
  await expect(area(page, 5, 'player')).toHaveAccessibleName(/125 down, 5 for the dealer/);
  await area(page, 5, 'player').dragTo(page.locator('.felt-name'));
  await expect(inPlay(page)).toHaveText('0.00');
});

test('two people at one table see each other’s bets, and back bets need consent', async ({
  page,
  table,
  browser,
  baseURL,
}) => {
  await sitAt(page, table);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const friend = await context.newPage();
  await sitAt(friend, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 2, 'banker').click();
  await expect(area(friend, 2, 'banker')).toHaveAccessibleName(/^Spot 2, Guest \d+, Banker: Guest \d+ 25/);
  await takeChip(friend, '5');
  await area(friend, 2, 'banker').click();
  await expect(area(page, 2, 'banker')).toHaveAccessibleName(/25 down, .* 5/);
  await expect(inPlay(friend)).toHaveText('5.00');
  await page.getByRole('checkbox', { name: 'Back bets at spot 2' }).click();
  await expect(friend.getByText('Spot 2: no back bets')).toBeVisible();
  // It is called, too: whoever gets chips back hears why.
  await expect(friend.getByText('Seat 2 takes no back bets.').first()).toBeVisible();
  await expect(inPlay(friend)).toHaveText('0.00');
  await context.close();
});

test('with reduced motion nothing moves', async ({ page, table }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitAt(page, table);
  await betsAreOpen(page);
  await takeChip(page, '25');
  await area(page, 5, 'player').click();
  await dealNow(page);
  await expect(page.locator('.hand.banker .card')).not.toHaveCount(0);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((one) => (one.effect as KeyframeEffect | null)?.target?.className)
      .filter((name) => typeof name === 'string' && /card|stack/.test(name)),
  );
  expect(moving).toEqual([]);
});
