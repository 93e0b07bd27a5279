import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { formatPays, forOne, to, winnings } from './pays.ts';

describe('odds', () => {
  // The stake, what is paid on top of it, and how it is posted; from the words "to" and "for" themselves.
  it.each([
    [to(8), 500, 4000, '8 to 1'],
    [to(3, 2), 1000, 1500, '3 to 2'],
    [to(95, 100), 1000, 950, '0.95 to 1'],
    [to(95, 100), 10, 10, '0.95 to 1'],
    [forOne(25), 500, 12_000, '25 for 1'],
    [forOne(1), 500, 0, '1 for 1'],
  ])('%o on %i pays %i on top', (pays, stake, won, text) => {
    expect(winnings(pays, cents(stake))).toBe(won);
    expect(formatPays(pays)).toBe(text);
  });
});
