import { type FourCardShowdown, fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceAcesUp, priceBadBeat } from './four-card-poker.ts';
import { playBest, playOnce, playTensUp } from './four-card-strategies.ts';

/** The Ante is not here: to solve it over all seen cards takes minutes of a core, so that it is simulated by the strategies below. */
const priceOf = (rules: Rules<FourCardShowdown>): Pricing => ({
  wagers: [
    own('aces-up'),
    ...rules.wagers.filter(({ id }) => id === 'bad-beat-bonus').map(({ id }) => own(id)),
  ],
  price: (asked) => ({
    wagers: [
      ...(asked.includes('aces-up') ? [priceAcesUp(rules)] : []),
      ...(asked.includes('bad-beat-bonus') ? [priceBadBeat(rules)] : []),
    ],
    advice: [],
  }),
  long: (asked) => asked.includes('bad-beat-bonus'),
});

const strategiesOf = (rules: Rules<FourCardShowdown>) => [playTensUp, playBest(rules), playOnce];

export const fourCardSolved: readonly SolvedGame[] = [fourCardPoker, fourCardPokerBadBeat].map((game) =>
  solved(game, { strategies: strategiesOf, price: priceOf }),
);
