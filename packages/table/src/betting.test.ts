import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet, BetKind } from './bets.ts';
import {
  type BetChange,
  betOptions,
  changed,
  clearing,
  costOf,
  doubling,
  laidOn,
  refusal,
  repeating,
  type Spots,
  undoing,
} from './betting.ts';
import { cents, dollars } from './money.ts';
import { highCard } from './testing/high-card.ts';

const limits = {
  ante: { least: dollars(5), most: dollars(500), step: dollars(1) },
  ace: { least: dollars(1), most: dollars(100), step: dollars(1) },
};
const table = { layout: highCard.with({}).layout, limits };
const nobody: Spots = new Map();

const change = (spot: number, wager: string, amount: number, kind: BetKind = 'own'): BetChange => ({
  spot,
  wager,
  kind,
  amount: cents(amount),
});

const why = (changes: BetChange[], spots: Spots = nobody): string | undefined =>
  refusal(table, spots, changed([], 'ann', changes), 'ann')?.reason;

describe('betting', () => {
  it('takes bets within the posted limits and refuses others with a sentence', () => {
    expect(why([change(1, 'ante', 500)])).toBeUndefined();
    expect(why([change(1, 'ante', 50_000)])).toBeUndefined();
    expect(why([change(1, 'ante', 400)])).toBe('The least on Ante is 5.00; this would be 4.00.');
    expect(why([change(1, 'ante', 50_100)])).toBe('The most on Ante is 500.00; this would be 501.00.');
    expect(why([change(1, 'ante', 550)])).toBe('Bets on Ante are multiples of 1.00.');
    expect(why([change(1, 'ante', -500)])).toMatch('The least');
    expect(why([change(7, 'ante', 500)])).toBe('The table has spots 1 to 6; there is no spot 7.');
    expect(why([change(1, 'trips', 500)])).toBe('There is no wager "trips" at this table.');
    expect(why([change(1, 'toString', 500)])).toBe('There is no wager "toString" at this table.');
  });

  it('lets one player hold as many spots as the section says', () => {
    expect(why([change(1, 'ante', 500), change(2, 'ante', 500)])).toBeUndefined();
    expect(why([change(1, 'ante', 500), change(2, 'ante', 500), change(4, 'ante', 500)])).toBe(
      'One player plays at most 2 spots.',
    );
    const { layout } = table;
    const alone = { ...table, layout: { ...layout, spotsPerPlayer: { ...layout.spotsPerPlayer, is: 1 } } };
    const two = changed([], 'ann', [change(1, 'ante', 500), change(2, 'ante', 500)]);
    expect(refusal(alone, nobody, two, 'ann')?.reason).toBe('One player plays at most one spot.');
  });

  it("keeps off other people's spots where back bets are not allowed", () => {
    const bobs: Spots = new Map([[1, { holder: 'bob', backBets: true }]]);
    expect(why([change(1, 'ante', 500)], bobs)).toBe('Spot 1 is taken; bet at a free spot.');
    expect(why([change(1, 'ante', 500, 'back')], bobs)).toMatch('Only the players of a spot');
  });

  it('takes a bet for the dealer only from somebody who plays', () => {
    expect(why([change(1, 'ante', 100, 'tip')])).toBe('Bet for yourself before you bet for the dealer.');
    expect(why([change(1, 'ante', 500), change(1, 'ante', 100, 'tip')])).toBeUndefined();
  });

  it('takes one from anybody where no clause says otherwise', () => {
    const layout = { ...table.layout, tips: { commissioned: true, cites: [] } };
    const alone = changed([], 'ann', [change(1, 'ante', 100, 'tip')]);
    expect(refusal({ ...table, layout }, new Map(), alone, 'ann')).toBeUndefined();
  });

  it('lists every bet that could be added, and each it offers is accepted at both ends', () => {
    const amounts = fc.constantFrom(0, 500, 1000, 49_900, 50_000);
    fc.assert(
      fc.property(fc.tuple(amounts, amounts), fc.boolean(), ([first, second], bobAtThree) => {
        const spots: Spots = new Map(bobAtThree ? [[3, { holder: 'bob', backBets: true }]] : []);
        const bets = changed([], 'ann', [change(1, 'ante', first), change(2, 'ante', second)]);
        for (const option of betOptions(table, spots, bets, 'ann')) {
          for (const amount of [option.least, option.most]) {
            const after = changed(bets, 'ann', [{ ...option, amount }]);
            const refused = refusal(table, spots, after, 'ann');
            if (!option.refused) expect(refused).toBeUndefined();
            else if (amount === option.least) expect(refused).toEqual(option.refused);
          }
        }
      }),
    );
  });

  it('undoes any change exactly, clears, doubles and repeats', () => {
    const changes = [change(1, 'ante', 500), change(2, 'ace', 300), change(1, 'ante', 100, 'tip')];
    const before = changed([], 'bob', [change(4, 'ante', 700)]);
    const after = changed(before, 'ann', changes);
    expect(changed(after, 'ann', undoing(changes))).toEqual(before);
    expect(changed(after, 'ann', clearing(after, 'ann'))).toEqual(before);
    const twice = changed(after, 'ann', doubling(after, 'ann'));
    expect(twice.filter(({ player }) => player === 'ann').map(({ amount }) => amount)).toEqual([
      1000, 600, 200,
    ]);
    expect(changed(before, 'ann', repeating(after, 'ann'))).toEqual(after);
    expect(twice.filter(({ player }) => player === 'bob')).toEqual(before);
  });

  it('costs the stakes, and the commission where it is laid beforehand', () => {
    const { layout } = highCard.with({ laid: 'yes' });
    const bets: Bet[] = changed([], 'ann', [
      change(1, 'ante', 1050),
      change(1, 'ace', 300),
      change(1, 'ante', 100, 'tip'),
    ]);
    expect(bets.map((bet) => laidOn(layout, bet))).toEqual([53, 0, 0]);
    expect(costOf(layout, bets)).toBe(1050 + 53 + 300 + 100);
    expect(costOf(table.layout, bets)).toBe(1450);
  });
});
