import { type Card, deck, paiGowSeven, seededRandom } from '@croupier/cards';
import { fortuneAsiaPoker } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { oddsOf } from '../odds.ts';
import { pricingOf } from '../pricing-of.ts';
import { playRounds } from '../simulation/play-rounds.ts';
import { strategiesOf, strategyFor } from '../strategy.ts';
import { estimateOf } from '../tally.ts';

const game = fortuneAsiaPoker.with({});
const ALL = 154_143_080n; // C(53, 7)

/** A binomial coefficient, by Pascal. */
const choose = (n: number, k: number): number =>
  k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k);

describe('bclc-poker 16.0 §5.7: the mathematics of the bonuses', () => {
  it('§5.7.2: every row of the Insurance Bonus is counted over all deals', async () => {
    const { wagers } = await oddsOf(game, { wager: 'insurance-bonus', workers: 1 });
    const [bonus] = wagers;
    if (bonus?.method !== 'exact') throw new Error('The bonus is not solved.');
    const ways = Object.fromEntries(bonus.rows.map(({ name, combinations }) => [name, BigInt(combinations)]));
    expect(Object.values(ways).reduce((sum, one) => sum + one, 0n)).toBe(ALL);

    // Seven different ranks without a joker: those up to the king of which none are five in a row, by inclusion of runs
    // written down one by one; and the share of suits in which no five are alike.
    const unsuited = 4 ** 7 - 4 * (choose(7, 5) * 9 + choose(7, 6) * 3 + 1);
    const straightFree = (highest: number): number => {
      let sets = 0;
      for (let set = 0; set < 1 << highest; set++) {
        const text = ((1 << highest) | set).toString(2).padStart(13, '0');
        const withLowAce = text + (text.startsWith('1') ? '1' : '0');
        if (text.replaceAll('0', '').length === 7 && !withLowAce.includes('11111')) sets += 1;
      }
      return sets;
    };
    for (const [highest, name] of [
      [7, 'nine high'],
      [8, 'ten high'],
      [9, 'jack high'],
      [10, 'queen high'],
      [11, 'king high'],
    ] as const)
      expect([name, ways[name]]).toEqual([name, BigInt(straightFree(highest) * unsuited)]);
    expect(straightFree(6)).toBe(0);
    const paid = {
      'nine high': 100n,
      'ten high': 50n,
      'jack high': 10n,
      'queen high': 7n,
      'king high': 5n,
      'ace high': 3n,
    };
    const won = Object.entries(paid).reduce((sum, [name, pays]) => sum + pays * (ways[name] ?? 0n), 0n);
    expect(bonus.ev).toBe(Fraction.of(won - (ways.loss ?? 0n), ALL).toString());
  });

  it('§5.3, §5.7.2: ace-high hands, with the joker or without, come as often as in a sample', async () => {
    const { wagers } = await oddsOf(game, { wager: 'insurance-bonus', workers: 1 });
    const [bonus] = wagers;
    if (bonus?.method !== 'exact') throw new Error('The bonus is not solved.');
    const ace = Number(bonus.rows.find(({ name }) => name === 'ace high')?.combinations) / Number(ALL);
    const random = seededRandom('insurance');
    const cards: Card[] = [...deck('with-joker')];
    const deals = 60_000;
    let seen = 0;
    for (let deal = 0; deal < deals; deal++) {
      for (let i = 0; i < 7; i++) {
        const j = i + random.below(53 - i);
        const [a, b] = [cards[i], cards[j]];
        if (a !== undefined && b !== undefined) [cards[i], cards[j]] = [b, a];
      }
      if (paiGowSeven.describe(paiGowSeven.rank(cards.slice(0, 7))) === 'ace high') seen += 1;
    }
    expect(Math.abs(seen / deals - ace)).toBeLessThan(4 * Math.sqrt((ace * (1 - ace)) / deals));
  });

  it('§5.7.1: the Fortune Bonus is that of 3.0 §5.5', async () => {
    const { wagers } = await oddsOf(game, { wager: 'fortune-bonus', workers: 1 });
    expect(wagers[0]?.edge).toBeCloseTo(0.0777, 4);
  });
});

describe('bclc-poker 16.0: ways to play', () => {
  it('§6.7: the house way unless somebody names another', () => {
    expect(strategiesOf(game).map(({ name }) => name)).toEqual([
      'house-way',
      'optimal',
      'best-reply',
      'best-high',
    ]);
  });

  const mainBy = async (strategy: string, rounds: number) => {
    const wagers = pricingOf(game).wagers.filter(({ id }) => id === 'main');
    const played = await playRounds(game, wagers, {
      rounds,
      seed: 'asia',
      strategy: strategyFor(game, strategy),
    });
    const tally = played.tallies.get('main');
    if (!tally) throw new Error('Nobody bet on the basic game.');
    return estimateOf(tally);
  };

  it('§6.11.3.a: set alike on both sides, a player loses more than wins, by the hands that tie', async () => {
    const { mean, hitFrequency } = await mainBy('house-way', 20_000);
    expect(hitFrequency).toBeLessThan(0.5);
    expect(mean).toBeGreaterThan(-0.1);
    expect(mean).toBeLessThan(0);
  });

  it('looking for the best high hand first costs more', async () => {
    const [best, house] = [await mainBy('best-high', 6000), await mainBy('house-way', 6000)];
    expect(best.mean).toBeLessThan(house.mean);
  });
});
