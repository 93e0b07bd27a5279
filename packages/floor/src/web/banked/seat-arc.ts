import { type Point, pointBefore, type SpotNumbers, spreadOf, turnOf } from '../table/arc.ts';

/** Where things lie before a seat, in the drawing of 1000 by 650: circles in rows of two, the hand above. */
const NEAREST = 675;
const HAND_ABOVE = 39;
/** Among more seats than this there is no room for two circles beside each other. */
const ROOM_FOR_TWO = 7;

interface Circles {
  readonly inARow: 1 | 2;
  readonly radius: number;
  readonly apart: number;
}

/**
 * How the circles of a seat lie at a table of so many seats; one above the other they are larger. Towards the dealer the
 * seats come closer to each other: many rows are drawn smaller, so that the last has room too.
 */
function circlesAt(seats: number, wagers: number): Circles {
  const inARow = seats > ROOM_FOR_TWO ? 1 : 2;
  const rows = Math.ceil(wagers / inARow);
  const room = spreadOf(seats) / inARow;
  const apart = Math.min(inARow === 1 ? 65 : 55.5, (NEAREST * room) / (1 + room * (rows - 1)));
  return { inARow, radius: apart / 2 - 0.75, apart };
}

export const radiusAt = (seats: number, wagers: number): number => circlesAt(seats, wagers).radius;

const rowsOf = (wagers: number, { inARow }: Circles): number => Math.ceil(wagers / inARow);

/** The middle of a betting circle; the first of them are nearest to the player. */
export function circleAt(
  seat: number,
  numbers: SpotNumbers,
  index: number,
  wagers: number,
): Point & { turn: number } {
  const { inARow, apart } = circlesAt(numbers.length, wagers);
  const alone = inARow === 1 || (wagers % 2 === 1 && index === wagers - 1);
  const aside = alone ? 0 : index % 2 === 0 ? -apart / 2 : apart / 2;
  const point = pointBefore(seat, numbers, NEAREST - apart * Math.floor(index / inARow), aside);
  return { ...point, turn: turnOf(seat, numbers) };
}

/** How far from the arc's centre the circles of a seat end. */
function innerEnd(numbers: SpotNumbers, wagers: number): number {
  const circles = circlesAt(numbers.length, wagers);
  return NEAREST - circles.apart * (rowsOf(wagers, circles) - 1) - circles.radius;
}

/** How far from the arc's centre the middle of a hand is. */
const handRadius = (numbers: SpotNumbers, wagers: number): number => innerEnd(numbers, wagers) - HAND_ABOVE;

/** The middle of a seat's hand. */
export const handBefore = (seat: number, numbers: SpotNumbers, wagers: number): Point =>
  pointBefore(seat, numbers, handRadius(numbers, wagers));

/** From the middle of a hand to its end towards the dealer, without and with what is written above it. */
const HALF_HAND = 32;
const WITH_TAG = 70;

/** How wide a hand may be to lie beside its neighbours'. */
export const handRoom = (numbers: SpotNumbers, wagers: number): number =>
  (handRadius(numbers, wagers) - HALF_HAND) * spreadOf(numbers.length);

/** How far down the dealer's words reach in the middle, below a board and without one. */
const WORDS_END = { board: 400, alone: 340 };

/** The hands of the middle seats would reach up to the dealer's words: these have another place. */
export function isDeep(numbers: SpotNumbers, wagers: number, board: boolean): boolean {
  const end = handRadius(numbers, wagers) - WITH_TAG;
  const tops = numbers.map((seat) => pointBefore(seat, numbers, end).y);
  return Math.max(...tops) < (board ? WORDS_END.board : WORDS_END.alone);
}

/** Around everything that lies before a seat: lit when it is asked. */
export function lightBefore(seat: number, numbers: SpotNumbers, wagers: number): string {
  const { inARow, radius, apart } = circlesAt(numbers.length, wagers);
  const outer = NEAREST + radius + 5;
  const inner = innerEnd(numbers, wagers) - 5;
  const half = inARow === 1 ? radius + 4 : apart + 1;
  const [a, b] = [pointBefore(seat, numbers, outer, -half), pointBefore(seat, numbers, outer, half)];
  const [c, d] = [pointBefore(seat, numbers, inner, half), pointBefore(seat, numbers, inner, -half)];
  return `M${at(a)}A${outer} ${outer} 0 0 0 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 1 ${at(d)}Z`;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
