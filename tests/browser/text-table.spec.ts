import { dealNow, takeChip } from './at-the-table.ts';
import { faults } from './faults.ts';
import { expect, takeTable, test } from './shared-house.ts';

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
  await expect(page.getByRole('status').first()).toContainText('You are asked at seat 3: play 5, or fold.');
  await expect(table).toMatchAriaSnapshot(`
    - heading "The Library" [level=1]
    - paragraph: /Three Card Poker/
    - paragraph
    - status: /You are asked at seat 3/
    - region "The cards":
      - heading "The cards" [level=2]
      - list:
        - listitem: /Your hand at seat 3 has the .*, the .*, the /
        - listitem: Dealer has a card face down, a card face down, a card face down.
    - region "Your bets":
      - heading "Your bets" [level=2]
      - list:
        - listitem: 5 on Ante at spot 3
  `);
  await page.getByRole('button', { name: /^Play 5/ }).click();
  await expect(page.locator('.result-net')).toBeVisible();
  await expect(table.getByRole('region', { name: 'The cards' })).toContainText(/Dealer has the /);
  expect(await faults(page)).toEqual([]);
});
