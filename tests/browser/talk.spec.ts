import type { Page } from '@playwright/test';
import { sitAt } from './at-the-table.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './shared-house.ts';

const saying = (page: Page) => page.getByLabel('Say something to the table');
const chat = (page: Page) => page.locator('.talk-button');

async function say(page: Page, text: string): Promise<void> {
  await saying(page).fill(text);
  await saying(page).press('Enter');
}

/** What a keyboard leaves of a phone's window. */
const ABOVE_A_KEYBOARD = { width: 390, height: 430 };

/** What the house takes of a guest at once. */
const AT_ONCE = 3;

test('two at a table talk, one is told in the chat what is not taken, and the other mutes them', async ({
  page: ann,
  browser,
  baseURL,
  table,
}) => {
  const bob = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: SCREENS.phone })
  ).newPage();
  await Promise.all([sitAt(ann, table), sitAt(bob, table)]);
  await chat(bob).click();
  for (let line = 1; line <= AT_ONCE + 1; line += 1) await say(bob, `<i>line ${line}</i>`);
  // The sheet lies over the felt: it says itself what was not taken, which stands there again.
  const sheet = bob.getByRole('dialog', { name: 'Chat' });
  await expect(sheet.getByRole('alert')).toContainText('You have said a lot at once');
  await expect(saying(bob)).toHaveValue(`<i>line ${AT_ONCE + 1}</i>`);
  // With a keyboard below it, what was said last and what is written are in sight.
  await bob.setViewportSize(ABOVE_A_KEYBOARD);
  for (const seen of [saying(bob), bob.getByRole('log').getByText(`line ${AT_ONCE}`)])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await bob.setViewportSize(SCREENS.phone);

  await expect(chat(ann)).toContainText(`${AT_ONCE} new`);
  await chat(ann).click();
  const log = ann.getByRole('log');
  await expect(log.getByText(`<i>line ${AT_ONCE}</i>`)).toBeVisible();
  const speaker = log.getByRole('button', { name: /^Guest/ }).first();
  await speaker.click();
  const about = ann.getByRole('dialog', { name: /^Guest/ });
  await about.getByLabel('My note').fill('talks a lot');
  await about.getByRole('button', { name: 'Keep the note' }).click();
  // The sheet is gone, and the keyboard is where it was.
  await expect(speaker).toBeFocused();
  await speaker.press('Enter');
  await about.getByLabel('Mute').click();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(ann.getByText(`${AT_ONCE} from players you have muted.`)).toBeVisible();
  await expect(log.getByText('line')).toHaveCount(0);

  // It is so when the page comes again, and nobody who is muted counts as new.
  await ann.reload();
  await saying(bob).press('Enter');
  await expect
    .poll(async () => {
      if ((await sheet.getByRole('alert').count()) > 0) await saying(bob).press('Enter');
      return bob
        .getByRole('log')
        .getByText(`line ${AT_ONCE + 1}`)
        .count();
    })
    .toBe(1);
  await expect(chat(ann)).toHaveText('Chat');
  await chat(ann).click();
  await expect(ann.getByText(`${AT_ONCE + 1} from players you have muted.`)).toBeVisible();
});
