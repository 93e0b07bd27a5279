/** Where things stand around an oval table, in hundredths of its box. */
export interface Position {
  readonly x: number;
  readonly y: number;
  /** The way to the middle from here, one long. */
  readonly inX: number;
  readonly inY: number;
}

/** The line on which people sit: a stadium in a box, all in pixels. */
export interface Oval {
  readonly width: number;
  readonly height: number;
  /** From the edge of the box to the line. */
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  /** The least from the first seat along the line to those beside it: one's own cards are larger than the others'. */
  readonly elbow?: number;
}

/**
 * Seats at equal distances, the first at the bottom in the middle, the others clockwise: whoever acts next sits to
 * the left.
 */
export function ring(count: number, oval: Oval): readonly Position[] {
  const wide = oval.width - 2 * oval.side;
  const high = oval.height - oval.top - oval.bottom;
  const radius = Math.min(wide, high) / 2;
  const flat = wide / 2 - radius;
  const tall = high - 2 * radius;
  const quarter = (Math.PI / 2) * radius;
  const all = 4 * flat + 2 * tall + 4 * quarter;
  const beside = Math.max(oval.elbow ?? 0, all / count);
  const between = (all - 2 * beside) / Math.max(1, count - 2);
  return Array.from({ length: count }, (_, i) => {
    const way = wayTo(i, count, { all, beside, between });
    const mirrored = way > all / 2;
    const { x, y, inX, inY } = walk(mirrored ? all - way : way, { radius, flat, tall, quarter });
    return {
      inX: mirrored ? inX : -inX,
      inY: -inY,
      x: ((oval.width / 2 + (mirrored ? x : -x)) / oval.width) * 100,
      y: ((oval.top + high - y) / oval.height) * 100,
    };
  });
}

interface Distances {
  readonly all: number;
  readonly beside: number;
  readonly between: number;
}

/** Two sit opposite each other; more of them begin so far from the first and end as far from it. */
function wayTo(i: number, count: number, { all, beside, between }: Distances): number {
  if (i === 0) return 0;
  return count === 2 ? all / 2 : beside + between * (i - 1);
}

interface Sides {
  readonly radius: number;
  readonly flat: number;
  readonly tall: number;
  readonly quarter: number;
}

/** From the middle of the bottom outwards and up: how far out, how far up. */
function walk(way: number, { radius, flat, tall, quarter }: Sides): Position {
  if (way <= flat) return { x: way, y: 0, inX: 0, inY: 1 };
  const bend = way - flat;
  if (bend <= quarter) {
    const angle = bend / radius;
    const [inX, inY] = [-Math.sin(angle), Math.cos(angle)];
    return { x: flat - radius * inX, y: radius - radius * inY, inX, inY };
  }
  const up = bend - quarter;
  if (up <= tall) return { x: flat + radius, y: radius + up, inX: -1, inY: 0 };
  const over = up - tall;
  if (over <= quarter) {
    const angle = over / radius;
    const [inX, inY] = [-Math.cos(angle), -Math.sin(angle)];
    return { x: flat - radius * inX, y: radius + tall - radius * inY, inX, inY };
  }
  return { x: flat - (over - quarter), y: 2 * radius + tall, inX: 0, inY: -1 };
}

/** The seats in the order of the ring: one's own first, else the first seat. */
export function seatsFrom<T extends { readonly seat: number }>(
  chairs: readonly T[],
  mine: number | null,
): T[] {
  const at = Math.max(
    0,
    chairs.findIndex(({ seat }) => seat === mine),
  );
  return [...chairs.slice(at), ...chairs.slice(0, at)];
}
