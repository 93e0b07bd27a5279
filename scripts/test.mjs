// npm test: install, build, check, unit and property tests, browser tests.
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { run, step, tool } from './workspace.mjs';

build();
check();
step('tests');
run(tool('vitest'), ['run']);
step('browser tests');
const chromium = ensureChromium();
run(tool('playwright'), ['test'], {
  env: { ...process.env, ...(chromium ? { CROUPIER_CHROMIUM: chromium } : {}) },
});
