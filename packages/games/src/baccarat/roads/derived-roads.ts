import { ROAD_ROWS, type RoadCell } from './cell.ts';
import type { CoupMark } from './coup-mark.ts';
import { layOut, streaksBy } from './streaks.ts';

/** Red: the big road goes on as it did some columns before. Blue: it does not. Neither stands for a side. */
export type DerivedMark = 'red' | 'blue';

/** A square of a derived road. */
export interface DerivedCell extends RoadCell {
  readonly mark: DerivedMark;
}

/** How many columns back each derived road looks; its only difference from the others. */
const LOOKS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const;

export type DerivedRoad = keyof typeof LOOKS_BACK;

/** The derived road that looks back one column. */
export const bigEyeBoy = (coups: readonly CoupMark[], rows?: number): readonly DerivedCell[] =>
  derivedRoad('bigEyeBoy', coups, rows);

/** The derived road that looks back two columns. */
export const smallRoad = (coups: readonly CoupMark[], rows?: number): readonly DerivedCell[] =>
  derivedRoad('smallRoad', coups, rows);

/** The derived road that looks back three columns. */
export const cockroachPig = (coups: readonly CoupMark[], rows?: number): readonly DerivedCell[] =>
  derivedRoad('cockroachPig', coups, rows);

export function derivedRoad(
  road: DerivedRoad,
  coups: readonly CoupMark[],
  rows: number = ROAD_ROWS,
): readonly DerivedCell[] {
  const streaks = streaksBy(derivedMarks(road, coups), (mark) => mark);
  return layOut(streaks, rows).map(({ cell, mark }) => ({ ...cell, mark }));
}

/** The marks in the order they are made: at most one for each win, none for a tie. */
export function derivedMarks(road: DerivedRoad, coups: readonly CoupMark[]): readonly DerivedMark[] {
  const wins = coups.filter(({ winner }) => winner !== 'tie');
  const lengths = streaksBy(wins, ({ winner }) => winner).map((streak) => streak.length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => markAt(lengths, column, row, LOOKS_BACK[road])).filter(
      (mark) => mark !== undefined,
    ),
  );
}

/**
 * The mark for a win in this square of the unturned big road, or undefined where the road has not begun: a road that
 * looks `back` columns begins at the second square of column `back`, or else at the top of the next column.
 *
 * At the top of a column, the two columns that are compared are over: the last one and the one `back` before it.
 * Further down, the square `back` columns to the left is compared with the one above that: both full or both empty is
 * red, so the only blue is where that column has just ended.
 */
function markAt(
  lengths: readonly number[],
  column: number,
  row: number,
  back: number,
): DerivedMark | undefined {
  if (row === 0) {
    const earlier = lengths[column - 1 - back];
    if (earlier === undefined) return undefined;
    return earlier === lengths[column - 1] ? 'red' : 'blue';
  }
  const earlier = lengths[column - back];
  if (earlier === undefined) return undefined;
  return earlier === row ? 'blue' : 'red';
}

/** What each derived road would show next; a road that has not begun shows nothing. */
export type Prediction = Readonly<Record<DerivedRoad, DerivedMark | undefined>>;

/** "If the next is Banker, if the next is Player": a reading of the roads, not of the cards. */
export function predictions(coups: readonly CoupMark[]): Readonly<Record<'banker' | 'player', Prediction>> {
  return { banker: predictionFor(coups, 'banker'), player: predictionFor(coups, 'player') };
}

function predictionFor(coups: readonly CoupMark[], winner: 'banker' | 'player'): Prediction {
  const next = (road: DerivedRoad): DerivedMark | undefined => {
    const before = derivedMarks(road, coups).length;
    return derivedMarks(road, [...coups, { winner }])[before];
  };
  return {
    bigEyeBoy: next('bigEyeBoy'),
    smallRoad: next('smallRoad'),
    cockroachPig: next('cockroachPig'),
  };
}
