/** The layout's geometry: spots side by side on an arc around the dealer, wagers as rings, drawn in 1000 by 650. */
const CENTRE = { x: 500, y: -120 };
const OUTER = 704;
const RING = 55;
const SPREAD = (77 * Math.PI) / 180;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way out to a spot, in radians from straight down; spot 1 is at the dealer's left, on our right. */
const angleOf = (spot: number, seats: number): number => SPREAD * (0.5 - (spot - 0.5) / seats);

export const turnOf = (spot: number, seats: number): number => (-angleOf(spot, seats) * 180) / Math.PI;

function pointAt(angle: number, radius: number): Point {
  return { x: CENTRE.x + radius * Math.sin(angle), y: CENTRE.y + radius * Math.cos(angle) };
}

/** A point before a spot, so far from the arc's centre and so far to the right along the arc. */
export const pointBefore = (spot: number, seats: number, radius: number, aside = 0): Point =>
  pointAt(angleOf(spot, seats) + aside / radius, radius);

/** The middle of an area; ring 0 is the one nearest to the bettors. */
export const middleOf = (spot: number, seats: number, ring: number): Point =>
  pointAt(angleOf(spot, seats), OUTER - RING * (ring + 0.5));

/** Where the number of a spot stands. */
export const plateOf = (spot: number, seats: number): Point => pointAt(angleOf(spot, seats), OUTER + 20);

/** The outline of an area. */
export function sectorOf(spot: number, seats: number, ring: number): string {
  const half = SPREAD / seats / 2;
  const angle = angleOf(spot, seats);
  const outer = OUTER - RING * ring;
  const inner = outer - RING;
  const [a, b] = [pointAt(angle - half, outer), pointAt(angle + half, outer)];
  const [c, d] = [pointAt(angle + half, inner), pointAt(angle - half, inner)];
  return `M${at(a)}A${outer} ${outer} 0 0 0 ${at(b)}L${at(c)}A${inner} ${inner} 0 0 1 ${at(d)}Z`;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
