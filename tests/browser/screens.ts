import type { Page } from '@playwright/test';

/** A desk and a phone: what is looked at on one is looked at on the other. */
export const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** What is found on the page as it is now on a desk and, made as small, on a phone. It is left on the screen it was on. */
export async function onBothScreens(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    for (const problem of await look(page)) found.push(`on a ${screen}, ${problem}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
