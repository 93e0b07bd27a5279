import { answerUnits } from '@croupier/cards/parallel';
import { fourCardPoker } from '@croupier/games';
import { countFourCardDeals, fourCardCounts, noFourCardDeals } from './four-card-poker.ts';

/** The Ante, Play and the bonus are the same with the Bad Beat Bonus beside them, and no option changes them. */
const { rules } = fourCardPoker.with({});

answerUnits((part) => {
  if (typeof part !== 'number') throw new Error('This is not a part of all hands.');
  const answer = noFourCardDeals();
  countFourCardDeals(rules, part, fourCardCounts(answer));
  return { answer, transfer: [answer.buffer] };
});
