import { type Action, cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { answerTo, stillMeant } from './pre-action.ts';

const flop = { hand: 7, street: 'flop', price: 0 };
const refused = { reason: 'no' };
const facingABet: Action[] = [
  { verb: 'fold' },
  { verb: 'check', refused },
  { verb: 'call', costs: cents(500) },
];
const facingNothing: Action[] = [{ verb: 'fold' }, { verb: 'check' }, { verb: 'call', refused }];

describe('a wish for one’s turn', () => {
  it.each(['check-fold', 'check', 'call', 'call-any'] as const)(
    '%s: gone with the street and the hand',
    (wish) => {
      const pre = { wish, when: flop };
      expect(stillMeant(pre, flop)).toBe(pre);
      expect(stillMeant(pre, { ...flop, street: 'turn' })).toBeNull();
      expect(stillMeant(pre, { ...flop, hand: 8 })).toBeNull();
      expect(stillMeant(pre, null)).toBeNull();
    },
  );

  it('to check or to call a price is gone when the price changes', () => {
    const raised = { ...flop, price: 500 };
    expect(stillMeant({ wish: 'check', when: flop }, raised)).toBeNull();
    expect(stillMeant({ wish: 'call', when: flop }, raised)).toBeNull();
    expect(stillMeant({ wish: 'check-fold', when: flop }, raised)).not.toBeNull();
    expect(stillMeant({ wish: 'call-any', when: flop }, raised)).not.toBeNull();
  });

  it('never folds what can be checked, and never does what is not offered', () => {
    expect(answerTo('check-fold', facingNothing)).toEqual({ verb: 'check' });
    expect(answerTo('call-any', facingNothing)).toEqual({ verb: 'check' });
    expect(answerTo('check-fold', facingABet)).toEqual({ verb: 'fold' });
    expect(answerTo('call', facingABet)).toEqual({ verb: 'call' });
    expect(answerTo('check', facingABet)).toBeNull();
    expect(answerTo('call', [{ verb: 'show' }, { verb: 'muck' }])).toBeNull();
  });
});
