import { flushesGoneWild } from '@croupier/games';
import { own } from '../priced-wager.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { priceFlushRush, solveFlushesGoneWild } from './flushes-gone-wild.ts';
import { flushesLesson } from './flushes-lesson.ts';
import { playFlushesAlways, playFlushesSimply } from './flushes-simply.ts';
import { playFlushesBest } from './flushes-strategies.ts';

export const flushesSolved: SolvedGame = solved(flushesGoneWild, {
  strategies: (rules) => [playFlushesSimply, playFlushesBest(rules), playFlushesAlways],
  price: (rules, options) => ({
    wagers: [
      { id: 'ante', unit: 'ante', strategy: 'optimal', together: ['blind', 'play'] },
      own('flush-rush'),
    ],
    price: async (asked, work) => {
      const rush = asked.includes('flush-rush') ? [priceFlushRush(rules)] : [];
      if (!asked.includes('ante')) return { wagers: rush, advice: [] };
      const { ante, strategy, ways } = await solveFlushesGoneWild({ rules, options }, work);
      return { wagers: [ante, ...rush], advice: strategy, ways };
    },
    long: (asked) => asked.includes('ante'),
  }),
  teach: flushesLesson,
});
