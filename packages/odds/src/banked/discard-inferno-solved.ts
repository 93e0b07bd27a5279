import { burnBabyBurn, discardInferno, type InfernoShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceAcesUp, priceBurn } from './discard-inferno.ts';
import { infernoLesson } from './discard-inferno-lesson.ts';
import { playBest, playByUpCard, playOnce } from './discard-inferno-strategies.ts';

/** The Ante is not here: each of its decisions takes a second to solve, so that it is simulated by the strategies below. */
const priceOf = (rules: Rules<InfernoShowdown>): Pricing => ({
  wagers: [
    own('aces-up'),
    ...rules.wagers.filter(({ id }) => id === 'burn-baby-burn').map(({ id }) => own(id)),
  ],
  price: (asked) => ({
    wagers: [
      ...(asked.includes('aces-up') ? [priceAcesUp(rules)] : []),
      ...(asked.includes('burn-baby-burn') ? [priceBurn(rules)] : []),
    ],
    advice: [],
  }),
  long: () => false,
  whySimulated:
    'The Ante is simulated because each of 20,358,520 hands has a decision for each of 46 cards that can be up, and each takes millions of hands of the dealer to count.',
});

const strategiesOf = (rules: Rules<InfernoShowdown>) => [playByUpCard, playBest(rules), playOnce];

export const discardInfernoSolved: readonly SolvedGame[] = [discardInferno, burnBabyBurn].map((game) =>
  solved(game, { strategies: strategiesOf, price: priceOf, teach: infernoLesson }),
);
