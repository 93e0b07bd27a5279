import { type Card, rankOf } from '@croupier/cards';

interface Hand {
  readonly cards: readonly Card[];
}

/** A pair of ranks on a hand's first two cards; a third card never makes one, and ten and jack are none. */
export function isPair({ cards: [first, second] }: Hand): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

/** Two cards of one rank and one suit, which takes more than one deck. */
export const isPerfectPair = ({ cards: [first, second] }: Hand): boolean =>
  first !== undefined && first === second;

/** A pair whose suits differ. */
export const isUnsuitedPair = (hand: Hand): boolean => isPair(hand) && !isPerfectPair(hand);
