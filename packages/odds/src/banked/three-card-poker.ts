import {
  cardsOfSets,
  eachSuitClass,
  poker,
  prepareHigh,
  RANKS,
  rankSix,
  rankThree,
  type Strength,
  strengthOf,
  threeCard,
} from '@croupier/cards';
import type { ThreeCardShowdown } from '@croupier/games';
import { judge, type Rules, wagerNamed } from '@croupier/table';
import { Fraction } from '../fraction.ts';
import type { WayPriced } from '../pricing.ts';
import { LOSS, oddsOfWager, priced, type WagerOdds, type Weighed } from '../wager-odds.ts';
import { Cases, netTogether } from './together.ts';

/** The play rule that the mathematics finds, and how it was found. */
export interface ThreeCardSolution {
  readonly wagers: readonly WagerOdds[];
  /** The weakest hand that plays. */
  readonly playFrom: Strength;
  readonly strategy: readonly string[];
  readonly ways: readonly WayPriced[];
}

/** The way to play that never folds. */
export const BLIND = 'blind';

const DEALER_HANDS = 18_424; // C(49, 3)

const PLAYS = { decision: 'plays', staked: 2 };
const FOLDS = { decision: 'folds', staked: 1 };

/**
 * Optimal play of Three Card Poker (bclc-poker 6.0), exactly: for each of the 1,755 classes of hands that suits do
 * not tell apart, all 18,424 dealer hands, and the better of playing and folding.
 */
export function solveThreeCardPoker(rules: Rules<ThreeCardShowdown>): ThreeCardSolution {
  const cases = new Cases();
  const always = new Cases();
  const decided: { hand: Strength; plays: boolean }[] = [];
  const own = new Uint8Array(3);
  eachSuitClass([3], (sets, weight) => {
    cardsOfSets(sets, 0, own);
    const hand = strengthOf(rankThree(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0));
    const against = dealersAgainst(rules, own, hand);
    const folding = netTogether(rules, { ante: 1 }, { ...showdownOf(hand, hand), folded: true });
    const plays = isWorthPlaying(against, folding);
    decided.push({ hand, plays });
    for (const { name, net, hands } of against) always.add(name, net, BigInt(weight) * BigInt(hands), PLAYS);
    if (!plays) cases.add('fold', folding, BigInt(weight) * BigInt(DEALER_HANDS), FOLDS);
    else
      for (const { name, net, hands } of against) cases.add(name, net, BigInt(weight) * BigInt(hands), PLAYS);
  });

  const playFrom = thresholdOf(decided);
  const sides = rules.wagers.filter(({ id }) => id === 'pair-plus' || id === 'six-card-bonus');
  const ante = priced({ wager: 'ante', unit: 'ante', strategy: 'optimal' }, cases.rows());
  const blind = priced({ wager: 'ante', unit: 'ante', strategy: BLIND }, always.rows());
  return {
    wagers: [
      ante,
      ...sides.map((wager) => oddsOfWager(wager, wager.id === 'pair-plus' ? threeCards() : sixCards())),
    ],
    playFrom,
    strategy: [`Play ${inFull(playFrom)} or better, fold everything below.`],
    ways: [
      { name: 'optimal', ev: ante.ev },
      { name: BLIND, ev: blind.ev },
    ],
  };
}

/** "Q-6-4", and what has a name by it. */
function inFull(hand: Strength): string {
  const { category, ranks, kickers } = threeCard.classOf(hand);
  if (category !== 'high-card') return threeCard.describe(hand);
  return [...ranks, ...kickers].map((rank) => RANKS.charAt(rank)).join('-');
}

const isWorthPlaying = (against: readonly Against[], folding: Fraction): boolean =>
  against
    .reduce((sum, { net, hands }) => sum.plus(net.times(Fraction.of(hands))), Fraction.ZERO)
    .minus(folding.times(Fraction.of(DEALER_HANDS))).n > 0n;

/** What a hand is worth in Antes, played and folded. */
export function threeCardWorths(
  rules: Rules<ThreeCardShowdown>,
  cards: readonly number[],
): { readonly play: number; readonly fold: number } {
  const own = Uint8Array.from(cards);
  const hand = strengthOf(rankThree(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0));
  const against = dealersAgainst(rules, own, hand);
  return {
    play: against.reduce((sum, { net, hands }) => sum + net.toNumber() * hands, 0) / DEALER_HANDS,
    fold: netTogether(rules, { ante: 1 }, { ...showdownOf(hand, hand), folded: true }).toNumber(),
  };
}

