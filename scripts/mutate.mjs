// npm run mutate [AREA | FILE…]: breaks games and table in many small ways and looks whether a test notices
// (docs/quality.md). Without arguments it takes all areas, which is hours; `npm test` tries a sample.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

/** The mutants of an area are tried with the tests of its folders: the mechanics of a family, and the sections that use them. */
const AREAS = {
  table: ['packages/table/src'],
  baccarat: ['packages/games/src/baccarat', 'packages/games/src/bclc-baccarat'],
  banked: ['packages/games/src/banked', 'packages/games/src/bclc-poker'],
  poker: ['packages/games/src/poker', 'packages/games/src/bclc-poker'],
};

/** What every coup of every baccarat game rests on: the third-card table and the counting of cards. */
const SAMPLE = ['packages/games/src/baccarat/third-card.ts', 'packages/games/src/baccarat/points.ts'];

const REPORT = join(root, 'node_modules/.cache/croupier/mutation.json');

/** Tries the mutants of an area, or of some of its files: how many there were, and how many a test noticed. */
function mutate(folders, files, ...options) {
  run(tool('stryker'), ['run', ...options, '--mutate', files.join(',')], {
    env: { ...process.env, CROUPIER_MUTATED: folders.join(',') },
  });
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const states = Object.values(report.files)
    .flatMap(({ mutants }) => mutants.map(({ status }) => status))
    .filter((status) => status !== 'Ignored' && status !== 'CompileError');
  // A runtime error is a test file that could not even be loaded (tests/mutation-reporter.ts).
  const noticed = states.filter((status) => ['Killed', 'Timeout', 'RuntimeError'].includes(status)).length;
  return { mutants: states.length, noticed };
}

/** Files by the area whose mechanics they are. */
const byArea = (files) =>
  Object.values(AREAS)
    .map((folders) => [folders, files.filter((file) => file.startsWith(`${folders[0]}/`))])
    .filter(([, own]) => own.length > 0);

/** A mutant of the sample that nobody notices fails the build. */
export function mutateSample() {
  step('mutants of a sample');
  for (const [folders, files] of byArea(SAMPLE)) {
    const { mutants, noticed } = mutate(folders, files, '--logLevel', 'warn');
    if (noticed < mutants) {
      console.error('A mutant of the sample survived: no test noticed that a clause was broken.');
      process.exit(1);
    }
  }
}

const everything = ([folder]) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**', '!**/index.ts'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const named = process.argv.slice(2);
  const files = named.filter((name) => !(name in AREAS));
  const areas = named.length === 0 ? Object.keys(AREAS) : named.filter((name) => name in AREAS);
  for (const [folders, own] of [
    ...areas.map((area) => [AREAS[area], everything(AREAS[area])]),
    ...byArea(files),
  ]) {
    const { mutants, noticed } = mutate(folders, own);
    const score = ((100 * noticed) / mutants).toFixed(1);
    console.log(`${folders[0]}: ${noticed} of ${mutants} mutants were noticed, ${score} %.`);
  }
}
