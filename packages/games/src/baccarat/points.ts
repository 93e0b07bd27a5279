import { type Card, rankOf } from '@croupier/cards';

/** What a card counts (bclc-baccarat 1.0 §2.1 to §2.3): 2 to 9 their face, ten and court cards 0, the ace 1. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) return 1;
  return rank <= 7 ? rank + 2 : 0;
}

/** The count of a hand: the last digit of the sum (§2.4). */
export function totalOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum % 10;
}

/** Eight or nine on the first two cards (§8.5). */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards) >= 8;
