// What the other scripts share: run a tool, install what is missing. Node alone, no dependencies,
// because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the workspace and ends this process with its exit code if it fails. */
export function run(command, args = [], options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.error) {
    console.error(`Could not start ${command}: ${done.error.message}`);
    process.exit(1);
  }
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Runs a command to its end, whatever its exit code; a quiet one is heard only if it fails, a nice one lets others go first. */
export function attempt(command, args = [], { quiet = false, niceness = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`);
      resolve({ code: 1 });
    });
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stdout.write(said);
      resolve({ code: code ?? 1, said });
    });
  });
}

/** A tool that npm installed into the workspace. */
export const tool = (name) => join(root, 'node_modules', '.bin', name);

/** The command for a function of another script in a process of its own, which may end as it likes. */
export const calling = (script, name) => [
  process.execPath,
  ['--input-type=module', '--eval', `await (await import('./scripts/${script}')).${name}()`],
];

export const step = (text) => console.log(`\n— ${text}`);

/** Installs dependencies unless the lock file is the one they were installed from. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Croupier needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.croupier-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  step('installing dependencies (once; about a minute)');
  run('npm', [existsSync(modules) ? 'install' : 'ci', '--loglevel=error', '--no-audit', '--no-fund']);
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
}
