import { ultimateTexasHoldem } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { ultimateLesson } from './ultimate-lesson.ts';
import { basicUltimate, bestUltimate, simpleUltimate } from './ultimate-strategies.ts';
import { priceTrips, solveUltimateTexasHoldem } from './ultimate-texas-holdem.ts';

export const ultimateSolved: SolvedGame = solved(ultimateTexasHoldem, {
  strategies: (rules) => [basicUltimate(rules), bestUltimate(rules), simpleUltimate],
  price: (rules, options) => ({
    wagers: [{ id: 'ante', unit: 'ante', strategy: 'optimal', together: ['blind', 'play'] }, own('trips')],
    price: async (asked, work) => {
      const trips = asked.includes('trips') ? [await priceTrips(rules, work)] : [];
      if (!asked.includes('ante')) return { wagers: trips, advice: [] };
      const { ante, strategy, ways } = await solveUltimateTexasHoldem({ rules, options }, work);
      return { wagers: [ante, ...trips], advice: strategy, ways };
    },
    long: (asked) => asked.includes('ante'),
  }),
  teach: ultimateLesson,
});
