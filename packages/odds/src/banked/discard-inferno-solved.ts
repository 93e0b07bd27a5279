import { burnBabyBurn, discardInferno, type InfernoShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceAcesUp, priceBurn } from './discard-inferno.ts';
import { infernoLesson } from './discard-inferno-lesson.ts';
import { solveDiscardInferno } from './discard-inferno-solution.ts';
import { playBest, playByUpCard, playOnce } from './discard-inferno-strategies.ts';

const ADVICE =
  'Play as many Antes as you may, one, or fold, whichever nets most against all hands that the dealer can have beside the card that is up: the figures above are for exactly that.';

const priceOf = (rules: Rules<InfernoShowdown>): Pricing => ({
  wagers: [
    { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['blind', 'play'] },
    own('aces-up'),
    ...rules.wagers.filter(({ id }) => id === 'burn-baby-burn').map(({ id }) => own(id)),
  ],
  price: async (asked, work) => {
    const solution = asked.includes('ante') ? await solveDiscardInferno(rules, work) : undefined;
    return {
      wagers: [
        ...(solution ? [solution.ante] : []),
        ...(asked.includes('aces-up') ? [priceAcesUp(rules)] : []),
        ...(asked.includes('burn-baby-burn') ? [priceBurn(rules)] : []),
      ],
      advice: solution ? [ADVICE, ...solution.strategy] : [],
      ...(solution ? { ways: solution.ways } : {}),
    };
  },
  long: (asked) => asked.includes('ante'),
});

const strategiesOf = (rules: Rules<InfernoShowdown>) => [playByUpCard, playBest(rules), playOnce];

export const discardInfernoSolved: readonly SolvedGame[] = [discardInferno, burnBabyBurn].map((game) =>
  solved(game, { strategies: strategiesOf, price: priceOf, teach: infernoLesson }),
);
