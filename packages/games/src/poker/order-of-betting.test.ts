import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { RiggedHand, refusalOfCall, setupWith } from './testing/rigged-hand.ts';

const deep = [10_000, 10_000, 10_000, 10_000];
const posted = (dealt: RiggedHand): string[] =>
  dealt.events('posted').map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`);

describe('bclc-poker 17.0 §10: the order of betting', () => {
  it('§10.3: left of the big blind first; §10.6: blinds that were called have their option', () => {
    const dealt = new RiggedHand(setupWith(deep));
    expect(dealt.toAct).toBe(3);
    dealt.do('call', 'call');
    expect([dealt.toAct, dealt.action('call').costs, dealt.raise]).toEqual([1, 50, [200, 10_000]]);
    expect(dealt.action('fold').refused).toBeUndefined();
    dealt.do('call');
    expect(dealt.toAct).toBe(2);
    expect(dealt.action('check').refused).toBeUndefined();
    expect(dealt.action('fold').refused).toBeUndefined();
    expect(dealt.raise).toEqual([200, 10_000]);
    dealt.do('check');
    expect(dealt.toAct).toBe(1);
  });

  it('§10.5: folded to the big blind, the blinds are pushed to it', () => {
    const dealt = new RiggedHand(setupWith(deep));
    dealt.do('fold', 'fold', 'fold');
    expect(dealt.hand.waiting.for).toBe('nothing');
    expect(dealt.stacks).toEqual([9950, 10_050, 10_000, 10_000]);
    expect(dealt.events('shown')).toEqual([]);
    expect(dealt.events('turned')).toEqual([]);
  });

  it('§6.2: only what nobody matched goes back; folded chips have matched it', () => {
    const dealt = new RiggedHand(setupWith(deep)).do('fold', 'fold', 'raise 300', 'fold');
    expect(dealt.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 200]]);
    expect(dealt.events('awarded').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 200]]);
    const short = new RiggedHand(setupWith([10_000, 250, 10_000])).do('fold', 'raise 1000', 'call');
    expect(short.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[1, 750]]);
    expect(short.pots).toEqual([[500, [1, 2]]]);
  });

  it('§6.2: over an all-in others may still raise, and what they match is a side pot', () => {
    const dealt = new RiggedHand(setupWith([10_000, 10_000, 250])).do('raise 250');
    expect(dealt.raise).toEqual([400, 10_000]);
    dealt.do('raise 1000', 'call');
    expect(dealt.pots).toEqual([
      [750, [1, 2, 3]],
      [1500, [1, 2]],
    ]);
    // Where nobody is all in there is none, whatever was folded.
    const folded = new RiggedHand(setupWith(deep)).do('raise 300', 'fold', 'fold', 'call');
    expect(folded.pots).toEqual([[650, [2, 3]]]);
  });

  it('§10.5: the blinds may chop, if both want to and nobody else came in', () => {
    const chop = (): RiggedHand => new RiggedHand(setupWith(deep, { chop: 'on' }));
    const agreed = chop().do('fold', 'fold', 'chop', 'chop');
    expect(agreed.stacks).toEqual(deep);
    const declined = chop().do('fold', 'fold', 'chop', 'decline');
    expect(declined.toAct).toBe(1);
    expect(declined.question.actions.some(({ verb }) => verb === 'chop')).toBe(false);
    const offered = (dealt: RiggedHand): boolean =>
      dealt.question.actions.some(({ verb }) => verb === 'chop');
    expect(offered(chop().do('fold', 'fold'))).toBe(true);
    expect(offered(chop().do('call', 'fold'))).toBe(false);
    expect(offered(chop().do('fold', 'raise 300'))).toBe(false);
    expect(offered(new RiggedHand(setupWith(deep)).do('fold', 'fold'))).toBe(false);
  });

  it('READINGS 44: heads-up the button has the small blind and speaks first before the flop, last after it', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000]));
    expect(dealt.stacks).toEqual([900, 950]);
    expect(dealt.toAct).toBe(2);
    dealt.do('call', 'check');
    expect(dealt.toAct).toBe(1);
  });

  it('headsUpBlinds=printed: §4.1.1 as printed makes the button the big blind', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000], { headsUpBlinds: 'printed' }));
    expect(dealt.stacks).toEqual([950, 900]);
    expect(dealt.toAct).toBe(1);
  });

  it('§10.1.1, 33.0 §1.11: a straddle is the new bring-in, no raise, and speaks last', () => {
    const straddle = { position: 2, amount: cents(200) };
    const dealt = new RiggedHand(setupWith([...deep, 10_000], {}, { straddle }));
    expect(posted(dealt)).toEqual(['1 small-blind 50', '2 big-blind 100', '3 straddle 200']);
    expect(dealt.toAct).toBe(4);
    expect(dealt.action('call').costs).toBe(200);
    expect(dealt.raise).toEqual([400, 10_000]);
    dealt.do('call', 'fold', 'fold', 'call');
    expect(dealt.toAct).toBe(3);
    expect(dealt.raise).toEqual([400, 10_000]);
    dealt.do('check');
    // READINGS 44: after the flop the minimum is the big blind again.
    expect(dealt.raise).toEqual([100, 9800]);
  });

  it('§10.1.1, §4.1.5.b, 33.0 §1.11: with a Mississippi straddle the left of the button speaks first and the button last', () => {
    const straddle = { position: 4, amount: cents(200) };
    const dealt = new RiggedHand(setupWith([...deep, 10_000], { straddle: 'mississippi' }, { straddle }));
    expect(posted(dealt)).toEqual(['1 small-blind 50', '2 big-blind 100', '5 straddle 200']);
    expect(dealt.toAct).toBe(1);
    dealt.do('call', 'call', 'call', 'call');
    expect(dealt.toAct).toBe(5);
    expect(dealt.action('check').refused).toBeUndefined();
    expect(dealt.raise).toEqual([400, 10_000]);
  });

  it('§4.2, §4.4: a missed big blind is live, a missed small one dead in the main pot', () => {
    const owes = { 4: { small: true, big: true } };
    const dealt = new RiggedHand(setupWith([...deep, 10_000], {}, { owes }));
    expect(dealt.stacks).toEqual([9950, 9900, 10_000, 9850, 10_000]);
    dealt.do('fold');
    expect(dealt.toAct).toBe(4);
    expect(dealt.action('check').refused).toBeUndefined();
    dealt.do('check', 'fold', 'fold', 'check');
    expect(dealt.pots).toEqual([[300, [2, 4]]]);
  });

  it('§4.2: who straddles with a missed big blind owing posts the straddle, and the small blind dead', () => {
    const owes = { 3: { small: true, big: true } };
    const straddle = { position: 2, amount: cents(200) };
    const dealt = new RiggedHand(setupWith([...deep, 10_000], {}, { owes, straddle }));
    expect(posted(dealt)).toEqual([
      '1 small-blind 50',
      '2 big-blind 100',
      '3 missed-small-blind 50',
      '3 straddle 200',
    ]);
    expect(dealt.stacks[2]).toBe(9750);
  });

  it('short blinds: a small blind all in for less and a big blind all in for less', () => {
    const dealt = new RiggedHand(setupWith([20, 60, 1000, 1000]), {
      holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
      board: '2c 3d 4s 8h 9c',
    });
    expect(dealt.action('call').costs).toBe(100);
    dealt.do('call', 'fold');
    expect(dealt.events('returned').map(({ seat, amount }) => [seat, amount])).toEqual([[3, 40]]);
    expect(dealt.pots).toEqual([
      [60, [1, 2, 3]],
      [80, [2, 3]],
    ]);
    dealt.do('show', 'show', 'show');
    expect(dealt.stacks).toEqual([60, 80, 940, 1000]);
  });

  it('a big blind that covers an all-in small blind is not asked', () => {
    const dealt = new RiggedHand(setupWith([1000, 50]));
    expect(dealt.events('acted')).toEqual([]);
    expect(dealt.toAct).toBe(1);
    expect(dealt.question.actions.map(({ verb }) => verb)).toEqual(['show', 'muck']);
  });

  it('33.0 §1.12: a hand dies by the clock only when it faces a bet', () => {
    const dealt = new RiggedHand(setupWith(deep));
    dealt.hand.advance({ clock: 'expired' });
    expect(dealt.events('timed-out').map(({ seat }) => seat)).toEqual([3]);
    dealt.do('fold', 'call');
    expect(refusalOfCall(() => dealt.hand.advance({ clock: 'expired' }))).toContain('faces no bet');
  });

  it('26.0 §10.6: a blind that was merely called may not fold where the section does not offer it', async () => {
    const { omahaHighGame } = await import('../bclc-poker/26.0-27.0-omaha.ts');
    const dealt = new RiggedHand(setupWith(deep, {}, { variant: omahaHighGame }));
    dealt.do('call', 'call', 'call');
    expect(dealt.action('fold').refused?.cite?.clause).toBe('10.6');
  });
});
