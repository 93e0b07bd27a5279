import type { Page } from '@playwright/test';

/** At a poker table: chips, pots, plates, cards and calls of different places that lie on each other. */
export const piledUp = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less than this is a card's rounded corner. */
    const SLACK = 4;
    const laid = [
      '.bet',
      '.pot',
      '.poker-board .card',
      '.poker-caption',
      '.poker-name > *',
      '.chair .plate',
      '.chair .card',
      '.chair-tag',
    ]
      .flatMap((kind) => [...document.querySelectorAll(`main ${kind}`)])
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => ({
        one,
        box: one.getBoundingClientRect(),
        place: one.closest('.chair, .poker-board, .poker-name'),
      }));
    const nameOf = (one: Element): string => {
      const seat = one.closest('[data-seat]')?.getAttribute('data-seat');
      return `${one.classList[0] ?? one.localName}${seat ? ` of seat ${seat}` : ''} "${one.textContent?.trim() ?? ''}"`;
    };
    return laid.flatMap((a, i) =>
      laid.slice(i + 1).flatMap((b) => {
        const apart =
          (a.place !== null && a.place === b.place) ||
          a.box.right - SLACK < b.box.left ||
          b.box.right - SLACK < a.box.left ||
          a.box.bottom - SLACK < b.box.top ||
          b.box.bottom - SLACK < a.box.top;
        return apart ? [] : [`${nameOf(a.one)} on ${nameOf(b.one)}`];
      }),
    );
  });
