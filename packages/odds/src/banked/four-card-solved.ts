import { type FourCardShowdown, fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import type { Rules } from '@croupier/table';
import { own } from '../priced-wager.ts';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { fourCardLesson } from './four-card-lesson.ts';
import { priceAcesUp, priceBadBeat } from './four-card-poker.ts';
import { solveFourCardPoker } from './four-card-solution.ts';
import { playBest, playOnce, playTensUp } from './four-card-strategies.ts';

const ADVICE =
  'Play three Antes, one, or fold, whichever nets most against all hands that the dealer can have beside the card that is seen: the figures above are for exactly that. Nothing between one and three is ever better than both.';

const priceOf = (rules: Rules<FourCardShowdown>): Pricing => ({
  wagers: [
    { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['play'] },
    own('aces-up'),
    ...rules.wagers.filter(({ id }) => id === 'bad-beat-bonus').map(({ id }) => own(id)),
  ],
  price: async (asked, work) => {
    const solution = asked.includes('ante') ? await solveFourCardPoker(rules, work) : undefined;
    return {
      wagers: [
        ...(solution ? [solution.ante] : []),
        ...(asked.includes('aces-up') ? [priceAcesUp(rules)] : []),
        ...(asked.includes('bad-beat-bonus') ? [priceBadBeat(rules)] : []),
      ],
      advice: solution ? [ADVICE, ...solution.strategy] : [],
      ...(solution ? { ways: solution.ways } : {}),
    };
  },
  long: (asked) => asked.includes('ante') || asked.includes('bad-beat-bonus'),
});

const strategiesOf = (rules: Rules<FourCardShowdown>) => [playTensUp, playBest(rules), playOnce];

export const fourCardSolved: readonly SolvedGame[] = [fourCardPoker, fourCardPokerBadBeat].map((game) =>
  solved(game, { strategies: strategiesOf, price: priceOf, teach: fourCardLesson }),
);
