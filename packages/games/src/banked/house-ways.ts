import type { HouseWay } from '@croupier/table';
import { bankedGames } from './index.ts';

/** How the house sets a hand, by game: of those whose definition says so. */
export const houseWays: ReadonlyMap<string, HouseWay> = new Map(
  bankedGames.flatMap(({ id, houseWay }) => (houseWay ? [[id, houseWay] as const] : [])),
);
