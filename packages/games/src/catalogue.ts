import { type CatalogueGame, Refused } from '@croupier/table';
import { baccaratGames, threeCardBaccarat } from './baccarat/index.ts';
import { bankedGames } from './banked/index.ts';

/** Every game that can be dealt, family by family, each in the order of the rulebooks. */
export const catalogue: readonly CatalogueGame[] = [...baccaratGames, threeCardBaccarat, ...bankedGames];

/** The game with this id, or a refusal that names the nearest ones. */
export function gameNamed(id: string): CatalogueGame {
  const found = catalogue.find((game) => game.id === id);
  if (found) return found;
  throw new Refused({
    reason: `There is no game "${id}"; the games are ${catalogue.map((game) => game.id).join(', ')}.`,
  });
}
