import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands in anybody's way on a page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  // The page has no frames, and what is in order is not asked for: both would be looked at again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A page that is wider than its window. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`the page is ${over} px too wide`] : [];
  });

export const tooBigOrSmall = async (page: Page): Promise<string[]> => [
  ...(await tooSmall(page)),
  ...(await tooWide(page)),
  ...(await spilt(page)),
];

/** Words for a screen reader that stand outside the list they scroll with: they make the page as long as all of it. */
const spilt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowY);
    const lists = [...document.querySelectorAll('main *')].filter(scrolls);
    return lists
      .filter((list) =>
        [...list.querySelectorAll<HTMLElement>('.unseen')].some(
          ({ offsetParent }) => offsetParent !== null && !list.contains(offsetParent),
        ),
      )
      .map((list) => `words reach out of a list that scrolls: ${list.className}`);
  });

/** Targets under 44 px and texts under 13 px as the page is now; a clause in the middle of a sentence is as high as its line. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll('button, a:not(.cite), label.switch, .circle')].filter(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && (width < 43.5 || height < 43.5);
      },
    );
    const texts = [...document.querySelectorAll('body *')].filter(
      (one) =>
        [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
        !one.closest('svg, .unseen') &&
        Number.parseFloat(getComputedStyle(one).fontSize) < 13,
    );
    return [...targets, ...texts].map((one) => `too small: ${one.outerHTML.slice(0, 120)}`);
  });
