import { letItRide } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { solveLetItRide } from './let-it-ride.ts';
import { rideAlways, rideByTheCard } from './let-it-ride-card.ts';
import { rideLesson } from './let-it-ride-lesson.ts';
import { rideWell } from './let-it-ride-strategies.ts';

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
      const { wagers, strategy, ways } = solveLetItRide(rules);
      return { wagers: wagers.filter(({ wager }) => asked.includes(wager)), advice: strategy, ways };
    },
    long: () => false,
  }),
  teach: rideLesson,
});
