// Compiles the packages and bundles the web client and the command line, each only when its sources changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TESTS, writeTests } from './named-tests.mjs';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !['dist', 'bundle', 'node_modules'].includes(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

export async function build() {
  ensureInstalled();
  step('building');
  run(tool('tsc'), ['-b']);
  const sources = newest(join(root, 'packages'));
  for (const [folder, bundle] of [
    ['packages/floor', 'dist/web/index.html'],
    ['packages/cli', 'bundle/index.js'],
  ]) {
    const built = join(root, folder, bundle);
    if (!existsSync(built) || statSync(built).mtimeMs < sources)
      run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, folder) });
  }
  const named = Math.max(sources, newest(join(root, 'rulebooks')), newest(join(root, 'tests')));
  if (!existsSync(TESTS) || statSync(TESTS).mtimeMs < named) await writeTests();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
