import type { Variant } from '../variant.ts';

/** The street on which a player has so many cards and so many lie on the board. */
export function streetAt(streets: Variant['streets'], own: number, board: number): number {
  let street = -1;
  let hole = 0;
  let common = 0;
  do {
    street += 1;
    hole += streets[street]?.hole.length ?? 0;
    common += streets[street]?.board ?? 0;
  } while (street < streets.length - 1 && (hole < own || common < board));
  return street;
}
