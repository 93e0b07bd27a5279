import { type Card, formatCard, nameRank, rankOf } from '@croupier/cards';

/** "queen", and the joker as it is written. */
const named = (card: Card): string => nameRank(rankOf(card)) || formatCard(card);

/** "queen high", by the highest of the cards. */
export function highCard(cards: readonly Card[]): string {
  const highest = cards.reduce((best, card) => (rankOf(card) > rankOf(best) ? card : best));
  return `${named(highest)} high`;
}

/** "a queen", "an ace" */
export function oneCard(card: Card): string {
  const name = named(card);
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "three of a kind", and of hands without a pair the highest card. */
export const handInWords = (category: string, cards: readonly Card[]): string =>
  category === 'high-card' ? highCard(cards) : category.replaceAll('-', ' ');
