// Finds a Chromium for the browser tests, or installs one, and says which.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, run, tool } from './workspace.mjs';

const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find() {
  const given = process.env.CROUPIER_CHROMIUM;
  if (given) return existsSync(given) ? given : undefined;
  for (const name of onPath) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}

/** The path of a Chromium, or undefined when Playwright's own download is to be used. */
export function ensureChromium() {
  const found = find();
  if (found) {
    console.log(`Browser tests use ${found}.`);
    return found;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0) {
    console.log('No Chromium found: installing the distribution package.');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const installed = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
    const path = installed.status === 0 ? find() : undefined;
    if (path) {
      console.log(`Installed ${path}.`);
      return path;
    }
  }
  console.log("No Chromium found: installing Playwright's.");
  run(tool('playwright'), ['install', 'chromium'], { cwd: root });
  return undefined;
}
