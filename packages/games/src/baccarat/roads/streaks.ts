import { checkRows, type RoadCell } from './cell.ts';

/** Marks in order, cut wherever the key changes: the logical columns of a road, before any of them turns. */
export function streaksBy<T>(marks: readonly T[], key: (mark: T) => string): readonly (readonly T[])[] {
  const streaks: T[][] = [];
  let last: string | undefined;
  for (const mark of marks) {
    const streak = streaks.at(-1);
    if (streak !== undefined && key(mark) === last) streak.push(mark);
    else streaks.push([mark]);
    last = key(mark);
  }
  return streaks;
}

/**
 * The squares of a road's streaks. A streak runs down from the top; at the bottom, or where the square below is
 * taken, it turns right and stays in that row (the "dragon tail"), even where the squares below are free again.
 *
 * The square to the right is always free: a tail that reaches it would have come from a column further left, along
 * the same row, and so through the square where the streak now stands.
 */
export function layOut<T>(
  streaks: readonly (readonly T[])[],
  rows: number,
): readonly { readonly cell: RoadCell; readonly mark: T }[] {
  checkRows(rows);
  const taken = new Set<string>();
  const isTaken = (column: number, row: number): boolean => taken.has(`${column}:${row}`);
  const placed: { cell: RoadCell; mark: T }[] = [];
  let start = 0;

  for (const streak of streaks) {
    // A tail along the top row can be in the way of the next streak.
    while (isTaken(start, 0)) start += 1;
    let column = start;
    let row = 0;
    let turned = false;
    for (const [index, mark] of streak.entries()) {
      if (index > 0) {
        turned ||= row + 1 === rows || isTaken(column, row + 1);
        if (turned) column += 1;
        else row += 1;
      }
      taken.add(`${column}:${row}`);
      placed.push({ cell: { column, row }, mark });
    }
  }
  return placed;
}
