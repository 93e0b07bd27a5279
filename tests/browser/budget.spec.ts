import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { webClient } from '../../packages/floor/dist/index.js';
import { expect, test } from './shared-house.ts';

/** Compressed script that may arrive before a table's own code does. */
const MOST_BYTES = 120_000;
/** What is shorter gains nothing by being compressed. */
const TINY = 512;

test('the first page is small, sent compressed, and kept by its hash', async ({ baseURL }) => {
  const page = await readFile(join(webClient, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(scripts.length).toBeGreaterThan(0);
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
