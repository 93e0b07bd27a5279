// npm run conformance: which tests name which clause, what is missing, docs/conformance.md and the options in
// docs/readings.md.
// npm test calls `checkConformance` with the tests that passed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleBreaks } from './break.mjs';
import { surroundings } from './conformance-evidence.mjs';
import { READINGS, readingsWithOptions } from './conformance-options.mjs';
import { listedTests, writeTests } from './named-tests.mjs';
import { passedInPlaywright, passedInVitest } from './reports.mjs';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

const REPORT = join(root, 'docs/conformance.md');

async function generated(reported) {
  const { conformanceReport, readShelf, testsByClause } = await import('@croupier/rulebooks');
  const shelf = readShelf();
  const { tests, readings, problems } = testsByClause(shelf, reported);
  return { shelf, tests, readings, problems, report: conformanceReport({ ...shelf, tests }) };
}

async function report({ shelf, tests, readings, problems }) {
  const { breakGaps, gaps, readSisters, sisterGaps } = await import('@croupier/rulebooks');
  const around = await surroundings();
  const unexplained = [...readings]
    .filter((reading) => !around.explained(`reading-${reading}`))
    .map((reading) => `A test names reading ${reading}, which docs/readings.md does not explain.`);
  const found = [
    ...problems,
    ...unexplained,
    ...gaps(shelf, tests, around),
    ...sisterGaps(shelf.treated, readSisters()),
    ...breakGaps(shelf),
    ...(await staleBreaks()),
  ];
  for (const sentence of found) console.error(sentence);
  return found.length;
}

/** Clauses that a title names of which no test passed. */
const unconfirmed = (listed, passed) =>
  [...listed.tests]
    .filter(([name]) => !passed.tests.has(name))
    .map(([name, [label]]) => `${name} is named by a test that did not pass: ${label}`);

/** After both test runs: every clause of a treated section is accounted for by tests that passed. */
export async function checkConformance() {
  step('every clause accounted for');
  const now = await generated([...passedInVitest(), ...passedInPlaywright()]);
  const listed = await generated(await listedTests());
  const failed = unconfirmed(listed, now);
  for (const sentence of failed) console.error(sentence);
  const count = failed.length + (await report(now));
  const stale = [
    [REPORT, listed.report],
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
  await writeTests();
  const now = await generated(await listedTests());
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
