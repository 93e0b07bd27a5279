import { letItRide } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { solveLetItRide } from './let-it-ride.ts';
import { rideAlways, rideByTheCard } from './let-it-ride-card.ts';
import { rideLesson } from './let-it-ride-lesson.ts';
import { rideWell } from './let-it-ride-strategies.ts';

const THREE_BETS = ['bet-1', 'bet-2', 'bet-3'];

export const letItRideSolved: SolvedGame = solved(letItRide, {
  strategies: (rules) => [rideWell(rules), rideByTheCard, rideAlways],
  price: (rules) => ({
    wagers: [
      { ...own('bet-1'), strategy: 'optimal' },
      { ...own('bet-2'), strategy: 'optimal' },
      own('bet-3'),
      own('bonus'),
    ],
    price: (asked) => {
      const { wagers, together, strategy, ways } = solveLetItRide(rules);
      return {
        wagers: wagers.filter(({ wager }) => asked.includes(wager)),
        ...(THREE_BETS.every((bet) => asked.includes(bet)) ? { together } : {}),
        advice: strategy,
        ways,
      };
    },
    long: () => false,
  }),
  teach: rideLesson,
});
