import type { Cursor } from './seat.ts';

/** The place that an area of the layout is for, from the name it bears: "3/banker". */
export function areaNamed(name: string | null | undefined): Cursor | null {
  const [, spot, wager] = /^(\d+)\/(.+)$/.exec(name ?? '') ?? [];
  return spot === undefined || wager === undefined ? null : { spot: Number(spot), wager };
}
