import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { RiggedHand, refusalOfCall, setupWith } from './testing/rigged-hand.ts';

const NOT_REOPENED = 'You were not fully raised since you acted, so you may call or fold but not raise.';
const deep = [10_000, 10_000, 10_000, 10_000];

describe('bclc-poker 33.0 §1: no limit', () => {
  it('§1.2: the minimum bet is the big blind on every round', () => {
    const dealt = new RiggedHand(setupWith(deep));
    dealt.do('call', 'call', 'call', 'check');
    for (const street of ['flop', 'turn', 'river']) {
      expect([street, dealt.raise]).toEqual([street, [100, 9900]]);
      expect(refusalOfCall(() => dealt.do('bet 50'))).toContain('(bclc-poker 33.0 §1.2)');
      dealt.do('check', 'check', 'check', 'check');
    }
  });

  it('§1.2: over a short big blind it costs the full blind to come in, and a raise at least doubles it', () => {
    const dealt = new RiggedHand(setupWith([10_000, 30, 10_000, 10_000]));
    expect(dealt.action('call').costs).toBe(100);
    expect(dealt.raise).toEqual([200, 10_000]);
    dealt.do('call', 'fold', 'call');
    expect(dealt.pots).toEqual([
      [90, [1, 2, 3]],
      [140, [1, 3]],
    ]);
    const shorter = new RiggedHand(setupWith([10_000, 30, 60, 10_000]));
    expect(shorter.action('call').costs).toBe(60);
  });

  it('§1.2: a short all-in bet may be called as it is, or raised by at least the minimum bet', () => {
    const dealt = new RiggedHand(setupWith([10_000, 10_000, 140, 10_000]));
    dealt.do('call', 'call', 'call', 'check');
    dealt.do('check', 'check', 'bet 40');
    expect(dealt.toAct).toBe(4);
    expect(dealt.action('call').costs).toBe(40);
    expect(dealt.raise).toEqual([140, 9900]);
    expect(refusalOfCall(() => dealt.do('raise 100'))).toContain('(bclc-poker 33.0 §1.2)');
  });

  it('§1.3: a raise is at least the bet or raise before it', () => {
    const dealt = new RiggedHand(setupWith(deep));
    dealt.do('raise 350');
    expect(dealt.raise).toEqual([600, 10_000]);
    dealt.do('raise 900');
    expect(dealt.raise).toEqual([1450, 10_000]);
    expect(refusalOfCall(() => dealt.do('raise 1449'))).toBe(
      'raise takes 14.50 to 100.00. (bclc-poker 33.0 §1.3)',
    );
    // No clause has a number for table stakes.
    expect(refusalOfCall(() => dealt.do('raise 10001'))).toBe('raise takes 14.50 to 100.00.');
    for (const betting of ['no-limit', 'pot-limit']) {
      const next = new RiggedHand(setupWith(deep, { betting })).do('raise 350');
      expect(next.action('raise').least).toBe(600);
      // On the next round it is what is bet there that counts.
      next.do('call', 'call', 'call', 'bet 150');
      expect(next.action('raise').least).toBe(300);
    }
  });

  it('§1.4: the printed example: A bets 100, B raises to 200, C is all in for less than 300', () => {
    // After the flop, so that seats 1, 2 and 3 are A, B and C.
    const dealt = new RiggedHand(setupWith([10_000, 10_000, 380, 10_000]));
    dealt.do('call', 'call', 'call', 'check');
    dealt.do('bet 100', 'raise 200', 'raise 280', 'fold');
    expect(dealt.toAct).toBe(1);
    // A could raise, because B raised; the raise is over 280 by B's 100.
    expect(dealt.raise).toEqual([380, 9900]);
    dealt.do('call');
    expect(dealt.toAct).toBe(2);
    expect(dealt.raise).toBe(NOT_REOPENED);
    expect(dealt.action('call').costs).toBe(80);
    expect(refusalOfCall(() => dealt.do('raise 380'))).toContain('bclc-poker 33.0 §1.4');
  });

  it.each(['no-limit', 'pot-limit'])(
    '§1.3, §1.4: a short all-in, of half a raise too, does not reopen the betting to the bettor at %s',
    (betting) => {
      const dealt = new RiggedHand(setupWith([10_000, 10_000, 250, 10_000], { betting }));
      dealt.do('call', 'call', 'call', 'check');
      dealt.do('bet 100', 'call', 'raise 150', 'call');
      expect(dealt.toAct).toBe(1);
      expect(dealt.raise).toBe(NOT_REOPENED);
    },
  );

  it('§1.4: several short all-ins that add up to a raise reopen it', () => {
    const dealt = new RiggedHand(setupWith([10_000, 260, 310, 10_000]));
    dealt.do('call', 'call', 'call', 'check');
    dealt.do('bet 100', 'raise 160', 'raise 210', 'call');
    expect(dealt.toAct).toBe(1);
    // 110 more than when seat 1 acted: a full raise; and the next must be a full raise over 210.
    expect(dealt.raise).toEqual([310, 9900]);
  });

  it('§1.4: a full raise reopens the betting to everybody', () => {
    const dealt = new RiggedHand(setupWith([10_000, 10_000, 300, 10_000]));
    dealt.do('call', 'call', 'call', 'check');
    dealt.do('bet 100', 'call', 'raise 200', 'call');
    expect(dealt.raise).toEqual([300, 9900]);
  });

  it('§1.4: a player who checked may not raise a short all-in bet, one who has not acted may', () => {
    const dealt = new RiggedHand(setupWith([10_000, 150, 10_000]));
    dealt.do('call', 'call', 'check');
    dealt.do('check', 'bet 50');
    expect(dealt.raise).toEqual([150, 9900]);
    dealt.do('call');
    expect(dealt.toAct).toBe(1);
    expect(dealt.raise).toBe(NOT_REOPENED);
  });

  it.each(['no-limit', 'pot-limit'])('§1.1: any number of raises at %s', (betting) => {
    const dealt = new RiggedHand(setupWith(deep, { betting }));
    for (let to = 200; to <= 4000; to += 100) dealt.do(`raise ${to}`);
    expect(dealt.raise).toEqual([4100, 10_000]);
  });

  it('17.0 §3.5: the house maximum holds for each bet and raise, all-ins included', () => {
    const dealt = new RiggedHand(setupWith([50_000, 50_000, 50_000], { maximumBet: 10_000 }));
    expect(dealt.raise).toEqual([200, 10_100]);
    dealt.do('raise 10100');
    expect(dealt.raise).toEqual([20_100, 20_100]);
    expect(refusalOfCall(() => dealt.do('raise 50000'))).toBe('raise takes 201.00. (bclc-poker 17.0 §3.5)');
    // At pot limit the first raise could go to 175.00, by the pot of 125.00 after the call.
    const options = { betting: 'pot-limit', bigBlind: 5000, maximumBet: 10_000 };
    const potLimit = new RiggedHand(setupWith([50_000, 50_000, 50_000], options));
    expect(potLimit.raise).toEqual([10_000, 15_000]);
    expect(refusalOfCall(() => potLimit.do('raise 17500'))).toContain('(bclc-poker 17.0 §3.5)');
    // Over a straddle that is more than the maximum a raise is the maximum, not the straddle again.
    const straddled = new RiggedHand(
      setupWith(
        [50_000, 50_000, 50_000, 50_000],
        { betting: 'pot-limit', bigBlind: 10_000, maximumBet: 10_000 },
        { straddle: { position: 2, amount: cents(20_000) } },
      ),
    );
    expect(straddled.raise).toEqual([30_000, 30_000]);
  });

  it('bets are made in whole chips, but all in is always all of it', () => {
    const dealt = new RiggedHand(setupWith([2000, 2000, 1010, 2000], { smallestChip: 25 }));
    expect(refusalOfCall(() => dealt.do('raise 1005'))).toContain('raise goes in steps of 0.25');
    dealt.do('raise 1010');
    expect(dealt.stacks[2]).toBe(0);
  });

  it('nobody may raise when everybody else is all in', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000, 400]));
    dealt.do('raise 400', 'fold');
    expect(dealt.toAct).toBe(2);
    expect(dealt.raise).toBe('Everybody else is all in: nobody is left who could call a raise.');
  });
});

