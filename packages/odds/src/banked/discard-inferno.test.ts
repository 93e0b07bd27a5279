import { type Card, deck, parseCards, poker, rankPoker, seededRandom } from '@croupier/cards';
import { burnBabyBurn, dealerRemoves, discardInferno } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { priceAcesUp, priceBurn } from './discard-inferno.ts';
import { dealersAgainst } from './discard-inferno-dealer.ts';
import { bestStake, byUpCard } from './discard-inferno-strategies.ts';

const { rules } = discardInferno.with({});
const MINUTES = 300_000;
const cardOf = (text: string): Card => {
  const [card] = parseCards(text);
  if (card === undefined) throw new Error(`"${text}" is no card.`);
  return card;
};

describe('Aces Up', () => {
  it(
    'is priced on all 20,358,520 hands by the published numbers of best five cards of six',
    () => {
      const counts = Object.fromEntries(
        priceAcesUp(rules).rows.map(({ name, combinations }) => [name, Number(combinations)]),
      );
      expect(counts).toMatchObject({
        'royal flush': 188,
        'straight flush': 1656,
        'four of a kind': 14_664,
        'full house': 165_984,
        flush: 205_792,
        straight: 361_620,
        'three of a kind': 732_160,
        'two pair': 2_532_816,
        // Two aces beside four of the other ranks that make no straight with them, and no five of a suit.
        'pair of aces': 6 * (495 - 2) * (256 - 2),
      });
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(20_358_520);
    },
    MINUTES,
  );
});

describe('Burn Baby Burn', () => {
  it('costs what the chance of so many high cards on top says', () => {
    const odds = priceBurn(burnBabyBurn.with({}).rules);
    const over = (n: number, k: number): bigint =>
      k === 0 ? 1n : (over(n - 1, k - 1) * BigInt(n)) / BigInt(k);
    // The dealer is left with at most 7 - k cards when the first k are nines or higher, of which there are 24.
    const atMost = (cards: number): Fraction =>
      cards === 0 ? Fraction.ZERO : Fraction.of(over(24, 7 - cards), over(52, 7 - cards));
    for (const cards of [1, 2, 3, 4])
      expect(odds.rows[cards - 1]?.probability).toBe(
        atMost(cards)
          .minus(atMost(cards - 1))
          .toString(),
      );
    expect(odds.rows.at(-1)).toMatchObject({
      name: 'loss',
      probability: Fraction.of(1).minus(atMost(4)).toString(),
    });
  });
});

describe('the dealer’s hands that are left', () => {
  const ORDERS = 45 * 44 * 43 * 42 * 41 * 40;
  const SAMPLES = 20_000;

  /** Deals the other cards out and removes what the rules remove, again and again. */
  const sampled = (own: readonly Card[], up: Card, hand: number): number[] => {
    const random = seededRandom('inferno');
    const free = deck().filter((card) => card !== up && !own.includes(card));
    const found = [0, 0, 0];
    for (let i = 0; i < SAMPLES; i += 1) {
      const left = free.slice();
      const pile = [up, ...Array.from({ length: 6 }, () => left.splice(random.below(left.length), 1)).flat()];
      while (pile.length > 1 && pile[0] !== undefined && dealerRemoves(pile[0])) pile.shift();
      const dealer = rankPoker(pile);
      const at = dealer > hand ? 0 : dealer === hand ? 1 : 2;
      found[at] = (found[at] ?? 0) + 1;
    }
    return found.map((count) => count / SAMPLES);
  };

  it.each([
    ['As Qd Th 8c 6s 3d', '2c'],
    ['As Qd Th 8c 6s 3d', 'Kc'],
    ['9s 9d Th 8c 6s 3d', '9h'],
  ])(
    'against %s with %s up are as often better, equal and worse as they come',
    (cards, seen) => {
      const [own, up] = [parseCards(cards), cardOf(seen)];
      const hand = poker.rank(own);
      const { beaten, tied, won } = dealersAgainst(own, up, hand);
      expect(beaten + tied + won).toBe(ORDERS);
      const chances = [beaten, tied, won].map((orders) => orders / ORDERS);
      for (const [i, share] of sampled(own, up, hand).entries())
        expect(Math.abs(share - (chances[i] ?? 0))).toBeLessThan(5 * Math.sqrt(0.25 / SAMPLES));
    },
    MINUTES,
  );
});

describe('how to play', () => {
  const stake = (cards: string, seen: string): number =>
    byUpCard(poker.rank(parseCards(cards)), cardOf(seen));

  it.each([
    ['Js Td 9h 7c 4s 2d', 'Kc', 0],
    ['Qs Td 9h 7c 4s 2d', 'Kc', 1],
    ['2s 2d 9h 7c 4s Jd', 'Ac', 3],
    ['As Kd Qh 9c 7s 5d', '8c', 0],
    ['2s 2d 9h 7c 4s Jd', '8c', 1],
    ['Ts Td 9h 7c 4s 2d', '2c', 1],
    ['Js Jd 9h 7c 4s 2d', '8c', 3],
  ])('by the up card stakes on %s against %s %i Antes, or what is allowed', (cards, seen, times) => {
    expect(stake(cards, seen)).toBe(times);
  });

  // Far from where two stakes are worth the same, the exact count says the same.
  it.each([
    ['8s 7d 6h 4c 3s 2d', '2c', 0],
    ['9s 9d 7h 5c 4s 3d', '2c', 1],
    ['As Ad 9h 7c 4s 3d', '2c', 2],
    ['As Ad Ah 7c 4s 3d', '2c', 3],
    ['As Kd 9h 7c 4s 3d', 'Qc', 1],
    ['8s 7d 6h 4c 3s 2d', 'Qc', 0],
  ])(
    'optimally stakes on %s against %s %i Antes',
    (cards, seen, times) => {
      const own = parseCards(cards);
      const most = poker.rank(own) >= poker.least('three-of-a-kind') ? 3 : 2;
      expect(bestStake(rules, own, cardOf(seen), most)).toBe(times);
      expect(Math.min(stake(cards, seen), most)).toBe(times);
    },
    MINUTES,
  );
});
