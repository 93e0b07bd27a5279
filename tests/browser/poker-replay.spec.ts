import { expect } from '@playwright/test';
import { OWN_PLATE, untidy } from './overlaps.ts';
import { act, actionBar, aGuest, nextToAct, takeSeat, test } from './poker-table.ts';
import { SCREENS } from './screens.ts';

/** As the page of a hand gives its felt (poker/replayer.css). */
const HEIGHTS = { desk: '590px', phone: '560px' };

test.use({ played: 'no limit', seats: 3, bots: 2 });

test('a hand is looked at again on a felt as high as a page has room for, and scrubbed to its end', async ({
  page,
  room,
}) => {
  const guest = await aGuest(page, room);
  await takeSeat(guest, 1, 200);
  while (await nextToAct([guest])) {
    const check = actionBar(page).getByRole('button', { name: /^Check/ });
    await act(guest, (await check.isVisible()) ? /^Check/ : /^(Call|Show)/);
  }
  await page.getByRole('link', { name: 'Replay' }).first().click();
  const felt = page.locator('.replayer .poker-felt');
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.locator('.replayer .has-won')).not.toHaveCount(0);
  for (const screen of ['desk', 'phone'] as const) {
    await page.setViewportSize(SCREENS[screen]);
    await expect(felt).toHaveCSS('height', HEIGHTS[screen]);
    await expect.poll(async () => (await untidy(page)).filter((one) => !OWN_PLATE.test(one))).toEqual([]);
  }
});
