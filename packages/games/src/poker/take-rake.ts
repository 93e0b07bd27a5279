import { cents } from '@croupier/table';
import { type HandState, potsOf } from './hand-state.ts';
import { rakeOf } from './rake.ts';

/**
 * Takes of the pots what is due by now and was not taken before, so that a hand pays the same whether its rake is
 * collected round by round or at the end (bclc-poker 17.0 §8.1, §8.1.1). What nobody called is no longer in them.
 */
export function takeRake(state: HandState): void {
  const { rake, smallestChip, variant } = state.setup;
  // A hand that ends in its first round has no flop.
  if (!rake || (rake.noFlopNoRake && state.street === 0)) return;
  let pots = 0;
  for (const { amount } of potsOf(state)) pots += amount;
  const due = rakeOf(cents(pots), rake, smallestChip);
  const more = cents(due - state.raked);
  if (more === 0) return;
  state.raked = due;
  const { rake: atEnd, rakeTaken } = variant.clauses;
  state.log?.push({ type: 'raked', amount: more, cite: rake.taken === 'at-end' ? atEnd : rakeTaken });
}
