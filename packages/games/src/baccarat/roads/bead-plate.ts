import { checkRows, ROAD_ROWS, type RoadCell } from './cell.ts';
import type { CoupMark } from './coup-mark.ts';

/** A square of the bead plate with its coup. */
export type BeadPlateCell = RoadCell & CoupMark;

/** Every coup in the order it was dealt, ties too, down each column and then to the next. */
export function beadPlate(coups: readonly CoupMark[], rows: number = ROAD_ROWS): readonly BeadPlateCell[] {
  checkRows(rows);
  return coups.map((coup, index) => ({ ...coup, column: Math.floor(index / rows), row: index % rows }));
}
