import { texasHoldemBonus } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceBonusJackpot } from './holdem-bonus.ts';
import { basicHoldemBonus, checkingHoldemBonus } from './holdem-bonus-strategies.ts';

/** The Ante is not here: it is simulated by the strategies. */
export const holdemBonusSolved: SolvedGame = solved(texasHoldemBonus, {
  strategies: () => [basicHoldemBonus, checkingHoldemBonus],
  price: (rules) => ({
    wagers: [own('bonus-jackpot')],
    price: (asked) => ({
      wagers: asked.includes('bonus-jackpot') ? [priceBonusJackpot(rules)] : [],
      advice: [],
    }),
    long: () => false,
  }),
});
