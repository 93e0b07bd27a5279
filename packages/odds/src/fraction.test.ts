import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';

const fraction = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([n, d]) => Fraction.of(n, d));

describe('fractions', () => {
  it('are in lowest terms with the sign above the line', () => {
    expect(Fraction.of(6, -8).toString()).toBe('-3/4');
    expect(Fraction.of(0, 7).toString()).toBe('0/1');
    expect(() => Fraction.of(1, 0)).toThrow(RangeError);
  });

  it('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(a.plus(b).equals(b.plus(a))).toBe(true);
        expect(a.times(b.plus(c)).equals(a.times(b).plus(a.times(c)))).toBe(true);
        expect(a.minus(b).plus(b).equals(a)).toBe(true);
        if (b.n !== 0n) expect(a.over(b).times(b).equals(a)).toBe(true);
      }),
    );
  });

  it('are rounded up to whole numbers, below zero too', () => {
    expect([7, 6, 0, -6, -7].map((n) => Fraction.of(n, 3).ceil())).toEqual([3n, 2n, 0n, -2n, -2n]);
  });

  it('come out as decimals even when their terms are too large for one', () => {
    expect(Fraction.of(10n ** 400n, 3n * 10n ** 400n).toNumber()).toBeCloseTo(1 / 3, 15);
  });
});
