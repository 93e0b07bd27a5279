// Everything that is judged without running the product: types, format, lint, dead code, direction of dependencies.
import { fileURLToPath } from 'node:url';
import { calling, ensureInstalled, run, step, tool } from './workspace.mjs';

/** What is judged, and by which command. */
export const CHECKS = [
  ['format', tool('biome'), ['check', '.']],
  ['types of everything, tests included', tool('tsc'), ['-p', 'tsconfig.tests.json']],
  ['lint', tool('oxlint'), ['--type-aware', '--deny-warnings']],
  ['unused code', tool('knip'), []],
  ['games that are known outside their own files', ...calling('games-at-home.mjs', 'expectGamesAtHome')],
  [
    'direction of dependencies',
    tool('depcruise'),
    ['packages', 'rulebooks', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  for (const [name, command, args] of CHECKS) {
    step(name);
    run(command, args);
  }
}
