import { cents } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contribution, type Pot, sidePots } from './side-pots.ts';
import { RiggedHand, setupWith, sum } from './testing/rigged-hand.ts';

const of = (...paid: readonly (number | [number, 'folded'])[]): Contribution[] =>
  paid.map((each, position) => ({
    position,
    paid: cents(typeof each === 'number' ? each : each[0]),
    out: typeof each === 'number' ? null : 'folded',
  }));

const told = (pots: readonly Pot[]): unknown[] =>
  pots.map(({ amount, claimants }) => [amount, [...claimants]]);

/**
 * The same by hand, slowly: lay every player's chips in a column, take one chip off each column at a time, and put
 * them in the pot of those live players who had a chip there.
 */
function chipByChip(contributions: readonly Contribution[], dead: number): unknown[] {
  const pots: { amount: number; claimants: string }[] = [];
  for (let height = 1; contributions.some(({ paid }) => paid >= height); height += 1) {
    const here = contributions.filter(({ paid }) => paid >= height);
    const claimants = here
      .filter(({ out }) => out === null)
      .map(({ position }) => position)
      .join();
    const last = pots.at(-1);
    if (last && (last.claimants === claimants || claimants === '')) last.amount += here.length;
    else pots.push({ amount: here.length, claimants });
  }
  if (pots[0]) pots[0].amount += dead;
  return pots.map(({ amount, claimants }) => [amount, claimants.split(',').map(Number)]);
}

describe('bclc-poker 17.0 §6.2: side pots', () => {
  it('§6.2.2: three stacks make three pots, each for those who paid into it', () => {
    expect(told(sidePots(of(100, 300, 700, 700)))).toEqual([
      [400, [0, 1, 2, 3]],
      [600, [1, 2, 3]],
      [800, [2, 3]],
    ]);
  });

  it('§6.2.1: eleven stacks make ten side pots beside the main pot', () => {
    const stacks = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100];
    expect(told(sidePots(of(...stacks)))).toEqual(
      stacks.map((_, least) => [100 * (11 - least), [...stacks.keys()].slice(least)]),
    );
  });

  it('folded chips lie in the pots they reach and make no pot of their own', () => {
    expect(told(sidePots(of(100, [250, 'folded'], 300, 300)))).toEqual([
      [400, [0, 2, 3]],
      [550, [2, 3]],
    ]);
  });

  it('§4.4: dead money belongs to the main pot', () => {
    expect(told(sidePots(of(100, 300, 300), cents(50)))).toEqual([
      [350, [0, 1, 2]],
      [400, [1, 2]],
    ]);
  });

  it('agrees with pots counted chip by chip', () => {
    const contribution = fc.record({ paid: fc.integer({ min: 0, max: 60 }), live: fc.boolean() });
    fc.assert(
      fc.property(fc.array(contribution, { minLength: 2, maxLength: 11 }), fc.nat(20), (rows, dead) => {
        const contributions = rows.map(({ paid, live }, position): Contribution => {
          return { position, paid: cents(paid), out: live ? null : 'folded' };
        });
        // Somebody live has put in the most: betting never ends otherwise.
        const most = Math.max(...rows.map(({ paid }) => paid), 1);
        contributions.push({ position: rows.length, paid: cents(most), out: null });
        const pots = sidePots(contributions, cents(dead));
        expect(told(pots)).toEqual(chipByChip(contributions, dead));
        expect(sum(pots.map(({ amount }) => amount))).toBe(sum(contributions.map(({ paid }) => paid)) + dead);
      }),
    );
  });
});

describe('bclc-poker 17.0 §6.2.1: any number of side pots, dealt', () => {
  const stacks = [200, 400, 600, 800, 1000];
  const holes = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh', 4: 'Js Jh', 5: 'Ts Th' };

  it('§1.3, §6.2.1, §6.2.2: each pot goes to the best hand among those who paid into it, and what nobody called goes back', () => {
    const dealt = new RiggedHand(setupWith(stacks), { holes, board: '2c 3d 4s 8h 9c' });
    dealt.do('raise 600', 'raise 800', 'raise 1000', 'call', 'call');
    expect(dealt.pots).toEqual([
      [1000, [1, 2, 3, 4, 5]],
      [800, [2, 3, 4, 5]],
      [600, [3, 4, 5]],
      [400, [4, 5]],
    ]);
    expect(dealt.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[5, 200]]);
    dealt.do('show', 'show', 'show', 'show', 'show');
    expect(dealt.stacks).toEqual([1000, 800, 600, 400, 200]);
  });

  it('uneven stacks: whoever folds with nothing owed, all-ins behind, leaves the side pot to the other', () => {
    const dealt = new RiggedHand(setupWith([1000, 100, 1000, 1000]), {
      holes: { 1: 'Kc Kd', 2: 'As Ah', 3: 'Qs Jd' },
      board: '2c 3d 4s 8h 9c',
    });
    // Seat 2 is all in with its big blind; the others check it down to a fold that nothing asked for.
    dealt.do('call', 'call', 'call');
    expect(dealt.toAct).toBe(1);
    dealt.do('bet 200', 'call', 'fold');
    expect(dealt.toAct).toBe(1);
    dealt.do('fold');
    // Seat 3 is alone with chips: the side pot is theirs, nobody is asked, and the board is run out.
    expect(dealt.events('turned')).toHaveLength(5);
    expect(dealt.pots).toEqual([
      [400, [2, 3]],
      [400, [3]],
    ]);
    dealt.do('show', 'show');
    expect(dealt.stacks).toEqual([700, 400, 1100, 900]);
  });
});
