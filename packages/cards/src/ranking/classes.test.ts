import { describe, expect, it } from 'vitest';
import { cardOf, JOKER } from '../card.ts';
import { rankFortuneAsia } from './fortune-asia.ts';
import { rankFour, rankFourOfFive } from './four-card.ts';
import { rankFive } from './high.ts';
import { rankPaiGow } from './pai-gow.ts';
import { poker } from './poker.ts';
import { strengthOf } from './strength.ts';
import { cardsOfSets, eachSuitClass } from './suit-classes.ts';
import { fortuneAsiaList, fourCardList, paiGowList, pokerList } from './testing/lists.ts';
import { expectSameOrder } from './testing/same-order.ts';
import { categoryOfScore, type Score, slowScore } from './testing/slow.ts';

/** The slow evaluator is slow: here it looks at every fifth class of five cards, in `npm run prove` at all. */
const EVERY = process.env.CROUPIER_WHOLE ? 1 : 5;
const PATIENCE = process.env.CROUPIER_WHOLE ? 3_600_000 : 300_000;

describe('all hands, up to the names of suits, as the slow evaluator has them', () => {
  it(
    'every class of five with the joker, as the slow evaluator has it',
    () => {
      const found: { strength: number; score: Score }[] = [];
      const cards = new Uint8Array(4);
      eachSuitClass([4], (sets) => {
        cardsOfSets(sets, 0, cards);
        const hand = [...Array.from(cards, cardOf), JOKER];
        found.push({ strength: rankPaiGow(hand), score: slowScore(hand, paiGowList) });
      });
      expect(found).toHaveLength(16_432);
      expectSameOrder(found);
    },
    PATIENCE,
  );

  it('every class of four with the joker, as the slow evaluator of Fortune Asia has it', () => {
    const found: { strength: number; score: Score }[] = [];
    const cards = new Uint8Array(3);
    eachSuitClass([3], (sets) => {
      cardsOfSets(sets, 0, cards);
      const hand = [...Array.from(cards, cardOf), JOKER];
      found.push({ strength: rankFortuneAsia(hand), score: slowScore(hand, fortuneAsiaList) });
    });
    expectSameOrder(found);
  });

  it(
    'every class of four-card hands and of best four of five, as the slow evaluator has them',
    () => {
      for (const size of [4, 5]) {
        const found: { strength: number; score: Score }[] = [];
        const cards = new Uint8Array(size);
        let classes = 0;
        eachSuitClass([size], (sets) => {
          if (classes++ % (size === 5 ? EVERY : 1) !== 0) return;
          cardsOfSets(sets, 0, cards);
          const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
          const strength = size === 4 ? rankFour(a, b, c, d) : rankFourOfFive(a, b, c, d, e);
          found.push({ strength, score: slowScore(Array.from(cards, cardOf), fourCardList) });
        });
        expectSameOrder(found);
      }
    },
    PATIENCE,
  );

  it(
    'every class of five-card hands, as the slow evaluator has it',
    () => {
      const found: { strength: number; score: Score }[] = [];
      const cards = new Uint8Array(5);
      let classes = 0;
      eachSuitClass([5], (sets) => {
        if (classes++ % EVERY !== 0) return;
        cardsOfSets(sets, 0, cards);
        const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
        const strength = rankFive(a, b, c, d, e);
        const score = slowScore(Array.from(cards, cardOf), pokerList);
        found.push({ strength, score });
        if (poker.categoryOf(strengthOf(strength)) !== categoryOfScore(score, pokerList)) {
          expect.fail(`${cards.join(' ')} is not ${poker.describe(strengthOf(strength))}`);
        }
      });
      expect(classes).toBe(134_459);
      expectSameOrder(found);
    },
    PATIENCE,
  );
});
