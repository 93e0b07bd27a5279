import { longestFlush } from '@croupier/cards';
import { type CrewOptions, workThrough } from '@croupier/cards/parallel';
import type { FlushRules, FlushShowdown } from '@croupier/games';
import { type Options, wagerNamed } from '@croupier/table';
import type { WayPriced } from '../pricing.ts';
import { LOSS, oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { addTo, type FlushTotals, PARTS, type Worth, worthOf } from './flush-adviser.ts';
import { DEALS, type FlushDeals, WAYS } from './flush-deals.ts';
import { flushGains, flushList } from './flushes-list.ts';
import { playFlushesAlways, playFlushesSimply } from './flushes-simply.ts';
import type { FlushUnit } from './flushes-worker.ts';
import { over, RANKS_OF_A_SUIT, spread } from './rank-sets.ts';
import { Cases } from './together.ts';

/** Optimal play of Flushes Gone Wild (bclc-poker 12.0) over all 3,432,502,295,061,840 deals of two hands and a board. */
export interface FlushSolution {
  readonly ante: WagerOdds;
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
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
  const simple = new Float64Array(WAYS);
  const list = flushGains().sums;
  let [foldedHands, foldedSimply] = [0, 0];
  const units = Array.from({ length: PARTS }, (_, part): FlushUnit => ({ options, part }));
  const accept = (answer: unknown): void => {
    if (!(answer instanceof Float64Array) || answer.length !== 3 * WAYS + 2 + list.length)
      throw new Error('A worker answered with something that is not a count of deals.');
    addTo(all, answer.subarray(0, WAYS));
    addTo(played, answer.subarray(WAYS, 2 * WAYS));
    addTo(simple, answer.subarray(2 * WAYS, 3 * WAYS));
    foldedHands += answer[3 * WAYS] ?? 0;
    foldedSimply += answer[3 * WAYS + 1] ?? 0;
    for (const [kind, gain] of answer.subarray(3 * WAYS + 2).entries()) list[kind] = (list[kind] ?? 0) + gain;
  };
  await workThrough(module, units, accept, work);
  return { all, played, foldedHands, simple, foldedSimply, list };
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

export function solutionOf(rules: FlushRules, totals: FlushTotals): FlushSolution {
  const { all, played, foldedHands, simple, foldedSimply, list } = totals;
  const worth = worthOf(rules);
  const ante = anteOf(worth, 'optimal', played, foldedHands);
  return {
    ante,
    strategy: flushList(list, worth.gain(played), HANDS * DEALS),
    ways: [
      { name: 'optimal', ev: ante.ev },
      { name: playFlushesSimply.name, ev: anteOf(worth, playFlushesSimply.name, simple, foldedSimply).ev },
      { name: playFlushesAlways.name, ev: anteOf(worth, playFlushesAlways.name, all, 0).ev },
    ],
  };
}

/** The Ante with what is staked on it, by the deals of hands that are played and the number of those that are not. */
function anteOf(
  { names, nets, folding }: Worth,
  strategy: string,
  played: FlushDeals,
  foldedHands: number,
): WagerOdds {
  const cases = new Cases();
  for (const [way, net] of nets.entries())
    cases.add(names[way] ?? LOSS, net, BigInt(played[way] ?? 0), PLAYS);
  cases.add('fold', folding, BigInt(foldedHands) * BigInt(DEALS), FOLDS);
  return priced({ wager: 'ante', unit: 'ante', strategy }, cases.rows());
}

const HANDS = 2_598_960; // C(52, 5)

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
