// npm run prove: what is too long for npm test. Full enumerations (*.proof.ts), the tests of which npm test runs a part at their full
// length, all deals of seven by the house ways, and every break of every clause. `npm run prove -- ultimate` takes only the enumerations
// whose path has the word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, run, step, tool } from './workspace.mjs';

/** The tests that ask whether there is time for the whole. */
const shortened = () =>
  readdirSync(join(root, 'packages'), { recursive: true })
    .map((name) => join('packages', String(name)))
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .filter((name) => readFileSync(join(root, name), 'utf8').includes('CROUPIER_WHOLE'));

const words = process.argv.slice(2);
await build();
step('enumerations');
run(tool('vitest'), ['run', '--config', 'vitest.prove.config.ts', ...words]);
if (words.length === 0) {
  step('the tests that npm test shortens, whole');
  run(tool('vitest'), ['run', ...shortened()], { env: { ...process.env, CROUPIER_WHOLE: 'yes' } });
  step('all deals of seven by the house ways');
  run(process.execPath, [join(root, 'scripts/prove-house-way.mjs')]);
  step('every break');
  run(process.execPath, [join(root, 'scripts/break.mjs'), '--built']);
}
