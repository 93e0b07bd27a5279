import type { CSSProperties } from 'react';

/** How far a card is bent up, and at which edge: 0 lies flat, at 0.5 the edge has reached the other side. */
export interface Peel {
  readonly edge: 'bottom' | 'left' | 'right';
  readonly depth: number;
}

export const FLAT: Peel = { edge: 'bottom', depth: 0 };
const DEEPEST = 0.5;
/** Bent so far, a card that is let go turns over; less, and it springs back. */
const TURNS_AT = 0.38;

/** Where a finger is on a card, from 0 to 1 across and down; it may be beyond the edges. */
export interface Touch {
  readonly x: number;
  readonly y: number;
}

/** The edge that is nearest to where the finger came down. */
export function edgeAt({ x, y }: Touch): Peel['edge'] {
  const near = { bottom: 1 - y, left: x, right: 1 - x } as const;
  if (near.left < near.bottom && near.left <= near.right) return 'left';
  return near.right < near.bottom ? 'right' : 'bottom';
}

/** The edge follows the finger, so the fold runs half as far. */
export function peeledTo(edge: Peel['edge'], from: Touch, to: Touch): Peel {
  const way = edge === 'bottom' ? from.y - to.y : edge === 'left' ? to.x - from.x : from.x - to.x;
  return { edge, depth: Math.min(DEEPEST, Math.max(0, way / 2)) };
}

/** With keys: a little further, or back. */
export const peeledBy = ({ edge, depth }: Peel, way: number): Peel => ({
  edge,
  depth: Math.min(DEEPEST, Math.max(0, depth + way)),
});

export const turnsOver = ({ depth }: Peel): boolean => depth >= TURNS_AT;

/** In percent, for those who listen. */
export const percentOf = ({ depth }: Peel): number => Math.round((100 * depth) / DEEPEST);

/** What is still seen of the back. */
export function backClip({ edge, depth }: Peel): string {
  const cut = `${(100 * depth).toFixed(2)}%`;
  if (edge === 'bottom') return `inset(0 0 ${cut} 0)`;
  return edge === 'left' ? `inset(0 0 0 ${cut})` : `inset(0 ${cut} 0 0)`;
}

/** The part that is bent over: the face of it lies on the back, from the fold to where the edge has come to. */
export function flapStyle({ edge, depth }: Peel): CSSProperties {
  const size = `${(100 * depth).toFixed(2)}%`;
  if (edge === 'bottom') return { left: 0, right: 0, top: `${100 - 200 * depth}%`, height: size };
  return edge === 'left'
    ? { top: 0, bottom: 0, left: size, width: size }
    : { top: 0, bottom: 0, left: `${100 - 200 * depth}%`, width: size };
}

/** The whole face, of which the flap shows its strip. */
export function faceStyle({ edge, depth }: Peel): CSSProperties {
  const whole = `${depth === 0 ? 100 : 100 / depth}%`;
  if (edge === 'bottom') return { left: 0, top: 0, width: '100%', height: whole };
  return edge === 'left'
    ? { top: 0, right: 0, height: '100%', width: whole }
    : { top: 0, left: 0, height: '100%', width: whole };
}
