import { expect, type Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import { tooBigOrSmall } from './faults.ts';
import { OWN_PLATE, untidy } from './overlaps.ts';
import { piledUp } from './piles.ts';
import { act, actionBar, aGuest, nextToAct, takeSeat } from './poker-table.ts';
import { answersOutOfSight, onBothScreens } from './screens.ts';
import { takeTable, test } from './shared-house.ts';
import { fullTables } from './shared-tables.ts';

/** A desk at twice its size. */
const ZOOMED = { width: 720, height: 450 };

async function inTheWay(page: Page): Promise<string[]> {
  return [
    ...(await untidy(page)).filter((one) => !OWN_PLATE.test(one)),
    ...(await piledUp(page)),
    ...(await answersOutOfSight(page)),
    ...(await tooBigOrSmall(page)),
  ];
}

/** Of the board and of one's own seat, what is above the window or under the question. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rail = document.querySelector('.poker-rail')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.poker-board, .chair.you .card, .chair.you .plate')].flatMap(
      (one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= rail ? [] : [`out of sight: ${one.className}`];
      },
    );
  });

/** What is done to see the hand through. */
async function goAlong(page: Page): Promise<void> {
  const bar = actionBar(page);
  if (await bar.locator('.pick').first().isVisible()) {
    await bar.locator('.pick').first().click();
    return act({ page, heard: [] }, /^Throw away/);
  }
  for (const name of [/^(Check|Call|Show)/, /^(Bring in|Decline|Bet)/]) {
    const button = bar.getByRole('button', { name }).and(page.locator(':enabled')).first();
    if (await button.isVisible()) return act({ page, heard: [] }, name);
  }
  throw new Error(`Nothing goes along: ${await bar.textContent()}`);
}

for (const { id, name, seats } of fullTables()) {
  test(`${name}, all ${seats} in play: nothing lies on anything or moves, whatever is said, in a decision and at the showdown`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const room = await takeTable(id);
    const guest = await aGuest(page, room);
    await takeSeat(guest, 1, 200);
    const found: string[] = [];
    const felts = new Map<number, Set<string>>();
    const look = async (when: string): Promise<void> => {
      const seen = await onBothScreens(page, async (one) => {
        await atLength(one);
        const box = await one.locator('.poker-felt').boundingBox();
        const place = `${box?.y} to ${(box?.y ?? 0) + (box?.height ?? 0)}`;
        const before = felts.get(box?.width ?? 0) ?? new Set();
        felts.set(box?.width ?? 0, before.add(place));
        return inTheWay(one);
      });
      found.push(...seen.map((one) => `${when}, ${one}`));
    };
    const cards = (): Promise<number> => page.locator('.poker-board .card, .chair.you .card').count();
    const streets: number[] = [];
    while (await nextToAct([guest])) {
      const dealt = await cards();
      if (!streets.includes(dealt)) {
        streets.push(dealt);
        if (streets.length === 1) {
          await look('in a decision');
          await page.setViewportSize(ZOOMED);
          await expect
            .poll(async () => [...(await answersOutOfSight(page)), ...(await outOfSight(page))])
            .toEqual([]);
          await page.setViewportSize({ width: 1440, height: 900 });
        }
      }
      await goAlong(page);
    }
    expect(streets.length).toBeGreaterThan(2);
    const calls = await page.locator('.chair:not(.has-won, .you) .call').allTextContents();
    for (const call of calls) await expect(page.locator('.shown-hands')).toContainText(call);
    await look('at the showdown');
    expect(found).toEqual([]);
    for (const places of felts.values()) expect([...places]).toHaveLength(1);
  });
}
