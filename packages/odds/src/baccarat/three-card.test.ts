import { type Card, cardOf, cardsOfSets, deck, eachSuitClass, rankOf, suitOf } from '@croupier/cards';
import { threeCardBaccarat } from '@croupier/games';
import { judge } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threeCardDeals } from './three-card.ts';

/** bclc-baccarat 6.0 §6.3, §6.4 as one number: three kings, three faces, then the total, then the faces in it. */
function standing(ranks: readonly number[]): number {
  const faces = ranks.filter((rank) => rank >= 9 && rank <= 11).length;
  if (faces === 3) return ranks.every((rank) => rank === 11) ? 101 : 100;
  const total = ranks.reduce((sum, rank) => sum + (rank === 12 ? 1 : rank <= 7 ? rank + 2 : 0), 0) % 10;
  return total * 4 + faces;
}

describe('counting the deals of Three Card Baccarat', () => {
  it('counts all 407,170,400 deals of two hands', () => {
    expect(threeCardDeals().reduce((sum, { ways }) => sum + ways, 0n)).toBe(407_170_400n);
  });

  it('agrees with every dealer hand against every hand of a suit class, card by card', () => {
    const physical = new Map<string, number>();
    const add = (own: number, dealer: number, ways: number): void => {
      const key = `${own} ${dealer}`;
      physical.set(key, (physical.get(key) ?? 0) + ways);
    };
    const cards = deck();
    const own = new Uint8Array(3);
    eachSuitClass([3], (sets, weight) => {
      cardsOfSets(sets, 0, own);
      const mine = standing([...own].map((card) => card >> 2));
      const dealers = new Map<number, number>();
      const free = cards.filter((card) => !own.includes(card)).map(rankOf);
      for (const [i, a] of free.entries())
        for (const [j, b] of free.slice(0, i).entries())
          for (let k = 0; k < j; k += 1) {
            const theirs = standingOf[(a * 13 + b) * 13 + (free[k] ?? 0)] ?? 0;
            dealers.set(theirs, (dealers.get(theirs) ?? 0) + 1);
          }
      for (const [theirs, ways] of dealers) add(mine, theirs, ways * weight);
    });
    const counted = new Map<string, number>();
    for (const { outcome, ways } of threeCardDeals()) {
      const key = `${standing(outcome.hand.map(rankOf))} ${standing(outcome.banker.map(rankOf))}`;
      counted.set(key, (counted.get(key) ?? 0) + Number(ways));
    }
    expect(counted).toEqual(physical);
  });
});

describe('what the wagers of Three Card Baccarat see', () => {
  // Kinds of cards that are counted together: queens with jacks, and suits not at all.
  it('bclc-baccarat 6.0 §6.2, §6.4.2: suits are alike, and so are jacks and queens', () => {
    const { wagers } = threeCardBaccarat.with({}).rules;
    const card = fc.constantFrom(
      ...deck().filter((one) => [0, 4, 6, 7, 8, 9, 10, 11, 12].includes(rankOf(one))),
    );
    const hand = fc.tuple(card, card, card);
    const alike = (cards: readonly Card[], turn: number): Card[] =>
      cards.map((one) => {
        const rank = rankOf(one);
        const other = (turn & 4) !== 0 && (rank === 9 || rank === 10) ? 19 - rank : rank;
        return cardOf(other * 4 + ((suitOf(one) + turn) % 4));
      });
    fc.assert(
      fc.property(hand, hand, fc.nat(7), fc.nat(7), (own, banker, turn, other) => {
        for (const wager of wagers) {
          const changed = { hand: alike(own, turn).toReversed(), banker: alike(banker, other) };
          expect(judge(wager, changed)?.name).toBe(judge(wager, { hand: own, banker })?.name);
        }
      }),
    );
  });
});

const standingOf = Array.from({ length: 13 ** 3 }, (_, i) =>
  standing([Math.floor(i / 169), Math.floor(i / 13) % 13, i % 13]),
);
