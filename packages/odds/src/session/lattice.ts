import type { HandResult } from './hand-results.ts';

/** The largest step of which everything that a hand can bring is a multiple. */
export const stepOf = (results: readonly HandResult[]): number =>
  results.reduce((step, { net }) => gcd(step, Math.abs(net)), 0) || 1;

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** What a hand can bring in whole steps, and how likely. */
export interface LatticeHand {
  readonly steps: Int32Array;
  readonly chances: Float64Array;
}

/** The most steps that a result is told apart by; beyond it only "more than that" matters. */
const FARTHEST = 2 ** 30;

/**
 * The results on a lattice. What falls between two of its points is divided between them so that its mean stays: exact where the
 * step divides everything, a little wider than the truth where it does not.
 */
export function onLattice(results: readonly HandResult[], step: number): LatticeHand {
  const chances = new Map<number, number>();
  const add = (at: number, chance: number): void => {
    if (chance > 0) chances.set(at, (chances.get(at) ?? 0) + chance);
  };
  for (const { net, chance } of results) {
    const exact = Math.min(net / step, FARTHEST);
    const below = Math.floor(exact);
    add(below, chance * (below + 1 - exact));
    add(below + 1, chance * (exact - below));
  }
  const points = [...chances].toSorted(([a], [b]) => a - b);
  return {
    steps: Int32Array.from(points, ([at]) => at),
    chances: Float64Array.from(points, ([, chance]) => chance),
  };
}
