import { describe, expect, it } from 'vitest';
import { type Card, deck, formatCards } from '../card.ts';
import { fortuneAsiaHigh, fortuneAsiaLow, fortuneAsiaMedium } from './fortune-asia.ts';
import { fortuneBonus } from './fortune-bonus.ts';
import { fourCard } from './four-card.ts';
import { longestFlush } from './longest-flush.ts';
import { omahaHigh } from './omaha.ts';
import { omahaLow } from './omaha-low.ts';
import { paiGowHigh, paiGowLow, paiGowSeven } from './pai-gow.ts';
import { poker, shortPoker } from './poker.ts';
import type { Ranking } from './ranking.ts';
import { sixDeck } from './six-deck.ts';
import type { Strength } from './strength.ts';
import { asianStud, asianStudHighAce, mandarinStud } from './stud.ts';
import * as lists from './testing/lists.ts';
import { randomHand, seeded } from './testing/random-hands.ts';
import { expectSameOrder } from './testing/same-order.ts';
import {
  categoryOfScore,
  compareScores,
  type Score,
  type SlowList,
  slowFortuneBonus,
  slowLongestFlush,
  slowOmaha,
  slowOmahaLow,
  slowScore,
} from './testing/slow.ts';
import { threeCard } from './three-card.ts';

interface Ranked {
  readonly text: string;
  readonly strength: Strength;
  readonly score: Score;
}

const kinds: [string, readonly Ranking[], number[], SlowList, readonly Card[], number][] = [
  ['best five of five to eight', [poker], [5, 6, 7, 8], lists.pokerList, deck(), 1],
  ['short hands with full ones', [shortPoker], [1, 2, 3, 4, 5, 6, 7], lists.pokerList, deck(), 1],
  ['three cards', [threeCard], [3], lists.threeCardList, deck(), 1],
  ['best four of four to six', [fourCard], [4, 5, 6], lists.fourCardList, deck(), 1],
  ['pai gow', [paiGowLow, paiGowHigh, paiGowSeven], [2, 5, 7], lists.paiGowList, deck('with-joker'), 1],
  [
    'Fortune Asia',
    [fortuneAsiaLow, fortuneAsiaMedium, fortuneAsiaHigh],
    [1, 2, 4],
    lists.fortuneAsiaList,
    deck('with-joker'),
    1,
  ],
  ['Mandarin stud', [mandarinStud], [1, 2, 3, 4, 5], lists.mandarinList, deck(), 1],
  ['Asian stud', [asianStud], [1, 2, 3, 4, 5], lists.asianList, deck('seven-up'), 1],
  ['Asian stud, ace high only', [asianStudHighAce], [5], lists.asianHighAceList, deck('seven-up'), 1],
  ['six decks', [sixDeck], [5, 6, 7], lists.sixDeckList, deck(), 6],
];

describe('every kind agrees with the slow evaluator', () => {
  it.each(kinds)('%s', (_, rankings, sizes, list, cards, decks) => {
    const random = seeded(20_260_101);
    const shoe = Array.from({ length: decks }, () => cards).flat();
    const hands = Array.from({ length: cards.length === 53 ? 900 : 3000 }, (): Ranked => {
      const size = sizes[random(sizes.length)] ?? 0;
      const hand = randomHand(shoe, size, random);
      const ranking = rankings.find((each) => each.cards.least <= size && size <= each.cards.most);
      if (ranking === undefined) throw new Error('No ranking takes so many cards.');
      const strength = ranking.rank(hand);
      const score = slowScore(hand, list);
      const text = formatCards(hand);
      expect(ranking.categoryOf(strength), text).toBe(categoryOfScore(score, list));
      const best = ranking.bestCards(hand);
      expect(compareScores(slowScore(best, list), score), `${text}: ${formatCards(best)}`).toBe(0);
      return { text, strength, score };
    });
    expectSameOrder(hands);
    expect(new Set(hands.map((hand) => hand.score[0])).size).toBeGreaterThan(list.printed.length - 3);
  });

  it('Omaha, high and low', () => {
    const random = seeded(26);
    const high: Ranked[] = [];
    const low: Ranked[] = [];
    for (let i = 0; i < 1500; i++) {
      const cards = randomHand(deck(), 9 - random(3), random);
      const [hole, board] = [cards.slice(0, 4), cards.slice(4)];
      const text = formatCards(cards);
      const strength = omahaHigh.rank(hole, board);
      const score = slowOmaha(hole, board, lists.pokerList);
      expect(omahaHigh.categoryOf(strength), text).toBe(categoryOfScore(score, lists.pokerList));
      high.push({ text, strength, score });
      const best = omahaHigh.bestCards(hole, board);
      expect(
        best.filter((card) => hole.includes(card)),
        text,
      ).toHaveLength(2);
      expect(compareScores(slowScore(best, lists.pokerList), score), text).toBe(0);
      const lowScore = slowOmahaLow(hole, board);
      low.push({ text, strength: omahaLow.rank(hole, board), score: lowScore });
      const bestLow = omahaLow.bestCards(hole, board);
      expect(bestLow, text).toHaveLength(lowScore.length);
    }
    expectSameOrder(high);
    expectSameOrder(low);
  });

  it('the longest flush', () => {
    const random = seeded(12);
    const hands = Array.from({ length: 4000 }, (): Ranked => {
      const hand = randomHand(deck(), 5 + random(3), random);
      const score = slowLongestFlush(hand);
      expect(longestFlush.bestCards(hand), formatCards(hand)).toHaveLength(score[0] ?? 0);
      return { text: formatCards(hand), strength: longestFlush.rank(hand), score };
    });
    expectSameOrder(hands);
  });

  it('the fortune bonus', () => {
    const random = seeded(3);
    const rows = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const hand = randomHand(deck('with-joker'), 7, random);
      const row = fortuneBonus.categoryOf(fortuneBonus.rank(hand));
      rows.add(row);
      expect(row, formatCards(hand)).toBe(slowFortuneBonus(hand, lists.paiGowList));
    }
    expect(rows.size).toBeGreaterThanOrEqual(8);
  });
});
