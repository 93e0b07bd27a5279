import { ROAD_ROWS, type RoadCell } from './cell.ts';
import type { CoupMark, CoupWinner } from './coup-mark.ts';
import { layOut, streaksBy } from './streaks.ts';

/** A square of the big road with the coup that it stands for. */
export interface BigRoadCell extends RoadCell {
  /** `tie` only in the first square, and only while every coup so far was a tie. */
  readonly winner: CoupWinner;
  /** The ties struck through this square. */
  readonly ties: number;
  /** The pairs and the natural are those of the coup that won the square; a tie's own are on the bead plate. */
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
  readonly natural: boolean;
}

type BigRoadMark = Omit<BigRoadCell, keyof RoadCell>;

/** A column for each streak of one side's wins, with the ties on the win they followed. */
export function bigRoad(coups: readonly CoupMark[], rows: number = ROAD_ROWS): readonly BigRoadCell[] {
  const streaks = streaksBy(stackTies(coups), ({ winner }) => winner);
  return layOut(streaks, rows).map(({ cell, mark }) => ({ ...cell, ...mark }));
}

/** One mark for each win. Ties that come before any win hold the first square until a win takes it over. */
function stackTies(coups: readonly CoupMark[]): readonly BigRoadMark[] {
  const marks: BigRoadMark[] = [];
  for (const coup of coups) {
    const last = marks.at(-1);
    if (coup.winner !== 'tie') {
      if (last?.winner === 'tie') marks[0] = winMark(coup, last.ties);
      else marks.push(winMark(coup, 0));
    } else if (last === undefined) {
      marks.push(winMark({ winner: 'tie' }, 1));
    } else {
      marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
    }
  }
  return marks;
}

const winMark = (coup: CoupMark, ties: number): BigRoadMark => ({
  winner: coup.winner,
  ties,
  playerPair: coup.playerPair === true,
  bankerPair: coup.bankerPair === true,
  natural: coup.natural === true,
});
