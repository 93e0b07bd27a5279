import { describe, expect, it } from 'vitest';
import { circleAt, handBefore, handRoom, isDeep, radiusAt } from './seat-arc.ts';

describe('the circles before the seats', () => {
  const seats = [2, 5, 6, 7, 8, 9].flatMap((count) =>
    [1, 2, 5, 6, 7, 9].map((wagers) => [count, wagers] as const),
  );

  it.each(seats)('of %d seats with %d wagers lie beside each other', (count, wagers) => {
    const numbers = Array.from({ length: count }, (_, i) => i + 1);
    const radius = radiusAt(count, wagers);
    const circles = numbers.flatMap((seat) =>
      Array.from({ length: wagers }, (_, index) => circleAt(seat, numbers, index, wagers)),
    );
    const nearest = circles.flatMap((one, i) =>
      circles.slice(i + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
    );
    // A hair's breadth is lost where a row follows the arc.
    for (const apart of nearest) expect(apart).toBeGreaterThan(2 * radius - 1);
    expect(radius).toBeGreaterThan(18);
  });
});

describe('the hands before the seats', () => {
  it.each([
    [6, 1],
    [6, 5],
    [7, 4],
    [7, 6],
    [9, 2],
  ])(
    'of %d seats with %d wagers lie beside each other, also at the end that is turned to the dealer',
    (count, wagers) => {
      const numbers = Array.from({ length: count }, (_, i) => i + 1);
      const [one, other] = [handBefore(1, numbers, wagers), handBefore(2, numbers, wagers)];
      expect(handRoom(numbers, wagers)).toBeLessThan(Math.hypot(one.x - other.x, one.y - other.y));
      // Two cards of 40 with an index in sight.
      expect(handRoom(numbers, wagers)).toBeGreaterThan(60);
    },
  );

  it('reach up to the dealer’s words where a seat has three rows of circles, and below a board where it has two', () => {
    const six = [1, 2, 3, 4, 5, 6];
    expect([2, 4, 6].map((wagers) => isDeep(six, wagers, false))).toEqual([false, false, true]);
    expect([2, 4, 6].map((wagers) => isDeep(six, wagers, true))).toEqual([false, true, true]);
  });
});
