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
import { oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { DealersSix } from './dealers-six.ts';
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
  const made: Worth = {
    best: (hand, against) => {
      let most = Number.NEGATIVE_INFINITY;
      let best: Times = 0;
      for (const [i, byResult] of netsOf(hand).entries()) {
        const sum = byResult.reduce((total, net, result) => total + net * (against[result] ?? 0), 0);
        if (sum <= most) continue;
        most = sum;
        best = STAKES[i] ?? 0;
      }
      return best;
    },
  };
  worths.set(rules, made);
  return made;
}

const netOf = (rules: Rules<FourCardShowdown>, hand: Strength, result: number, times: number): Fraction =>
  netTogether(rules, { ante: 1, play: times }, showdownOf(hand, result, times === 0));

/** By rank of the hand, stake and result in turn: how many deals there are of each. */
export const noFourCardDeals = (): Float64Array<ArrayBuffer> =>
  new Float64Array(fourCard.categories.length * STAKES.length * RESULTS.length);

/** Parts of all hands that suits do not make alike, for workers. */
export const FOUR_CARD_PARTS = 64;

/** Counts the deals of one part of all hands, each beside every card of the dealer's that can be seen, played best. */
export function countFourCardDeals(rules: Rules<FourCardShowdown>, part: number, into: Float64Array): void {
  const dealers = dealersSix();
  const worth = worthOf(rules);
  let at = 0;
  eachOwn((own, weight) => {
    if (at++ % FOUR_CARD_PARTS !== part) return;
    own.sort();
    const hand = bestOf(own);
    const category = fourCard.categories.indexOf(fourCard.categoryOf(hand));
    for (let seen = 0; seen < 52; seen += 1) {
      if (own.includes(seen)) continue;
      const against = handsAgainst(dealers, own, seen, hand);
      const stake = STAKES.indexOf(worth.best(hand, against));
      const to = (category * STAKES.length + stake) * RESULTS.length;
      for (const [result, hands] of against.entries())
        into[to + result] = (into[to + result] ?? 0) + hands * weight;
    }
  });
}

/** The price of the Ante from the deals of all hands. */
export function priceFourCardAnte(rules: Rules<FourCardShowdown>, deals: Float64Array): WagerOdds {
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
  return priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, cases.rows());
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
