import { answerUnits } from '@croupier/cards/parallel';
import { flushesGoneWild } from '@croupier/games';
import { type Options, sameJson } from '@croupier/table';
import { FlushAdviser } from './flush-adviser.ts';

/** Some hands of Flushes Gone Wild. */
export interface FlushUnit {
  /** The options of the table whose rules it is. */
  readonly options: Options;
  readonly part: number;
}

let made: { readonly options: Options; readonly adviser: FlushAdviser } | undefined;

/** All units of one question have the same options: the tables are made once. */
function adviserFor(options: Options): FlushAdviser {
  if (!made || !sameJson(made.options, options))
    made = { options, adviser: new FlushAdviser(flushesGoneWild.with(options).rules) };
  return made.adviser;
}

const isUnit = (unit: unknown): unit is FlushUnit =>
  typeof unit === 'object' &&
  unit !== null &&
  'options' in unit &&
  'part' in unit &&
  typeof unit.part === 'number';

answerUnits((unit) => {
  if (!isUnit(unit)) throw new Error('This is no part of the hands of Flushes Gone Wild.');
  const totals = adviserFor(unit.options).totals(unit.part);
  const { all, played, simple, foldedHands, foldedSimply, list } = totals;
  const answer = Float64Array.from([...all, ...played, ...simple, foldedHands, foldedSimply, ...list]);
  return { answer, transfer: [answer.buffer] };
});
