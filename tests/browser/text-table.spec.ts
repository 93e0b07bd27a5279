import { asGuest, dealNow, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { act, aGuest, anotherGuest, nextToAct, test as pokerTest, takeSeat, winners } from './poker-table.ts';
import { expect, takeTable, test } from './shared-house.ts';
import { announced, giveEars, giveVoice, saidAloud } from './voice.ts';

test('a whole round at the table in words, by its buttons, in the order that a screen reader meets them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/#/table/${await takeTable('bclc-poker/three-card-poker')}/text`);
  await page.getByRole('button', { name: 'Play as guest' }).click();
  const table = page.locator('.text-felt');
  await expect(page.getByRole('button', { name: /^Ante, put \d+ on it$/ })).toBeVisible();
  await expect(table).toMatchAriaSnapshot(`
    - heading "The Library" [level=1]
    - paragraph: /Three Card Poker/
    - paragraph: /Bets are open/
    - status: Place your bets.
    - status
    - region "The cards":
      - heading "The cards" [level=2]
      - paragraph: No cards are dealt.
    - region "Your bets":
      - heading "Your bets" [level=2]
      - paragraph: You have no bets.
    - region "Bet":
      - heading "Bet" [level=2]
      - combobox "Seat"
      - list:
        - listitem:
          - button /Ante, put/
  `);
  expect(await faults(page)).toEqual([]);

  await takeChip(page, '5');
  await page.getByLabel('Seat').selectOption('3');
  await page.getByRole('button', { name: 'Ante, put 5 on it' }).click();
  await expect(page.getByRole('button', { name: 'Ante, take 5 back' })).toBeVisible();
  await dealNow(page);
  await expect(page.getByRole('status').nth(1)).toHaveText('You are asked at seat 3: play 5, or fold.');
  await expect(table).toMatchAriaSnapshot(`
    - heading "The Library" [level=1]
    - paragraph: /Three Card Poker/
    - paragraph: /\\d+ seconds to decide/
    - status: No more bets.
    - status: /You are asked at seat 3/
    - region "The cards":
      - heading "The cards" [level=2]
      - list:
        - listitem: /Your hand at seat 3 has the .*, the .*, the /
        - listitem: Dealer has 3 cards face down.
    - region "Your bets":
      - heading "Your bets" [level=2]
      - list:
        - listitem: 5 on Ante at spot 3
  `);
  await page.getByRole('button', { name: /^Play 5/ }).click();
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(table.getByRole('region', { name: 'The cards' })).toContainText(/Dealer has the /);
  const did = table.getByRole('region', { name: 'What they did' });
  await expect(did).toContainText(/Ante (wins|loses|pushes) at spot 3, [+−]?\d/);
  await expect(did).toContainText(/Play (wins|loses|pushes) at spot 3, [+−]?\d/);
  expect(await faults(page)).toEqual([]);
});

test('at the table as a picture whoever listens is told each thing of a round, and nothing twice', async ({
  page,
}) => {
  await giveEars(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asGuest(page);
  await page.goto(`/#/table/${await takeTable('bclc-poker/three-card-poker')}`);
  await takeChip(page, '5');
  await page.locator('[data-area="3/ante"]').click();
  await dealNow(page);
  await page.getByRole('button', { name: /^Play 5/ }).click();
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(page.getByTestId('called')).toHaveText(/Dealer/);
  // What was pressed last is gone, and the keyboard is not: it waits on the rail.
  await expect(page.locator('.rail')).toBeFocused();
  const heard = await announced(page);
  expect(heard).toEqual([...new Set(heard)]);
  expect(heard.filter((words) => words.startsWith('Your hand at seat 3 has the'))).toHaveLength(1);
  expect(heard).toEqual(
    expect.arrayContaining([
      'Place your bets.',
      '5.00 in play.',
      'No more bets.',
      'Your decision at seat 3.',
      'Play 5.00, or Fold',
      expect.stringMatching(/^Dealer (has|does)/),
    ]),
  );
});

test('a whole coup of baccarat in words and aloud: bets, both hands as they are counted, and what each bet did', async ({
  page,
  table,
}) => {
  await giveVoice(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asGuest(page);
  await page.goto(`/#/table/${table}/text`);
  const text = page.locator('.text-felt');
  await takeChip(page, '5');
  await page.getByLabel('Seat').selectOption('4');
  await page.getByRole('button', { name: 'Banker, put 5 on it' }).click();
  await page.getByRole('button', { name: 'Tie, put 5 on it' }).click();
  await expect(text.getByRole('region', { name: 'Your bets' }).getByRole('listitem')).toHaveText([
    /^5 on Banker at spot 4/,
    /^5 on Tie at spot 4/,
  ]);
  // What the book forbids beside it cannot be pressed, and says why.
  await expect(page.getByRole('button', { name: 'Player, put 5 on it' })).toBeDisabled();
  await expect(text).toContainText('Player and Banker cannot be bet together');
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(text).toMatchAriaSnapshot(`
    - heading [level=1]
    - paragraph: /Mini-Baccarat. Hand 1./
    - paragraph
    - status
    - status
    - region "The cards":
      - heading "The cards" [level=2]
      - list:
        - listitem: /Player has the .*, the .*\\d/
        - listitem: /Banker has the .*, the .*\\d/
    - region "Your bets"
  `);
  const did = text.getByRole('region', { name: 'What they did' });
  await expect(did).toContainText(/Banker (wins|loses|pushes) at spot 4, [+−]?\d/);
  await expect(did).toContainText(/Tie (wins|loses) at spot 4, [+−]\d/);
  const calls = text.getByRole('region', { name: 'What the dealer said' }).getByRole('listitem');
  await expect(calls.filter({ hasText: 'Player shows' })).toHaveCount(1);
  // Each of them was spoken once and in this order, and nothing else was.
  expect(await saidAloud(page)).toEqual(await calls.allTextContents());
  expect(await faults(page)).toEqual([]);
});

pokerTest(
  'a whole hand of poker in words, from the seat to the pot',
  async ({ page, room, browser, baseURL }) => {
    const ann = await aGuest(page, room);
    const bob = await anotherGuest({ browser, baseURL, room });
    await takeSeat(bob, 2, 100);
    await page.goto(`/#/poker/${room}/text`);
    const text = page.locator('.text-felt');
    await expect(text.getByRole('region', { name: 'The players' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Sit down at seat 1' }).click();
    await page.getByRole('button', { name: /^Sit down with/ }).click();
    await expect(text.getByRole('region', { name: 'Your cards' })).toContainText(/ of .*, .* of /);
    await expect(page.getByRole('button', { name: /^Sit down at seat/ })).toHaveCount(0);
    for (let one = await nextToAct([ann, bob]); one; one = await nextToAct([ann, bob])) {
      if (one === ann) {
        await expect(text.getByRole('status')).toContainText('You');
        expect(await faults(page)).toEqual([]);
      }
      await act(one, /^(Check|Call|Show)/);
      if (await text.getByRole('region', { name: 'How it ended' }).isVisible()) break;
    }
    await expect(winners(bob.page)).not.toHaveCount(0);
    await expect(text.getByRole('region', { name: 'How it ended' })).toContainText(/wins?/);
    await expect(
      text.getByRole('region', { name: 'The board and the pot' }).getByRole('listitem').first(),
    ).toHaveText(/^(.* of .*, ){4}.* of .*\.$/);
  },
);
