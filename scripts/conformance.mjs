// npm run conformance: which tests name which clause, what is missing, docs/conformance.md and the options in
// docs/readings.md.
// npm test calls `checkConformance` with the tests that passed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceOf } from './break.mjs';
import { surroundings } from './conformance-evidence.mjs';
import { READINGS, readingsWithOptions } from './conformance-options.mjs';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

const TESTS = join(root, 'rulebooks/tests.json');
const REPORT = join(root, 'docs/conformance.md');

/** Where the test runners leave their reports, outside what is kept. */
export const reports = join(root, 'node_modules/.cache/croupier');
export const vitestReport = join(reports, 'vitest.json');
export const playwrightReport = join(reports, 'playwright.json');

const inRoot = (file) => relative(root, file).replaceAll('\\', '/');

/** The passing tests of vitest's JSON report. */
function passedInVitest() {
  const { testResults } = JSON.parse(readFileSync(vitestReport, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({ file: inRoot(name), around: ancestorTitles, title })),
  );
}

/** The tests of Playwright's JSON report that passed, or all that are listed. */
function inPlaywright({ config, suites }, passed) {
  const testsOf = (suite, around) => [
    ...suite.specs
      .filter(({ tests }) => !passed || tests.some(({ status }) => status === 'expected'))
      .map(({ file, title }) => ({ file: inRoot(join(config.rootDir, file)), around, title })),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...around, inner.title])),
  ];
  return suites.flatMap((file) => testsOf(file, []));
}

/** All tests there are, without running them. */
function listedTests() {
  mkdirSync(reports, { recursive: true });
  const list = join(reports, 'listed.json');
  const vitest = spawnSync(tool('vitest'), ['list', `--json=${list}`], { cwd: root, encoding: 'utf8' });
  if (vitest.status !== 0) throw new Error(vitest.stderr || vitest.stdout);
  const unit = JSON.parse(readFileSync(list, 'utf8')).map(({ name, file }) => {
    const titles = name.split(' > ');
    return { file: inRoot(file), around: titles.slice(0, -1), title: titles.at(-1) };
  });
  const browser = spawnSync(tool('playwright'), ['test', '--list', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (browser.status !== 0) throw new Error(browser.stderr || browser.stdout);
  return [...unit, ...inPlaywright(JSON.parse(browser.stdout), false)];
}

/** tests.json as it is written: clauses in the order of the rulebooks. */
const written = (tests) => `${JSON.stringify(Object.fromEntries(tests), null, 2)}\n`;

async function generated(reported) {
  const { conformanceReport, readShelf, testsByClause } = await import('@croupier/rulebooks');
  const shelf = readShelf();
  const { tests, readings, problems } = testsByClause(shelf, reported);
  return { shelf, tests, readings, problems, report: conformanceReport({ ...shelf, tests }) };
}

async function report({ shelf, tests, readings, problems }) {
  const { breakGaps, gaps } = await import('@croupier/rulebooks');
  const around = await surroundings();
  const unexplained = [...readings]
    .filter((reading) => !around.explained(`reading-${reading}`))
    .map((reading) => `A test names reading ${reading}, which docs/readings.md does not explain.`);
  const found = [...problems, ...unexplained, ...gaps(shelf, tests, around), ...breakGaps(shelf, sourceOf)];
  for (const sentence of found) console.error(sentence);
  return found.length;
}

/** After both test runs: every clause of a treated section is accounted for by tests that passed. */
export async function checkConformance() {
  step('every clause accounted for');
  const passed = [
    ...passedInVitest(),
    ...inPlaywright(JSON.parse(readFileSync(playwrightReport, 'utf8')), true),
  ];
  const now = await generated(passed);
  const count = await report(now);
  const stale = [
    [TESTS, written(now.tests)],
    [REPORT, now.report],
    [READINGS, await readingsWithOptions()],
  ].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const [file] of stale)
    console.error(`${inRoot(file)} is not up to date: run "npm run conformance" and commit it.`);
  if (count > 0 || stale.length > 0) process.exit(1);
  console.log(`${now.tests.size} clauses are named by passing tests; nothing is missing.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  run(tool('tsc'), ['-b']);
  step('listing the tests');
  const now = await generated(listedTests());
  writeFileSync(TESTS, written(now.tests));
  writeFileSync(REPORT, now.report);
  writeFileSync(READINGS, await readingsWithOptions());
  const count = await report(now);
  console.log(
    count === 0
      ? 'Every clause of the treated sections is accounted for.'
      : `${count} gaps in the treated sections.`,
  );
  if (count > 0) process.exitCode = 1;
}
