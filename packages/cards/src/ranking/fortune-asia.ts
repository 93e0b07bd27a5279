import { lazily } from '../lazily.ts';
import { type JokerHands, jokerHands, rankWithJoker } from './joker.ts';
import { buildLadder, type Ladder } from './ladder.ts';
import { type Ranking, rankingBy } from './ranking.ts';

/**
 * The hands of four, two and one cards of Fortune Asia Poker (bclc-poker 16.0 §5.6): four aces above the straight
 * flushes, A-2-3-4 the second-highest straight, the joker as in pai gow (§5.3). One ladder serves all three, so that
 * high, medium and low can be compared with each other (§6.6.1).
 */
const ladder: () => Ladder = lazily(() =>
  buildLadder({
    size: 4,
    short: [1, 2],
    categories: [
      'high-card',
      'pair',
      'two-pair',
      'three-of-a-kind',
      'straight',
      'flush',
      'four-of-a-kind',
      'straight-flush',
      'four-aces',
    ],
    lowestRank: 0,
    aceLow: 'second-highest',
    decks: 1,
  }),
);

const withJoker: () => JokerHands = lazily(() => jokerHands(ladder()));

/** Four cards, two or one, the joker among them or not; unchecked. */
export const rankFortuneAsia = (cards: readonly number[]): number =>
  rankWithJoker(cards, ladder(), withJoker());

const handOf = (name: string, cards: number): Ranking =>
  rankingBy({
    name,
    least: cards,
    most: cards,
    deck: 'with-joker',
    decks: 1,
    ladder,
    evaluate: rankFortuneAsia,
  });

/** The high hand of four cards at Fortune Asia Poker. */
export const fortuneAsiaHigh: Ranking = handOf('A Fortune Asia high hand', 4);
/** The medium hand of two cards. */
export const fortuneAsiaMedium: Ranking = handOf('A Fortune Asia medium hand', 2);
/** The low hand of one card. */
export const fortuneAsiaLow: Ranking = handOf('A Fortune Asia low hand', 1);
