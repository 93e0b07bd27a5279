import { type Card, formatCard, rankOf } from '@croupier/cards';

const NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];

/** "queen high", by the highest of the cards. */
export function highCard(cards: readonly Card[]): string {
  const highest = cards.reduce((best, card) => (rankOf(card) > rankOf(best) ? card : best));
  return `${NAMES[rankOf(highest)] ?? formatCard(highest)} high`;
}

/** "a queen", "an ace" */
export function oneCard(card: Card): string {
  const name = NAMES[rankOf(card)] ?? formatCard(card);
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "three of a kind", and of hands without a pair the highest card. */
export const handInWords = (category: string, cards: readonly Card[]): string =>
  category === 'high-card' ? highCard(cards) : category.replaceAll('-', ' ');
