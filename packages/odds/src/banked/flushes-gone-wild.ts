import { longestFlush } from '@croupier/cards';
import { type CrewOptions, workThrough } from '@croupier/cards/parallel';
import type { FlushRules, FlushShowdown } from '@croupier/games';
import { type Options, wagerNamed } from '@croupier/table';
import { LOSS, oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { addTo, type FlushTotals, PARTS, worthOf } from './flush-adviser.ts';
import { DEALS, WAYS } from './flush-deals.ts';
import type { FlushUnit } from './flushes-worker.ts';
import { over, RANKS_OF_A_SUIT, spread } from './rank-sets.ts';
import { Cases } from './together.ts';

/** Optimal play of Flushes Gone Wild (bclc-poker 12.0) over all 3,432,502,295,061,840 deals of two hands and a board. */
export interface FlushSolution {
  readonly ante: WagerOdds;
  readonly strategy: readonly string[];
}

/** The rules of a table, and the options by which workers read them again. */
export interface FlushTable {
  readonly rules: FlushRules;
  readonly options: Options;
}

const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/banked/flushes-worker.js' : './flushes-worker.js',
  import.meta.url,
);

/** Counts the deals of all hands of one's own, on all processors. */
export async function countFlushDeals(options: Options, work?: CrewOptions): Promise<FlushTotals> {
  const all = new Float64Array(WAYS);
  const played = new Float64Array(WAYS);
  let foldedHands = 0;
  const units = Array.from({ length: PARTS }, (_, part): FlushUnit => ({ options, part }));
  const accept = (answer: unknown): void => {
    if (!(answer instanceof Float64Array) || answer.length !== 2 * WAYS + 1)
      throw new Error('A worker answered with something that is not a count of deals.');
    addTo(all, answer.subarray(0, WAYS));
    addTo(played, answer.subarray(WAYS, 2 * WAYS));
    foldedHands += answer[2 * WAYS] ?? 0;
  };
  await workThrough(module, units, accept, work);
  return { all, played, foldedHands };
}

/** For each hand the better of playing and folding. */
export async function solveFlushesGoneWild(
  { rules, options }: FlushTable,
  work?: CrewOptions,
): Promise<FlushSolution> {
  return solutionOf(rules, await countFlushDeals(options, work));
}

const PLAYS = { decision: 'plays', staked: 4 };
const FOLDS = { decision: 'folds', staked: 2 };

export function solutionOf(rules: FlushRules, { played, foldedHands }: FlushTotals): FlushSolution {
  const { names, nets, folding } = worthOf(rules);
  const cases = new Cases();
  for (const [way, net] of nets.entries())
    cases.add(names[way] ?? LOSS, net, BigInt(played[way] ?? 0), PLAYS);
  cases.add('fold', folding, BigInt(foldedHands) * BigInt(DEALS), FOLDS);
  return {
    ante: priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, cases.rows()),
    strategy: [
      'Play every hand with a deuce or with three cards of a suit. Of the others most that have an ace with another card of its suit, or two suits of two cards with a king high; the figures above are for exactly those that are worth more than a fold.',
    ],
  };
}

const SEVEN = 7;
const DEUCES = 4;

/** Flush Rush on all 133,784,560 hands of seven: only how many cards of each suit there are, and how many deuces, counts. */
export function priceFlushRush(rules: FlushRules): WagerOdds {
  const outcomes: Weighed<FlushShowdown>[] = [];
  for (let deuces = 0; deuces <= DEUCES; deuces += 1) {
    for (const suits of spread(SEVEN - deuces, 4)) {
      const length = longestFlush.categories[Math.max(...suits) + deuces - 1] ?? 'one-card-flush';
      const hand = longestFlush.least(length);
      const ways = suits.reduce(
        (product, cards) => product * over(RANKS_OF_A_SUIT, cards),
        over(DEUCES, deuces),
      );
      outcomes.push({ outcome: { hand, dealer: hand, wild: deuces > 0, folded: false }, ways: BigInt(ways) });
    }
  }
  return oddsOfWager(wagerNamed(rules.wagers, 'flush-rush'), outcomes);
}
