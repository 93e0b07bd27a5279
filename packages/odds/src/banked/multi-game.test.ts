import { multiGameProgressive } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { oddsOf } from '../odds.ts';
import { strategiesOf } from '../strategy.ts';
import { priceProgressive } from './multi-game-solved.ts';

/** The published numbers of five-card hands, of 2,598,960. */
const HANDS = {
  royal: 4,
  straightFlush: 36,
  four: 624,
  full: 3744,
  flush: 5108,
  straight: 10_200,
  three: 54_912,
};
const ALL = 2_598_960n;

describe('the multi-game progressive', () => {
  const at = (meter: number) => priceProgressive(multiGameProgressive.with({ meter }));

  it('is priced on all five-card hands by their published numbers', () => {
    const counts = at(1_000_000).rows.map(({ combinations }) => Number(combinations));
    const won = Object.values(HANDS);
    expect(counts).toEqual([...won, Number(ALL) - won.reduce((sum, hands) => sum + hands, 0)]);
  });

  it('pays back what its rows come to by hand, and rises with the meter by its two percentages', () => {
    const { four, full, flush, straight, three, royal, straightFlush } = HANDS;
    const fixed = 300 * four + 50 * full + 40 * flush + 30 * straight + 9 * three;
    // In stakes of a dollar: a meter of 10,000 dollars is 10,000 of them.
    const back = (dollars: number): Fraction =>
      Fraction.of(BigInt(fixed + royal * dollars) * 10n + BigInt(straightFlush * dollars), ALL * 10n);
    for (const dollars of [0, 10_000, 100_000])
      expect(at(dollars * 100).ev).toBe(back(dollars).minus(Fraction.of(1)).toString());
    const slope = back(1).minus(back(0)).over(Fraction.of(100));
    expect(at(1_000_000).meterCoefficient).toBe(slope.toString());
  });

  it('breaks even at the least meter at which nobody loses in the long run', () => {
    const { breakEvenMeter = 0 } = at(1_000_000);
    expect(Fraction.parse(at(breakEvenMeter).ev).n >= 0n).toBe(true);
    expect(Fraction.parse(at(breakEvenMeter - 1).ev).n < 0n).toBe(true);
  });

  it('costs the same at every host, whose own wagers keep their price and their strategies', async () => {
    const table = multiGameProgressive.with({ host: 'bclc-poker/three-card-poker' });
    const odds = await oddsOf(table);
    expect(odds.wagers.map(({ wager }) => wager)).toEqual([
      'ante',
      'pair-plus',
      'six-card-bonus',
      'progressive',
    ]);
    // Envy is a matter of the table it is bet at, and comes with the odds of one.
    expect(odds.wagers.at(-1)).toEqual({
      ...at(1_000_000),
      envy: { least: 100, perOther: expect.any(String) },
    });
    expect(odds.wagers[0]).toMatchObject({ method: 'exact', strategy: 'optimal' });
    expect(strategiesOf(table).length).toBeGreaterThan(1);
  });
});
