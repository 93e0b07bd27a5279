import { describe, expect, it } from 'vitest';
import { inBigBlinds } from './amounts.ts';

describe('amounts in big blinds', () => {
  it.each([
    [400, 100, '0.25 BB'],
    [400, 700, '1.75 BB'],
    [200, 500, '2.5 BB'],
    [200, 240_000, '1,200 BB'],
  ])('a first bet of %d: %d is %s', (firstBet, cents, said) => {
    expect(inBigBlinds(firstBet)(cents)).toBe(said);
  });
});
