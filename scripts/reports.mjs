// What the test runners say of their tests in the reports they leave.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './workspace.mjs';

/** Where the test runners leave their reports, outside what is kept. */
const reports = join(root, 'node_modules/.cache/croupier');
export const vitestReport = join(reports, 'vitest.json');
export const playwrightReport = join(reports, 'playwright.json');

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const inRoot = (file) => relative(root, file).replaceAll('\\', '/');

/** The passing tests of vitest's JSON report. */
export function passedInVitest() {
  const { testResults } = read(vitestReport);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({ file: inRoot(name), around: ancestorTitles, title })),
  );
}

/** All tests of Playwright's JSON report. */
function testsOfPlaywright({ config, suites }) {
  const testsOf = (suite, around) => [
    ...suite.specs.map(({ file, title, tests }) => ({
      file: inRoot(join(config.rootDir, file)),
      around,
      title,
      tests,
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...around, inner.title])),
  ];
  return suites.flatMap((file) => testsOf(file, []));
}

/** The passing tests of Playwright's JSON report. */
export const passedInPlaywright = () =>
  testsOfPlaywright(read(playwrightReport))
    .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
    .map(({ file, around, title }) => ({ file, around, title }));

/** What vitest counted, and of each that failed where it stands and why. */
export function vitestFigures() {
  const { numPassedTests, numFailedTests, testResults } = read(vitestReport);
  const told = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be loaded has no tests.
      return failed.length === 0
        ? [failure(inRoot(name), [message])]
        : failed.map(({ fullName, failureMessages }) =>
            failure(`${inRoot(name)}: ${fullName}`, failureMessages),
          );
    });
  return { passed: numPassedTests, failed: numFailedTests, told };
}

/** What Playwright counted, and of each that failed where it stands and why. */
export function playwrightFigures() {
  const report = read(playwrightReport);
  const { expected, unexpected, flaky } = report.stats;
  const told = testsOfPlaywright(report).flatMap(({ file, around, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          [`${file}:`, ...around, title].join(' '),
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      ),
  );
  return { passed: expected, failed: unexpected + flaky, told };
}

/** So much of a failure is told at the end; the whole stands where it happened. */
const LINES_TOLD = 12;

const failure = (where, messages) =>
  `${where}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, LINES_TOLD).join('\n')}`;
