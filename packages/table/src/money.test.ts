import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars, formatMoney, MoneyError, parseMoney, share, shareDown } from './money.ts';

describe('money', () => {
  it('is whole cents and refuses anything else', () => {
    expect(dollars(12.34)).toBe(1234);
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])
      expect(() => cents(bad)).toThrow(MoneyError);
  });

  it('rounds half cents up in a commission, down in an aggregate share', () => {
    expect(share(cents(10), 5, 100)).toBe(1); // half a cent
    expect(share(cents(9), 5, 100)).toBe(0); // 0.45 of a cent
    expect(share(cents(1050), 5, 100)).toBe(53); // 52.5
    expect(shareDown(cents(1050), 5, 100)).toBe(52);
  });

  it('shares exactly, also where doubles would not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 50 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, numerator) => {
          fc.pre(numerator <= 100_000);
          const denominator = 100_000;
          const half = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
          expect(BigInt(share(cents(amount), numerator, denominator))).toBe(half / BigInt(2 * denominator));
        },
      ),
    );
  });

  it('is written and read as people write it', () => {
    expect(formatMoney(cents(123_456_789))).toBe('1,234,567.89');
    expect(formatMoney(cents(-5))).toBe('-0.05');
    expect(parseMoney('1,234.5')).toBe(123_450);
    for (const bad of ['', '-5', '1.234', 'ten', '1e3', '99999999999999'])
      expect(() => parseMoney(bad)).toThrow(MoneyError);
  });
});
