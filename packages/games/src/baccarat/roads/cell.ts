/** A square of a road, counted from 0 at the top left. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
}

/** The depth of the scorecards that casinos print. */
export const ROAD_ROWS = 6;

export function checkRows(rows: number): void {
  if (!Number.isInteger(rows) || rows < 1) throw new RangeError(`A road cannot have ${rows} rows.`);
}
