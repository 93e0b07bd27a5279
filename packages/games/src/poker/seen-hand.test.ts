import { formatCard } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { pineappleHoldem } from '../bclc-poker/18.0-19.0-pineapple.ts';
import { omahaHighGame } from '../bclc-poker/26.0-27.0-omaha.ts';
import { resumeHand } from './hand.ts';
import { RiggedHand, refusalOfCall, setupWith } from './testing/rigged-hand.ts';
import { viewHand } from './view.ts';

const stacks = [10_000, 10_000, 10_000];
const holes = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' };
const checked = (dealt: RiggedHand, players: number): RiggedHand => {
  for (let street = 0; street < 3; street += 1) dealt.do(...Array.from({ length: players }, () => 'check'));
  return dealt;
};

/** Seat 3 folds; seats 1 and 2 come to the showdown, where seat 1 mucks and seat 2 need not show. */
const mucked = (): RiggedHand =>
  checked(
    new RiggedHand(setupWith(stacks), { holes, board: '2c 3d 4s 8h 9c' }).do('fold', 'call', 'check'),
    2,
  ).do('muck');

describe('a hand of the showdown that was not shown', () => {
  it('bclc-poker 17.0 §10.14.2: any player of the game may see it once a bet was called, folded ones too', () => {
    const dealt = mucked();
    expect(dealt.events('shown')).toEqual([]);
    dealt.hand.advance({ see: 1, by: 3 });
    const [seen] = dealt.events('seen');
    expect(seen?.cards.map(formatCard).join(' ')).toBe('As Ah');
    const [first, second] = viewHand(dealt.hand, { seats: [] }).players;
    expect([first?.cards, first?.status]).toEqual([['As', 'Ah'], 'mucked']);
    expect(second?.cards).toEqual([null, null]);
    dealt.hand.advance({ see: 2, by: 1 });
    expect(viewHand(dealt.hand, { seats: [] }).players[1]?.cards).toEqual(['Ks', 'Kh']);
  });

  it('bclc-poker 17.0 §10.14.1, §10.14.2: seen, a mucked hand still wins nothing', () => {
    const dealt = mucked();
    const before = dealt.stacks;
    dealt.hand.advance({ see: 1, by: 2 });
    expect(dealt.stacks).toEqual(before);
    expect(before).toEqual([9900, 10_100, 10_000]);
  });

  it('bclc-poker 17.0 §10.14.2: not a hand that folded, nor one that was shown, nor before the end', () => {
    const early = new RiggedHand(setupWith(stacks), { holes }).do('fold', 'call', 'check');
    expect(refusalOfCall(() => early.hand.advance({ see: 1, by: 3 }))).toContain('when the hand is over');
    const dealt = mucked();
    const refused = (see: number, by: number): string => refusalOfCall(() => dealt.hand.advance({ see, by }));
    expect(refused(3, 1)).toContain('before the showdown');
    expect(refused(1, 1)).toContain('another player');
    expect(refused(1, 9)).toContain('Only who was dealt in');
    dealt.hand.advance({ see: 1, by: 2 });
    expect(refused(1, 3)).toContain('has been shown');
    expect(refused(3, 1)).toContain('17.0 §10.14.2');
    const late = new RiggedHand(setupWith(stacks), { holes, board: '2c 3d 4s 8h 9c' });
    late.hand.advance({ clock: 'expired' });
    checked(late.do('call', 'check'), 2).do('muck');
    expect(refusalOfCall(() => late.hand.advance({ see: 3, by: 1 }))).toContain('before the showdown');
  });

  it('bclc-poker 17.0 §10.14.2: no showdown, no right: the winner of an uncalled bet keeps the cards', () => {
    const dealt = new RiggedHand(setupWith(stacks), { holes }).do('raise 300', 'call', 'fold');
    dealt.do('bet 300', 'fold');
    expect(refusalOfCall(() => dealt.hand.advance({ see: 1, by: 2 }))).toContain('no showdown');
  });

  it('bclc-poker 17.0 §10.14.2: without a called bet nobody may ask; 26.0 and 27.0 ask for none', () => {
    // Both blinds are all in by posting: nobody has called anything.
    const blinds = [50, 100];
    const dealt = new RiggedHand(setupWith(blinds, { headsUpBlinds: 'printed' })).do('muck');
    expect(refusalOfCall(() => dealt.hand.advance({ see: 1, by: 2 }))).toContain('No bet was called');
    const omaha = setupWith(blinds, { headsUpBlinds: 'printed' }, { variant: omahaHighGame });
    const always = new RiggedHand(omaha).do('muck');
    always.hand.advance({ see: 1, by: 2 });
    expect(always.events('seen')[0]?.cite).toMatchObject({ section: '27.0', clause: '10.14.3' });
    expect(pineappleHoldem.handsSeen?.cite).toMatchObject({ section: '18.0', clause: '10.15.2' });
  });

  it('a hand resumed from its events has been seen too', () => {
    const dealt = mucked();
    dealt.hand.advance({ see: 1, by: 2 });
    const { setup } = dealt.hand.state;
    expect(resumeHand(setup, dealt.hand.events).state.players).toEqual(dealt.hand.state.players);
  });
});

describe('hands that are all in', () => {
  it('bclc-poker 17.0 §10.14: stay face down until every card is dealt and the showdown has come', () => {
    const dealt = new RiggedHand(setupWith(stacks), { holes }).do('raise 10000', 'call', 'fold');
    const kinds = dealt.do('show', 'show').hand.events.map(({ type }) => type);
    expect(kinds.indexOf('shown')).toBeGreaterThan(kinds.lastIndexOf('turned'));
    expect(dealt.events('turned')).toHaveLength(5);
  });
});
