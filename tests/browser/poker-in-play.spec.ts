import { expect, type Page } from '@playwright/test';
import { atLength } from './at-length.ts';
import { tooBigOrSmall } from './faults.ts';
import { OWN_PLATE, untidy } from './overlaps.ts';
import { piledUp } from './piles.ts';
import { act, actionBar, aGuest, nextToAct, takeSeat } from './poker-table.ts';
import { answersOutOfSight, onBothScreens, whenSettled } from './screens.ts';
import { takeTable, test } from './shared-house.ts';
import { fullTables } from './shared-tables.ts';

/** A desk at twice its size, and a phone held sideways: there everybody is in sight, and up to nine keep clear of each other. */
const WIDE_AND_LOW = {
  'at twice its size': { width: 720, height: 450 },
  sideways: { width: 844, height: 390 },
  'sideways on a large phone': { width: 932, height: 430 },
};
const WITH_ROOM = 9;
const EVERYBODY = '.poker-board .card, .chair .card, .chair .plate, .pot, .bet';
/** What the browser of a small laptop leaves, and a phone of years ago. */
const LOW = { laptop: { width: 1366, height: 650 }, 'low phone': { width: 360, height: 640 } };

async function inTheWay(page: Page): Promise<string[]> {
  return [
    ...(await untidy(page)).filter((one) => !OWN_PLATE.test(one)),
    ...(await piledUp(page)),
    ...(await answersOutOfSight(page)),
    ...(await tooBigOrSmall(page)),
  ];
}

const WATCHED = '.poker-board, .chair.you .card, .chair.you .plate';

/** Of the board and one's own seat, and of whatever else, what is not whole in the window or lies under the question. */
const outOfSight = (page: Page, watched = WATCHED): Promise<string[]> =>
  page.evaluate((selector) => {
    const rail = document.querySelector('.poker-rail')?.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const whole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const under = rail && right > rail.left && left < rail.right && bottom > rail.top && top < rail.bottom;
      return whole && !under ? [] : [`out of sight: ${one.className}`];
    });
  }, watched);

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
    const lookLow = async (when: string): Promise<void> => {
      await page.setViewportSize(LOW.laptop);
      const seen = await whenSettled(page, async (one) => {
        await atLength(one);
        return [...(await inTheWay(one)), ...(await outOfSight(one))];
      });
      found.push(...seen.map((one) => `${when}, on a laptop, ${one}`));
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    const lookWide = async (when: string): Promise<void> => {
      for (const [where, size] of Object.entries(WIDE_AND_LOW)) {
        await page.setViewportSize(size);
        const seen = await whenSettled(page, async (one) => [
          ...(seats > WITH_ROOM ? await answersOutOfSight(one) : await inTheWay(one)),
          ...(await outOfSight(one, EVERYBODY)),
        ]);
        found.push(...seen.map((one) => `${when}, ${where}, ${one}`));
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    const cards = (): Promise<number> => page.locator('.poker-board .card, .chair.you .card').count();
    const streets: number[] = [];
    while (await nextToAct([guest])) {
      const dealt = await cards();
      if (!streets.includes(dealt)) {
        streets.push(dealt);
        if (streets.length === 1) {
          await look('in a decision');
          await lookLow('in a decision');
          await lookWide('in a decision');
          // A low phone may have no room left for the pot above the board.
          await page.setViewportSize(LOW['low phone']);
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
    await lookLow('at the showdown');
    await lookWide('at the showdown');
    expect(found).toEqual([]);
    for (const places of felts.values()) expect([...places]).toHaveLength(1);
  });
}
