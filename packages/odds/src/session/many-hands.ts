import { convolve } from './fourier.ts';
import { type HandResult, momentsOf, worstOf } from './hand-results.ts';
import { onLattice, stepOf } from './lattice.ts';

/** What many hands bring together: how likely each result is, on a lattice of money. */
export interface ManyHands {
  /** In cents: results are multiples of it. */
  readonly step: number;
  /** True where everything that a hand can bring is such a multiple. */
  readonly exact: boolean;
  /** The result that `chances` begins with, in steps. */
  readonly from: number;
  readonly chances: Float64Array;
  /** The chance of results beyond the last of them: one jackpot more than all other hands can lose. */
  readonly beyond: number;
}

/** Some equal hands of a longer play. */
export interface Hands {
  readonly results: readonly HandResult[];
  readonly hands: number;
}

/** Points of the lattice beyond which it is made coarser: a second of work. */
const POINTS = 2 ** 20;

/**
 * The distribution of what hands bring that do not depend on each other, by convolution of what each can bring. Results farther up
 * than all hands together could lose, or eight standard deviations, are counted as one: a jackpot needs no room of its own.
 */
export function manyHands(plays: readonly Hands[]): ManyHands {
  const all = plays.filter(({ hands, results }) => hands > 0 && results.length > 0);
  const lost = sumOver(all, worstOf);
  const won = sumOver(all, (results) => Math.max(0, results.at(-1)?.net ?? 0));
  const deviation = Math.sqrt(sumOver(all, (results) => momentsOf(results).variance));
  const fine = stepOf(all.flatMap(({ results }) => results));
  const reach = Math.min(won, Math.max(lost, Math.min(8 * deviation, 4 * lost), fine));
  // From beyond this, no later hands bring a result back to within reach.
  const top = Math.min(won, reach + lost);
  let step = fine;
  while ((lost + top) / step > POINTS) step *= 2;
  const last = Math.ceil(top / step) + 1;
  let sum: Series = { from: 0, chances: Float64Array.of(1), beyond: 0 };
  for (const { results, hands } of all)
    sum = together(sum, power(seriesOf(results, step), hands, last), last);
  return { step, exact: step === fine, ...clipped(sum, Math.ceil(reach / step)) };
}

const sumOver = (plays: readonly Hands[], of: (results: readonly HandResult[]) => number): number =>
  plays.reduce((sum, { results, hands }) => sum + hands * of(results), 0);

interface Series {
  readonly from: number;
  readonly chances: Float64Array;
  readonly beyond: number;
}

function seriesOf(results: readonly HandResult[], step: number): Series {
  const { steps, chances } = onLattice(results, step);
  const from = steps[0] ?? 0;
  // A win far beyond all others is no reason for a long series: it is kept apart at once.
  const last = Math.min(steps.at(-1) ?? 0, from + POINTS);
  const series = new Float64Array(last - from + 1);
  let beyond = 0;
  for (const [i, at] of steps.entries()) {
    if (at > last) beyond += chances[i] ?? 0;
    else series[at - from] = chances[i] ?? 0;
  }
  return { from, chances: series, beyond };
}

function power(one: Series, hands: number, top: number): Series {
  const base = clipped(one, top);
  let product = base;
  for (let bit = 2 ** (Math.floor(Math.log2(hands)) - 1); bit >= 1; bit /= 2) {
    product = together(product, product, top);
    if (Math.floor(hands / bit) % 2 === 1) product = together(product, base, top);
  }
  return product;
}

function together(a: Series, b: Series, top: number): Series {
  return clipped(
    {
      from: a.from + b.from,
      chances: convolve(a.chances, b.chances),
      beyond: a.beyond + b.beyond - a.beyond * b.beyond,
    },
    top,
  );
}

/** Chances this small at either end are dropped: together they stay below one in 10^12. */
const TINY = 1e-18;

function clipped({ from, chances, beyond }: Series, top: number): Series {
  let end = Math.min(chances.length, top - from + 1);
  let over = 0;
  for (let i = Math.max(0, end); i < chances.length; i += 1) over += chances[i] ?? 0;
  let start = 0;
  while (start < end - 1 && (chances[start] ?? 0) < TINY) start += 1;
  while (end > start + 1 && (chances[end - 1] ?? 0) < TINY) end -= 1;
  return { from: from + start, chances: chances.slice(start, end), beyond: beyond + over };
}

/** The chance of a result of at most so many cents. */
export function chanceOfAtMost({ step, from, chances }: ManyHands, cents: number): number {
  const last = Math.floor(cents / step) - from;
  let sum = 0;
  for (let i = 0; i <= Math.min(last, chances.length - 1); i += 1) sum += chances[i] ?? 0;
  return Math.min(1, sum);
}

/** The chance of a result of at least so many cents. */
export function chanceOfAtLeast({ step, from, chances, beyond }: ManyHands, cents: number): number {
  const first = Math.ceil(cents / step) - from;
  let sum = beyond;
  for (let i = chances.length - 1; i >= Math.max(0, first); i -= 1) sum += chances[i] ?? 0;
  return Math.min(1, sum);
}

/** The least result, in cents, that is not exceeded with this chance; null where it is beyond the lattice. */
export function quantileOf({ step, from, chances }: ManyHands, chance: number): number | null {
  let sum = 0;
  for (const [i, one] of chances.entries()) {
    sum += one;
    if (sum >= chance) return (from + i) * step;
  }
  return null;
}
