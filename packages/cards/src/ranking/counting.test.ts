import { describe, expect, it } from 'vitest';
import { cardOf, deck, parseCards } from '../card.ts';
import { compareHoles, eachHole, HOLES, holeIndex, rankHoles } from './board.ts';
import { rankSeven, rankSevens } from './high.ts';
import { choose } from './multiset.ts';
import { omahaBoard, omahaHigh } from './omaha.ts';
import { lowRanks, omahaLow, rankLow } from './omaha-low.ts';
import { poker } from './poker.ts';
import { cardsOfSets, eachSuitClass } from './suit-classes.ts';
import { emptyTally, sevensParts, tallySevens } from './tally.ts';
import { randomHand, seeded } from './testing/random-hands.ts';

describe('suit classes', () => {
  it.each([
    [[1], 13, 52],
    [[2], 169, 1326],
    [[3], 1755, 22_100],
    [[4], 16_432, 270_725],
    // By Burnside's lemma: (1,624,350 + 6 * 98,306 + 3 * 650 + 8 * 4,290) / 24.
    [[2, 2], 93_769, 1326 * 1225],
    [[5], 134_459, 2_598_960],
    [[2, 3], 1_286_792, 1326 * 19_600],
  ])('of %j: %d classes of %d deals', (groups, classes, deals) => {
    let found = 0;
    let weights = 0;
    eachSuitClass(groups, (_, weight) => {
      found++;
      weights += weight;
    });
    expect([found, weights]).toEqual([classes, deals]);
  });

  it('weigh as many hands as renaming the suits makes of one', () => {
    const names = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].map((c) => [a, b, c, 6 - a - b - c])),
    );
    const orders = names.filter(
      (order) => new Set(order).size === 4 && order.every((suit) => suit >= 0 && suit < 4),
    );
    expect(orders).toHaveLength(24);
    const own = new Uint8Array(2);
    const common = new Uint8Array(1);
    const seen = new Set<string>();
    eachSuitClass([2, 1], (sets, weight) => {
      cardsOfSets(sets, 0, own);
      cardsOfSets(sets, 1, common);
      const images = new Set(
        orders.map((order) => {
          const image = (card: number): number => (card & ~3) | (order[card & 3] ?? 0);
          return `${Array.from(own, image)
            .toSorted((a, b) => a - b)
            .join(' ')}|${Array.from(common, image).join(' ')}`;
        }),
      );
      expect(images.size).toBe(weight);
      for (const image of images) {
        expect(seen.has(image)).toBe(false);
        seen.add(image);
      }
    });
    expect(seen.size).toBe(1326 * 50);
  });
});

describe('tallies', () => {
  it('of some live cards count each hand once, in parts or at once', () => {
    const random = seeded(7);
    for (let round = 0; round < 12; round++) {
      const live = randomHand(deck(), 14 + random(6), random);
      const expected = emptyTally();
      const { length } = live;
      for (let a = 0; a < length; a++)
        for (let b = 0; b < a; b++)
          for (let c = 0; c < b; c++)
            for (let d = 0; d < c; d++)
              for (let e = 0; e < d; e++)
                for (let f = 0; f < e; f++)
                  for (let g = 0; g < f; g++) {
                    const [h = 0, i = 0, j = 0, k = 0, l = 0, m = 0, n = 0] = [a, b, c, d, e, f, g].map(
                      (x) => live[x],
                    );
                    const strength = rankSeven(h, i, j, k, l, m, n);
                    expected[strength] = (expected[strength] ?? 0) + 1;
                  }
      const whole = emptyTally();
      tallySevens(live, whole);
      expect(whole).toEqual(expected);
      const parts = emptyTally();
      for (let part = 0; part < sevensParts(live); part++) tallySevens(live, parts, part);
      expect(parts).toEqual(expected);
      expect(whole.reduce((sum, count) => sum + count)).toBe(choose(length, 7));
    }
  });

  it('of many hands at once are as of each alone', () => {
    const random = seeded(8);
    const hands = Array.from({ length: 500 }, () => randomHand(deck(), 7, random));
    const strengths = new Uint16Array(500);
    rankSevens(Uint8Array.from(hands.flat()), strengths);
    expect([...strengths]).toEqual(hands.map((hand) => poker.rank(hand)));
  });
});

describe('all hole cards on a board', () => {
  it('are numbered without a gap', () => {
    const seen = new Set<number>();
    eachHole([], (a, b, index) => {
      expect(holeIndex(a, b)).toBe(index);
      expect(holeIndex(b, a)).toBe(index);
      seen.add(index);
    });
    expect(seen.size).toBe(HOLES);
  });

  it('are ranked and compared as one by one', () => {
    const random = seeded(9);
    for (let round = 0; round < 10; round++) {
      const board = randomHand(deck(), 3 + (round % 3), random);
      const dead = randomHand(
        deck().filter((card) => !board.includes(card)),
        round % 2 === 0 ? 0 : 30,
        random,
      );
      const strengths = rankHoles(board, dead);
      const holes: { a: number; b: number; index: number }[] = [];
      eachHole([...board, ...dead], (a, b, index) => {
        holes.push({ a, b, index });
        expect(strengths[index]).toBe(poker.rank([cardOf(a), cardOf(b), ...board]));
      });
      expect(strengths.filter((strength) => strength > 0)).toHaveLength(holes.length);
      const { wins, ties, opponents } = compareHoles(strengths);
      for (const own of holes.filter((_, place) => place % 7 === 0)) {
        const others = holes.filter(({ a, b }) => a !== own.a && a !== own.b && b !== own.a && b !== own.b);
        const mine = strengths[own.index] ?? 0;
        expect(others).toHaveLength(opponents);
        expect(wins[own.index]).toBe(others.filter(({ index }) => (strengths[index] ?? 0) < mine).length);
        expect(ties[own.index]).toBe(others.filter(({ index }) => strengths[index] === mine).length);
      }
    }
  });
});

describe('many Omaha hands on one board', () => {
  it('are ranked as one by one, high and low', () => {
    const random = seeded(10);
    for (let round = 0; round < 20; round++) {
      const board = randomHand(deck(), 5, random);
      const rest = deck().filter((card) => !board.includes(card));
      const hands = Array.from({ length: 60 }, () => randomHand(rest, 4, random));
      const strengths = new Uint16Array(hands.length);
      omahaBoard(board).rankAll(Uint8Array.from(hands.flat()), strengths);
      expect([...strengths]).toEqual(hands.map((hand) => omahaHigh.rank(hand, board)));
      for (const hand of hands) {
        expect(rankLow(lowRanks(hand), lowRanks(board))).toBe(omahaLow.rank(hand, board));
      }
    }
  });

  it('the number of lows is that of five ranks of eight', () => {
    expect(omahaLow.classes).toBe(choose(8, 5));
    expect(omahaLow.rank(parseCards('7c 8c Kd Kh'), parseCards('4c 5c 6c Qs Qd'))).toBe(1);
  });
});
