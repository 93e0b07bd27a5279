import { fortunePaiGowPoker, paiGowPoker } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { oddsOf } from '../odds.ts';
import { simulate } from '../simulate.ts';
import { strategiesOf } from '../strategy.ts';

/** How many of all C(53, 7) deals are in each row, as published for the 53-card game. */
const PUBLISHED: readonly (readonly [string, number, number])[] = [
  ['seven card straight flush', 8000, 32],
  ['royal flush with royal match', 2000, 72],
  ['seven card straight flush with joker', 1000, 196],
  ['five aces', 400, 1128],
  ['royal flush', 150, 26_020],
  ['straight flush', 50, 184_644],
  ['four of a kind', 25, 307_472],
  ['full house', 5, 4_188_528],
  ['flush', 4, 6_172_088],
  ['three of a kind', 3, 7_672_500],
  ['straight', 2, 11_034_204],
];
const ALL = 154_143_080;

describe('bclc-poker 3.0 §5.5: the mathematics of the Fortune Bonus', () => {
  it('every row has its published share of all deals, and the house 7.77 %', async () => {
    const { wagers } = await oddsOf(fortunePaiGowPoker.with({}), { wager: 'fortune-bonus', workers: 1 });
    const [bonus] = wagers;
    if (bonus?.method !== 'exact') throw new Error('The bonus is not solved.');
    const counted = bonus.rows.map(({ name, combinations }) => [name, Number(combinations)]);
    const paid = PUBLISHED.reduce((sum, [, , ways]) => sum + ways, 0);
    expect(counted).toEqual([...PUBLISHED.map(([name, , ways]) => [name, ways]), ['loss', ALL - paid]]);
    const won = PUBLISHED.reduce((sum, [, pays, ways]) => sum + BigInt(pays) * BigInt(ways), 0n);
    expect(bonus.ev).toBe(Fraction.of(won - BigInt(ALL - paid), BigInt(ALL)).toString());
    expect(bonus.edge).toBeCloseTo(0.0777, 4);
  });
});

describe('bclc-poker 2.0 §9: the house way as a strategy', () => {
  it('is how both games are played unless somebody names another', () => {
    for (const game of [paiGowPoker, fortunePaiGowPoker])
      expect(strategiesOf(game.with({})).map(({ name }) => name)).toEqual(['house-way']);
  });

  it('§8.4.4: set alike on both sides, a player loses more often than wins, by the hands that tie', async () => {
    const { wagers, strategy } = await simulate(paiGowPoker.with({}), { rounds: 20_000, seed: 'house way' });
    const [main] = wagers;
    expect(strategy).toBe('house-way');
    expect(main?.exact).toBeNull();
    // Both higher about 29 %, both lower or tied about 30 %: some two or three per cent for the bank.
    expect(main?.hitFrequency).toBeGreaterThan(0.275);
    expect(main?.hitFrequency).toBeLessThan(0.3);
    expect(main?.mean).toBeGreaterThan(-0.05);
    expect(main?.mean).toBeLessThan(-0.005);
  });
});
