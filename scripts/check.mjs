// Everything that is judged without running the product: types, format, lint, dead code, direction of dependencies.
import { fileURLToPath } from 'node:url';
import { expectGamesAtHome } from './games-at-home.mjs';
import { ensureInstalled, run, step, tool } from './workspace.mjs';

export function check() {
  step('format');
  run(tool('biome'), ['check', '.']);
  step('types of everything, tests included');
  run(tool('tsc'), ['-p', 'tsconfig.tests.json']);
  step('lint');
  run(tool('oxlint'), ['--type-aware', '--deny-warnings']);
  step('unused code');
  run(tool('knip'));
  step('games that are known outside their own files');
  expectGamesAtHome();
  step('direction of dependencies');
  run(tool('depcruise'), [
    'packages',
    'rulebooks',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  check();
}
