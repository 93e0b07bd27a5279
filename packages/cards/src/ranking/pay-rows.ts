import { nameCategory } from './announce.ts';
import type { Strengths } from './ranking.ts';
import { RankingError, strengthOf } from './strength.ts';

/** Strengths of a pay table's rows: hands in one row are equal, rows are given lowest first. */
export function rowStrengths<C extends string>(categories: readonly C[]): Strengths<C> {
  const rowOf = (strength: number): C => {
    const row = categories[strength - 1];
    if (row === undefined) throw new RankingError('unknown', `No row here has strength ${strength}.`);
    return row;
  };
  return {
    categories,
    lowStraight: null,
    classes: categories.length,
    categoryOf: rowOf,
    classOf: (strength) => ({ category: rowOf(strength), ranks: [], kickers: [] }),
    describe: (strength) => nameCategory(rowOf(strength)),
    least: (category) => {
      const row = categories.indexOf(category);
      if (row < 0) throw new RankingError('unknown', `There is no row ${category} here.`);
      return strengthOf(row + 1);
    },
    made: (strength) => strength,
  };
}
