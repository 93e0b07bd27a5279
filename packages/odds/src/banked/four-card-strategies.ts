import { rankFourOfFive, strengthOf } from '@croupier/cards';
import type { FourCardShowdown } from '@croupier/games';
import { type Answer, actionNamed, cents, type Question, type Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { bestStake, ONE_ANTE, TENS_UP, type Times, tensUp } from './four-card-poker.ts';

/** So many Antes on Play, or a fold. */
function staking(question: Question, times: Times): Answer {
  const play = actionNamed(question, 'play');
  if (times === 0 || play?.unit === undefined) return { verb: 'fold' };
  return { verb: 'play', amount: cents(play.unit * times) };
}

/** The published simple way: nothing to reckon, and the dealer's card is not looked at. */
export const playTensUp: Strategy = {
  name: TENS_UP,
  about: 'three times with a pair of tens or better, once with a lower pair, folds the others',
  decide: (question, sight) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[] = sight(String(question.seat));
    return staking(question, tensUp(strengthOf(rankFourOfFive(a, b, c, d, e))));
  },
};

/** Optimal play, as the solver finds it; its tables take some seconds when it is first asked. */
export const playBest = (rules: Rules<FourCardShowdown>): Strategy => ({
  name: 'optimal',
  about: 'weighs all hands that the dealer can have beside the card that is seen',
  decide: (question, sight) => {
    const [seen = 0] = sight('dealer');
    return staking(question, bestStake(rules, sight(String(question.seat)), seen));
  },
});

/** Never folds: what not looking at one's cards costs. */
export const playOnce: Strategy = {
  name: ONE_ANTE,
  about: 'plays every hand for one Ante',
  decide: (question) => staking(question, 1),
};
