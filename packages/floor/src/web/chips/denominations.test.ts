import { describe, expect, it } from 'vitest';
import { breakDown, DENOMINATIONS } from './denominations.ts';

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
