import { describe, expect, it } from 'vitest';
import { aTable, you } from '../testing/a-table.ts';
import { atArea, besideBets, netOf, othersNet, paidToOthers } from './at-area.ts';

const view = aTable({
  spots: [{ spot: 2, holder: { who: 'bob', name: 'Bob' }, backBets: true }],
  bets: [
    { spot: 2, wager: 'banker', kind: 'own', who: 'bob', amount: 500 },
    { spot: 2, wager: 'banker', kind: 'back', who: 'ada', amount: 2_500 },
    { spot: 1, wager: 'banker', kind: 'own', who: 'ada', amount: 100 },
    { spot: 1, wager: 'banker', kind: 'tip', who: 'ada', amount: 200 },
  ],
});

describe('an area of the layout', () => {
  it('tells mine from the dealer’s and from others’', () => {
    expect(atArea(view, [], { spot: 1, wager: 'banker' }, false)).toMatchObject({ mine: 100, tip: 200 });
    expect(atArea(view, [], { spot: 2, wager: 'banker' }, false)).toMatchObject({
      mine: 2_500,
      others: [{ name: 'Bob', kind: 'own', amount: 500 }],
    });
  });

  it('shows what the others’ bets did, once the round is over', () => {
    expect(othersNet(atArea(view, [], { spot: 2, wager: 'banker' }, false))).toBeNull();
    const result = { seat: 2, wager: 'banker', kind: 'own', who: 'bob', stake: 500 } as const;
    const lost = { ...view, results: [{ ...result, result: 'lose', won: 0, returned: 0 } as const] };
    expect(othersNet(atArea(lost, [], { spot: 2, wager: 'banker' }, false))).toBe(-500);
  });

  it('has the chips that others were paid, whatever was lost beside them', () => {
    const came = { seat: 2, wager: 'banker', stake: 500 } as const;
    const won = { ...came, kind: 'own', who: 'bob', result: 'win', won: 475, returned: 975 } as const;
    const lost = { ...came, kind: 'back', who: 'cy', result: 'lose', won: 0, returned: 0 } as const;
    const others = [
      { name: 'Bob', kind: 'own', amount: 500, result: won },
      { name: 'Cy', kind: 'back', amount: 500, result: lost },
    ] as const;
    expect(paidToOthers({ others })).toBe(475);
    expect(paidToOthers(atArea(view, [], { spot: 2, wager: 'banker' }, false))).toBe(0);
  });

  it('knows what lies beside the bets: a fee, or commission laid', () => {
    const mine = { ...view, you: { ...you, inPlay: 2_925 } };
    expect(besideBets(mine)).toBe(125);
    expect(besideBets({ ...mine, phase: { name: 'settled', since: 0, until: null } })).toBe(0);
  });

  it('shows what is on its way', () => {
    const command = {
      type: 'bet',
      id: 'a',
      table: 'one',
      changes: [{ spot: 3, wager: 'tie', kind: 'own', amount: 500 }],
    } as const;
    const asked = [{ command: { ...command, changes: [...command.changes] }, round: 7 }];
    expect(atArea(view, asked, { spot: 3, wager: 'tie' }, false).asked).toBe(500);
    expect(atArea(view, asked, { spot: 3, wager: 'banker' }, false).asked).toBe(0);
  });

  it('counts a bet for the dealer as given when it wins', () => {
    const line = { stake: 100, result: 'win' } as const;
    const rest = { returned: 900 };
    expect(netOf({ ...line, ...rest, kind: 'own' })).toBe(800);
    expect(netOf({ ...line, ...rest, kind: 'tip' })).toBe(-100);
    expect(netOf({ ...line, ...rest, kind: 'tip', result: 'push', returned: 100 })).toBe(0);
  });
});
