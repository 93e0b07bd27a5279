// npm run prove: what is too long for npm test. Full enumerations (*.proof.ts), all deals of seven by the house ways, and every
// break of every clause. `npm run prove -- ultimate` takes only the enumerations whose path has the word.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, run, step, tool } from './workspace.mjs';

const words = process.argv.slice(2);
await build();
step('enumerations');
run(tool('vitest'), ['run', '--config', 'vitest.prove.config.ts', ...words]);
if (words.length === 0) {
  step('all deals of seven by the house ways');
  run(process.execPath, [join(root, 'scripts/prove-house-way.mjs')]);
  step('every break');
  run(process.execPath, [join(root, 'scripts/break.mjs'), '--built']);
}
