import { describe, expect, it } from 'vitest';
import { breakDown, chipsUpTo, DENOMINATIONS } from './denominations.ts';

describe('a stack of chips', () => {
  it.each([100, 3_100, 63_600, 1_000_000])('of %d cents is worth what it says', (amount) => {
    expect(breakDown(amount).reduce((sum, { value }) => sum + value, 0)).toBe(amount);
  });

  it('has the large chips below', () => {
    expect(breakDown(131_00).map(({ print }) => print)).toEqual(['100', '25', '5', '1']);
  });

  it('never grows without end', () => {
    expect(breakDown(1e12).length).toBeLessThanOrEqual(40);
  });

  it('is made of chips of rising value', () => {
    const values = DENOMINATIONS.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

describe('the chips on a rail', () => {
  it('are none that no bet could hold, and one at least', () => {
    expect(chipsUpTo(500_00).map(({ print }) => print)).toEqual(['1', '5', '25', '100', '500']);
    expect(chipsUpTo(499_00).at(-1)?.print).toBe('100');
    expect(chipsUpTo(50).map(({ print }) => print)).toEqual(['1']);
  });
});
