import { type Card, deck, parseCards, rankOf, suitOf, threeCard } from '@croupier/cards';
import { threeCardPoker } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { solveThreeCardPoker, threeCardWorths, weakestThatPlays } from './three-card-poker.ts';

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

/** A hand of three as a list to compare, and its category from 5 (straight flush) to 0; written once more from §5.8. */
function slowly(cards: readonly Card[]): readonly number[] {
  const [high = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((a, b) => b - a);
  const flush = new Set(cards.map(suitOf)).size === 1;
  const wheel = high === 12 && middle === 1 && low === 0;
  const straight = wheel || (high - middle === 1 && middle - low === 1);
  if (straight) return [flush ? 5 : 3, wheel ? 1 : high];
  if (high === low) return [4, high];
  if (flush) return [2, high, middle, low];
  if (high === middle) return [1, high, low];
  return middle === low ? [1, middle, high] : [0, high, middle, low];
}

const compared = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

describe('bclc-poker 6.0: a hand played against every hand of the dealer, one after the other', () => {
  it.each(['Qs 6d 4h', 'Qs 6d 3h', 'Ah 2d 3c', '7h 7d 7c', 'Kd 9d 2d'])('%s', (text) => {
    const own = parseCards(text);
    const mine = slowly(own);
    const bonus = [0, 0, 0, 1, 4, 5][mine[0] ?? 0] ?? 0;
    const left = deck().filter((card) => !own.includes(card));
    let [net, hands] = [0, 0];
    for (const [i, a] of left.entries())
      for (const [j, b] of left.slice(0, i).entries())
        for (const c of left.slice(0, j)) {
          const dealers = slowly([a, b, c]);
          const qualifies = compared(dealers, [0, 10]) >= 0;
          net += bonus + (qualifies ? 2 * Math.sign(compared(mine, dealers)) : 1);
          hands += 1;
        }
    expect(hands).toBe(18_424);
    expect(threeCardWorths(threeCardPoker.with({}).rules, own).play).toBeCloseTo(net / hands, 12);
  });
});
