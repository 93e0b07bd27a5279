import { seededRandom } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { asianFiveCardStud } from '../../bclc-poker/24.0-asian-five-card-stud.ts';
import { omahaHiLo } from '../../bclc-poker/26.0-27.0-omaha.ts';
import { callingBot, equityBot, tightBot } from '../bots.ts';
import { RiggedHand, setupWith } from '../testing/rigged-hand.ts';
import { type HandView, viewHand } from '../view.ts';
import { equityOf } from './hand-equity.ts';

const inTurn = ({ hand, toAct }: RiggedHand): HandView => viewHand(hand, { seats: [toAct ?? 0] });
const equity = (hand: RiggedHand, rivals: number, ways: number): number =>
  equityOf(inTurn(hand), seededRandom('equity'), rivals, { ways });

describe('the part of a pot that a hand takes', () => {
  const headsUp = (own: string): RiggedHand => new RiggedHand(setupWith([1000, 1000]), { holes: { 2: own } });

  it('is about what is published for hold’em before the flop', () => {
    // Aces take 85.2 % from one who holds anything, and a deuce with a seven 34.6 %.
    expect(equity(headsUp('Ah Ad'), 1, 2000)).toBeCloseTo(0.852, 1);
    expect(equity(headsUp('7h 2c'), 1, 2000)).toBeCloseTo(0.346, 1);
  });

  it('is all of it for a hand that nothing beats, and a half where the board plays', () => {
    const checked = (own: string, board: string): RiggedHand =>
      new RiggedHand(setupWith([1000, 1000]), { holes: { 1: own }, board }).do(
        'call',
        'check',
        'check',
        'check',
        'check',
        'check',
      );
    expect(equity(checked('As Ks', 'Qs Js Ts 2d 3c'), 1, 50)).toBe(1);
    expect(equity(checked('2h 3d', 'As Ks Qs Js Ts'), 1, 50)).toBe(0.5);
  });

  it('counts the low, and only cards that the game has', () => {
    const omaha = new RiggedHand(setupWith([1000, 1000], {}, { variant: omahaHiLo }), {
      holes: { 1: 'As 2s Kd Kc' },
      board: '3h 4d 8s Kh Ks',
    }).do('call', 'check', 'check', 'check', 'check', 'check');
    // Four kings and the best low that there can be.
    expect(equity(omaha, 1, 200)).toBeGreaterThan(0.95);
    const stud = new RiggedHand(setupWith([1000, 1000], {}, { variant: asianFiveCardStud }));
    expect(equity(stud, 1, 100)).toBeGreaterThan(0);
    // Seven of them need more than the 32 cards: the last is common to all.
    const full = new RiggedHand(setupWith(Array(7).fill(1000), {}, { variant: asianFiveCardStud }));
    while (full.toAct !== null) {
      expect(equity(full, 6, 20)).toBeLessThanOrEqual(1);
      const { actions } = full.question;
      const open = ['check', 'call', 'bet'].find((verb) =>
        actions.some((each) => each.verb === verb && !each.refused),
      );
      full.do(open === 'bet' ? `bet ${full.raise[0]}` : `${open}`);
    }
    expect(full.hand.state.boards[0]).toHaveLength(1);
  });

  it('is looked for until the time is up', () => {
    let looks = 0;
    const untilAfter = (): boolean => {
      looks += 1;
      return looks === 3;
    };
    const share = equityOf(inTurn(headsUp('Ah Ad')), seededRandom(1), 1, { untilAfter });
    expect([looks, share > 0.6]).toEqual([3, true]);
  });

  it('decides: the same seed the same answer; a hopeless hand is given up to a bet, and called by who calls anything', () => {
    const facing = (): RiggedHand =>
      new RiggedHand(setupWith([5000, 5000]), {
        holes: { 2: '7h 2c', 1: 'Ah Ad' },
        board: 'As Kd Qh 5c 4c',
      }).do('call', 'check', 'bet 200');
    const view = inTurn(facing());
    const bot = equityBot(() => ({ ways: 60 }));
    expect(bot(view, seededRandom(7))).toEqual(bot(view, seededRandom(7)));
    expect(bot(view, seededRandom(7))).toEqual({ verb: 'fold' });
    expect(tightBot(view, seededRandom(7))).toEqual({ verb: 'fold' });
    const pair = inTurn(new RiggedHand(setupWith([5000, 5000]), { holes: { 2: '9h 8c' } }));
    expect(callingBot(pair, seededRandom(7))).toEqual({ verb: 'call' });
  });
});
