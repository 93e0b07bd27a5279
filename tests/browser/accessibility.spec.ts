import type { Locator } from '@playwright/test';
import { area, betsAreOpen, dealNow, inPlay } from './at-the-table.ts';
import { faults } from './faults.ts';
import { onBothScreens } from './screens.ts';
import { expect, test } from './shared-house.ts';

const looksOf = (one: Locator): Promise<readonly string[]> =>
  one.evaluate((element) => {
    const { backgroundColor, backgroundImage, borderColor } = getComputedStyle(element);
    return [backgroundColor, backgroundImage, borderColor];
  });

test('nothing in anybody’s way on a desk or a phone', async ({ page, table }) => {
  // A newcomer has asked for nothing that is refused.
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /The Garden/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await onBothScreens(page, faults)).toEqual([]);

  await page.goto(`/#/table/${table}`);
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await betsAreOpen(page);
  // A chip is carried to its area as well as tapped there.
  await page.locator('[data-chip="2500"]').dragTo(area(page, 5, 'banker'));
  await expect(inPlay(page)).toHaveText('25.00');
  expect(await onBothScreens(page, faults)).toEqual([]);
  await dealNow(page);
  await expect(page.locator('.result-net')).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);

  // Letters that are written in the chat are no keys of the table, and markup is text.
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something to the table').pressSequentially('<b>dz</b> r');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('<b>dz</b> r')).toBeVisible();
  await expect(inPlay(page)).toHaveText(/^(0|25)\.00$/);
  expect(await onBothScreens(page, faults)).toEqual([]);

  await page.goto('/#/preferences');
  await page.getByRole('checkbox', { name: 'Sound', exact: true }).check();
  // A browser that finds its voices a moment later has them.
  const spoken = page.getByRole('checkbox', { name: /^The dealer’s calls are spoken/ });
  await expect(spoken).toHaveAccessibleName(/no English voice/);
  await page.evaluate(() => {
    const voices = [{ localService: true, lang: 'en-GB' }];
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await expect(spoken).toHaveAccessibleName(/By a voice of this device/);
  await page.getByLabel('Written as').selectOption('de');
  await expect(page.locator('.me-balance')).toHaveText(/^\d+\.\d{3}/);
  await page.getByLabel('Written as').selectOption('en');
  expect(await onBothScreens(page, faults)).toEqual([]);
  // Where the system chooses the colours, what is on does not look like what is off.
  await page.emulateMedia({ forcedColors: 'active' });
  const on = await looksOf(page.getByRole('checkbox', { name: 'Sound', exact: true }));
  expect(on).not.toEqual(await looksOf(page.getByRole('checkbox', { name: 'Four-colour deck' })));

  await page.goto('/#/history');
  const chosen = await looksOf(page.getByRole('button', { name: 'All', pressed: true }));
  expect(chosen).not.toEqual(
    await looksOf(page.getByRole('button', { name: 'Poker hands', pressed: false })),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(page.locator('.round-entry').first()).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);
  await page.locator('.round-entry').first().click();
  await page.getByText('Were the cards honest?').click();
  await expect(page.locator('.verdict')).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);
  await page.getByRole('button', { name: /^Guest/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/#/how/bclc-poker/three-card-poker');
  await expect(page.getByRole('heading', { level: 1, name: /Three Card Poker/ })).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);
  await page.goto('/#/statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'How I have played' })).toBeVisible();
  expect(await onBothScreens(page, faults)).toEqual([]);
});
