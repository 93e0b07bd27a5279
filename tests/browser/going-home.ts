import { test as base } from '@playwright/test';

/**
 * Everybody who came to a test with a browser of their own goes home with it: pages that stay are drawn, look for their house
 * and are pictured at the end of every test that follows.
 */
export const test = base.extend<{ goingHome: undefined }>({
  goingHome: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
