import { cents, section } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { bclcPoker } from '../rulebooks.ts';
import { type Drop, withoutDrops } from './drop.ts';
import { replayPhh } from './phh/replay-phh.ts';
import { writePhh } from './phh/write-phh.ts';
import { RiggedHand, setupWith, sum } from './testing/rigged-hand.ts';

const drop = (percent: number, cap: number, fund = 'fund'): Drop => ({
  fund,
  percent,
  cap: cents(cap),
  cite: section(bclcPoker, '28.0')('1.3'),
});

/** Aces all in for 300 against kings and queens, who have 1000 each; no more is bet. */
function played(drops: readonly Drop[], options: Record<string, unknown> = {}): RiggedHand {
  const setup = setupWith([300, 1000, 1000], { showdown: 'exposed', ...options }, { drops });
  const cards = { holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' }, board: '2c 3d 8s 9h 4c' };
  return new RiggedHand(setup, cards).do('raise 1000', 'call', 'call');
}

describe('a portion of every pot goes into a jackpot', () => {
  it('bclc-poker 28.0 §1.3, 29.0 §1.3, 30.0 §1.3, 31.0 §1.3, 32.0 §1.3: a percentage of what the rake has left, pot by pot, into a fund of its own', () => {
    const hand = played([drop(10, 1000)], { rakePercent: 10 });
    // 900 and 1400 in the pots; 230 rake, then a tenth of the 2070 that are left.
    expect(hand.events('raked').map(({ amount }) => amount)).toEqual([230]);
    expect(hand.events('dropped')).toMatchObject([{ fund: 'fund', amount: 207 }]);
    expect(hand.events('awarded').map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 900 - 90 - 81],
      [2, 1400 - 140 - 126],
    ]);
    expect(sum(hand.stacks) + 230 + 207).toBe(2300);
  });

  it('two funds take no more of a side pot than the one chip that lies there', () => {
    // Each fund's tenth of 900 is no whole chip, and of the 1000 it is one.
    const pots = [900, 100].map((amount) => ({ amount: cents(amount), claimants: [0] }));
    const left = withoutDrops(pots, [drop(10, 1000, 'a'), drop(10, 1000, 'b')], cents(100));
    expect(left.map(({ amount }) => amount)).toEqual([800, 0]);
  });

  it('never more than its cap of a hand, in whole chips, and each fund has its own', () => {
    expect(
      played([drop(10, 100)])
        .events('dropped')
        .map(({ amount }) => amount),
    ).toEqual([100]);
    const chips = played([drop(1, 1000), drop(2, 1000, 'other')], { smallestChip: 25, bigBlind: 100 });
    // 23 and 46 of 2300, in chips of 25.
    expect(chips.events('dropped').map(({ fund, amount }) => [fund, amount])).toEqual([['other', 25]]);
    expect(sum(chips.stacks)).toBe(2300 - 25);
    expect(played([]).events('dropped')).toEqual([]);
  });

  it('also of a pot that nobody contested; a chop has none', () => {
    const setup = setupWith([1000, 1000, 1000], {}, { drops: [drop(10, 1000)] });
    const folded = new RiggedHand(setup).do('raise 300', 'fold', 'fold');
    // Blinds of 50 and 100, and 100 of the raise that was matched.
    expect(folded.events('dropped').map(({ amount }) => amount)).toEqual([25]);
    expect(sum(folded.stacks)).toBe(3000 - 25);
  });

  it('is in the hand history, and dealt again from it', () => {
    const { hand } = played([drop(10, 1000), drop(3, 50, 'other')], { rakePercent: 5 });
    const text = writePhh(hand, { decimals: 2, cards: 'all' });
    expect(text).toContain("_drops = ['fund 10 10', 'other 3 0.5']");
    const [again] = replayPhh(text);
    expect(again).toMatchObject({ ok: true });
    expect(again?.finishingStacks).toEqual(hand.state.players.map(({ stack }) => stack / 100));
    expect(replayPhh(text.replace('fund 10 10', 'fund ten'))[0]?.error).toMatch(/^_drops/);
  });
});
