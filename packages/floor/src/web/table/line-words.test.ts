import type { LineView } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { broughtBy, broughtToOthers, outcomeOf, reasonOf, sumsOf } from './line-words.ts';

const line = (change: Partial<LineView>): LineView => ({
  seat: 3,
  kind: 'own',
  wager: 'banker',
  stake: 25_00,
  result: 'win',
  won: 25_00,
  commission: 1_25,
  returned: 48_75,
  row: 'Banker wins',
  cites: [],
  ...change,
});
const wagers = [{ id: 'banker', name: 'Banker' }];
const house = { wagers, bank: null };
const banked = { wagers, bank: { wagers: ['banker'] } };

describe('a settled line in words', () => {
  it('says beside the chips what it brought, or why it brought nothing', () => {
    const even = { won: 0, commission: 0, returned: 25_00 };
    expect(broughtBy([line({})])).toBe('+23.75');
    expect(broughtBy([line({ ...even, result: 'push' })])).toBe('push');
    // bclc-poker 1.0: a bet that its player took back is no push.
    expect(broughtBy([line({ ...even, result: 'withdrawn' })])).toBe('back');
    expect(broughtBy([line({ ...even, result: 'void' })])).toBe('back');
    expect(broughtBy([line({ result: 'push', won: 0, returned: 23_75 })])).toBe('−1.25');
    expect(broughtBy([line({}), line({ result: 'lose', won: 0, returned: 0 })])).toBe('−1.25');
  });

  it('says the same of others’ bets: a push is called one', () => {
    const their = { name: 'Bob', kind: 'own', amount: 5_00 } as const;
    const came = { seat: 3, wager: 'banker', kind: 'own', who: 'bob', stake: 5_00 } as const;
    const push = { ...their, settled: { ...came, result: 'push', won: 0, returned: 5_00 } } as const;
    const lost = { ...their, settled: { ...came, result: 'lose', won: 0, returned: 0 } } as const;
    expect(broughtToOthers({ others: [{ ...their, settled: null }] })).toBeNull();
    expect(broughtToOthers({ others: [push] })).toBe('push');
    expect(broughtToOthers({ others: [push, lost] })).toBe('−5');
  });

  it('says who won by which row, and where the chips went', () => {
    expect(outcomeOf(line({}), house)).toBe('Banker wins');
    expect(reasonOf(line({}), house)).toBe('Banker wins');
    expect(sumsOf(line({}))).toBe('25 staked, 25 won, 1.25 commission, 48.75 back');
  });

  it('bclc-baccarat 1.0 §6.2.1: what is won for the dealers is theirs, and what stands off is not', () => {
    const tip = line({ kind: 'tip', commission: 0, returned: 50_00 });
    expect(sumsOf(tip)).toBe('25 staked, 25 won, 50 to the dealers');
    expect(sumsOf({ ...tip, result: 'push', won: 0, returned: 25_00 })).toBe('25 staked, 25 back');
    expect(sumsOf({ ...tip, result: 'lose', won: 0, returned: 0 })).toBe('25 staked, 0 back');
  });

  it('colorado-rule-28 30-2808 §(3)(c): vigorish on a tie is taken from a bet that stays', () => {
    const tie = line({ result: 'push', won: 0, commission: 1_25, returned: 23_75, row: 'tie' });
    expect(reasonOf(tie, house)).toBe('tie: the bet stays yours, less 1.25 vigorish');
  });

  it('READINGS 9: what the bank cannot cover goes back, whole or in part', () => {
    const returned = line({ result: 'void', won: 0, commission: 0, returned: 25_00, row: null });
    expect(reasonOf(returned, banked)).toBe('The bank could not cover it');
    expect(reasonOf(returned, house)).toBe('The round was void: the bet goes back');
    const part = line({ result: 'lose', won: 0, commission: 0, returned: 10_00, row: null });
    expect(reasonOf(part, banked)).toBe('The bank covered 15 of it; the rest goes back');
  });

  it('names what is no bet on the layout', () => {
    const fee = line({ wager: 'fee', stake: 0, won: 0, commission: 0, returned: -1_00, row: null });
    expect(outcomeOf(fee, banked)).toBe('Collection fee');
    expect(sumsOf(fee)).toBe('1 collected');
    const bank = line({ wager: 'bank', stake: 500_00, won: 40_00, commission: 2_00, returned: 538_00 });
    expect(outcomeOf(bank, banked)).toBe('Your bank wins');
    expect(sumsOf(bank)).toBe('500 put up, 40 won, 2 commission, 538 back');
    expect(outcomeOf(line({ wager: 'envy' }), house)).toBe('Envy award');
  });
});
