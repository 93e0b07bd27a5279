import { type Point, pointBefore, type SpotNumbers, turnOf } from '../table/arc.ts';

/** Where things lie before a seat, in the drawing of 1000 by 650: two circles beside each other, the hand above. */
export const CIRCLE = 27;
const ACROSS = 55.5;
const NEAREST = 675;
const HAND_ABOVE = 39;

const rowsOf = (wagers: number): number => Math.ceil(wagers / 2);

/** The middle of a betting circle; the first two are nearest to the player. */
export function circleAt(
  seat: number,
  numbers: SpotNumbers,
  index: number,
  wagers: number,
): Point & { turn: number } {
  const alone = wagers % 2 === 1 && index === wagers - 1;
  const aside = alone ? 0 : index % 2 === 0 ? -ACROSS / 2 : ACROSS / 2;
  const point = pointBefore(seat, numbers, NEAREST - ACROSS * Math.floor(index / 2), aside);
  return { ...point, turn: turnOf(seat, numbers) };
}

/** The middle of a seat's hand. */
export const handBefore = (seat: number, numbers: SpotNumbers, wagers: number): Point =>
  pointBefore(seat, numbers, NEAREST - ACROSS * (rowsOf(wagers) - 1) - CIRCLE - HAND_ABOVE);

/** Around everything that lies before a seat: lit when it is asked. */
export function lightBefore(seat: number, numbers: SpotNumbers, wagers: number): string {
  const outer = NEAREST + CIRCLE + 5;
  const inner = NEAREST - ACROSS * (rowsOf(wagers) - 1) - CIRCLE - 5;
  const half = ACROSS + 1;
  const [a, b] = [pointBefore(seat, numbers, outer, -half), pointBefore(seat, numbers, outer, half)];
  const [c, d] = [pointBefore(seat, numbers, inner, half), pointBefore(seat, numbers, inner, -half)];
  return `M${at(a)}A${outer} ${outer} 0 0 0 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 1 ${at(d)}Z`;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
