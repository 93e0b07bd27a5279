import { catalogue, pokerGames } from '@croupier/games';
import { type CatalogueGame, Refused, type TableGame } from '@croupier/table';
import { nearest } from './nearest.ts';
import type { GivenOptions } from './option-given.ts';

/** The game against the house that was named, or a refusal that says which was probably meant. */
export function gameGiven(id: string): CatalogueGame {
  const found = catalogue.find((game) => game.id === id);
  if (found) return found;
  const poker = pokerGames.find((game) => game.id === id);
  if (poker) {
    throw new Refused({
      reason: `${poker.title} is played between players, so that the house has no wager in it; "croupier play ${id}" deals it.`,
    });
  }
  const ids = [...catalogue, ...pokerGames].map((game) => game.id);
  const meant = nearest(id, ids);
  throw new Refused({
    reason: meant
      ? `There is no game "${id}"; did you mean ${meant}?`
      : `There is no game "${id}"; "croupier games" lists them.`,
  });
}

export const tableGiven = (id: string, options: GivenOptions = {}): TableGame => gameGiven(id).with(options);
