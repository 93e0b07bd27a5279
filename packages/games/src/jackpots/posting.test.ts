import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { badBeat } from '../bclc-poker/28.0-bad-beat-jackpot.ts';
import { highHandProgressive } from '../bclc-poker/30.0-high-hand-progressive-jackpot.ts';
import { limitNoLimitHighHand } from '../bclc-poker/32.0-limit-no-limit-high-hand-jackpot.ts';
import { businessDayAt, isTimeZone } from './business-day.ts';
import { amountsToPost } from './posting.ts';

const one = badBeat.with({});
const many = highHandProgressive.with({});
const MONDAY = '2026-01-05';
const TUESDAY = '2026-01-06';

describe('the business day of a house', () => {
  it('bclc-poker 28.0 §3.1, 29.0 §3.1, 30.0 §3.1, 31.0 §3.1: begins at its hour on the clock of its time zone', () => {
    const day = { hour: 6, timeZone: 'America/Vancouver' };
    // Vancouver is eight hours behind in winter, seven in summer.
    expect(businessDayAt(new Date('2026-01-15T13:59:59Z'), day)).toBe('2026-01-14');
    expect(businessDayAt(new Date('2026-01-15T14:00:00Z'), day)).toBe('2026-01-15');
    expect(businessDayAt(new Date('2026-07-15T12:59:59Z'), day)).toBe('2026-07-14');
    expect(businessDayAt(new Date('2026-07-15T13:00:00Z'), day)).toBe('2026-07-15');
    expect(businessDayAt(new Date('2026-03-01T07:00:00Z'), day)).toBe('2026-02-28');
  });

  it('bclc-poker 32.0 §1.4: at eleven in the morning, whatever the house’s day', () => {
    expect(limitNoLimitHighHand.with({}).postedAt?.hour).toBe(11);
    const eleven = { hour: 11, timeZone: 'UTC' };
    expect(businessDayAt(new Date('2026-01-15T10:59:59Z'), eleven)).toBe('2026-01-14');
    expect(businessDayAt(new Date('2026-01-15T11:00:00Z'), eleven)).toBe('2026-01-15');
  });

  it('knows time zones', () => {
    expect(['America/Vancouver', 'UTC', 'Mars/Olympus'].map(isTimeZone)).toEqual([true, true, false]);
  });
});

describe('what is posted of a pool', () => {
  it('bclc-poker 28.0 §1.3.1, 29.0 §1.3.1, 30.0 §1.3.1, 32.0 §1.3.1: all but the part that seeds the next, in whole dollars', () => {
    expect(amountsToPost(one, [], cents(100_099), 20, MONDAY)).toEqual([
      { name: null, amount: 80_000, since: MONDAY },
    ]);
    const unwon = [{ name: null, amount: cents(80_000), since: MONDAY }];
    expect(amountsToPost(one, unwon, cents(150_000), 20, TUESDAY)).toEqual([
      { name: null, amount: 120_000, since: MONDAY },
    ]);
    // After a win the seed is there: 80 of 100 dollars were won.
    expect(amountsToPost(one, [], cents(20_099), 20, TUESDAY)).toEqual([
      { name: null, amount: 16_000, since: TUESDAY },
    ]);
  });

  it('bclc-poker 30.0 §2.4.8, 32.0 §2.4.12: what was not won stays, and all have an equal part of what is new, the one that was won too', () => {
    const first = amountsToPost(many, [], cents(230_000), 0, MONDAY);
    expect(first.map(({ amount }) => amount)).toEqual(Array.from({ length: 23 }, () => 10_000));
    const [, ...unwon] = first;
    const next = amountsToPost(many, unwon, cents(220_000 + 4600), 0, TUESDAY);
    expect(next.map(({ amount }) => amount)).toEqual([200, ...Array.from({ length: 22 }, () => 10_200)]);
    expect(next.map(({ since }) => since)).toEqual([TUESDAY, ...Array.from({ length: 22 }, () => MONDAY)]);
  });

  it('never more than there is', () => {
    for (const pool of [0, 1, 99, 2299, 2300, 123_456]) {
      const sum = amountsToPost(many, [], cents(pool), 10, MONDAY).reduce(
        (all, { amount }) => all + amount,
        0,
      );
      expect(sum).toBeLessThanOrEqual(pool * 0.9);
    }
    expect(amountsToPost(one, [{ name: null, amount: cents(5000) }], cents(5000), 20, MONDAY)).toEqual([
      { name: null, amount: 5000, since: MONDAY },
    ]);
  });

  it('what another jackpot had posted before it holds nothing back', () => {
    const before = amountsToPost(many, [], cents(230_000), 0, MONDAY);
    expect(amountsToPost(one, before, cents(230_000), 0, TUESDAY)).toEqual([
      { name: null, amount: 230_000, since: TUESDAY },
    ]);
  });
});
