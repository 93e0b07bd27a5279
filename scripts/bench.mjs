// npm run bench [NAME…]: measures, prints, and keeps the last figures in bench/RESULTS.md.
// The bench has dependencies of its own (other people's evaluators and engines), installed here on first use.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, run, step } from './workspace.mjs';

await build();
const bench = join(root, 'bench');
if (!existsSync(join(bench, 'node_modules'))) {
  step('installing what the bench compares with');
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: bench });
}
run(process.execPath, [join(bench, 'run.mjs'), ...process.argv.slice(2)]);
