// Everything that is judged without running the product: types, format, lint, dead code, direction of dependencies.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run, step, tool } from './workspace.mjs';

/** What is judged, by which tool. */
export const CHECKS = [
  ['format', 'biome', ['check', '.']],
  ['types of everything, tests included', 'tsc', ['-p', 'tsconfig.tests.json']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['unused code', 'knip', []],
  [
    'direction of dependencies',
    'depcruise',
    ['packages', 'rulebooks', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  for (const [name, command, args] of CHECKS) {
    step(name);
    run(tool(command), args);
  }
}
