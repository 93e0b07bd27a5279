import { describe, expect, it } from 'vitest';
import { circleAt, radiusAt } from './seat-arc.ts';

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
