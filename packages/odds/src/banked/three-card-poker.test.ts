import { threeCard } from '@croupier/cards';
import { threeCardPoker } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { solveThreeCardPoker, weakestThatPlays } from './three-card-poker.ts';

describe('optimal play of Three Card Poker', () => {
  const { wagers, playFrom, strategy, ways } = solveThreeCardPoker(threeCardPoker.with({}).rules);
  const [ante, pairPlus, six] = wagers;

  it('plays Q-6-4 or better, as is published, and finds that by itself', () => {
    expect(threeCard.classOf(playFrom)).toMatchObject({
      category: 'high-card',
      ranks: [10],
      kickers: [4, 2],
    });
    expect(strategy).toEqual(['Play Q-6-4 or better, fold everything below.']);
  });

  it('is found by halving too, which is what a bot does when it is first asked', () => {
    expect(weakestThatPlays(threeCardPoker.with({}).rules)).toBe(playFrom);
  });

  it('costs 3.373 % of the ante, as is published for this ante bonus', () => {
    expect(ante?.edge).toBeCloseTo(0.033_73, 5);
    expect(ante).toMatchObject({ unit: 'ante', strategy: 'optimal', method: 'exact' });
  });

  it('costs 7.65 % of the ante when every hand is played, as is published', () => {
    expect(ways.map(({ name }) => name)).toEqual(['optimal', 'blind']);
    expect(Fraction.parse(ways[1]?.ev ?? '0').toNumber()).toBeCloseTo(-0.0765, 4);
  });

  it('counts all 407,170,400 deals of two hands', () => {
    expect(ante?.rows.reduce((sum, { combinations }) => sum + BigInt(combinations), 0n)).toBe(407_170_400n);
  });

  it('prices Pair Plus on its own 22,100 hands', () => {
    const counts = Object.fromEntries(
      pairPlus?.rows.map(({ name, combinations }) => [name, Number(combinations)]) ?? [],
    );
    expect(counts).toEqual({
      'straight flush': 48,
      'three of a kind': 52,
      straight: 720,
      flush: 1096,
      pair: 3744,
      loss: 16_440,
    });
  });

  it('prices the 6 Card Bonus on all 20,358,520 hands of six', () => {
    // The published numbers of best five-card hands in six cards.
    const counts = Object.fromEntries(
      six?.rows.map(({ name, combinations }) => [name, Number(combinations)]) ?? [],
    );
    expect(counts).toMatchObject({
      'royal flush': 188,
      'straight flush': 1656,
      'four of a kind': 14_664,
      'full house': 165_984,
      flush: 205_792,
      straight: 361_620,
      'three of a kind': 732_160,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(20_358_520);
  });
});
