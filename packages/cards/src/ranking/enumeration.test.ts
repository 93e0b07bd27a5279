import { describe, expect, it } from 'vitest';
import { cardOf, deck, JOKER } from '../card.ts';
import { lazily } from '../lazily.ts';
import { fortuneRows, tallyFortuneBonus } from './fortune-tally.ts';
import { fourCard, rankFour } from './four-card.ts';
import { rankEight, rankFive, rankSeven, rankSix } from './high.ts';
import { choose } from './multiset.ts';
import { rankPaiGow, rankPaiGowSeven } from './pai-gow.ts';
import { poker } from './poker.ts';
import { strengthOf } from './strength.ts';
import { asianStud } from './stud.ts';
import { cardsOfSets, eachSuitClass } from './suit-classes.ts';
import { emptyTally, tallySevens } from './tally.ts';
import { threeCardList } from './testing/lists.ts';
import { expectSameOrder } from './testing/same-order.ts';
import { type Score, slowScore } from './testing/slow.ts';
import { rankThree, threeCard } from './three-card.ts';

/** Counts by category from counts by strength. */
function byCategory(tally: Uint32Array, categoryOf: (strength: ReturnType<typeof strengthOf>) => string) {
  const counts: Record<string, number> = {};
  for (const [strength, count] of tally.entries()) {
    if (count === 0) continue;
    const category = categoryOf(strengthOf(strength));
    counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
}

const classesIn = (tally: Uint32Array): number => tally.reduce((n, count) => (count > 0 ? n + 1 : n), 0);

/** All hands of seven by strength, counted once for all who ask. */
const allSevens = lazily(() => {
  const tally = emptyTally();
  tallySevens(deck(), tally);
  return tally;
});

describe('all hands, counted', () => {
  it('2,598,960 five-card hands', () => {
    const tally = emptyTally();
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          for (let d = 0; d < c; d++) {
            for (let e = 0; e < d; e++) {
              const strength = rankFive(a, b, c, d, e);
              tally[strength] = (tally[strength] ?? 0) + 1;
            }
          }
        }
      }
    }
    expect(byCategory(tally, poker.categoryOf)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(classesIn(tally)).toBe(7462);
  });

  it('133,784,560 seven-card hands', () => {
    const tally = allSevens();
    expect(byCategory(tally, poker.categoryOf)).toEqual({
      'royal-flush': 4324,
      'straight-flush': 41_584 - 4324,
      'four-of-a-kind': 224_848,
      'full-house': 3_473_184,
      flush: 4_047_644,
      straight: 6_180_020,
      'three-of-a-kind': 6_461_620,
      'two-pair': 31_433_400,
      pair: 58_627_800,
      'high-card': 23_294_460,
    });
    expect(classesIn(tally)).toBe(4824);
  }, 300_000);

  it('every class of seven is the best of its sixes, and their tally is that of the enumeration', () => {
    const tally = allSevens();
    const weighed = new Float64Array(tally.length);
    const cards = new Uint8Array(7);
    let wrong = 0;
    eachSuitClass([7], (sets, weight) => {
      cardsOfSets(sets, 0, cards);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = cards;
      const strength = rankSeven(a, b, c, d, e, f, g);
      weighed[strength] = (weighed[strength] ?? 0) + weight;
      const best = Math.max(
        rankSix(a, b, c, d, e, f),
        rankSix(a, b, c, d, e, g),
        rankSix(a, b, c, d, f, g),
        rankSix(a, b, c, e, f, g),
        rankSix(a, b, d, e, f, g),
        rankSix(a, c, d, e, f, g),
        rankSix(b, c, d, e, f, g),
      );
      if (best !== strength) wrong++;
    });
    expect(wrong).toBe(0);
    expect([...weighed]).toEqual([...tally]);
  }, 300_000);

  it('every class of six is the best of its fives: 20,358,520 hands', () => {
    const tally = emptyTally();
    const cards = new Uint8Array(6);
    let wrong = 0;
    eachSuitClass([6], (sets, weight) => {
      cardsOfSets(sets, 0, cards);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = cards;
      const strength = rankSix(a, b, c, d, e, f);
      tally[strength] = (tally[strength] ?? 0) + weight;
      const best = Math.max(
        rankFive(a, b, c, d, e),
        rankFive(a, b, c, d, f),
        rankFive(a, b, c, e, f),
        rankFive(a, b, d, e, f),
        rankFive(a, c, d, e, f),
        rankFive(b, c, d, e, f),
      );
      if (best !== strength) wrong++;
    });
    expect(wrong).toBe(0);
    expect(tally.reduce((sum, count) => sum + count)).toBe(choose(52, 6));
    const counts = byCategory(tally, poker.categoryOf);
    expect(counts['royal-flush']).toBe(4 * 47);
    // Of a straight flush that is not royal the sixth card is any but the one that would make it higher.
    expect(counts['straight-flush']).toBe(36 * 46);
    expect(counts['four-of-a-kind']).toBe(13 * choose(48, 2));
    // Two triples, or a triple, a pair and another card.
    expect(counts['full-house']).toBe(choose(13, 2) * 16 + 13 * 4 * 12 * 6 * 44);
  });

  it('every class of six with the joker is the best of its fives', () => {
    const cards = new Uint8Array(6);
    const out = [0, 1, 2, 3, 4, 5].flatMap((i) =>
      [0, 1, 2, 3, 4, 5].filter((j) => j < i).map((j) => [i, j] as const),
    );
    const four = [0, 0, 0, 0, JOKER];
    let wrong = 0;
    eachSuitClass([6], (sets) => {
      cardsOfSets(sets, 0, cards);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = cards;
      let best = rankSix(a, b, c, d, e, f);
      for (const [i, j] of out) {
        for (let k = 0, at = 0; k < 6; k++) if (k !== i && k !== j) four[at++] = cards[k] ?? 0;
        best = Math.max(best, rankPaiGow(four));
      }
      if (rankPaiGowSeven([a, b, c, d, e, f, JOKER]) !== best) wrong++;
    });
    expect(wrong).toBe(0);
  }, 300_000);

  it('154,143,080 pai gow deals by bonus row', () => {
    const tally = tallyFortuneBonus();
    expect(tally.reduce((sum, count) => sum + count)).toBe(choose(53, 7));
    const rows = fortuneRows(tally);
    // Eight runs of seven in each suit, from A-7 to 8-A.
    expect(rows['seven-card-straight-flush']).toBe(4 * 8);
    // One of seven missing, but two neighbouring runs lose the same six cards: 8 * 7 - 7.
    expect(rows['seven-card-straight-flush-with-joker']).toBe(4 * 49);
    // A royal suit, another suit's king and queen; the joker for none or one of the five.
    expect(rows['royal-flush-with-royal-match']).toBe(4 * 3 * (1 + 5));
    expect(rows['five-aces']).toBe(choose(48, 2));
    // All with a royal flush, less those in higher rows: natural and any two; five and the joker; four and the joker.
    const royal = 4 * choose(47, 2) + 4 * 47 + 4 * 5 * choose(47, 2);
    // Seven-card runs that hold one: 8-A natural; with the joker 8-A less any one, and 7-K less the eight or nine.
    expect(rows['royal-flush']).toBe(royal - 4 - 4 * (7 + 2) - 72);
    // Four alike and any three; three aces, the joker and three others; four of another rank, the joker and two. Taken
    // away: three aces and the joker, one ace with three cards to a straight flush from it, up or down.
    const quads = 13 * choose(48, 3) + 4 * choose(48, 3) + 12 * choose(48, 2);
    expect(rows['four-of-a-kind']).toBe(quads - 4 * choose(3, 2) * (4 + 4));
    expect(rows).toEqual({
      'seven-card-straight-flush': 32,
      'royal-flush-with-royal-match': 72,
      'seven-card-straight-flush-with-joker': 196,
      'five-aces': 1128,
      'royal-flush': 26_020,
      'straight-flush': 184_644,
      'four-of-a-kind': 307_472,
      'full-house': 4_188_528,
      flush: 6_172_088,
      'three-of-a-kind': 7_672_500,
      straight: 11_034_204,
      nothing: 124_556_196,
    });
  });

  it('22,100 three-card hands, each as the slow evaluator has it', () => {
    const tally = new Uint32Array(threeCard.classes + 1);
    const found: { strength: number; score: Score }[] = [];
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          const strength = rankThree(a, b, c);
          tally[strength] = (tally[strength] ?? 0) + 1;
          const score = slowScore([cardOf(a), cardOf(b), cardOf(c)], threeCardList);
          found.push({ strength, score });
        }
      }
    }
    expect(byCategory(tally, threeCard.categoryOf)).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      'high-card': 16_440,
    });
    expectSameOrder(found);
  });

  it('270,725 four-card hands', () => {
    const tally = new Uint32Array(fourCard.classes + 1);
    for (let a = 0; a < 52; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          for (let d = 0; d < c; d++) {
            const strength = rankFour(a, b, c, d);
            tally[strength] = (tally[strength] ?? 0) + 1;
          }
        }
      }
    }
    expect(byCategory(tally, fourCard.categoryOf)).toEqual({
      'four-of-a-kind': 13,
      'straight-flush': 4 * 11,
      'three-of-a-kind': 13 * 4 * 48,
      flush: 4 * (choose(13, 4) - 11),
      straight: 11 * (4 ** 4 - 4),
      'two-pair': choose(13, 2) * 36,
      pair: 13 * 6 * choose(12, 2) * 16,
      'high-card': (choose(13, 4) - 11) * (4 ** 4 - 4),
    });
  });

  it('201,376 hands of the 32-card deck', () => {
    const cards = deck('seven-up');
    const counts: Record<string, number> = {};
    for (let a = 0; a < 32; a++) {
      for (let b = 0; b < a; b++) {
        for (let c = 0; c < b; c++) {
          for (let d = 0; d < c; d++) {
            for (let e = 0; e < d; e++) {
              const hand = [a, b, c, d, e].map((place) => cards[place] ?? cardOf(0));
              const category = asianStud.categoryOf(asianStud.rank(hand));
              counts[category] = (counts[category] ?? 0) + 1;
            }
          }
        }
      }
    }
    expect(counts).toEqual({
      'royal-flush': 4,
      'straight-flush': 4 * 4,
      'four-of-a-kind': 8 * 28,
      flush: 4 * (choose(8, 5) - 5),
      'full-house': 8 * 4 * 7 * 6,
      straight: 5 * (4 ** 5 - 4),
      'three-of-a-kind': 8 * 4 * choose(7, 2) * 16,
      'two-pair': choose(8, 2) * 36 * 24,
      pair: 8 * 6 * choose(7, 3) * 64,
      'high-card': (choose(8, 5) - 5) * (4 ** 5 - 4),
    });
  });

  it('eight cards are the best of their sevens', () => {
    // 3-2-1 Hold'em, bclc-poker 20.0: quads over a flush need eight cards.
    const cards = [48, 49, 50, 51, 3, 7, 11, 19];
    expect(poker.describe(strengthOf(rankEight(cards)))).toBe('four aces');
  });
});
