import { answerUnits } from '@croupier/cards/parallel';
import { texasHoldemBonus } from '@croupier/games';
import { type Options, sameJson } from '@croupier/table';
import { type BoardUnit, boardsIn, isBoardUnit } from './board-units.ts';
import { emptyBonusCounts, HoldemBonusBoards, noBonusGains } from './holdem-bonus-boards.ts';

let made: { readonly options: Options; readonly boards: HoldemBonusBoards } | undefined;

/** All units of one question have the same options: the tables are made once. */
function solverFor(options: Options): HoldemBonusBoards {
  if (!made || !sameJson(made.options, options))
    made = { options, boards: new HoldemBonusBoards(texasHoldemBonus.with(options).rules) };
  return made.boards;
}

function answerTo({
  options,
  decided,
  ...some
}: BoardUnit): Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> {
  const boards = solverFor(options);
  if (!decided) {
    const sums = noBonusGains();
    boards.addGains(sums, boardsIn(some));
    return sums;
  }
  const counts = emptyBonusCounts(boards.cases);
  boards.count(counts, boardsIn(some), decided);
  return counts;
}

answerUnits((unit) => {
  if (!isBoardUnit(unit)) throw new Error('This is not a part of all boards.');
  const answer = answerTo(unit);
  return { answer, transfer: [answer.buffer] };
});