/**
 * The weakest hand that plays, found by looking at ten hands: the solver shows that better hands than one that plays all play, so
 * that halving finds where that begins.
 */
export function weakestThatPlays(rules: Rules<ThreeCardShowdown>): Strength {
  const hands = new Map<Strength, Uint8Array>();
  eachSuitClass([3], (sets) => {
    const own = new Uint8Array(3);
    cardsOfSets(sets, 0, own);
    hands.set(strengthOf(rankThree(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0)), own);
  });
  const ascending = [...hands].toSorted(([a], [b]) => a - b);
  const plays = (at: number): boolean => {
    const [hand, own] = ascending[at] ?? [strengthOf(1), new Uint8Array(3)];
    const folding = netTogether(rules, { ante: 1 }, { ...showdownOf(hand, hand), folded: true });
    return isWorthPlaying(dealersAgainst(rules, own, hand), folding);
  };
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plays(middle)) high = middle;
    else low = middle + 1;
  }
  return ascending[high]?.[0] ?? strengthOf(1);
}

const showdownOf = (hand: Strength, dealer: Strength): ThreeCardShowdown => ({
  hand,
  dealer,
  six: poker.least('high-card'),
  folded: false,
});

interface Against {
  readonly name: string;
  readonly net: Fraction;
  readonly hands: number;
}

/** The dealer's hands that are left beside one's own, gathered by the rows of the ante that they lead to. */
function dealersAgainst(rules: Rules<ThreeCardShowdown>, own: Uint8Array, hand: Strength): Against[] {
  const byStrength = new Uint32Array(threeCard.classes + 1);
  const free = Array.from({ length: 52 }, (_, card) => card).filter((card) => !own.includes(card));
  for (let a = 2; a < free.length; a += 1) {
    for (let b = 1; b < a; b += 1) {
      for (let c = 0; c < b; c += 1) {
        const dealer = rankThree(free[a] ?? 0, free[b] ?? 0, free[c] ?? 0);
        byStrength[dealer] = (byStrength[dealer] ?? 0) + 1;
      }
    }
  }
  const ante = wagerNamed(rules.wagers, 'ante');
  const gathered = new Map<string, Against>();
  for (const [dealer, hands] of byStrength.entries()) {
    if (hands === 0) continue;
    const outcome = showdownOf(hand, strengthOf(dealer));
    const name = judge(ante, outcome)?.name ?? LOSS;
    const had = gathered.get(name);
    const net = had?.net ?? netTogether(rules, { ante: 1, play: 1 }, outcome);
    gathered.set(name, { name, net, hands: hands + (had?.hands ?? 0) });
  }
  return [...gathered.values()];
}

/** The weakest hand that plays; better hands must all play, or the rule is not one threshold. */
function thresholdOf(decided: readonly { hand: Strength; plays: boolean }[]): Strength {
  const played = decided.filter(({ plays }) => plays).map(({ hand }) => hand);
  const weakest = strengthOf(Math.min(...played));
  if (decided.some(({ hand, plays }) => hand >= weakest && !plays)) {
    throw new Error('Optimal play is not a threshold: a better hand folds.');
  }
  return weakest;
}

/** All three-card hands, for the wager on one's own. */
function threeCards(): Weighed<ThreeCardShowdown>[] {
  const own = new Uint8Array(3);
  const outcomes: Weighed<ThreeCardShowdown>[] = [];
  eachSuitClass([3], (sets, weight) => {
    cardsOfSets(sets, 0, own);
    const hand = strengthOf(rankThree(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0));
    outcomes.push({ outcome: showdownOf(hand, hand), ways: BigInt(weight) });
  });
  return outcomes;
}

/** All hands of six cards, one's own and the dealer's together. */
function sixCards(): Weighed<ThreeCardShowdown>[] {
  prepareHigh();
  const six = new Uint8Array(6);
  const counts = new Float64Array(poker.classes + 1);
  eachSuitClass([6], (sets, weight) => {
    cardsOfSets(sets, 0, six);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = six;
    const best = rankSix(a, b, c, d, e, f);
    counts[best] = (counts[best] ?? 0) + weight;
  });
  const any = threeCard.least('high-card');
  return [...counts.entries()]
    .filter(([, ways]) => ways > 0)
    .map(([best, ways]) => ({
      outcome: { ...showdownOf(any, any), six: strengthOf(best) },
      ways: BigInt(ways),
    }));
}
