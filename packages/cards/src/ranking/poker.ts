import type { Card } from '../card.ts';
import { pokerLadder, rankEight, rankFive, rankSeven, rankSix } from './high.ts';
import { indexOfRanks } from './multiset.ts';
import { type Ranking, rankingBy } from './ranking.ts';

/** Best five of any number of cards up to eight, and fewer than five as they are; unchecked. */
export function rankPoker(cards: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = cards;
  switch (cards.length) {
    case 5:
      return rankFive(a, b, c, d, e);
    case 6:
      return rankSix(a, b, c, d, e, f);
    case 7:
      return rankSeven(a, b, c, d, e, f, g);
    case 8:
      return rankEight(cards);
    default:
      return pokerLadder().unsuited[cards.length]?.[indexOfRanks(cards)] ?? 0;
  }
}

const evaluate = (cards: readonly Card[]): number => rankPoker(cards);

/** Poker's high hand: the best five of five to eight cards (bclc-poker 17.0 §1.4, 20.0 §1.2, 6.0 §5.7, 15.0 §5). */
export const poker: Ranking = rankingBy({
  name: 'A poker hand',
  least: 5,
  most: 8,
  deck: 'standard',
  decks: 1,
  ladder: pokerLadder,
  evaluate,
});

/**
 * The dealer's hand of one to seven cards (bclc-poker 13.0 §5.4): straights and flushes need five, and a hand that is
 * shorter than five stands below every full hand that begins alike. Exposed stud cards are compared in the same way.
 * Its strengths are poker's: both hands of a round can be compared.
 */
export const shortPoker: Ranking = rankingBy({
  name: 'A short poker hand',
  least: 1,
  most: 7,
  deck: 'standard',
  decks: 1,
  ladder: pokerLadder,
  evaluate,
});
