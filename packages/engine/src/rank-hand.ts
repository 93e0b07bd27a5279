import { type Card, formatCards, parseCards, poker } from '@croupier/cards';

/** The best hand of five among some cards. */
export interface RankedHand {
  /** What a dealer calls it: "aces full of tens". */
  readonly name: string;
  /** Such as "full-house". */
  readonly category: string;
  /** The higher, the better; equal hands are equal. */
  readonly strength: number;
  /** The cards that make it: "As Ah Ac Td Th". */
  readonly cards: string;
}

/** Ranks the best poker hand among two to seven cards of a deck, such as "As Ah Ac Td Th 2c 3c". */
export function rankHand(cards: string | readonly Card[]): RankedHand {
  const hand = typeof cards === 'string' ? parseCards(cards) : cards;
  const strength = poker.rank(hand);
  return {
    name: poker.describe(strength),
    category: poker.categoryOf(strength),
    strength,
    cards: formatCards(poker.bestCards(hand)),
  };
}
