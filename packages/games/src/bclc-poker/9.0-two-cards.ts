import { type Card, nameRank, nameRanks, rankOf, suitOf } from '@croupier/cards';

/** Highest rank first, then clubs, diamonds, hearts, spades (READINGS 37). */
export const byOrder = (a: Card, b: Card): number => rankOf(b) - rankOf(a) || suitOf(a) - suitOf(b);

/** "suited pair of queens", "ace-king suited", "ten-nine" */
export function twoInWords(cards: readonly Card[]): string {
  const [higher, lower] = cards.toSorted(byOrder);
  if (higher === undefined || lower === undefined) return '';
  const suited = suitOf(higher) === suitOf(lower);
  if (rankOf(higher) === rankOf(lower))
    return `${suited ? 'suited ' : ''}pair of ${nameRanks(rankOf(higher))}`;
  return `${nameRank(rankOf(higher))}-${nameRank(rankOf(lower))}${suited ? ' suited' : ''}`;
}
