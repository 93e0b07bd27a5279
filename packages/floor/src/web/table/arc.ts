/** The layout's geometry: spots side by side on an arc around the dealer, wagers as rings, drawn in 1000 by 650. */
const CENTRE = { x: 500, y: -120 };
const OUTER = 704;
/** A ring is never wider than this, and all of them together leave the hands and the dealer's words their room. */
const WIDEST_RING = 55;
const DEEPEST = 228;
const SPREAD = (77 * Math.PI) / 180;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The numbers printed at the spots, from the dealer's left; the layout is drawn by where a number stands among them. */
export type SpotNumbers = readonly number[];

/** The angle that each of so many spots has to itself. */
export const spreadOf = (spots: number): number => SPREAD / spots;

/** The way out to a spot, in radians from straight down; the first spot is at the dealer's left, on our right. */
const angleOf = (spot: number, numbers: SpotNumbers): number =>
  SPREAD * (0.5 - (numbers.indexOf(spot) + 0.5) / numbers.length);

export const turnOf = (spot: number, numbers: SpotNumbers): number =>
  (-angleOf(spot, numbers) * 180) / Math.PI;

function pointAt(angle: number, radius: number): Point {
  return { x: CENTRE.x + radius * Math.sin(angle), y: CENTRE.y + radius * Math.cos(angle) };
}

/** A point before a spot, so far from the arc's centre and so far to the right along the arc. */
export const pointBefore = (spot: number, numbers: SpotNumbers, radius: number, aside = 0): Point =>
  pointAt(angleOf(spot, numbers) + aside / radius, radius);

/** How deep each of so many rings is. */
export const depthOf = (rings: number): number => Math.min(WIDEST_RING, DEEPEST / rings);

/** An area: a spot, and the ring it lies in; ring 0 is the one nearest to the bettors. */
export interface Sector {
  readonly spot: number;
  readonly numbers: SpotNumbers;
  readonly ring: number;
  readonly rings: number;
}

const middleRadius = ({ ring, rings }: Sector): number => OUTER - depthOf(rings) * (ring + 0.5);

export const middleOf = (sector: Sector): Point =>
  pointAt(angleOf(sector.spot, sector.numbers), middleRadius(sector));

/** How wide an area is in its middle. */
export const widthOf = (sector: Sector): number => (middleRadius(sector) * SPREAD) / sector.numbers.length;

/** Where the number of a spot stands. */
export const plateOf = (spot: number, numbers: SpotNumbers): Point =>
  pointAt(angleOf(spot, numbers), OUTER + 20);

/** The outline of an area. */
export function outlineOf({ spot, numbers, ring, rings }: Sector): string {
  const half = SPREAD / numbers.length / 2;
  const angle = angleOf(spot, numbers);
  const outer = OUTER - depthOf(rings) * ring;
  const inner = outer - depthOf(rings);
  const [a, b] = [pointAt(angle - half, outer), pointAt(angle + half, outer)];
  const [c, d] = [pointAt(angle + half, inner), pointAt(angle - half, inner)];
  return `M${at(a)}A${outer} ${outer} 0 0 0 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 1 ${at(d)}Z`;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
