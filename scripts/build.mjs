// Compiles the packages and bundles the web client, each only when its sources changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run, step, tool } from './workspace.mjs';

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

export function build() {
  ensureInstalled();
  step('building');
  run(tool('tsc'), ['-b']);
  const page = join(root, 'packages/floor/dist/web/index.html');
  const sources = newest(join(root, 'packages'));
  if (!existsSync(page) || statSync(page).mtimeMs < sources) {
    run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages/floor') });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
