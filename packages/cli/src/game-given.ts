import { additions, type CatalogueGame, catalogue, hostsOf, isBanked, isPoker } from '@croupier/games';
import { Refused, type TableGame } from '@croupier/table';
import { nearest } from './nearest.ts';
import type { GivenOptions } from './option-given.ts';

/** The game that was named, or a refusal that says which was probably meant. */
export function gameGiven(id: string): CatalogueGame {
  const found = catalogue.find((game) => game.id === id);
  if (found) return found;
  const addition = additions.find((one) => one.id === id);
  if (addition) {
    const hosts = hostsOf(addition).map((game) => game.id);
    throw new Refused({ reason: `${addition.title} is no game of its own; it adds to ${hosts.join(', ')}.` });
  }
  const ids = catalogue.map((game) => game.id);
  const meant = nearest(id, ids);
  throw new Refused({
    reason: meant
      ? `There is no game "${id}"; did you mean ${meant}?`
      : `There is no game "${id}"; "croupier games" lists them.`,
  });
}

/** The table of a game that is played against a bank. */
export function tableGiven(id: string, options: GivenOptions = {}): TableGame {
  const game = gameGiven(id);
  if (game.kind === 'banked') return game.with(options);
  throw new Refused({
    reason: `${game.title} is played between players, so that the house has no wager in it; "croupier play ${id}" deals it.`,
  });
}

/** The games of the examples in the help. */
export const EXAMPLE: string = catalogue.find(isBanked)?.id ?? 'GAME';
export const EXAMPLE_AMONG_PLAYERS: string = catalogue.find(isPoker)?.id ?? 'GAME';
