import { describe, expect, it } from 'vitest';
import { stakePlace } from './stake-place.ts';

/** As wide and deep as the areas of all layouts are, from eighteen spots to seven. */
const AREAS = [40, 46, 52, 60, 72, 84, 100, 130].flatMap((width) =>
  [44, 48, 54].map((depth) => ({ width, depth })),
);

describe('a stake and its figures', () => {
  it('stay within their area, paid or not, with a bet for the dealer or without', () => {
    for (const area of AREAS)
      for (const paid of [false, true])
        for (const tip of [false, true])
          for (const figures of [1, 2, 3, 4, 5]) {
            const place = stakePlace({ ...area, figures, paid, tip });
            const wide = place.drawnInto ?? figures * 8.6;
            const left = place.words.beside ? place.words.x : place.words.x - wide / 2;
            expect(wide).toBeGreaterThan(0);
            expect(place.chips.x).toBeGreaterThanOrEqual(-area.width / 2);
            expect(left).toBeGreaterThanOrEqual(-area.width / 2);
            expect(left + wide).toBeLessThanOrEqual(area.width / 2);
          }
  });

  it('stand side by side where there is room, and one above the other where there is none', () => {
    expect(stakePlace({ width: 100, depth: 48, figures: 3, paid: true, tip: false }).words.beside).toBe(true);
    const narrow = stakePlace({ width: 43, depth: 54, figures: 3, paid: true, tip: false });
    expect(narrow.words.beside).toBe(false);
    expect(narrow.words.y).toBeGreaterThanOrEqual(narrow.chips.y + narrow.size);
    expect(narrow.drawnInto).toBeNull();
  });
});
