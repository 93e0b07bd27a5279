import { catalogue, houseWays, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { solutionFor } from '../solved-games.ts';
import { houseWayTeacher } from './house-way-teacher.ts';
import type { Teacher } from './teacher.ts';

/** Who teaches the game of a table: by its solution, or else by its house way; undefined where there is nothing to teach. */
export function teacherFor(table: TableGame): Teacher | undefined {
  const way = houseWays.get(table.id);
  return solutionFor(table)?.teacher?.(table) ?? (way && houseWayTeacher(way));
}

/** The games that are taught. */
export const taughtGames: readonly string[] = catalogue
  .filter(isBanked)
  .filter((game) => solutionFor(game)?.teacher !== undefined || houseWays.has(game.id))
  .map(({ id }) => id);
