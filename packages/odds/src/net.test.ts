import { cents, dollars, pushLess, to, win, winLess, winMeter, winMoney } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Fraction } from './fraction.ts';
import { netOf, perCentOfMeter } from './net.ts';
import { oddsOfWager } from './wager-odds.ts';

const TERMS = { stake: dollars(5), meters: { progressive: dollars(1000) } };

describe('what an award nets for one unit', () => {
  it.each([
    ['odds leave the stake', win(to(8)), '8/1'],
    ['odds for one take it', win({ kind: 'for', numerator: 25, denominator: 1 }), '24/1'],
    ['commission is a part of the win', winLess(5, to(1)), '19/20'],
    ['and is exact whatever chip it is rounded to', winLess(5, to(1), cents(25)), '19/20'],
    ['a push costs nothing', pushLess(0), '0/1'],
    ['vigorish on a tie is a part of the stake lost', pushLess(25), '-1/4'],
    ['money is for one', winMoney(dollars(45)), '8/1'],
    ['a meter is for one', winMeter(100), '199/1'],
    ['a part of a meter is', winMeter(10), '19/1'],
  ])('%s', (_, award, net) => {
    expect(netOf(award, TERMS).toString()).toBe(net);
  });

  it('grows with the meter by its percentage over the stake, and else not at all', () => {
    expect(perCentOfMeter(winMeter(10), TERMS).toString()).toBe('1/5000');
    expect(perCentOfMeter(win(to(8)), TERMS).toString()).toBe('0/1');
  });

  it('is not known of money where the stake is not fixed', () => {
    expect(() => netOf(winMoney(dollars(45)))).toThrow('only where the stake is fixed');
  });
});

describe('a progressive', () => {
  // One card of ten wins the meter, three win double the stake.
  const cite = { rulebook: 'house', section: '1', clause: '1' };
  const wager = {
    id: 'progressive',
    name: 'Progressive',
    cite,
    between: { least: dollars(5), most: dollars(5), cite },
    rows: [
      { name: 'jackpot', when: (card: number) => card === 0, award: winMeter(100), cites: [] },
      { name: 'small', when: (card: number) => card < 4, award: winMoney(dollars(10)), cites: [] },
    ],
  };
  const cards = Array.from({ length: 10 }, (_, outcome) => ({ outcome, ways: 1n }));

  it('is priced at its meter, with its slope and its break-even meter', () => {
    // 0.1 * (2000 / 500 - 1) + 0.3 * 1 - 0.6 = 0 at a meter of 20 dollars; 1/5000 of a unit for each cent.
    expect(oddsOfWager(wager, cards, { progressive: dollars(20) })).toMatchObject({
      ev: '0/1',
      meterCoefficient: '1/5000',
      breakEvenMeter: 2000,
    });
    expect(oddsOfWager(wager, cards, { progressive: dollars(10) })).toMatchObject({
      ev: '-1/5',
      meterCoefficient: '1/5000',
      breakEvenMeter: 2000,
    });
  });

  it('that two meters pay has a slope for each of them', () => {
    const two = {
      ...wager,
      rows: wager.rows.map((one) =>
        one.name === 'jackpot'
          ? { ...one, award: winMeter(100, 'grand') }
          : { ...one, award: winMeter(10, 'minor') },
      ),
    };
    // One card of ten for each cent on the grand meter, and three of ten for a tenth of one on the minor one.
    const odds = oddsOfWager(two, cards, { grand: dollars(20), minor: dollars(50) });
    expect(odds).toMatchObject({ ev: '-3/10', meterCoefficients: { grand: '1/5000', minor: '3/50000' } });
    expect(odds).not.toHaveProperty('meterCoefficient');
  });

  it('breaks even at the cent at which the bettor no longer loses', () => {
    const dear = { ...wager, rows: wager.rows.slice(0, 1) };
    const at = oddsOfWager(dear, cards).breakEvenMeter ?? 0;
    const ev = (meter: number) =>
      Fraction.parse(oddsOfWager(dear, cards, { progressive: cents(meter) }).ev).n;
    expect(ev(at)).toBeGreaterThanOrEqual(0n);
    expect(ev(at - 1)).toBeLessThan(0n);
  });

  it('has no such figures where nothing is paid from a meter', () => {
    const fixed = { ...wager, rows: wager.rows.slice(1) };
    expect(oddsOfWager(fixed, cards)).not.toHaveProperty('meterCoefficient');
  });
});
