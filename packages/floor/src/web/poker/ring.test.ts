import { describe, expect, it } from 'vitest';
import { ring, seatsFrom } from './ring.ts';

const DESK = { width: 1000, height: 600, side: 90, top: 90, bottom: 90 };
const PHONE = { width: 390, height: 580, side: 42, top: 50, bottom: 40 };

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('the seats around the table on %s', (_name, oval) => {
  it.each([2, 6, 9, 10, 11])('%d of them: the first below, the second to its left', (count) => {
    const positions = ring(count, oval);
    expect(positions[0]?.x).toBeCloseTo(50);
    expect(positions[0]?.y).toBeCloseTo(((oval.height - oval.bottom) / oval.height) * 100);
    if (count > 2) expect(positions[1]?.x).toBeLessThan(50);
    expect(positions.at(-1)?.x ?? 0).toBeGreaterThanOrEqual(50 - 1e-9);
  });

  it('stand apart from each other', () => {
    const positions = ring(9, oval).map(
      ({ x, y }) => [(x / 100) * oval.width, (y / 100) * oval.height] as const,
    );
    for (const [i, [x, y]] of positions.entries()) {
      const [nextX, nextY] = positions[(i + 1) % positions.length] ?? [0, 0];
      expect(Math.hypot(x - nextX, y - nextY)).toBeGreaterThan(100);
    }
  });
});

it('those beside the first sit as far from it as its cards need, the others closer together', () => {
  const usual = ring(11, PHONE);
  const [, beside, next] = ring(11, { ...PHONE, elbow: 156 });
  expect((50 - (beside?.x ?? 0)) / (50 - (usual[1]?.x ?? 0))).toBeGreaterThan(1.1);
  expect(ring(11, { ...PHONE, elbow: 156 }).at(-1)?.y).toBeCloseTo(beside?.y ?? 0);
  const way = (from = usual[0], to = usual[0]): number =>
    Math.hypot(((from?.x ?? 0) - (to?.x ?? 0)) * PHONE.width, ((from?.y ?? 0) - (to?.y ?? 0)) * PHONE.height);
  expect(way(beside, next)).toBeLessThan(way(usual[1], usual[2]));
});

it('one’s own seat comes first, the others follow in their order', () => {
  const chairs = [1, 2, 3, 4].map((seat) => ({ seat }));
  expect(seatsFrom(chairs, 3).map(({ seat }) => seat)).toEqual([3, 4, 1, 2]);
  expect(seatsFrom(chairs, null).map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
});
