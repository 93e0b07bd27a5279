import { type FourCardShowdown, fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceAcesUp, priceBadBeat, solveFourCardPoker } from './four-card-poker.ts';
import { playBest, playOnce, playTensUp } from './four-card-strategies.ts';

const priceOf = (rules: Rules<FourCardShowdown>): Pricing => ({
  wagers: [
    { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['play'] },
    own('aces-up'),
    ...rules.wagers.filter(({ id }) => id === 'bad-beat-bonus').map(({ id }) => own(id)),
  ],
  price: (asked) => {
    const solution = asked.includes('ante') ? solveFourCardPoker(rules) : undefined;
    return {
      wagers: [
        ...(solution ? [solution.ante] : []),
        ...(asked.includes('aces-up') ? [priceAcesUp(rules)] : []),
        ...(asked.includes('bad-beat-bonus') ? [priceBadBeat(rules)] : []),
      ],
      advice: solution?.advice ?? [],
    };
  },
  long: (asked) => asked.includes('ante'),
});

const strategiesOf = (rules: Rules<FourCardShowdown>) => [playTensUp, playBest(rules), playOnce];

export const fourCardSolved: readonly SolvedGame[] = [fourCardPoker, fourCardPokerBadBeat].map((game) =>
  solved(game, { strategies: strategiesOf, price: priceOf }),
);
