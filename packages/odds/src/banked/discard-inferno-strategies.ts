import { type Card, poker, rankSix, type Strength, strengthOf } from '@croupier/cards';
import { barOf, dealerRemoves, type InfernoShowdown } from '@croupier/games';
import { type Answer, actionNamed, cents, type Question, type Rules } from '@croupier/table';
import type { Fraction } from '../fraction.ts';
import type { Strategy } from '../way-to-play.ts';
import { type Against, dealersAgainst } from './discard-inferno-dealer.ts';
import { netTogether } from './together.ts';

/** So many Antes on Play, or as many as the hand may stake; none is a fold. */
function staking(question: Question, times: number): Answer {
  const play = actionNamed(question, 'play');
  if (times === 0 || play?.unit === undefined || play.most === undefined) return { verb: 'fold' };
  return { verb: 'play', amount: cents(Math.min(play.unit * times, play.most)) };
}

const MOST = 3;

/** The names of the simple ways to play. */
export const BY_UP_CARD = 'up-card';
export const ONE_ANTE = 'blind';

/**
 * A simple way by the card that is seen. Where the dealer will remove it, a short hand is likely: queen high is worth an Ante, any
 * pair all that is allowed. Where it stays, a pair is worth an Ante and jacks all.
 */
export function byUpCard(hand: Strength, up: Card): number {
  const short = dealerRemoves(up);
  if (hand >= (short ? anyPair() : jacks())) return MOST;
  return hand >= (short ? queenHigh() : anyPair()) ? 1 : 0;
}

const queenHigh = barOf(() => poker.least('high-card', 'Q'));
const anyPair = barOf(() => poker.least('pair'));
const jacks = barOf(() => poker.least('pair', 'J'));

export const playByUpCard: Strategy = {
  name: BY_UP_CARD,
  about:
    'against a nine or higher plays queen high once and any pair for the most; against others any pair once and jacks for the most',
  decide: (question, sight) => {
    const [up] = sight('dealer');
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[] = sight(String(question.seat));
    const hand = strengthOf(rankSix(a, b, c, d, e, f));
    return staking(question, up === undefined ? 0 : byUpCard(hand, up));
  },
};

/** Never folds: what not looking at one's cards costs. */
export const playOnce: Strategy = {
  name: ONE_ANTE,
  about: 'plays every hand for one Ante',
  decide: (question) => staking(question, 1),
};

/** Optimal play, counted out anew for every decision. */
export const playBest = (rules: Rules<InfernoShowdown>): Strategy => ({
  name: 'optimal',
  about: 'counts all hands that the dealer can have, about a second for each decision',
  slow: true,
  decide: (question, sight) => {
    const own = sight(String(question.seat));
    const [up] = sight('dealer');
    const play = question.actions.find(({ verb }) => verb === 'play');
    if (up === undefined || play?.unit === undefined || play.most === undefined) return { verb: 'fold' };
    return staking(question, bestStake(rules, own, up, play.most / play.unit));
  },
});

/** The stake in Antes that is worth most, the smallest of equals. */
export function bestStake(
  rules: Rules<InfernoShowdown>,
  own: readonly Card[],
  up: Card,
  mostTimes: number,
): number {
  const worthIn = stakeWorths(rules, own, up);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let times = 0; times <= mostTimes; times += 1) {
    const worth = worthIn(times);
    if (worth <= most) continue;
    most = worth;
    best = times;
  }
  return best;
}

/** What each stake is worth in Antes against all hands that the dealer can have. */
export function stakeWorths(
  rules: Rules<InfernoShowdown>,
  own: readonly Card[],
  up: Card,
): (times: number) => number {
  const hand = poker.rank(own);
  const against = dealersAgainst(own, up, hand);
  const all = against.beaten + against.tied + against.won;
  return (times) => worthOf(rules, hand, against, times) / all;
}

/** What a stake nets over all the dealer's hands, by the rules' own rows. */
function worthOf(
  rules: Rules<InfernoShowdown>,
  hand: Strength,
  { beaten, tied, won }: Against,
  times: number,
): number {
  const net = (dealer: number): number => netAgainst(rules, hand, dealer, times).toNumber();
  return beaten * net(hand + 1) + tied * net(hand) + won * net(Math.max(hand - 1, 0));
}

/** What a hand nets in Antes against a dealer's with so many of them on Play; none is a fold. */
export const netAgainst = (
  rules: Rules<InfernoShowdown>,
  hand: Strength,
  dealer: number,
  times: number,
): Fraction =>
  netTogether(
    rules,
    { ante: 1, blind: 1, play: times },
    { hand, dealer: strengthOf(dealer), dealerCards: 7, folded: times === 0 },
  );
