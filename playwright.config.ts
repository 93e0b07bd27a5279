import { defineConfig } from '@playwright/test';

const chromium = process.env.CROUPIER_CHROMIUM;

/** Real-browser tests against a real house: `npm test` builds both first. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/opening.ts',
  // One more than the cores of a small machine: a test waits for its house as often as it draws. Each worker has one browser for
  // all its tests: one that all three connect to took as many seconds of a processor (41 for 15 tests, both ways), and a little
  // longer by the clock (186 s against 169 on a busy machine), since every click then passes through one more process.
  workers: 3,
  fullyParallel: true,
  // Nothing is waited for that does not come: a machine ten times as slow still passes.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: process.env.CROUPIER_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'on',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
