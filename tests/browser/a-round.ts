import type { Page } from '@playwright/test';
import { AGES, expect, letPass } from './house.ts';

/**
 * A round at any table against a bank, by what the page offers: no game is known here by its name. Everything is pressed by the
 * page itself, not by a mouse: a browser counts no layout shift that follows a click within half a second.
 */
const press = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().dispatchEvent('click');

/** Bets are open; where a player must bank a bot does after a while, and the while is over at once. */
export async function betsOpen(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.locator('.felt.bank').isVisible()) letPass(AGES);
    await expect(page.locator('.felt.betting')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** A chip on every wager of two spots beside each other, and one for the dealer, as far as the house takes them. */
export async function betOnEverything(page: Page): Promise<void> {
  const [first, second] = await spotsInTheMiddle(page);
  await betAt(page, first);
  await betAt(page, second);
  const forDealer = page.getByRole('checkbox', { name: 'For the dealer' });
  if (await forDealer.isVisible()) {
    await forDealer.dispatchEvent('click');
    await betAt(page, first);
    await forDealer.dispatchEvent('click');
  } else await choose(page, first);
  await expect(page.locator('.asked')).toHaveCount(0);
  // What the house does not take is a subject of other tests; it may say so more than once.
  const refusal = page.locator('.refusal');
  await expect(async () => {
    if (await refusal.isVisible()) await press(page, '.refusal button');
    await expect(refusal).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

const spotsInTheMiddle = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const onFelt = [...document.querySelectorAll('[data-area]')].map((one) =>
      Number.parseInt(one.getAttribute('data-area') ?? '', 10),
    );
    const onButtons = [...document.querySelectorAll('.spot span.figures:not(.spot-bet)')].map((one) =>
      Number(one.textContent),
    );
    const spots = [...new Set(onButtons.length > 0 ? onButtons : onFelt)].toSorted((a, b) => a - b);
    const middle = Math.floor(spots.length / 2);
    return [spots[middle] ?? 1, spots[middle + 1] ?? 1];
  });

/** On a phone a spot is chosen first. */
async function choose(page: Page, spot: number): Promise<void> {
  const number = page.locator(`span.figures:text-is("${spot}"):not(.spot-bet)`);
  const button = page.locator('.spot', { has: number });
  if ((await button.count()) > 0) await button.dispatchEvent('click');
}

async function betAt(page: Page, spot: number): Promise<void> {
  await choose(page, spot);
  // Side bets stand on the rail when their spot is chosen, which the first chip there does.
  const pressed = new Set<string>();
  for (let more = true; more; ) {
    const areas = await page
      .locator(`.area.open [data-area^="${spot}/"]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-area') ?? ''));
    const left = areas.filter((area) => !pressed.has(area));
    // All of them in one go: to ask the browser for each took as long as the round.
    await page.evaluate((all) => {
      for (const one of all)
        document
          .querySelector(`[data-area="${one}"]`)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, left);
    for (const area of left) pressed.add(area);
    more = left.length > 0;
  }
}

export const deal = (page: Page): Promise<void> => press(page, '.actions .first:enabled');

/** Waits until somebody is asked or everything is settled; true if asked. */
export async function isAsked(page: Page): Promise<boolean> {
  const settled = page.locator('.felt.settled');
  await expect(settled.or(page.locator('.answers .answer:enabled')).first()).toBeVisible();
  return !(await settled.isVisible());
}

/** Answers with what stands last of what can be answered: chips are put down rather than not. */
export const answer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const answers = [...document.querySelectorAll<HTMLElement>('.answers .answer:enabled')];
    answers.at(-1)?.click();
  });
