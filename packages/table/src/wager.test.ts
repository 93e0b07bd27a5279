import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { to } from './pays.ts';
import {
  type Award,
  formatAward,
  judge,
  PUSH,
  pushLess,
  row,
  win,
  winLess,
  winMeter,
  winMoney,
  worth,
} from './wager.ts';

const QUARTER = cents(25);
const on = (award: Award, stake: number, commissioned = true): number[] => {
  const { won, commission } = worth(award, cents(stake), commissioned);
  return [won, commission];
};

describe('what a row is worth', () => {
  it('the first row that holds decides, and no row is a loss', () => {
    const rows = [
      row('ten', (count: number) => count >= 10, win(to(10))),
      row('five', (count: number) => count >= 5, win(to(1))),
    ];
    expect([12, 10, 7, 4].map((count) => judge({ rows }, count)?.name)).toEqual([
      'ten',
      'ten',
      'five',
      undefined,
    ]);
  });

  it('a win pays its odds, and the commission is of the win', () => {
    expect(on(win(to(8)), 500)).toEqual([4000, 0]);
    expect(on(winLess(5, to(2)), 1000)).toEqual([2000, 100]);
    expect(on(winLess(5, to(2)), 1000, false)).toEqual([2000, 0]);
  });

  it('a push pays nothing; vigorish on it is of the stake', () => {
    expect(on(PUSH, 1000)).toEqual([0, 0]);
    expect(on(pushLess(25), 1000)).toEqual([0, 250]);
    expect(on(pushLess(25), 1000, false)).toEqual([0, 0]);
  });

  it('READINGS 57: commission is rounded half up to the cent', () => {
    expect([9, 10, 29, 30].map((stake) => on(winLess(5, to(1)), stake)[1])).toEqual([0, 1, 1, 2]);
  });

  it('READINGS 12: vigorish may be rounded up to a quarter, on wins and on ties', () => {
    expect([100, 500, 501, 1000].map((stake) => on(winLess(5, to(1), QUARTER), stake)[1])).toEqual([
      25, 25, 50, 50,
    ]);
    expect([100, 101].map((stake) => on(pushLess(25, QUARTER), stake)[1])).toEqual([25, 50]);
  });

  it('money is for one: the stake is part of it', () => {
    expect(on(winMoney(cents(5000)), 100)).toEqual([4900, 0]);
  });
});

describe('what is posted', () => {
  it.each([
    [win(to(8)), '8 to 1'],
    [winLess(5, to(1)), '1 to 1 less 5 %'],
    [win(to(15, 10)), '1.5 to 1'],
    [PUSH, 'push'],
    [pushLess(25), 'push less 25 %'],
    [winMoney(cents(5000)), '50.00 for one'],
    [winMeter(100), '100 % of the meter'],
  ])('%o is posted as "%s"', (award, text) => {
    expect(formatAward(award)).toBe(text);
  });
});
