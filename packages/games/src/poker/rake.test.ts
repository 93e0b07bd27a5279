import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { rakeByPot, rakeOf } from './rake.ts';
import { RiggedHand, setupWith, sum } from './testing/rigged-hand.ts';
import { viewHand } from './view.ts';

const BOARD = '2c 3d 4s 8h 9c';
const deep = [10_000, 10_000, 10_000, 10_000];

describe('bclc-poker 17.0 §8: the rake', () => {
  const rake = {
    percent: 10,
    cap: cents(1500),
    noFlopNoRake: false,
    rounded: 'down',
    taken: 'at-end',
  } as const;

  it('§8.1: a tenth of the wagers, at most $15; §8.1.2: down to whole chips', () => {
    expect(rakeOf(cents(1990), rake, cents(100))).toBe(100);
    expect(rakeOf(cents(14_990), rake, cents(100))).toBe(1400);
    expect(rakeOf(cents(100_000), rake, cents(100))).toBe(1500);
    expect(rakeOf(cents(100_000), { ...rake, cap: cents(1250) }, cents(100))).toBe(1200);
    expect(rakeOf(cents(199), rake, cents(1))).toBe(19);
    expect(rakeOf(cents(1990), { ...rake, percent: 5 }, cents(1))).toBe(99);
  });

  it('§8.1: one cap over several pots, the main pot first', () => {
    const pots = [5000, 8000, 20_000].map((amount) => ({ amount: cents(amount) }));
    expect(rakeByPot(pots, rake, cents(100))).toEqual([500, 800, 200]);
  });

  it('bclc-poker 25.0 §8.2: rounded to a dollar, it takes no more of a side pot than lies there', () => {
    // 5 % of 29.75 is 1.49 and of 30.00 1.50: the quarter in the side pot makes the second dollar, and cannot bear it.
    const pots = [2975, 25].map((amount) => ({ amount: cents(amount) }));
    const toADollar = { percent: 5, cap: cents(1500), rounded: 'nearest-dollar' } as const;
    expect(rakeByPot(pots, toADollar, cents(25))).toEqual([175, 25]);
  });

  it('§8.1: several pots dealt: the rake of the hand, never of each pot; what went back is not raked', () => {
    const options = { rakePercent: 10, rakeCap: 1500 };
    const dealt = new RiggedHand(setupWith([4000, 8000, 12_000, 20_000], options), {
      holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh', 4: 'Js Jh' },
      board: BOARD,
    });
    dealt.do('raise 12000', 'raise 20000', 'call', 'call');
    dealt.do('show', 'show', 'show', 'show');
    expect(dealt.hand.state.raked).toBe(1500);
    expect(sum(dealt.stacks)).toBe(44_000 - 1500);
    expect(dealt.stacks[3]).toBe(8000);
  });

  it('READINGS 45: noFlopNoRake is an option, off by default', () => {
    const fold = (options: Record<string, unknown>): number =>
      new RiggedHand(setupWith(deep, { rakePercent: 10, ...options })).do('raise 300', 'fold', 'fold', 'fold')
        .hand.state.raked;
    expect(fold({})).toBe(25);
    expect(fold({ noFlopNoRake: 'on' })).toBe(0);
  });

  it('a chopped hand is not raked', () => {
    const dealt = new RiggedHand(setupWith(deep, { chop: 'on', rakePercent: 10 }));
    dealt.do('fold', 'fold', 'chop', 'chop');
    expect(dealt.hand.state.raked).toBe(0);
  });

  const byRound = { rakePercent: 10, rakeCap: 1500, rakeTaken: 'each-round' };
  const raked = (dealt: RiggedHand): number[] => dealt.events('raked').map(({ amount }) => amount);

  it('bclc-poker 17.0 §8.1.1: collected as each betting round ends, of what lies in the pot by then', () => {
    const dealt = new RiggedHand(setupWith(deep, byRound)).do('call', 'call', 'call', 'check');
    expect(raked(dealt)).toEqual([40]);
    expect(viewHand(dealt.hand, { seats: [] }).pots).toEqual([{ amount: 360, seats: [1, 2, 3, 4] }]);
    dealt.do('check', 'check', 'check', 'check');
    expect(raked(dealt)).toEqual([40]);
    dealt.do('bet 200', 'call', 'call', 'fold');
    expect(raked(dealt)).toEqual([40, 60]);
    dealt.do('check', 'check', 'check', 'show', 'show', 'show');
    expect(raked(dealt)).toEqual([40, 60]);
    expect(sum(dealt.stacks)).toBe(40_000 - 100);
  });

  it('bclc-poker 17.0 §8.1.1: or at the end of the game, and nothing before', () => {
    const dealt = new RiggedHand(setupWith(deep, { ...byRound, rakeTaken: 'at-end' }));
    dealt.do('call', 'call', 'call', 'check');
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check', 'check');
    expect(raked(dealt)).toEqual([]);
    dealt.do('show', 'show', 'show', 'show');
    expect(raked(dealt)).toEqual([40]);
  });

  it('bclc-poker 17.0 §8.1, §8.1.1: one cap for the hand, however many rounds it is collected in', () => {
    const dealt = new RiggedHand(setupWith(deep, byRound));
    dealt.do('raise 2500', 'call', 'call', 'call', 'bet 2500', 'call', 'call', 'call');
    expect(raked(dealt)).toEqual([1000, 500]);
    dealt.do('bet 2500', 'call', 'call', 'call');
    expect(raked(dealt)).toEqual([1000, 500]);
  });

  it('bclc-poker 17.0 §6.2, §8.1.1: a bet that nobody called goes back before the round is raked', () => {
    const dealt = new RiggedHand(setupWith(deep, byRound)).do('call', 'call', 'call', 'check');
    dealt.do('bet 5000', 'fold', 'fold', 'fold');
    expect(raked(dealt)).toEqual([40]);
    expect(dealt.stacks[0]).toBe(10_260);
  });

  it('bclc-poker 33.0 §2.1: at pot limit a pot that was raked is the smaller pot', () => {
    const most = (rakeTaken: string): unknown =>
      new RiggedHand(setupWith(deep, { betting: 'pot-limit', rakePercent: 10, rakeTaken })).do(
        'call',
        'call',
        'call',
        'check',
      ).raise;
    expect(most('at-end')).toEqual([100, 400]);
    expect(most('each-round')).toEqual([100, 360]);
  });

  it('READINGS 45: with noFlopNoRake the first round is raked only once a flop lies', () => {
    const dealt = new RiggedHand(setupWith(deep, { ...byRound, noFlopNoRake: 'on' }));
    dealt.do('call', 'call', 'call', 'check');
    expect(raked(dealt)).toEqual([]);
    dealt.do('check', 'check', 'check', 'check');
    expect(raked(dealt)).toEqual([40]);
  });
});
