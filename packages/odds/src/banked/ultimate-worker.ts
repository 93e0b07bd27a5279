import { answerUnits } from '@croupier/cards/parallel';
import { ultimateTexasHoldem } from '@croupier/games';
import { emptyCounts, flopSolver, ultimateCases } from './ultimate-flop.ts';

/** Some flops of Ultimate Texas Hold'em, each with the number of flops it stands for. */
export interface FlopUnit {
  readonly flops: readonly { readonly cards: readonly number[]; readonly weight: number }[];
}

const { rules } = ultimateTexasHoldem.with({});
const size = ultimateCases(rules).names.length;
const solve = flopSolver(rules);

function isUnit(unit: unknown): unit is FlopUnit {
  return typeof unit === 'object' && unit !== null && 'flops' in unit && Array.isArray(unit.flops);
}

answerUnits((unit) => {
  if (!isUnit(unit)) throw new Error('This is not a list of flops.');
  const counts = emptyCounts(size);
  for (const { cards, weight } of unit.flops) solve(cards, weight, counts);
  const answer = Float64Array.from([...counts.early, ...counts.flop, ...counts.river, ...counts.folds]);
  return { answer, transfer: [answer.buffer] };
});
