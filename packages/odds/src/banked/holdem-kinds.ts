import { type Card, poker } from '@croupier/cards';
import { ownCards } from '../training/asked.ts';
import { handInWords, highCard } from '../training/kinds.ts';
import type { Asked } from '../training/teacher.ts';
import { nameOfClass, preflopClass } from './preflop-classes.ts';

export const classOf = ([a, b]: readonly Card[]): number =>
  a === undefined || b === undefined ? 0 : preflopClass(a, b);

const STREETS = new Map([
  [0, 'before the flop'],
  [3, 'after the flop'],
  [4, 'after the turn'],
  [5, 'at the river'],
]);

/** "before the flop: K5o", "after the flop: pair" */
export function holdemKind(asked: Asked): string {
  const board = asked.sight('board');
  const street = STREETS.get(board.length) ?? '';
  const cards = ownCards(asked);
  if (board.length === 0) return `${street}: ${nameOfClass(classOf(cards))}`;
  const category = poker.categoryOf(poker.rank([...cards, ...board]));
  return `${street}: ${category === 'high-card' ? highCard(cards) : handInWords(category, cards)}`;
}
