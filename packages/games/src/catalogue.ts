import { type BankedGame, Refused } from '@croupier/table';
import { baccaratGames, seatBaccaratGames } from './baccarat/index.ts';
import { bankedGames } from './banked/index.ts';
import { communityGames } from './bclc-poker/community-games.ts';
import type { PokerGame } from './poker/poker-rules.ts';

/** A game that can be dealt: against a bank, or among players. */
export type CatalogueGame = BankedGame | PokerGame;

/** Every game that can be dealt, family by family, each in the order of the rulebooks. */
export const catalogue: readonly CatalogueGame[] = [
  ...baccaratGames,
  ...seatBaccaratGames,
  ...bankedGames,
  ...communityGames,
];

/** The game with this id, or a refusal that names those there are. */
export const bankedGameNamed = (id: string): BankedGame => named(id, catalogue.filter(isBanked), 'game');
/** The poker game with this id, or a refusal that names those there are. */
export const pokerGameNamed = (id: string): PokerGame => named(id, catalogue.filter(isPoker), 'poker game');

/** Whether a game is played against a bank. */
export const isBanked = (game: CatalogueGame): game is BankedGame => game.kind === 'banked';
/** Whether a game is played for a pot. */
export const isPoker = (game: CatalogueGame): game is PokerGame => game.kind === 'poker';

function named<G extends CatalogueGame>(id: string, games: readonly G[], what: string): G {
  const found = games.find((game) => game.id === id);
  if (found) return found;
  throw new Refused({
    reason: `There is no ${what} "${id}"; the games are ${games.map((game) => game.id).join(', ')}.`,
  });
}
