import { describe, expect, it } from 'vitest';
import { texasHoldem } from '../bclc-poker/17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from '../bclc-poker/18.0-19.0-pineapple.ts';
import { threeTwoOne } from '../bclc-poker/20.0-three-two-one.ts';
import { omahaHighGame, omahaHiLo } from '../bclc-poker/26.0-27.0-omaha.ts';
import { RiggedHand, setupWith } from './testing/rigged-hand.ts';
import type { Variant } from './variant.ts';
import { viewHand } from './view.ts';

/** The hands as everybody sees them read: seat, the cards that stay up. */
const readIn = (dealt: RiggedHand): [number, string][] =>
  viewHand(dealt.hand, { seats: [] }).read.map(({ seat, cards }) => [seat, cards.join(' ')]);

interface Dealt {
  readonly holes: Record<number, string>;
  readonly board: string;
}

/** Two players with equal stacks who are all in before the flop; in pineapple each throws the last card away. */
function allIn(variant: Variant, cards: Dealt): RiggedHand {
  const setup = setupWith([1000, 1000], { showdown: 'exposed' }, { variant });
  const dealt = new RiggedHand(setup, cards).do('raise 1000', 'call');
  while (dealt.hand.waiting.for === 'answer') dealt.away();
  return dealt;
}

describe('bclc-poker 17.0 §10: the winning hand is read', () => {
  it('§10.15: the five cards that make it stay up, two of one’s own, one, or none', () => {
    const board = 'As Kd Qc 7h 2s';
    expect(readIn(allIn(texasHoldem, { holes: { 1: 'Jh Td', 2: 'Ah Ad' }, board }))).toEqual([
      [1, 'As Kd Qc Jh Td'],
    ]);
    expect(readIn(allIn(texasHoldem, { holes: { 1: 'Ah 3d', 2: 'Kh 4d' }, board }))).toEqual([
      [1, 'As Ah Kd Qc 7h'],
    ]);
    // The board is the best hand of both: their own cards are pulled down.
    const straight = allIn(texasHoldem, { holes: { 1: '2h 3d', 2: '2d 3c' }, board: 'As Kd Qc Jh Ts' });
    expect(readIn(straight)).toEqual([
      [1, 'As Kd Qc Jh Ts'],
      [2, 'As Kd Qc Jh Ts'],
    ]);
  });

  it('§10.15: nothing is read before the pot is pushed, nor where nobody had to show', () => {
    const open = new RiggedHand(setupWith([1000, 1000])).do('call');
    expect(readIn(open)).toEqual([]);
    expect(readIn(open.do('raise 300', 'fold'))).toEqual([]);
  });

  it('§10.15: a side pot has a hand of its own to read, and who wins two pots is read once', () => {
    const dealt = (holes: Record<number, string>) =>
      new RiggedHand(setupWith([1000, 1000, 300], { showdown: 'exposed' }), {
        holes,
        board: '2c 3d 8s 9h Jc',
      }).do('raise 300', 'call', 'call', 'bet 300', 'call', 'check', 'check', 'check', 'check');
    expect(readIn(dealt({ 1: 'Ks Kh', 2: 'Qs Qh', 3: 'As Ah' }))).toEqual([
      [3, 'As Ah Jc 9h 8s'],
      [1, 'Ks Kh Jc 9h 8s'],
    ]);
    expect(readIn(dealt({ 1: 'As Ah', 2: 'Qs Qh', 3: 'Ks Kh' }))).toEqual([[1, 'As Ah Jc 9h 8s']]);
  });

  it('18.0 §10.16, 19.0 §10.16: of pineapple, with the two cards that were kept', () => {
    for (const variant of [pineappleHoldem, crazyPineappleHoldem]) {
      // Whoever is away throws the card dealt last away (READINGS 86): the deuce here, which would have made three.
      const dealt = allIn(variant, { holes: { 1: 'Ah Ad 2d', 2: 'Kh Kd 3h' }, board: '2c 2h Qs 9h 7s' });
      expect([variant.id, readIn(dealt)]).toEqual([variant.id, [[1, 'Ah Ad 2h 2c Qs']]]);
    }
  });

  it('20.0 §10.15: of 3-2-1, five of eight', () => {
    const dealt = allIn(threeTwoOne, { holes: { 1: 'Ah Ad', 2: 'Kh Kd' }, board: '2c 3d 9s Jh 7s Ts' });
    expect(readIn(dealt)).toEqual([[1, 'Ah Ad Jh Ts 9s']]);
  });

  it('21.0 §10.15, §11.2.10: of two boards, on each the cards that win it', () => {
    const dealt = new RiggedHand(setupWith([1000, 1000], { showdown: 'exposed', runTwice: 'after-flop' }), {
      holes: { 1: 'As Ah', 2: 'Ks Kh' },
      board: '2c 3d 7s 8h 9c Kd Tc',
    }).do('call', 'check', 'bet 900', 'call', 'run-twice', 'run-twice');
    expect(viewHand(dealt.hand, { seats: [] }).read).toEqual([
      { seat: 1, board: 0, hand: 'high', cards: ['As', 'Ah', '9c', '8h', '7s'] },
      { seat: 2, board: 1, hand: 'high', cards: ['Ks', 'Kh', 'Kd', 'Tc', '7s'] },
    ]);
  });

  it('26.0 §10.15, 27.0 §10.15: of Omaha two of one’s own and three of the board, high and low', () => {
    const cards = { holes: { 1: 'Ah 2d Kc Kd', 2: 'Qc Qd Jc Js' }, board: '3s 5h 8c Kh Qh' };
    expect(viewHand(allIn(omahaHiLo, cards).hand, { seats: [] }).read).toEqual([
      { seat: 1, board: 0, hand: 'high', cards: ['Kh', 'Kd', 'Kc', 'Qh', '8c'] },
      { seat: 1, board: 0, hand: 'low', cards: ['8c', '5h', '3s', '2d', 'Ah'] },
    ]);
    expect(readIn(allIn(omahaHighGame, cards))).toEqual([[1, 'Kh Kd Kc Qh 8c']]);
  });
});
