import { answerUnits } from '@croupier/cards/parallel';
import { ultimateTexasHoldem } from '@croupier/games';
import { type Options, sameJson } from '@croupier/table';
import { type BoardUnit, boardsIn, isBoardUnit } from './board-units.ts';
import { emptyCounts, noGains, UltimateBoards } from './ultimate-boards.ts';

let made: { readonly options: Options; readonly boards: UltimateBoards } | undefined;

/** All units of one question have the same options: the tables are made once. */
function solverFor(options: Options): UltimateBoards {
  if (!made || !sameJson(made.options, options))
    made = { options, boards: new UltimateBoards(ultimateTexasHoldem.with(options).rules) };
  return made.boards;
}

function answerTo({ options, decided, ...some }: BoardUnit): Float64Array<ArrayBuffer> {
  const boards = solverFor(options);
  if (!decided) {
    const sums = noGains();
    boards.addGains(sums, boardsIn(some));
    return sums;
  }
  const counts = emptyCounts(boards.cases.names.length);
  boards.count(counts, boardsIn(some), decided);
  return Float64Array.from([...counts.early, ...counts.flop, ...counts.river, ...counts.folds]);
}

answerUnits((unit) => {
  if (!isBoardUnit(unit)) throw new Error('This is not a part of all boards.');
  const answer = answerTo(unit);
  return { answer, transfer: [answer.buffer] };
});
