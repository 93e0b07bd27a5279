import { parseCards } from '@croupier/cards';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../bclc-poker/17.0-texas-holdem.ts';
import { omahaHiLo } from '../bclc-poker/26.0-27.0-omaha.ts';
import { shareInChips } from './odd-chips.ts';
import type { Player } from './player.ts';
import { dividePot } from './showdown.ts';
import { RiggedHand, setupWith } from './testing/rigged-hand.ts';

const deep = [10_000, 10_000, 10_000, 10_000];
const BOARD = '2c 3d 4s 8h 9c';

describe('bclc-poker 17.0 §10.14: the showdown', () => {
  const limped = (): RiggedHand =>
    new RiggedHand(setupWith(deep), { holes: { 1: 'As Ah', 3: 'Ks Kh' }, board: BOARD }).do(
      'call',
      'call',
      'call',
      'check',
    );

  it('who bet or raised last shows first, then clockwise', () => {
    const dealt = limped().do('check', 'check', 'check', 'check', 'check', 'check', 'check', 'check');
    dealt.do('check', 'check', 'bet 100', 'call', 'call', 'call');
    expect(dealt.toAct).toBe(3);
    dealt.do('show', 'show', 'show', 'show');
    expect(dealt.events('shown').map(({ seat }) => seat)).toEqual([3, 4, 1, 2]);
  });

  it('without a bet on the last street the first to the left of the button shows first', () => {
    const dealt = limped().do('check', 'check', 'bet 100', 'call', 'call', 'call');
    for (let street = 0; street < 2; street += 1) dealt.do('check', 'check', 'check', 'check');
    expect(dealt.toAct).toBe(1);
  });

  it('§10.14.1: a hand that is not exposed gives up the pot, even the best', () => {
    const dealt = limped();
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check', 'check');
    dealt.do('muck', 'muck', 'show', 'muck');
    expect(dealt.stacks).toEqual([9900, 9900, 10_300, 9900]);
    // A side pot as well as the main pot: the aces of seat 1 stay face down.
    const holes = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' };
    const aside = new RiggedHand(setupWith([1000, 1000, 300]), { holes, board: BOARD });
    aside.do('raise 300', 'call', 'call', 'bet 300', 'call', 'check', 'check', 'check', 'check');
    aside.do('muck', 'show', 'show');
    expect(aside.stacks).toEqual([400, 1900, 0]);
  });

  it('the last hand left wins without being shown', () => {
    const dealt = limped();
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check', 'check');
    dealt.do('muck', 'muck', 'muck');
    expect(dealt.hand.waiting.for).toBe('nothing');
    expect(dealt.events('shown')).toEqual([]);
    expect(dealt.stacks).toEqual([9900, 9900, 9900, 10_300]);
  });

  it('whoever mucks keeps a side pot that nobody else is in', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000, 300]), { holes: { 3: 'As Ah' }, board: BOARD });
    dealt.do('raise 300', 'call', 'call', 'bet 300', 'call', 'check', 'check', 'check', 'check');
    expect(dealt.pots).toEqual([
      [900, [1, 2, 3]],
      [600, [1, 2]],
    ]);
    dealt.do('muck', 'muck');
    // Seat 2 was the last in the side pot; only the main pot is given up.
    expect(dealt.stacks).toEqual([400, 1000, 900]);
  });

  it('showdown=exposed exposes every remaining hand and asks nobody', () => {
    const dealt = new RiggedHand(setupWith(deep, { showdown: 'exposed' }), { board: BOARD });
    dealt.do('call', 'call', 'call', 'check');
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check', 'check', 'check');
    expect(dealt.hand.waiting.for).toBe('nothing');
    expect(dealt.events('shown')).toHaveLength(4);
  });
});

describe('bclc-poker 17.0: odd chips (READINGS 50)', () => {
  it('equal shares in whole chips, odd ones from the left of the button, dust to the first', () => {
    expect(shareInChips(cents(1000), 3, cents(100))).toEqual([400, 300, 300]);
    expect(shareInChips(cents(1100), 3, cents(100))).toEqual([400, 400, 300]);
    expect(shareInChips(cents(1050), 2, cents(100))).toEqual([550, 500]);
  });

  it('a pot that does not divide between two winners, dealt', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000, 1000, 1000], { smallestChip: 50, bigBlind: 100 }), {
      holes: { 2: 'As Kd', 4: 'Ah Kc' },
      board: 'Ac Kh 7d 6s 2c',
    });
    dealt.do('fold', 'call', 'fold', 'check');
    for (let street = 0; street < 3; street += 1) dealt.do('check', 'check');
    dealt.do('show', 'show');
    // 250 in chips of 50: three for seat 2, which is nearer to the left of the button.
    expect(dealt.stacks).toEqual([950, 1050, 1000, 1000]);
  });

  const player = (position: number, cards: string): Player => ({
    seat: position + 1,
    position,
    startingStack: cents(0),
    stack: cents(0),
    bet: cents(0),
    paid: cents(0),
    cards: parseCards(cards),
    up: 0,
    out: null,
    shown: true,
    acted: false,
    priceWhenActed: cents(0),
    checked: false,
    takesCard: false,
  });

  it('26.0 §1.4.3, §1.4.4: the odd chip to the high half, within a half to the left of the button', () => {
    const players = [player(0, 'Ac 2d Kh Ks'), player(1, 'Ad 2h Jc Td'), player(2, 'Qs Qd 9h 9d')];
    const board = parseCards('3c 4h 8s Kd Qc');
    const pot = { amount: cents(1001), claimants: [0, 1, 2] };
    const awards = dividePot(pot, 0, players, [board], omahaHiLo, cents(1));
    expect(awards.map(({ hand, position, amount }) => [hand, position, amount])).toEqual([
      ['high', 0, 501],
      ['low', 0, 250],
      ['low', 1, 250],
    ]);
  });

  it('26.0 §1.4.3.a: without a low the high hand takes all', () => {
    const players = [player(0, 'Ac 2d Kh Ks'), player(1, 'Ad 2h Jc Td')];
    const board = parseCards('9c Th 8s Kd Qc');
    const pot = { amount: cents(900), claimants: [0, 1] };
    const awards = dividePot(pot, 0, players, [board], omahaHiLo, cents(1));
    expect(awards.map(({ hand, amount }) => [hand, amount])).toEqual([['high', 900]]);
  });

  it('boards are plural: each takes an equal part of the pot, the odd chip goes with the first', () => {
    const players = [player(0, 'As Ah'), player(1, 'Ks Kh')];
    const boards = ['2c 3d 7s 8h 9c', '2d 3c 7h Kd 9d'].map(parseCards);
    const pot = { amount: cents(501), claimants: [0, 1] };
    const awards = dividePot(pot, 0, players, boards, texasHoldem, cents(1));
    expect(awards.map(({ board, position, amount }) => [board, position, amount])).toEqual([
      [0, 0, 251],
      [1, 1, 250],
    ]);
  });
});
