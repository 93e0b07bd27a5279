import { answerUnits } from '@croupier/cards/parallel';
import { ultimateTexasHoldem } from '@croupier/games';
import { type Options, sameJson } from '@croupier/table';
import { emptyCounts, flopSolver, ultimateCases } from './ultimate-flop.ts';

/** Some flops of Ultimate Texas Hold'em, each with the number of flops it stands for. */
export interface FlopUnit {
  /** The options of the table whose rules it is. */
  readonly options: Options;
  readonly flops: readonly { readonly cards: readonly number[]; readonly weight: number }[];
}

interface Solver {
  readonly options: Options;
  readonly size: number;
  readonly solve: ReturnType<typeof flopSolver>;
}

let made: Solver | undefined;

/** All units of one question have the same options: the tables are made once. */
function solverFor(options: Options): Solver {
  if (made && sameJson(made.options, options)) return made;
  const { rules } = ultimateTexasHoldem.with(options);
  made = { options, size: ultimateCases(rules).names.length, solve: flopSolver(rules) };
  return made;
}

function isUnit(unit: unknown): unit is FlopUnit {
  return (
    typeof unit === 'object' &&
    unit !== null &&
    'options' in unit &&
    'flops' in unit &&
    Array.isArray(unit.flops)
  );
}

answerUnits((unit) => {
  if (!isUnit(unit)) throw new Error('This is not a list of flops.');
  const { size, solve } = solverFor(unit.options);
  const counts = emptyCounts(size);
  for (const { cards, weight } of unit.flops) solve(cards, weight, counts);
  const answer = Float64Array.from([...counts.early, ...counts.flop, ...counts.river, ...counts.folds]);
  return { answer, transfer: [answer.buffer] };
});
