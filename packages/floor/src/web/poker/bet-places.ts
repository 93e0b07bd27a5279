import type { Box } from './box.ts';
import type { Position } from './ring.ts';

/** A rectangle on the felt, in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far something reaches from its middle. */
export interface Extent {
  readonly aside: number;
  readonly above: number;
  readonly below: number;
}

/** What stands around a table of one size: chips are kept clear of it. */
export interface Surroundings {
  /** A seat with its cards, and below them a line of what was done. */
  readonly seat: Extent;
  readonly own: Extent;
  /** Chips with their amount, as large as it gets. */
  readonly bet: Extent;
}

interface Laid {
  readonly positions: readonly Position[];
  readonly box: Box;
  readonly reach: Reach;
  readonly around: Surroundings;
  /** The board, the pots above it and what is said below. */
  readonly middle: readonly Area[];
  /** How far chips may lie from where they belong, in pixels: where there is little room below a seat, beside the board. */
  readonly farthest?: number | undefined;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far in front of a seat the chips belong, in pixels. */
export interface Reach {
  readonly x: number;
  readonly y: number;
  /** Of those who sit lower than this part of the way down: above their cards, and how much of the way aside. */
  readonly low: number;
  readonly up: number;
  readonly aside: number;
  /** Above one's own, and how far to the right of them where there is no room between them and the board. */
  readonly own: number;
  readonly ownAside?: number;
  /** Of who sits opposite, where the pot would lie under them: beside the plate. */
  readonly opposite?: { readonly right: number; readonly down: number };
}

/** From a seat to its chips, in pixels. */
function toChips(
  { inX, inY }: Pick<Position, 'inX' | 'inY'>,
  reach: Reach,
  own: boolean,
): { readonly right: number; readonly down: number } {
  if (reach.opposite && !own && inY > 0 && Math.abs(inX) < 0.01) return reach.opposite;
  if (own) return { right: reach.ownAside ?? 0, down: -reach.own };
  return inY < -reach.low
    ? { right: inX * reach.x * reach.aside, down: -reach.up }
    : { right: inX * reach.x, down: inY * reach.y };
}

export const areaAround = ({ x, y }: Place, { aside, above, below }: Extent): Area => ({
  left: x - aside,
  right: x + aside,
  top: y - above,
  bottom: y + below,
});

export const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where each seat's chips lie: as near to where they belong as nothing else lies, whatever their amount. What is found for one
 * side of the table is mirrored for the other. `free` says whether there was room for all.
 */
export function betPlaces({ positions, box, reach, around, middle, farthest = USUAL_FARTHEST }: Laid): {
  readonly places: readonly Place[];
  readonly free: boolean;
} {
  const seats = positions.map(({ x, y }) => ({ x: (x / 100) * box.width, y: (y / 100) * box.height }));
  const wanted = positions.map((position, i) => {
    const { right, down } = toChips(position, reach, i === 0);
    return { x: (seats[i]?.x ?? 0) + right, y: (seats[i]?.y ?? 0) + down };
  });
  const taken = [...seats.map((seat, i) => areaAround(seat, i === 0 ? around.own : around.seat)), ...middle];
  const places: Place[] = [];
  const lay = (i: number, place: Place): void => {
    places[i] = place;
    taken.push(areaAround(place, around.bet));
  };
  if (wanted[0]) {
    lay(0, wanted[0]);
    // What is mirrored keeps clear of them too.
    taken.push(areaAround({ x: box.width - wanted[0].x, y: wanted[0].y }, around.bet));
  }
  const steps = stepsWithin(farthest);
  let free = true;
  // From the far side on: there the room is narrowest.
  for (let i = Math.floor(positions.length / 2); i > 0; i -= 1) {
    const other = positions.length - i;
    const most = i === other ? box.width : box.width / 2;
    const belongs = wanted[i] ?? { x: 0, y: 0 };
    const place = nearestFree(belongs, { bet: around.bet, taken, most, steps });
    free &&= place !== null;
    lay(i, place ?? belongs);
    const mirrored = { x: box.width - (place ?? belongs).x, y: (place ?? belongs).y };
    if (i !== other) lay(other, mirrored);
    // Who sits opposite has them at one side: what is mirrored there keeps clear of them.
    else taken.push(areaAround(mirrored, around.bet));
  }
  return { places, free };
}

const USUAL_FARTHEST = 88;
const MOST_FARTHEST = 140;

/** Steps from where chips belong, the shortest first, in pixels. */
const STEPS = stepsUpTo(MOST_FARTHEST, 4);

interface Step {
  readonly right: number;
  readonly down: number;
}

function stepsUpTo(farthest: number, apart: number): readonly Step[] {
  const along = Array.from({ length: (2 * farthest) / apart + 1 }, (_, i) => i * apart - farthest);
  return along
    .flatMap((right) => along.map((down) => ({ right, down })))
    .toSorted((a, b) => Math.hypot(a.right, a.down) - Math.hypot(b.right, b.down));
}

const stepsWithin = (farthest: number): readonly Step[] =>
  STEPS.filter(({ right, down }) => Math.max(Math.abs(right), Math.abs(down)) <= farthest);

interface Room {
  readonly bet: Extent;
  readonly taken: readonly Area[];
  /** Where this side of the table ends. */
  readonly most: number;
  readonly steps: readonly Step[];
}

/** The nearest place on this side of the table where nothing lies. */
function nearestFree(wanted: Place, { bet, taken, most, steps }: Room): Place | null {
  for (const { right, down } of steps) {
    const place = { x: wanted.x + right, y: wanted.y + down };
    const area = areaAround(place, bet);
    if (area.left >= 0 && area.right <= most && !taken.some((one) => meet(one, area))) return place;
  }
  return null;
}
