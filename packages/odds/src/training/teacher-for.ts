import { catalogue, houseWays, isBanked } from '@croupier/games';
import type { TableGame } from '@croupier/table';
import { solutionFor } from '../solved-games.ts';
import { houseWayTeacher } from './house-way-teacher.ts';
import type { Teacher } from './teacher.ts';

/** Who teaches the game of a table: by its solution, or else by its house way; undefined where there is nothing to teach. */
export function teacherFor(table: TableGame): Teacher | undefined {
  const way = houseWays.get(table.id);
  return solutionFor(table)?.teacher?.(table) ?? (way && houseWayTeacher(way, HOUSE_WAY_TAUGHT));
}

/** Why the house way is taught where the best answer to it is not. */
const HOUSE_WAY_TAUGHT =
  'Practised here is the house way: boards and the dealer’s hands together are too many to count the best answer to it for one hand.';

/** The games that are taught. */
export const taughtGames: readonly string[] = catalogue
  .filter(isBanked)
  .filter((game) => solutionFor(game)?.teacher !== undefined || houseWays.has(game.id))
  .map(({ id }) => id);
