// npm run mutate [FILE…]: breaks games and table in many small ways and looks whether a test notices (docs/quality.md).
// Without files it takes all of both packages, which is hours; `npm test` tries a sample.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

/** The third-card table and the counting of cards: every coup of every baccarat game rests on them. */
const SAMPLE = ['packages/games/src/baccarat/third-card.ts', 'packages/games/src/baccarat/points.ts'];

const REPORT = join(root, 'node_modules/.cache/croupier/mutation.json');

/** The share of mutants that a test noticed, in percent. */
function score() {
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const states = Object.values(files)
    .flatMap(({ mutants }) => mutants.map(({ status }) => status))
    .filter((status) => status !== 'Ignored' && status !== 'CompileError');
  const noticed = states.filter((status) => status === 'Killed' || status === 'Timeout').length;
  return (100 * noticed) / states.length;
}

/** A mutant of the sample that nobody notices fails the build. */
export function mutateSample() {
  step('mutants of a sample');
  run(tool('stryker'), ['run', '--logLevel', 'warn', '--mutate', SAMPLE.join(',')]);
  if (score() < 100) {
    console.error('A mutant of the sample survived: no test noticed that a clause was broken.');
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const files = process.argv.slice(2);
  run(tool('stryker'), ['run', ...(files.length > 0 ? ['--mutate', files.join(',')] : [])]);
  console.log(`${score().toFixed(1)} % of the mutants were noticed.`);
}
