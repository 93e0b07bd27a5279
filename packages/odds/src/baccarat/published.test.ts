import { suitOf } from '@croupier/cards';
import {
  bankerWins,
  type Coup,
  type Hand,
  isNatural,
  playerWins,
  standardTableau,
  totalOf,
} from '@croupier/games';
import { describe, expect, it } from 'vitest';
import type { Weighed } from '../wager-odds.ts';
import { coupsByFirstFour } from './first-four.ts';
import { coupsByPoints } from './points.ts';
import { coupsBySuits } from './suits.ts';
import { threeCardDeals } from './three-card.ts';

/**
 * Numbers of combinations as M. Shackleford publishes them (wizardofodds.com, baccarat side bets), some of them for bets
 * that no rulebook here has: they were counted by another program, for the same cards.
 */
const ways = (coups: readonly Weighed<Coup>[], when: (coup: Coup) => boolean): bigint =>
  coups.reduce((sum, { outcome, ways: some }) => sum + (when(outcome) ? some : 0n), 0n);

describe('published numbers of combinations, by points', () => {
  const eight = coupsByPoints(8, standardTableau);
  const six = coupsByPoints(6, standardTableau);

  it.each([
    ['Banker wins', bankerWins, 403_095_751_234_560n],
    ['Player wins', playerWins, 392_220_492_728_832n],
    ['tie', ({ player, banker }: Coup) => player.total === banker.total, 83_552_962_932_288n],
  ])('six decks: %s', (_, when, count) => {
    expect(ways(six, when)).toBe(count);
  });

  const three = ({ cards }: Hand): boolean => cards.length === 3;
  const nine = (hand: Hand): boolean => isNatural(hand.cards) && hand.total === 9;
  it.each([
    [
      'Player wins with three cards',
      (coup: Coup) => playerWins(coup) && three(coup.player),
      942_837_427_226_624n,
    ],
    [
      'Banker wins with three cards',
      (coup: Coup) => bankerWins(coup) && three(coup.banker),
      763_885_033_768_960n,
    ],
    [
      'both have a natural nine',
      ({ player, banker }: Coup) => nine(player) && nine(banker),
      44_838_810_157_056n,
    ],
    [
      'the Banker alone has one',
      ({ player, banker }: Coup) => nine(banker) && !nine(player),
      429_522_620_252_160n,
    ],
  ])('eight decks: %s', (_, when, count) => {
    expect(ways(eight, when)).toBe(count);
  });

  it.each([
    [4, 0.378868],
    [5, 0.303444],
    [6, 0.317687],
  ])('eight decks: %i cards in all', (cards, chance) => {
    const some = ways(eight, ({ player, banker }) => player.cards.length + banker.cards.length === cards);
    expect(Number(some) / 4_998_398_275_503_360).toBeCloseTo(chance, 6);
  });
});

describe('published numbers of combinations, by suits', () => {
  const eight = coupsBySuits(8, standardTableau);
  const allRed = ({ cards }: Hand): boolean =>
    cards.every((card) => suitOf(card) === 1 || suitOf(card) === 2);
  const allBlack = ({ cards }: Hand): boolean =>
    cards.every((card) => suitOf(card) === 0 || suitOf(card) === 3);

  it.each([
    [6, 49_975_532_181_504n],
    [5, 95_217_257_023_488n],
    [4, 237_970_360_442_880n],
  ])('eight decks, %i cards: one hand all red and the other all black', (cards, count) => {
    const some = ways(
      eight,
      ({ player, banker }) =>
        player.cards.length + banker.cards.length === cards &&
        ((allRed(player) && allBlack(banker)) || (allBlack(player) && allRed(banker))),
    );
    expect(some).toBe(count);
  });
});

describe('published numbers of combinations, by the first four cards', () => {
  const perfect = ({ cards: [a, b] }: Hand): boolean => a === b;
  // Published over pairs without order; here over the first six cards in order.
  const pairs = (decks: number, when: (coup: Coup) => boolean): bigint => {
    const cards = BigInt(52 * decks);
    return ways(coupsByFirstFour(decks), when) / (4n * (cards - 4n) * (cards - 5n));
  };
  const either = ({ player, banker }: Coup): boolean => perfect(player) || perfect(banker);

  it('at least one perfect pair', () => {
    expect(pairs(8, either)).toBe(246_848_784n);
    expect(pairs(6, either)).toBe(74_114_820n);
  });

  it('two perfect pairs', () => {
    expect(pairs(8, ({ player, banker }) => perfect(player) && perfect(banker))).toBe(2_101_008n);
  });
});

describe('published numbers of hands of Three Card Baccarat', () => {
  const deals = threeCardDeals();
  const hands = (total: number): bigint =>
    deals.reduce((sum, { outcome, ways: some }) => sum + (totalOf(outcome.hand) === total ? some : 0n), 0n) /
    18_424n;

  it('by total, faces or not', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(hands)).toEqual([
      2384n,
      2212n,
      2164n,
      2212n,
      2164n,
      2212n,
      2164n,
      2212n,
      2164n,
      2212n,
    ]);
  });
});
