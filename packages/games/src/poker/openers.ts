import { type Card, rankOf, rankPoker } from '@croupier/cards';
import { isLive, isUp, type Player } from './player.ts';
import type { Opener } from './variant.ts';

const upCards = (player: Player): Card[] => player.cards.filter((_, at) => isUp(player, at));

/** The position whose measure is the greatest, the first of equals from the dealer's left. */
function highestBy(players: readonly Player[], measure: (player: Player) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let position = 0;
  for (const player of players) {
    if (!isLive(player)) continue;
    const value = measure(player);
    if (value > best) {
      best = value;
      position = player.position;
    }
  }
  return position;
}

/**
 * A card's number orders it by rank, ace high, and then by suit: clubs, diamonds, hearts, spades. That is the order of
 * bclc-poker 23.0 §10.4 and 24.0 §10.5, so that no two cards are ever equal.
 */
const lastUp = (player: Player): number => upCards(player).at(-1) ?? -1;

/** The lowest card that lies face up (bclc-poker 23.0 §10.3). */
export const lowestUpCard: Opener = (players) => highestBy(players, (player) => -lastUp(player));

/** The highest card that was dealt face up on this street (bclc-poker 24.0 §10.4, 25.0 §10.4, §10.7). */
export const highestUpCard: Opener = (players) => highestBy(players, lastUp);

/**
 * The best poker hand among the cards that lie face up (bclc-poker 23.0 §10.8, 24.0 §10.8); of equal ones the first from
 * the dealer's left. Whoever is all in does not speak: then it is the next to the left (23.0 §11.2).
 */
export const bestUpCards: Opener = (players) => highestBy(players, (player) => rankPoker(upCards(player)));

/** Whether two cards of one rank lie face up before somebody who is still in. */
export const somebodyShowsPair = (players: readonly Player[]): boolean =>
  players.some((player) => {
    const ranks = upCards(player).map((card) => rankOf(card));
    return isLive(player) && new Set(ranks).size < ranks.length;
  });
