import { describe, expect, it } from 'vitest';
import { aPokerTable, cite } from '../poker/testing/a-poker-table.ts';
import { aTable, you } from '../testing/a-table.ts';
import { heardAtPoker, heardAtTable } from './heard.ts';

describe('what is heard at a table', () => {
  const before = aTable({ calls: ['No more bets.'] });
  const place = { place: 'player', cards: ['Ts'], caption: '' };

  it('is nothing of what lay there before one came', () => {
    expect(heardAtTable(null, aTable({ calls: ['No more bets.'], places: [place] }))).toEqual([]);
  });

  it('is each card, each new call once, and the chips that come down', () => {
    const now = aTable({ calls: ['No more bets.', 'Player shows ten.'], places: [place] });
    expect(heardAtTable(before, now)).toEqual([{ sound: 'card' }, { say: 'Player shows ten.' }]);
    expect(heardAtTable(now, now)).toEqual([]);
  });

  it('is a win of your own, once', () => {
    const line = {
      seat: 1,
      kind: 'own',
      wager: 'player',
      stake: 500,
      result: 'win',
      won: 500,
      commission: 0,
      returned: 1000,
      row: null,
      cites: [],
    } as const;
    const phase = { name: 'settled', since: 1_000, until: null } as const;
    const now = aTable({ ...before, phase, you: { ...you, lines: [line] } });
    expect(heardAtTable(before, now)).toEqual([{ sound: 'won' }]);
    expect(heardAtTable(now, { ...now, watching: 2 })).toEqual([]);
  });
});

it('at poker every step since the last look is told, but no card that is dealt', () => {
  const before = aPokerTable();
  const { hand } = before;
  if (!hand) throw new Error('No hand is being played.');
  const log = [
    ...hand.log,
    { type: 'acted', seat: 5, verb: 'call', to: 200, put: 200, allIn: false, discarded: [], cite },
    { type: 'burned', cite },
    { type: 'turned', board: 0, card: '9h', cite },
  ] as const;
  const now = aPokerTable({ hand: { ...hand, log: [...log] } });
  const told = (step: { readonly type: string }): string => step.type;
  expect(heardAtPoker(before, now, told)).toEqual([
    { sound: 'card' },
    { sound: 'chips' },
    { say: 'acted' },
    { say: 'turned' },
  ]);
  expect(heardAtPoker(null, now, told)).toEqual([]);
});
