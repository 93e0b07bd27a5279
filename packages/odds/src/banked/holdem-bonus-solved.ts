import { texasHoldemBonus } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceBonusJackpot } from './holdem-bonus.ts';
import { holdemBonusLesson } from './holdem-bonus-lesson.ts';
import { solveHoldemBonus } from './holdem-bonus-solution.ts';
import { basicHoldemBonus, bestHoldemBonus, checkingHoldemBonus } from './holdem-bonus-strategies.ts';

export const holdemBonusSolved: SolvedGame = solved(texasHoldemBonus, {
  strategies: () => [basicHoldemBonus, bestHoldemBonus, checkingHoldemBonus],
  price: (rules, options) => ({
    wagers: [
      { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['flop', 'turn', 'river'] },
      own('bonus-jackpot'),
    ],
    price: async (asked, work) => {
      const jackpot = asked.includes('bonus-jackpot') ? [priceBonusJackpot(rules)] : [];
      if (!asked.includes('ante')) return { wagers: jackpot, advice: [] };
      const { ante, strategy, ways } = await solveHoldemBonus({ rules, options }, work);
      return { wagers: [ante, ...jackpot], advice: strategy, ways };
    },
    long: (asked) => asked.includes('ante'),
  }),
  teach: holdemBonusLesson,
});
