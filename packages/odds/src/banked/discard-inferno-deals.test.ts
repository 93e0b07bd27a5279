import { cardOf, parseCards, poker, rankPoker } from '@croupier/cards';
import { dealerRemoves, discardInferno } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { countInferno, infernoCounts, infernoSolution, noInfernoDeals } from './discard-inferno-count.ts';
import { eachInfernoCase } from './discard-inferno-deals.ts';
import { infernoList, infernoWorths, kindOfInferno } from './discard-inferno-list.ts';

/** Sevens to tens: 16 cards, of which two ranks are removed when they are up. */
const RANKS = [5, 6, 7, 8];
const CARDS = RANKS.flatMap((rank) => [0, 1, 2, 3].map((suit) => cardOf(rank * 4 + suit)));

/** Every order of the dealer's six other cards, dealt and removed one by one. */
function oneByOne(own: readonly number[], up: number): number[] {
  const hand = rankPoker(own);
  const found = [0, 0, 0];
  const deal = (pile: readonly number[], left: readonly number[]): void => {
    if (pile.length < 7) {
      for (const card of left)
        deal(
          [...pile, card],
          left.filter((other) => other !== card),
        );
      return;
    }
    let top = 0;
    while (top < 6 && dealerRemoves(cardOf(pile[top] ?? 0))) top += 1;
    const dealer = rankPoker(pile.slice(top));
    const result = dealer > hand ? 0 : dealer === hand ? 1 : 2;
    found[result] = (found[result] ?? 0) + 1;
  };
  deal(
    [up],
    CARDS.filter((card) => card !== up && !own.includes(card)),
  );
  return found;
}

describe('Discard Inferno with 16 cards', () => {
  it.each([
    ['stays', 5],
    ['is removed', 8],
  ])('a card that %s: all hands once, and the dealer’s as they come in every order', (_, rank) => {
    let hands = 0;
    let classes = 0;
    eachInfernoCase(rank, RANKS, ({ own, hand, beaten, tied, won, weight }) => {
      hands += weight;
      classes += 1;
      expect(12 * (beaten + tied + won)).toBe(9 * 8 * 7 * 6 * 5 * 4);
      if (classes % 400 !== 7) return;
      expect(hand).toBe(rankPoker([...own]));
      expect([beaten, tied, won].map((dozens) => 12 * dozens)).toEqual(oneByOne([...own], rank * 4));
    });
    expect(hands).toBe(5005); // C(15, 6)
  });

  it('best play is worth more than the simple way, and that more than never folding; every decision adds up', () => {
    const { rules } = discardInferno.with({});
    const counts = RANKS.map((rank) => {
      const found = infernoCounts(noInfernoDeals());
      countInferno(rules, rank, found, RANKS);
      return found;
    });
    const { ante, ways, strategy } = infernoSolution(rules, counts);
    const cases = ante.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
    expect(cases).toBe(BigInt((4 * 5005 * 60_480) / 12));
    const worth = (name: string): number => {
      const [n = 0, d = 1] = (ways.find((way) => way.name === name)?.ev ?? '').split('/').map(Number);
      return n / d;
    };
    expect(worth('optimal')).toBeGreaterThan(worth('up-card'));
    expect(worth('optimal')).toBeGreaterThan(worth('blind'));
    const decided = (ante.decisions ?? []).map(({ probability }) => probability.split('/').map(Number));
    expect(decided.reduce((sum, [n = 0, d = 1]) => sum + n / d, 0)).toBeCloseTo(1, 12);
    expect(strategy.at(-1)).toMatch(/^Played so, it costs \d+\.\d{3} % of the Ante/);
  });
});

describe('a solution as a list to learn', () => {
  it('says for each stake with which hands, beside which cards, and what that costs', () => {
    const worths = infernoWorths(3);
    const take = (cards: string, up: string, ...of: number[]): void => {
      const own = parseCards(cards);
      const kind = kindOfInferno(own, poker.rank(own), (parseCards(up)[0] ?? 0) >> 2);
      for (const [stake, worth] of of.entries()) worths.add(kind, stake, worth);
    };
    take('As Ad Ah 7c 4s 3d', '2c', -2, 3, 5);
    take('As Ad 9h 7c 4s 3d', '2c', -2, 1, 3);
    take('8s 8d Ah 7c 4s 3d', '2c', -2, 1, -1);
    take('8s 8d Ah 7c 4s 3d', '7h', -2, -3, -4);
    take('Qs Jd 9h 7c 4s 3d', 'Kc', -2, -1, -4);
    expect(infernoList(worths, ['Fold', 'Play once', 'Play most'], 10, 100)).toEqual([
      'Play most three of a kind or better against a card that stays (up to 8) and is of no rank that you hold and a pair (A) against a card that stays (up to 8) and is of no rank that you hold.',
      'Play once a pair (8) against a card that stays (up to 8) and is of no rank that you hold and no pair against a card that is removed (from 9 up).',
      'Fold a pair against a card that stays and is of a rank that you hold.',
      'Played so, it costs 4.000 % of the Ante against the best play of every hand beside every card that is up.',
    ]);
  });
});
