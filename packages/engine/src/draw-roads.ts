import {
  type BeadPlateCell,
  type BigRoadCell,
  beadPlate,
  bigEyeBoy,
  bigRoad,
  type CoupMark,
  cockroachPig,
  type DerivedCell,
  smallRoad,
} from '@croupier/games';

/** The five roads of a shoe, cell by cell: each cell has its column and row. */
export interface Roads {
  readonly beadPlate: readonly BeadPlateCell[];
  readonly bigRoad: readonly BigRoadCell[];
  readonly bigEyeBoy: readonly DerivedCell[];
  readonly smallRoad: readonly DerivedCell[];
  readonly cockroachPig: readonly DerivedCell[];
}

/** Draws the roads of coups in the order in which they were dealt; a `DealtRound` of baccarat has its `mark`. */
export const drawRoads = (coups: readonly CoupMark[], rows?: number): Roads => ({
  beadPlate: beadPlate(coups, rows),
  bigRoad: bigRoad(coups, rows),
  bigEyeBoy: bigEyeBoy(coups, rows),
  smallRoad: smallRoad(coups, rows),
  cockroachPig: cockroachPig(coups, rows),
});
