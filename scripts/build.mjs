// Compiles the packages and bundles the web client and the command line, each only when its sources changed.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TESTS, writeTests } from './named-tests.mjs';
import { attempt, ensureInstalled, root, run, step, tool } from './workspace.mjs';

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !['dist', 'bundle', 'node_modules'].includes(name))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

const BUNDLES = [
  ['packages/floor', 'dist/web/index.html'],
  ['packages/cli', 'bundle/index.js'],
];

const isOlder = (made, than) => !existsSync(made) || statSync(made).mtimeMs < than;

export async function build() {
  ensureInstalled();
  step('building');
  run(tool('tsc'), ['-b']);
  const sources = newest(join(root, 'packages'));
  // What is built is what people get, whatever the shell or test it is built from says it is for.
  const env = { ...process.env, NODE_ENV: 'production' };
  // Neither bundle needs the other: each on a core of its own.
  const bundling = BUNDLES.filter(([folder, bundle]) => isOlder(join(root, folder, bundle), sources)).map(
    ([folder]) => attempt(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, folder), env }),
  );
  const named = Math.max(sources, newest(join(root, 'rulebooks')), newest(join(root, 'tests')));
  if (isOlder(TESTS, named)) await writeTests();
  const bundled = await Promise.all(bundling);
  if (bundled.some(({ code }) => code !== 0)) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
