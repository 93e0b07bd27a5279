import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The layout shifts since they are watched. */
    shiftsSeen?: { readonly at: number; readonly value: number; readonly what: string }[];
  }
}

/** From now on layout shifts are written down as browsers count them. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (window.shiftsSeen) {
      window.shiftsSeen.length = 0;
      return;
    }
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `${node.localName}.${[...node.classList].join('.')}`
        : (node?.textContent ?? 'what is gone');
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
    const seen: NonNullable<Window['shiftsSeen']> = [];
    window.shiftsSeen = seen;
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries().filter(isShift))
        if (!hadRecentInput)
          seen.push({
            at: startTime,
            value,
            what: sources
              .map((one) => `${nameOf(one.node)} ${placeOf(one.previousRect)} → ${placeOf(one.currentRect)}`)
              .join(', '),
          });
    }).observe({ type: 'layout-shift' });
  });

/** What moved by itself since it is watched, if it was too much in five seconds without a pause of one. */
export const shifted = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((allowed) => {
    const seen = window.shiftsSeen ?? [];
    let [worst, sum, first, last] = [0, 0, 0, 0];
    for (const { at, value } of seen) {
      if (at - last > 1_000 || at - first > 5_000) [sum, first] = [0, at];
      [sum, last] = [sum + value, at];
      worst = Math.max(worst, sum);
    }
    const parts = seen.map(({ value, what }) => `${value.toFixed(4)} ${what}`);
    return worst > allowed ? [`moves by itself: ${worst.toFixed(4)} (${parts.join('; ')})`] : [];
  }, most);
