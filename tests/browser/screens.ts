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
    for (const problem of await whenSettled(page, look)) found.push(`on a ${screen}, ${problem}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** The same in the narrowest window. */
export async function whenNarrow(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const found = await whenSettled(page, look);
  if (before) await page.setViewportSize(before);
  return found.map((problem) => `in a narrow window, ${problem}`);
}

/** The same on a phone, or another screen, whose text is twice as large. */
export async function whenTextIsLarge(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
  screen: { readonly width: number; readonly height: number } = SCREENS.phone,
): Promise<string[]> {
  const before = page.viewportSize();
  const textAt = (size: string): Promise<void> =>
    page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
  await page.setViewportSize(screen);
  await textAt('200%');
  const found = await whenSettled(page, look);
  await textAt('');
  if (before) await page.setViewportSize(before);
  return found.map((problem) => `with large text, ${problem}`);
}

/** The narrowest window that a page is made for: nothing stands beyond its edge, and nobody reads to and fro. */
export const NARROW = { width: 320, height: 640 };

/** A desk at 200 %: half as wide and as high. */
export const ZOOMED = { width: 720, height: 450 };

/** A phone held sideways. */
export const SIDEWAYS = { width: 844, height: 390 };

/** What a browser leaves of a small laptop's screen. */
export const LAPTOP = { width: 1366, height: 650 };

/** Answers that are not whole within the window, or behind something: whoever is asked would not see them. */
export const answersOutOfSight = (page: Page): Promise<string[]> =>
  outOfSight(page, '.answers .answer, .acts .act');

/** The same of the areas that can be bet on now; on a desk they are drawn, and no box. */
export const areasOutOfSight = (page: Page): Promise<string[]> =>
  outOfSight(page, '.area.open button[data-area]');

const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        // Corners are round.
        const [inX, inY] = [(right - left) / 4, (bottom - top) / 8];
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [left + inX, x, right - inX].flatMap((across) =>
          [top + inY, y, bottom - inY].map((down) => ({ across, down })),
        );
        const seen = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return seen &&
          points.every(({ across, down }) => one.contains(document.elementFromPoint(across, down)))
          ? []
          : [`out of sight: ${one.textContent || one.getAttribute('aria-label')}`];
      }),
    selector,
  );

/** A page that was just made smaller is laid out anew: what is wrong with it is still wrong after so many frames. */
const FRAMES = 60;

/** What is found on a page, once that does not change any more. */
export async function whenSettled(
  page: Page,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let found = await look(page);
  for (let frame = 0; frame < FRAMES && found.length > 0; frame += 10) {
    await afterFrames(page, 10);
    found = await look(page);
  }
  return found;
}

/** A browser that has nothing to show may draw no frame for minutes: nobody waits for one longer than this, in milliseconds. */
const LONGEST = 2_000;

/** When so many frames have been drawn. */
export const afterFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    ([frames, longest]) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, longest);
        const next = (left: number): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(() => next(left - 1));
        };
        next(frames);
      }),
    [count, LONGEST] as const,
  );
