import type { AnyLayout } from './rules.ts';

/**
 * True if what may be bet at one place depends on how much lies at another, and not only on whether something lies there:
 * equal stakes, a bet that may be no more than another, more on each of several spots, and what a side bet takes beside others.
 */
export const amountsMatter = (layout: AnyLayout): boolean =>
  layout.equalStakes !== undefined ||
  layout.severalSpots?.least !== undefined ||
  (layout.requirements ?? []).some(({ noMoreThanThat }) => noMoreThanThat) ||
  layout.wagers.some(({ beside }) => beside !== undefined);
