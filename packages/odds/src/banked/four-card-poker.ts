import {
  cardsOfSets,
  eachSuitClass,
  fourCard,
  type HandCategory,
  rankFourOfFive,
  type Strength,
  strengthOf,
} from '@croupier/cards';
import { barOf, type FourCardShowdown } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import type { Fraction } from '../fraction.ts';
import type { WayPriced } from '../pricing.ts';
import { oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { DealersSix } from './dealers-six.ts';
import { fourCardKinds, fourCardList, fourCardWorths } from './four-card-list.ts';
import type { KindWorths } from './kinds-of-hands.ts';
import { Cases, netTogether } from './together.ts';

/** What is staked on Play in Antes; none is a fold. Nothing between the least and the most is ever better than both. */
export type Times = 0 | 1 | 3;

/** The dealer's hands that are left beside one's own five cards and the card that is seen. */
const HIDDEN = 1_370_754; // C(46, 5)
const WITHOUT_OWN = 10_737_573; // C(47, 6)

const RESULTS = ['beaten', 'tied', 'won'] as const;
const STAKES: readonly Times[] = [0, 1, 3];

/** The simple way that is published: three times with tens or better, once with a lower pair. */
export const tensUp = (hand: Strength): Times => (hand >= tens() ? 3 : hand >= anyPair() ? 1 : 0);

const tens = barOf(() => fourCard.least('pair', 'T'));
const anyPair = barOf(() => fourCard.least('pair'));

/** What is best with five cards against the one that is seen. */
export function bestStake(rules: Rules<FourCardShowdown>, cards: readonly number[], seen: number): Times {
  const own = Uint8Array.from(cards).toSorted();
  const hand = bestOf(own);
  return worthOf(rules).best(hand, handsAgainst(dealersSix(), own, seen, hand));
}

/** What five cards are worth in Antes with so many of them on Play, against the card that is seen; none is a fold. */
export function fourCardWorth(
  rules: Rules<FourCardShowdown>,
  cards: readonly number[],
  seen: number,
  times: number,
): number {
  const own = Uint8Array.from(cards).toSorted();
  const hand = bestOf(own);
  const against = handsAgainst(dealersSix(), own, seen, hand);
  return (
    against.reduce((sum, hands, result) => sum + hands * netOf(rules, hand, result, times).toNumber(), 0) /
    HIDDEN
  );
}

let counted: DealersSix | undefined;
/** Counted when it is first needed, and kept. */
const dealersSix = (): DealersSix => {
  counted ??= new DealersSix();
  return counted;
};

const bestOf = ([a = 0, b = 0, c = 0, d = 0, e = 0]: Uint8Array): Strength =>
  strengthOf(rankFourOfFive(a, b, c, d, e));

/** The dealer's hands by what they do to a hand, in the order of RESULTS. */
type Against = readonly [beaten: number, tied: number, won: number];

export function handsAgainst(dealers: DealersSix, own: Uint8Array, seen: number, hand: Strength): Against {
  const left = dealers.against(own, seen);
  const below = left.atMost(hand - 1);
  const notAbove = left.atMost(hand);
  return [HIDDEN - notAbove, notAbove - below, below];
}

/** A dealer's hand with which a hand ends so. */
const showdownOf = (hand: Strength, result: number, folded: boolean): FourCardShowdown => ({
  hand,
  dealer: strengthOf(Math.max(hand - result + 1, 1)),
  folded,
});

interface Worth {
  /** What each stake nets over all these hands of the dealer, in the order of STAKES. */
  readonly worths: (hand: Strength, against: Against) => readonly number[];
  /** The stake that is worth most, the smallest of equals. */
  readonly best: (hand: Strength, against: Against) => Times;
}

const worths = new WeakMap<Rules<FourCardShowdown>, Worth>();

/** What each result nets with each stake, by the rules' own rows. */
function worthOf(rules: Rules<FourCardShowdown>): Worth {
  const known = worths.get(rules);
  if (known) return known;
  const nets = new Map<number, readonly (readonly number[])[]>();
  const netsOf = (hand: Strength): readonly (readonly number[])[] => {
    const had = nets.get(hand);
    if (had) return had;
    const made = STAKES.map((times) =>
      RESULTS.map((_, result) => netOf(rules, hand, result, times).toNumber()),
    );
    nets.set(hand, made);
    return made;
  };
  const worthsOf = (hand: Strength, against: Against): readonly number[] =>
    netsOf(hand).map((byResult) =>
      byResult.reduce((total, net, result) => total + net * (against[result] ?? 0), 0),
    );
  const made: Worth = {
    worths: worthsOf,
    best: (hand, against) => STAKES[mostOf(worthsOf(hand, against))] ?? 0,
  };
  worths.set(rules, made);
  return made;
}

const netOf = (rules: Rules<FourCardShowdown>, hand: Strength, result: number, times: number): Fraction =>
  netTogether(rules, { ante: 1, play: times }, showdownOf(hand, result, times === 0));

/** The place of the most, the first of equals. */
const mostOf = (some: readonly number[]): number => some.indexOf(Math.max(...some));

/** By rank of the hand, stake and result in turn: how many deals there are of each. */
const ENDS: number = fourCard.categories.length * STAKES.length * RESULTS.length;

/** Deals played best, by the simple way and by never folding; and what each stake is worth by kinds of hands. */
export interface FourCardCounts {
  readonly best: Float64Array;
  readonly tensUp: Float64Array;
  readonly once: Float64Array;
  readonly list: KindWorths;
}

/** The counts in one row of numbers, which is handed over from thread to thread. */
export const noFourCardDeals = (): Float64Array<ArrayBuffer> =>
  new Float64Array(3 * ENDS + fourCardWorths(STAKES.length).sums.length);

export const fourCardCounts = (all: Float64Array): FourCardCounts => ({
  best: all.subarray(0, ENDS),
  tensUp: all.subarray(ENDS, 2 * ENDS),
  once: all.subarray(2 * ENDS, 3 * ENDS),
  list: fourCardWorths(STAKES.length, all.subarray(3 * ENDS)),
});

/** Parts of all hands that suits do not make alike, for workers. */
export const FOUR_CARD_PARTS = 64;

/** Counts the deals of one part of all hands, each beside every card of the dealer's that can be seen. */
export function countFourCardDeals(
  rules: Rules<FourCardShowdown>,
  part: number,
  { best, tensUp: simple, once, list }: FourCardCounts,
): void {
  const dealers = dealersSix();
  const { worths: worthsOf } = worthOf(rules);
  let at = 0;
  eachOwn((own, weight) => {
    if (at++ % FOUR_CARD_PARTS !== part) return;
    own.sort();
    const hand = bestOf(own);
    const category = fourCard.categories.indexOf(fourCard.categoryOf(hand));
    const kindBeside = fourCardKinds(own, hand);
    const simply = STAKES.indexOf(tensUp(hand));
    const add = (to: Float64Array, stake: number, against: Against): void => {
      const from = (category * STAKES.length + stake) * RESULTS.length;
      for (const [result, hands] of against.entries())
        to[from + result] = (to[from + result] ?? 0) + hands * weight;
    };
    for (let seen = 0; seen < 52; seen += 1) {
      if (own.includes(seen)) continue;
      const against = handsAgainst(dealers, own, seen, hand);
      const sums = worthsOf(hand, against);
      const kind = kindBeside(seen);
      for (const [stake, sum] of sums.entries()) list.add(kind, stake, sum * weight);
      add(best, mostOf(sums), against);
      add(simple, simply, against);
      add(once, ONCE, against);
    }
  });
}

/** The stake of one Ante. */
const ONCE: number = STAKES.indexOf(1);

/** The solution from the counts of all hands. */
export function fourCardSolution(
  rules: Rules<FourCardShowdown>,
  { best, tensUp: simple, once, list }: FourCardCounts,
): FourCardSolution {
  const ante = priceFourCardAnte(rules, best, 'optimal');
  const deals = best.reduce((sum, some) => sum + some, 0);
  return {
    ante,
    strategy: fourCardList(list, STAKES, (0 - ante.edge) * deals, deals),
    ways: [
      { name: 'optimal', ev: ante.ev },
      { name: TENS_UP, ev: priceFourCardAnte(rules, simple, TENS_UP).ev },
      { name: ONE_ANTE, ev: priceFourCardAnte(rules, once, ONE_ANTE).ev },
    ],
  };
}

/** The names of the simple ways to play. */
export const TENS_UP = 'tens-up';
export const ONE_ANTE = 'blind';

export interface FourCardSolution {
  readonly ante: WagerOdds;
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

/** The price of the Ante from the deals of all hands. */
function priceFourCardAnte(rules: Rules<FourCardShowdown>, deals: Float64Array, strategy: string): WagerOdds {
  const cases = new Cases();
  let at = 0;
  for (const category of fourCard.categories)
    for (const times of STAKES)
      for (const [result, name] of RESULTS.entries()) {
        const ways = BigInt(deals[at] ?? 0);
        at += 1;
        const net = netOf(rules, handOf(category), result, times);
        const decided = { decision: times === 0 ? 'folds' : `plays ${times}x`, staked: 1 + times };
        const title = category.replaceAll('-', ' ');
        cases.add(times === 0 ? 'fold' : `${times}x: ${name} with ${title}`, net, ways, decided);
      }
  return priced({ wager: 'ante', unit: 'ante', strategy }, cases.rows());
}

/** A hand of a rank that some hand is weaker than and some is stronger. */
const handOf = (category: HandCategory): Strength => strengthOf(Math.max(fourCard.least(category), 2));

/** Aces Up on all 2,598,960 hands of five: whoever folds a hand that wins it has misplayed. */
export function priceAcesUp(rules: Rules<FourCardShowdown>): WagerOdds {
  const outcomes: Weighed<FourCardShowdown>[] = [];
  eachOwn((own, weight) => {
    outcomes.push({ outcome: showdownOf(bestOf(own), 1, false), ways: BigInt(weight) });
  });
  return oddsOfWager(wagerNamed(rules.wagers, 'aces-up'), outcomes);
}

/**
 * The Bad Beat Bonus over all deals of five cards and six, every hand played. No hand that folds by optimal play could win it: it holds
 * less than two pair, and beats nothing that does.
 */
export function priceBadBeat(rules: Rules<FourCardShowdown>): WagerOdds {
  const dealers = dealersSix();
  const floors = fourCard.categories.map((category) => fourCard.least(category));
  const ofPlayer = new Float64Array(floors.length);
  const ofDealer = new Float64Array(floors.length);
  let ties = 0;
  eachOwn((own, weight) => {
    own.sort();
    const hand = bestOf(own);
    const left = dealers.against(own, null);
    const below = left.atMost(hand - 1);
    const notAbove = left.atMost(hand);
    const category = fourCard.categories.indexOf(fourCard.categoryOf(hand));
    ofPlayer[category] = (ofPlayer[category] ?? 0) + (WITHOUT_OWN - notAbove) * weight;
    ties += (notAbove - below) * weight;
    let already = 0;
    for (let lower = 0; lower <= category; lower += 1) {
      const top = lower === category ? hand : (floors[lower + 1] ?? hand);
      const upTo = left.atMost(top - 1);
      ofDealer[lower] = (ofDealer[lower] ?? 0) + (upTo - already) * weight;
      already = upTo;
    }
  });
  const best = strengthOf(fourCard.classes);
  const outcomes = floors.flatMap((floor, category): Weighed<FourCardShowdown>[] => [
    { outcome: { hand: floor, dealer: best, folded: false }, ways: BigInt(ofPlayer[category] ?? 0) },
    { outcome: { hand: best, dealer: floor, folded: false }, ways: BigInt(ofDealer[category] ?? 0) },
  ]);
  const tied = { outcome: { hand: best, dealer: best, folded: false }, ways: BigInt(ties) };
  return oddsOfWager(wagerNamed(rules.wagers, 'bad-beat-bonus'), [...outcomes, tied]);
}

/** Each class of five cards, and how many hands are in it. */
function eachOwn(look: (own: Uint8Array, weight: number) => void): void {
  const own = new Uint8Array(5);
  eachSuitClass([5], (sets, weight) => {
    cardsOfSets(sets, 0, own);
    look(own, weight);
  });
}
