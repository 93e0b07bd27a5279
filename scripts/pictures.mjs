// node scripts/pictures.mjs: takes the pictures of the README from the house as `croupier serve` opens it, at its own pace.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './workspace.mjs';

await build();
const directory = mkdtempSync(join(tmpdir(), 'croupier-pictures-'));
const served = ['serve', '--json', '--port', '0', '--data', directory];
const serving = spawn(process.execPath, [join(root, 'packages/cli/bin/croupier.mjs'), ...served], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** The house, once it says where it is. */
const house = await (async () => {
  let said = '';
  for await (const chunk of serving.stdout) {
    said += chunk;
    if (said.trimEnd().endsWith('}')) return JSON.parse(said);
  }
  throw new Error('The house did not open.');
})();
const browser = await chromium.launch({ executablePath: ensureChromium() });
const tables = await (await fetch(`${house.address}/api/tables`)).json();
const poker = await (await fetch(`${house.address}/api/poker-tables`)).json();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A guest who has just come to a table. */
async function guestAt(address, viewport) {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await page.locator('.felt').waitFor();
  await page.goto(`${house.address}/#/${address}`);
  await page.locator('.felt, .poker-felt').first().waitFor();
  return page;
}

/** Chips on these areas, dealt at once. */
async function bets(page, wagers) {
  await page.locator('.felt.betting').waitFor({ timeout: 120_000 });
  for (const wager of wagers) await page.locator(`.area.open [data-area$="/${wager}"]`).first().click();
  await page.getByRole('button', { name: 'Deal now' }).click();
}

/** Letters and cards stay sharp; a fifth of the size that the same picture has without loss. */
const QUALITY = 82;

const keep = async (page, name) => {
  // Cards that are on their way have arrived by then.
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(root, 'docs', 'images', name), type: 'jpeg', quality: QUALITY });
  await page.context().close();
};

/** Hands until the cards are out and the caption tells who won. */
async function rounds(page, wagers, count) {
  for (let i = 0; i < count; i += 1) {
    await bets(page, wagers);
    await page.locator('.felt.settled').waitFor({ timeout: 120_000 });
  }
}

try {
  const named = (title) => tables.find((table) => table.title === title);
  const [first] = tables;
  const desk = await guestAt(`table/${first.table}`, DESK);
  await rounds(desk, ['banker', 'player'], 1);
  await keep(desk, 'table-desktop.jpg');
  const phone = await guestAt(`table/${first.table}`, PHONE);
  await rounds(phone, ['banker'], 1);
  await keep(phone, 'table-phone.jpg');

  const squeeze = tables.find(({ title }) => /squeeze/i.test(title));
  const held = await guestAt(`table/${squeeze.table}`, DESK);
  await bets(held, ['player']);
  await held.getByRole('button', { name: 'Hold the hand' }).click({ timeout: 120_000 });
  await held.locator('[class*="peel"]').first().waitFor({ timeout: 120_000 });
  await keep(held, 'squeeze.jpg');

  const three = named('Three Card Poker');
  const asked = await guestAt(`table/${three.table}`, DESK);
  await asked.locator('.felt.betting').waitFor({ timeout: 120_000 });
  await asked.locator('.area.open [data-area]').first().click();
  await asked.getByRole('button', { name: 'Deal now' }).click();
  await asked.locator('.answer').first().waitFor({ timeout: 120_000 });
  await keep(asked, 'three-card-poker.jpg');

  const holdem = poker.find(({ bots }) => bots > 0) ?? poker[0];
  const seat = await guestAt(`poker/${holdem.table}`, DESK);
  await seat
    .getByRole('button', { name: /^(?:Sit|Seat|Take)/ })
    .first()
    .click();
  await seat
    .getByRole('dialog')
    .getByRole('button', { name: /^Sit down/ })
    .click();
  await seat.locator('.action-bar').waitFor({ timeout: 120_000 });
  await keep(seat, 'holdem.jpg');
} finally {
  await browser.close();
  serving.kill('SIGINT');
  await once(serving, 'exit');
  rmSync(directory, { recursive: true, force: true });
}
