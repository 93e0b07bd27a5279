import type { PokerHandReplay } from '@croupier/house/protocol';
import { expect, it } from 'vitest';
import { linesOf } from './replayed.ts';
import { aPokerTable, cite } from './testing/a-poker-table.ts';

const { hand, ...table } = aPokerTable();
if (!hand) throw new Error('There is no hand.');
const { view } = hand;

const turned = (board: number, card: string) => ({ type: 'turned', board, card, cite }) as const;

it('a hand whose board is run twice says on which board each card comes', () => {
  const steps = [[turned(0, '3c'), turned(0, '7d')], [turned(1, '4c')]];
  const replay: PokerHandReplay = {
    ...table,
    hand: 1,
    at: 0,
    button: 2,
    kill: null,
    seat: null,
    net: null,
    players: [],
    frames: steps.map((ofOne) => ({ steps: ofOne, view: { ...view, toAct: null } })),
    phh: null,
    pokerstars: null,
    share: null,
  };
  expect(linesOf(replay)).toEqual([
    'On the board: the three of clubs, the seven of diamonds.',
    'On board 2: the four of clubs.',
  ]);
});
