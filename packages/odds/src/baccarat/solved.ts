import { baccaratGames, threeCardBaccarat } from '@croupier/games';
import { type SolvedGame, solved } from '../solved-game.ts';
import { undecided } from '../undecided.ts';
import { coupsOf } from './coups.ts';
import { threeCardDeals } from './three-card.ts';

/** Every baccarat game by its own rows: of two hands for all, and of a hand at every seat. */
export const baccaratSolved: readonly SolvedGame[] = [
  ...baccaratGames.map((game) =>
    solved(game, {
      price: (rules) =>
        undecided(rules, rules.wagers, () => {
          const coups = coupsOf(rules);
          return ({ sees }) => coups(sees);
        }),
    }),
  ),
  solved(threeCardBaccarat, {
    price: (rules) =>
      undecided(rules, rules.wagers, () => {
        const deals = threeCardDeals();
        return () => deals;
      }),
  }),
];
