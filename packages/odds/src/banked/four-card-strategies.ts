import { fourCard } from '@croupier/cards';
import type { FourCardShowdown } from '@croupier/games';
import { type Action, type Answer, cents, type Question, type Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { bestStake, ONE_ANTE, TENS_UP, type Times, tensUp } from './four-card-poker.ts';

/** So many Antes on Play, or a fold. */
function staking({ actions }: Question, times: Times): Answer {
  const play: Action | undefined = actions.find(({ verb }) => verb === 'play');
  if (times === 0 || play?.unit === undefined) return { verb: 'fold' };
  return { verb: 'play', amount: cents(play.unit * times) };
}

/** The published simple way: nothing to reckon, and the dealer's card is not looked at. */
export const playTensUp: Strategy = {
  name: TENS_UP,
  about: 'three times with a pair of tens or better, once with a lower pair, folds the others',
  decide: (question, sight) => staking(question, tensUp(fourCard.rank(sight(String(question.seat))))),
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