describe('bclc-poker 33.0 §2: pot limit', () => {
  const options = { betting: 'pot-limit' };

  it('§2.1: the most is the pot after the call: 50 and 100 posted, first in raises to 350', () => {
    const dealt = new RiggedHand(setupWith(deep, options));
    expect(dealt.raise).toEqual([200, 350]);
    expect(refusalOfCall(() => dealt.do('raise 351'))).toContain('(bclc-poker 33.0 §2.1)');
    expect(refusalOfCall(() => dealt.do('raise 150'))).toContain('(bclc-poker 33.0 §1.3)');
    dealt.do('raise 350');
    // 500 in the middle, 350 to call: a raise of 850 on top of 350.
    expect(dealt.raise).toEqual([600, 1200]);
    dealt.do('fold');
    // The small blind calls 300 of it: 500 + 300 + 350.
    expect(dealt.raise).toEqual([600, 1150]);
  });

  it('§2.1: a bet may not exceed the pot', () => {
    const dealt = new RiggedHand(setupWith(deep, options));
    dealt.do('call', 'call', 'call', 'check');
    expect(dealt.raise).toEqual([100, 400]);
    dealt.do('bet 400');
    expect(dealt.raise).toEqual([800, 1600]);
  });

  it('READINGS 48: a straddle counts in the pot', () => {
    const dealt = new RiggedHand(
      setupWith([...deep, 10_000], options, { straddle: { position: 2, amount: cents(200) } }),
    );
    expect(dealt.toAct).toBe(4);
    expect(dealt.raise).toEqual([400, 200 + 350 + 200]);
  });
});

