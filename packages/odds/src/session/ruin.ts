import { type HandResult, momentsOf, worstOf } from './hand-results.ts';
import { onLattice, stepOf } from './lattice.ts';

/** A player with so much money who goes on for so many hands, unless the money is gone or the goal reached before. */
export interface Stay {
  readonly bankroll: number;
  readonly hands: number;
  /** Ends the stay when the bankroll has grown by this much; absent: it never does. */
  readonly goal?: number | undefined;
}

/** How a stay ends. */
export interface Ending {
  /** The bankroll no longer covers the worst that the next hand can cost. */
  readonly ruined: number;
  /** The goal was reached; without a goal nothing. */
  readonly reached: number;
  /** Whether the lattice of money held every result as it is. */
  readonly exact: boolean;
}

/** Steps of work beyond which the lattice of money is made coarser: less than a second. */
const WORK = 1e8;

/** What may be neglected in all, and of one bankroll at the edge of the likely ones. */
const NEGLECTED = 1e-15;
const TINY = 1e-24;

/** Walks through the stay hand by hand, with the chance of every bankroll. */
export function endingOf(results: readonly HandResult[], { bankroll, hands, goal }: Stay): Ending {
  const worst = worstOf(results);
  if (bankroll < worst) return { ruined: 1, reached: 0, exact: true };
  const safe = goal === undefined ? safeFrom(results, hands) : bankroll + goal;
  const fine = stepOf([...results, { net: bankroll, chance: 0 }, { net: worst, chance: 0 }]);
  let step = fine;
  const width = widthOf(results, hands, safe);
  while (((hands * width) / step) * results.length > WORK && step < worst) step *= 2;
  const { steps, chances } = onLattice(results, step);
  const needed = Math.ceil(worst / step);
  const end = Math.max(needed + 1, Math.ceil(safe / step));
  const start = Math.round(bankroll / step);
  if (start >= end) return { ruined: 0, reached: goal === undefined ? 0 : 1, exact: step === fine };
  let now = new Float64Array(end);
  let next = new Float64Array(end);
  now[start] = 1;
  let [low, high] = [start, start];
  let ruined = 0;
  let reached = 0;
  for (let hand = 0; hand < hands && low <= high; hand += 1) {
    next.fill(0);
    for (let i = 0; i < steps.length; i += 1) {
      const by = steps[i] ?? 0;
      const chance = chances[i] ?? 0;
      // Money below this is ruined by this result, and from that on beyond the end.
      const stays = Math.min(Math.max(needed - by, low), high + 1);
      const leaves = Math.max(Math.min(end - by, high + 1), stays);
      for (let money = low; money < stays; money += 1) ruined += (now[money] ?? 0) * chance;
      for (let money = stays; money < leaves; money += 1)
        next[money + by] = (next[money + by] ?? 0) + (now[money] ?? 0) * chance;
      for (let money = leaves; money <= high; money += 1) reached += (now[money] ?? 0) * chance;
    }
    low = Math.max(needed, low + (steps[0] ?? 0));
    high = Math.min(end - 1, high + Math.max(0, steps.at(-1) ?? 0));
    while (low <= high && (next[low] ?? 0) < TINY) low += 1;
    while (low <= high && (next[high] ?? 0) < TINY) high -= 1;
    [now, next] = [next, now];
  }
  return { ruined, reached: goal === undefined ? 0 : reached, exact: step === fine };
}

/** How wide the bankrolls that are likely at all lie at the end: all of them, or ten standard deviations to either side. */
function widthOf(results: readonly HandResult[], hands: number, safe: number): number {
  const { variance } = momentsOf(results);
  return Math.min(safe, 20 * Math.sqrt(variance * hands) + worstOf(results));
}

/**
 * Money that these hands cannot lose: all that they can cost, or, where that is less, what Bernstein's inequality leaves to less than
 * one chance in 10^15.
 */
function safeFrom(results: readonly HandResult[], hands: number): number {
  const worst = worstOf(results);
  const { mean, variance } = momentsOf(results);
  const far = -Math.log(NEGLECTED);
  const third = ((worst + mean) * far) / 3;
  const fall = third + Math.sqrt(third * third + 2 * hands * variance * far);
  return worst + Math.min(hands * worst, hands * Math.max(0, -mean) + fall);
}
