import { threeCardPoker } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { threeCardLesson } from './three-card-lesson.ts';
import { solveThreeCardPoker } from './three-card-poker.ts';
import { playAlways, playFrom } from './three-card-strategies.ts';

export const threeCardPokerSolved: SolvedGame = solved(threeCardPoker, {
  strategies: (rules) => [playFrom(rules), playAlways],
  price: (rules) => ({
    wagers: [
      { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['play'] },
      own('pair-plus'),
      own('six-card-bonus'),
    ],
    price: (asked) => {
      const { wagers, strategy, ways } = solveThreeCardPoker(rules);
      return { wagers: wagers.filter(({ wager }) => asked.includes(wager)), advice: strategy, ways };
    },
    long: () => false,
  }),
  teach: threeCardLesson,
});
