import { type PokerGame, pokerGames } from '@croupier/games';

/** The community poker game of this id; undefined where it is another game or none. */
export const pokerGiven = (id: string): PokerGame | undefined => pokerGames.find((game) => game.id === id);
