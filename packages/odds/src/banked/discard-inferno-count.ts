import { cardOf, poker, RANKS, type Strength, strengthOf } from '@croupier/cards';
import { type InfernoShowdown, mostOnPlay } from '@croupier/games';
import type { Rules } from '@croupier/table';
import type { WayPriced } from '../pricing.ts';
import { priced, type WagerOdds } from '../wager-odds.ts';
import { eachInfernoCase, type InfernoCase } from './discard-inferno-deals.ts';
import { infernoList, infernoWorths, kindOfInferno } from './discard-inferno-list.ts';
import { BY_UP_CARD, byUpCard, netAgainst, ONE_ANTE } from './discard-inferno-strategies.ts';
import type { KindWorths } from './kinds-of-hands.ts';
import { Cases } from './together.ts';

/** What may be done. Between one Ante and the most nothing is ever better than both. */
const STAKES = ['fold', 'once', 'most'] as const;
const IN_WORDS = ['Fold', 'Play one Ante with', 'Play as many Antes as you may with'];
const RESULTS = ['beaten', 'tied', 'won'] as const;

/** By rank of the hand, stake and result in turn. */
const ENDS: number = poker.categories.length * STAKES.length * RESULTS.length;

/** Deals played best, by the simple way and by never folding, in dozens; and what each stake is worth by kinds of hands. */
export interface InfernoCounts {
  readonly best: Float64Array;
  readonly simple: Float64Array;
  readonly once: Float64Array;
  readonly list: KindWorths;
}

/** The counts of one card that is up in one row of numbers, which is handed over from thread to thread. */
export const noInfernoDeals = (): Float64Array<ArrayBuffer> =>
  new Float64Array(3 * ENDS + infernoWorths(STAKES.length).sums.length);

export const infernoCounts = (all: Float64Array): InfernoCounts => ({
  best: all.subarray(0, ENDS),
  simple: all.subarray(ENDS, 2 * ENDS),
  once: all.subarray(2 * ENDS, 3 * ENDS),
  list: infernoWorths(STAKES.length, all.subarray(3 * ENDS)),
});

const timesOf = (hand: Strength, stake: number): number => (stake === 2 ? mostOnPlay(hand) : stake);

/** What each stake nets with each result, by the rules' own rows, and which is best. */
function netsOf(rules: Rules<InfernoShowdown>, hand: Strength): readonly (readonly number[])[] {
  return STAKES.map((_, stake) =>
    RESULTS.map((__, result) =>
      netAgainst(rules, hand, Math.max(hand + 1 - result, 0), timesOf(hand, stake)).toNumber(),
    ),
  );
}

const against = ({ beaten, tied, won }: InfernoCase): readonly number[] => [beaten, tied, won];

/** Counts all hands beside an up card of this rank; all ranks unless a smaller deck is played with. */
export function countInferno(
  rules: Rules<InfernoShowdown>,
  up: number,
  { best, simple, once, list }: InfernoCounts,
  ranks: readonly number[] = Array.from(RANKS, (_, rank) => rank),
): void {
  let hand = 0;
  let nets: readonly (readonly number[])[] = [];
  let category = 0;
  let simply = 0;
  eachInfernoCase(up, ranks, (one) => {
    const strength = strengthOf(one.hand);
    if (one.hand !== hand) {
      hand = one.hand;
      nets = netsOf(rules, strength);
      category = poker.categories.indexOf(poker.categoryOf(strength));
      simply = Math.min(byUpCard(strength, cardOf(up * 4)), STAKES.length - 1);
    }
    const met = against(one);
    const add = (to: Float64Array, stake: number): void => {
      const from = (category * STAKES.length + stake) * RESULTS.length;
      for (let result = 0; result < RESULTS.length; result += 1)
        to[from + result] = (to[from + result] ?? 0) + (met[result] ?? 0) * one.weight;
    };
    const kind = kindOfInferno(one.own, strength, up);
    let better = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let stake = 0; stake < STAKES.length; stake += 1) {
      const byResult = nets[stake] ?? [];
      const worth = met.reduce((sum, orders, result) => sum + orders * (byResult[result] ?? 0), 0);
      list.add(kind, stake, worth * one.weight);
      if (worth <= most) continue;
      most = worth;
      better = stake;
    }
    add(best, better);
    add(simple, simply);
    add(once, 1);
  });
}

/** Optimal play of Discard Inferno (bclc-poker 13.0, 14.0) over all deals of six cards, the card that is up, and six others in order. */
export interface InfernoSolution {
  readonly ante: WagerOdds;
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

/** The solution from the counts of every card that can be up. */
export function infernoSolution(
  rules: Rules<InfernoShowdown>,
  counts: readonly InfernoCounts[],
): InfernoSolution {
  const list = infernoWorths(STAKES.length);
  for (const { list: some } of counts)
    for (const [at, worth] of some.sums.entries()) list.sums[at] = (list.sums[at] ?? 0) + worth;
  const anteOf = (strategy: string, of: (one: InfernoCounts) => Float64Array): WagerOdds =>
    priceAnte(rules, counts.map(of), strategy);
  const ante = anteOf('optimal', ({ best }) => best);
  const deals = counts.reduce((sum, { best }) => sum + best.reduce((some, one) => some + one, 0), 0);
  return {
    ante,
    strategy: infernoList(list, IN_WORDS, (0 - ante.edge) * deals, deals),
    ways: [
      { name: 'optimal', ev: ante.ev },
      { name: BY_UP_CARD, ev: anteOf(BY_UP_CARD, ({ simple }) => simple).ev },
      { name: ONE_ANTE, ev: anteOf(ONE_ANTE, ({ once }) => once).ev },
    ],
  };
}

/** The price of the Ante, with the Blind beside it and what is played, from the deals of all hands. */
function priceAnte(
  rules: Rules<InfernoShowdown>,
  counts: readonly Float64Array[],
  strategy: string,
): WagerOdds {
  const cases = new Cases();
  let at = 0;
  for (const category of poker.categories) {
    const hand = strengthOf(Math.max(poker.least(category), 2));
    for (let stake = 0; stake < STAKES.length; stake += 1) {
      const times = timesOf(hand, stake);
      const decided = { decision: times === 0 ? 'folds' : `plays ${times}x`, staked: 2 + times };
      for (const [result, name] of RESULTS.entries()) {
        const ways = counts.reduce((sum, some) => sum + BigInt(some[at] ?? 0), 0n);
        at += 1;
        const net = netAgainst(rules, hand, hand + 1 - result, times);
        const title = category.replaceAll('-', ' ');
        cases.add(times === 0 ? 'fold' : `${times}x: ${name} with ${title}`, net, ways, decided);
      }
    }
  }
  return priced({ wager: 'ante', unit: 'ante', strategy }, cases.rows());
}
