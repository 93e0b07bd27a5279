import { answerUnits } from '@croupier/cards/parallel';
import { discardInferno } from '@croupier/games';
import { countInferno, infernoCounts, noInfernoDeals } from './discard-inferno-count.ts';

/** Ante, Blind and Play are the same with Burn Baby Burn beside them, and no option changes them. */
const { rules } = discardInferno.with({});

answerUnits((up) => {
  if (typeof up !== 'number') throw new Error('This is not a rank of a card that can be up.');
  const answer = noInfernoDeals();
  countInferno(rules, up, infernoCounts(answer));
  return { answer, transfer: [answer.buffer] };
});
