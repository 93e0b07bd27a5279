import { catalogue } from '@croupier/games';
import { type CatalogueGame, Refused, type TableGame } from '@croupier/table';
import { nearest } from './nearest.ts';
import type { GivenOptions } from './option-given.ts';

/** The game that was named, or a refusal that says which was probably meant. */
export function gameGiven(id: string): CatalogueGame {
  const found = catalogue.find((game) => game.id === id);
  if (found) return found;
  const ids = catalogue.map((game) => game.id);
  const meant = nearest(id, ids);
  throw new Refused({
    reason: meant
      ? `There is no game "${id}"; did you mean ${meant}?`
      : `There is no game "${id}"; "croupier games" lists them.`,
  });
}

export const tableGiven = (id: string, options: GivenOptions = {}): TableGame => gameGiven(id).with(options);
