import type { Box } from './box.ts';
import type { Position } from './ring.ts';

/** How far in front of a seat the chips lie, in pixels. */
export interface Reach {
  readonly x: number;
  readonly y: number;
  /** Of those who sit lower than this part of the way down: above their cards, and how much of the way aside. */
  readonly low: number;
  readonly up: number;
  readonly aside: number;
  /** Above one's own. */
  readonly own: number;
  /** Of who sits opposite, where the pot would lie under them: beside the plate. */
  readonly opposite?: { readonly right: number; readonly down: number };
}

/** From a seat to its chips, in pixels. */
export function toChips(
  { inX, inY }: Pick<Position, 'inX' | 'inY'>,
  reach: Reach,
  own: boolean,
): { readonly right: number; readonly down: number } {
  if (reach.opposite && !own && inY > 0 && Math.abs(inX) < 0.01) return reach.opposite;
  if (own) return { right: 0, down: -reach.own };
  return inY < -reach.low
    ? { right: inX * reach.x * reach.aside, down: -reach.up }
    : { right: inX * reach.x, down: inY * reach.y };
}

interface Extent {
  readonly aside: number;
  readonly above: number;
  readonly below: number;
}

/** On a phone, around its middle: open cards, plate and two lines of what they hold; chips with their amount. */
const SEAT: Extent = { aside: 43, above: 61, below: 50 };
const CHIPS: Extent = { aside: 24, above: 13, below: 13 };
/** Above one's own chips stands what the dealer says, on two lines. */
const OWN_CHIPS: Extent = { aside: 24, above: 52, below: 13 };
/** Above the board lies the pot. */
const POT = { aside: 38, high: 34 };
/** More air than this is none the better. */
const ENOUGH = 24;
const USUAL = 0.48;

interface AroundBoard {
  readonly positions: readonly Position[];
  readonly box: Box;
  readonly board: Box;
  readonly reach: Reach;
}

/** On a phone, the height of the middle of the board in hundredths: where it keeps farthest from cards, plates and chips. */
export function boardHeight({ positions, box, board, reach }: AroundBoard): number {
  const around = positions.flatMap(({ x, y, ...inward }, i) => {
    const seat = { x: (x / 100) * box.width, y: (y / 100) * box.height };
    const chips = toChips(inward, reach, i === 0);
    const before = { x: seat.x + chips.right, y: seat.y + chips.down };
    return [
      { ...seat, ...SEAT },
      { ...before, ...(i === 0 ? OWN_CHIPS : CHIPS) },
    ];
  });
  const beside = around.filter(({ x, aside }) => Math.abs(x - box.width / 2) < board.width / 2 + aside);
  const air = (middle: number): number =>
    Math.min(
      ENOUGH,
      ...beside.map(
        ({ x, y, aside, above, below }) =>
          Math.max(
            y - above - middle,
            middle - (y + below) - (Math.abs(x - box.width / 2) < POT.aside + aside ? POT.high : 0),
          ) -
          board.height / 2,
      ),
    );
  const wanted = Math.round(box.height * USUAL);
  let best = wanted;
  for (let off = 1; off < box.height * 0.16; off += 1)
    for (const middle of [wanted - off, wanted + off]) if (air(middle) > air(best)) best = middle;
  return (best / box.height) * 100;
}
