import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { fitted, presets, rangeIn, typedNumber } from './sizing.ts';

const range = { verb: 'raise', least: 400, most: 20_050, step: 100 } as const;

describe('the size of a bet', () => {
  it('is read from what the house offers, and only from that', () => {
    const refused = { reason: 'no' };
    expect(rangeIn([{ verb: 'fold' }, { verb: 'bet', refused }])).toBeNull();
    expect(
      rangeIn([
        { verb: 'bet', refused },
        { verb: 'raise', least: cents(400), most: cents(20_050), step: cents(100) },
      ]),
    ).toEqual(range);
  });

  it.each([
    ['12', 12],
    ['1,000', 1_000],
    ['12,500.5', 12_500.5],
    ['2,5', 2.5],
    [' 2.5 ', 2.5],
    ['', null],
    ['all', null],
  ])('is typed as %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it('goes in whole steps, or is exactly the least or the most', () => {
    expect(fitted(range, 0)).toBe(400);
    expect(fitted(range, 549)).toBe(500);
    expect(fitted(range, 20_049)).toBe(20_000);
    expect(fitted(range, 99_999)).toBe(20_050);
    expect(fitted(range, Number.NaN)).toBe(400);
  });

  it('pot: what is owed goes in first', () => {
    const sizes = presets(range, { pot: 300, price: 200, bet: 0, stack: 20_050 });
    expect(sizes).toContainEqual({ name: 'Pot', to: 700 });
    expect(sizes.at(-1)).toEqual({ name: 'All in', to: 20_050 });
  });

  it('never offers a size beyond the limits', () => {
    const limited = { ...range, most: 600, step: 50 };
    const sizes = presets(limited, { pot: 300, price: 200, bet: 0, stack: 20_050 });
    expect(sizes.map(({ name }) => name)).toEqual(['Least', '½ pot', '¾ pot', 'Most']);
    for (const { to } of presets(range, { pot: 5_000, price: 200, bet: 100, stack: 19_950 })) {
      expect(to).toBeGreaterThanOrEqual(range.least);
      expect(to).toBeLessThanOrEqual(range.most);
    }
  });

  it('has no choice in a limit game', () => {
    expect(presets({ ...range, most: 400 }, { pot: 300, price: 200, bet: 0, stack: 9_000 })).toEqual([]);
  });
});
