// rulebooks/dist/tests.json: which tests name which clause, read from the titles of the tests without running them.
// `npm run build` makes it; `npm test` confirms it with the tests that passed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

export const TESTS = join(root, 'rulebooks/dist/tests.json');

/** Where tests stand; what is compiled or installed has none. */
const FOLDERS = ['packages', 'rulebooks/src', 'tests'];

/** All tests there are, by their titles. */
export async function listedTests() {
  const { filesIn, titledTests } = await import('@croupier/rulebooks/sources');
  return FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !/\/(?:node_modules|dist|bundle)\//.test(path))
    .flatMap((path) => titledTests(path, readFileSync(join(root, path), 'utf8')));
}

export async function writeTests() {
  const { readRulebooks, testsByClause } = await import('@croupier/rulebooks');
  const { tests } = testsByClause({ rulebooks: readRulebooks() }, await listedTests());
  writeFileSync(TESTS, `${JSON.stringify(Object.fromEntries(tests), null, 2)}\n`);
}
