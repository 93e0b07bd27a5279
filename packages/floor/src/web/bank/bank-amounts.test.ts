import { describe, expect, it } from 'vitest';
import { bankAmounts, inCents } from './bank-amounts.ts';

describe('the bank that somebody can put up', () => {
  it('leaves the fee in the wallet', () => {
    expect(bankAmounts({ least: 100_00, step: 1_00, fee: 2_00 }, 500_00)).toMatchObject({ most: 498_00 });
  });

  it('is suggested in whole steps, and never below the least', () => {
    expect(bankAmounts({ least: 100_00, step: 5_00, fee: 0 }, 10_033_00).usual).toBe(1_000_00);
    expect(bankAmounts({ least: 100_00, step: 5_00, fee: 0 }, 400_00).usual).toBe(100_00);
  });

  it('is read in dollars and cents, and nothing else', () => {
    expect(inCents('1250')).toBe(125_000);
    expect(inCents('12.50')).toBe(1_250);
    expect(inCents('0.07')).toBe(7);
    for (const nonsense of ['', '-5', '1e5', 'ten', '1.234']) expect(inCents(nonsense)).toBeNull();
  });
});
