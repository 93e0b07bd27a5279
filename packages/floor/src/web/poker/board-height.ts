import { type Area, areaAround, type Extent } from './bet-places.ts';
import type { Box } from './box.ts';
import type { Position } from './ring.ts';

/** Above the board lies the pot. */
const POT = { aside: 57, high: 34 };
/** More air than this is none the better. */
const ENOUGH = 24;
const USUAL = 0.48;

interface AroundBoard {
  readonly positions: readonly Position[];
  readonly box: Box;
  readonly board: Box;
  /** A seat with what it may say at the showdown. */
  readonly seat: Extent;
  /** One's own chips, or whatever of one's own lies nearest. */
  readonly own: Area;
}

interface BoardHeights {
  /** For the middle of the board, in pixels: first where it keeps farthest from seats and what is one's own. */
  readonly heights: readonly number[];
  /** At the first of them it lies on nothing. */
  readonly fits: boolean;
}

/** Where the board may lie on a phone. */
export function boardHeights({ positions, box, board, seat, own }: AroundBoard): BoardHeights {
  const middle = box.width / 2;
  const seats = positions
    .slice(1)
    .map(({ x, y }) => areaAround({ x: (x / 100) * box.width, y: (y / 100) * box.height }, seat));
  const near = ({ left, right }: Area, aside: number): boolean =>
    left < middle + aside && right > middle - aside;
  const beside = [...seats, own].filter((one) => near(one, board.width / 2));
  const air = (height: number): number =>
    Math.min(
      ENOUGH,
      ...beside.map(
        (one) =>
          Math.max(one.top - height, height - one.bottom - (near(one, POT.aside) ? POT.high : 0)) -
          board.height / 2,
      ),
    );
  const wanted = Math.round(box.height * USUAL);
  const farthest = Math.floor(box.height * 0.16);
  const found = Array.from({ length: 2 * farthest + 1 }, (_, i) => wanted - farthest + i)
    .map((height) => ({ height, air: air(height), off: Math.abs(height - wanted) }))
    .filter((one, _, all) => one.air >= Math.min(0, Math.max(...all.map((other) => other.air))))
    .toSorted((a, b) => b.air - a.air || a.off - b.off);
  return { heights: found.map(({ height }) => height), fits: (found[0]?.air ?? 0) >= 0 };
}

/** The pots above a board whose upper edge is there. */
export const potArea = (box: Box, top: number): Area => ({
  left: box.width / 2 - POT.aside,
  right: box.width / 2 + POT.aside,
  top: top - POT.high,
  bottom: top,
});
