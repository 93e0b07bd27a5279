// npm test: install, build, check, unit and property tests, a sample of clauses broken on purpose and of mutants, browser
// tests, and every clause accounted for. It goes on after a failure and ends with figures of everything.
// npm test -- WORD…: only the tests whose path has one of the words (baccarat, 6.0-three-card-poker, house/src/storage), and browser
// tests by the name of their file (pai-gow.spec).
// What takes too long for here is in npm run prove.
import { rmSync } from 'node:fs';
import { build } from './build.mjs';
import { CHECKS } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwrightFigures, playwrightReport, vitestFigures, vitestReport } from './reports.mjs';
import { attempt, calling, tool } from './workspace.mjs';

/** The last lines of a check that failed are told again at the end. */
const LINES_TOLD = 20;

/** What passed and failed, counted: tests as tests, any other check as one. */
const oneCheck = ({ code, said = '' }) =>
  code === 0
    ? { passed: 1, failed: 0, told: [] }
    : { passed: 0, failed: 1, told: [said.trimEnd().split('\n').slice(-LINES_TOLD).join('\n')] };

/** A run that ended badly has failed once at least, whatever its report says, and if it left none. */
function counted({ code }, figures) {
  try {
    const { passed, failed, told } = figures();
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), told };
  } catch {
    return { passed: 0, failed: 1, told: ['It left no report.'] };
  }
}

async function unitTests(words) {
  rmSync(vitestReport, { force: true });
  const done = await attempt(tool('vitest'), [
    'run',
    ...words,
    // Modules are loaded once a worker, not once a file: no test changes one.
    '--no-isolate',
    '--reporter=./tests/progress.ts',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
  return counted(done, vitestFigures);
}

async function browserTests(words) {
  rmSync(playwrightReport, { force: true });
  const chromium = ensureChromium();
  const done = await attempt(tool('playwright'), ['test', ...words, '--reporter=list,json'], {
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      ...(chromium ? { CROUPIER_CHROMIUM: chromium } : {}),
    },
  });
  return counted(done, playwrightFigures);
}

/** A command that is heard of only when it fails. */
const check = ([name, command, args]) => ({
  name,
  run: async () => oneCheck(await attempt(command, args, { quiet: true })),
});

/** What runs beside the browser tests, and only when they wait. */
const BESIDE = [
  ['examples against the packed packages', ...calling('examples.mjs', 'runExamples')],
  ['a sample of clauses broken on purpose', ...calling('break.mjs', 'breakSample')],
  ['a sample of fuzzed poker hands', ...calling('fuzz.mjs', 'fuzzSample')],
  ['mutants of a sample', ...calling('mutate.mjs', 'mutateSample')],
];

async function oneAfterTheOther(commands) {
  const sum = { passed: 0, failed: 0, told: [] };
  for (const [name, command, args] of commands) {
    const { passed, failed, told } = oneCheck(await attempt(command, args, { quiet: true, niceness: 10 }));
    console.log(`  ${name}: ${failed === 0 ? 'as it should be' : 'FAILED'} (${elapsed()} so far)`);
    sum.passed += passed;
    sum.failed += failed;
    sum.told.push(...told);
  }
  return sum;
}

/** Steps in their order; those of one list run side by side, each on a core of its own, and say only what went wrong. */
const everything = [
  CHECKS.map(check),
  [{ name: 'tests', run: () => unitTests([]) }],
  [
    { name: 'browser tests', run: () => browserTests([]), pictures: true },
    // These take what the browser tests leave: a page that waits for the house waits for nobody else.
    {
      name: 'a sample of clauses broken on purpose, of fuzzed hands, mutants of a sample, examples against the packed packages',
      run: () => oneAfterTheOther(BESIDE),
    },
  ],
  [
    {
      name: 'every clause accounted for',
      run: async () => oneCheck(await attempt(...calling('conformance.mjs', 'checkConformance'))),
    },
  ],
];

/** The unit tests of these words, and the browser tests of those that name a file of them. */
function selected(words) {
  const specs = words.filter((word) => word.includes('.spec'));
  const others = words.filter((word) => !word.includes('.spec'));
  const browser = {
    name: `browser tests of ${specs.join(', ')}`,
    run: () => browserTests(specs),
    pictures: true,
  };
  return [
    [check(CHECKS.find(([name]) => name.startsWith('types')))],
    ...(others.length > 0 ? [[{ name: `tests of ${others.join(', ')}`, run: () => unitTests(others) }]] : []),
    ...(specs.length > 0 ? [[browser]] : []),
  ];
}

const started = Date.now();
const elapsed = () => {
  const seconds = Math.round((Date.now() - started) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

const words = process.argv.slice(2);
const steps = words.length > 0 ? selected(words) : everything;
const figures = { passed: 0, failed: 0 };
const failures = [];
await build();
for (const [index, together] of steps.entries()) {
  const names = together.map(({ name }) => name).join('; ');
  console.log(`\n— ${index + 1} of ${steps.length}: ${names} (${elapsed()} so far)`);
  const done = await Promise.all(together.map(async ({ name, run }) => ({ name, ...(await run()) })));
  for (const { name, passed, failed, told } of done) {
    figures.passed += passed;
    figures.failed += failed;
    if (failed > 0) failures.push({ name, told });
  }
}
console.log(`\nDone in ${elapsed()}.`);
for (const { name, told } of failures) console.log(`\nFailed: ${name}.\n${told.join('\n\n')}`);
if (steps.flat().some(({ pictures }) => pictures))
  console.log('Pictures of every browser test are in test-results/.');
console.log(`${figures.passed} passed, ${figures.failed} failed`);
if (figures.failed > 0) process.exitCode = 1;
