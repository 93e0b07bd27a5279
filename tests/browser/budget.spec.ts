import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webClient } from '../../packages/floor/dist/index.js';
import { asGuest } from './at-the-table.ts';
import { expect, test } from './shared-house.ts';

/** Compressed script that may arrive before a table's own code does. */
const MOST_BYTES = 120_000;
/** What is shorter gains nothing by being compressed. */
const TINY = 512;

/** What the first page names, and so loads before anything else. */
async function named(kind: 'js' | 'css'): Promise<string[]> {
  const page = await readFile(join(webClient, 'index.html'), 'utf8');
  const paths = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
  const found = paths.filter((path) => path.endsWith(`.${kind}`));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('the first page is small, sent compressed, and kept by its hash', async ({ baseURL }) => {
  const scripts = await named('js');
  let bytes = 0;
  for (const path of scripts) {
    const built = await readFile(join(webClient, path), 'utf8');
    const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe(Buffer.byteLength(built) < TINY ? null : 'br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    bytes += Number(answer.headers.get('content-length'));
    // What was sent is what stands in the build.
    expect(await answer.text()).toBe(built);
  }
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('styles are sent compressed too, in what a browser asks for, and the page itself is asked for again', async ({
  baseURL,
}) => {
  for (const path of [...(await named('css')), ...(await named('js'))]) {
    const built = await readFile(join(webClient, path), 'utf8');
    const tiny = Buffer.byteLength(built) < TINY;
    for (const coding of ['br', 'gzip']) {
      const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': coding } });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, tiny ? null : coding]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.text()).toBe(built);
    }
  }
  const page = await fetch(`${baseURL}/`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  // In the place of a file that is no more stands no page that would be kept as it.
  const gone = await fetch(`${baseURL}/assets/of-another-release.js`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null]);
});

test('what the house answers is sent compressed to whoever can read it', async ({ baseURL }) => {
  for (const path of ['/api/tables', '/protocol']) {
    const plain = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br;q=0, gzip; q=0' } });
    const text = await plain.text();
    expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
    for (const coding of ['br', 'gzip'] as const) {
      const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': coding } });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, coding]);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 3);
      expect((await answer.text()).length).toBeGreaterThan(text.length / 2);
    }
  }
});

/** Words that only a table's own code has: of its felt, of a poker table's, and of the rules that replay a round. */
const OF_A_TABLE = ['felt-name', 'poker-felt', 'past-felt'];

test('no table’s own code comes with the first page', async () => {
  const first = await named('js');
  const assets = await readdir(join(webClient, 'assets'));
  for (const word of OF_A_TABLE) {
    const having: string[] = [];
    for (const name of assets.filter((one) => one.endsWith('.js')))
      if ((await readFile(join(webClient, 'assets', name), 'utf8')).includes(word))
        having.push(`/assets/${name}`);
    // It is somewhere: a word that has gone from the code would show nothing.
    expect([word, having.length > 0]).toEqual([word, true]);
    expect([word, having.filter((path) => first.includes(path))]).toEqual([word, []]);
  }
});

test('a table whose code is here is shown without a page that waits for it', async ({ page }) => {
  const fetched = page.waitForResponse(/\/assets\/TablePage-[^/]*\.js$/);
  await page.goto('/');
  // It is here when all that it needs is, and has run.
  const { pathname } = new URL((await fetched).url());
  await page.waitForLoadState('networkidle');
  await page.evaluate(`import(${JSON.stringify(pathname)}).then(() => undefined)`);
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      seen.add(document.querySelector('main.waiting')?.textContent ?? '');
      document.body.dataset.seen = [...seen].join();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.locator('.felt')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-seen', /./);
  await expect(page.locator('body')).not.toHaveAttribute('data-seen', /Finding the table/);
});

/** Compressed script that a page may load beside the first one's: a table about half as much as the 120 kB of that page. */
const BESIDE = [
  { at: '#/table/mini-1', most: 62_000 },
  { at: '#/poker/no-limit-2-seats-0-bots-1', most: 60_000 },
  // The rules of all games, to deal its round again, and the felt to lay it on.
  { at: '#/how/bclc-poker/three-card-poker', most: 180_000 },
] as const;

test('what a table loads beside it is small', async ({ page }) => {
  const first = await named('js');
  await asGuest(page);
  let bytes = 0;
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const beside = pathname.endsWith('.js') && !first.includes(pathname);
    if (beside) bytes += Number(answer.headers()['content-length']);
  });
  for (const { at, most } of BESIDE) {
    // Whatever was loaded for the page before is asked for again by one that knows nothing.
    await page.goto('about:blank');
    bytes = 0;
    await page.goto(`/${at}`);
    await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect([at, bytes > 1_000, bytes <= most]).toEqual([at, true, true]);
  }
});