describe('bclc-poker 17.0: fixed limit', () => {
  const options = { betting: 'fixed-limit' };

  it('§2.4: no pot-sized raise in a limit game: one bet, one multiple, on every street', () => {
    const dealt = new RiggedHand(setupWith(deep, options));
    expect(dealt.raise).toEqual([200, 200]);
    expect(refusalOfCall(() => dealt.do('raise 350'))).toContain('raise takes 2.00.');
    dealt.do('raise 200', 'call', 'call', 'call');
    expect(dealt.raise).toEqual([100, 100]);
    dealt.do('bet 100');
    expect(dealt.raise).toEqual([200, 200]);
    dealt.do('call', 'call', 'call');
    expect(dealt.raise).toEqual([200, 200]);
    dealt.do('bet 200');
    expect(dealt.raise).toEqual([400, 400]);
  });

  it('§2.4: three raises while more than two remain; the big blind is the first bet', () => {
    const dealt = new RiggedHand(setupWith(deep, options));
    dealt.do('raise 200', 'raise 300', 'raise 400');
    expect(dealt.raise).toContain('There have been 3 raises in this round');
    dealt.do('call', 'call', 'call');
    dealt.do('bet 100', 'raise 200', 'raise 300', 'raise 400');
    expect(dealt.raise).toContain('There have been 3 raises');
    const three = new RiggedHand(setupWith([10_000, 10_000, 10_000], options));
    expect(three.do('raise 200', 'raise 300', 'raise 400').raise).toContain('There have been 3 raises');
  });

  it('§2.4: two players raise without end, also if others have folded', () => {
    const headsUp = new RiggedHand(setupWith([10_000, 10_000], options));
    const left = new RiggedHand(setupWith(deep, options)).do('fold', 'fold');
    for (const dealt of [headsUp, left]) {
      for (let to = 200; to <= 2000; to += 100) dealt.do(`raise ${to}`);
      expect(dealt.raise).toEqual([2100, 2100]);
    }
  });

  it('raiseCap lets a house play another cap', () => {
    const dealt = new RiggedHand(setupWith(deep, { ...options, raiseCap: 4 }));
    dealt.do('raise 200', 'raise 300', 'raise 400', 'raise 500');
    expect(dealt.raise).toContain('There have been 4 raises');
  });

  it('33.0 §1.3: an all-in of half a bet reopens the betting and counts, less does not', () => {
    const half = new RiggedHand(setupWith([10_000, 10_000, 250, 10_000], options));
    half.do('call', 'call', 'call', 'check', 'bet 100', 'call', 'raise 150', 'call');
    expect(half.toAct).toBe(1);
    expect(half.raise).toEqual([250, 250]);
    const less = new RiggedHand(setupWith([10_000, 10_000, 249, 10_000], options));
    less.do('call', 'call', 'call', 'check', 'bet 100', 'call', 'raise 149', 'call');
    expect(less.raise).toBe(
      'The all-in was less than half a bet, so you may call or fold but not raise again.',
    );
  });

  it('33.0 §1.3: an all-in of less than half a bet is none of the three raises, half a bet is one', () => {
    const raisesAfter = (stack: number): unknown => {
      const dealt = new RiggedHand(setupWith([10_000, 10_000, stack, 10_000, 10_000], options));
      dealt.do('call', 'call', 'call', 'call', 'check');
      dealt.do('bet 100', 'call', `raise ${stack - 100}`, `raise ${stack}`, `raise ${stack + 100}`);
      return dealt.raise;
    };
    expect(raisesAfter(240)).toEqual([440, 440]);
    expect(raisesAfter(250)).toContain('There have been 3 raises');
  });

  it('§4.1.3.b: three raises are left after a straddle', () => {
    const straddle = { position: 2, amount: cents(200) };
    const dealt = new RiggedHand(setupWith([...deep, 10_000], options, { straddle }));
    dealt.do('raise 300', 'raise 400', 'raise 500');
    expect(dealt.raise).toContain('There have been 3 raises');
  });
});
