import { expect, test } from 'vitest';
import type { ConnectionState } from '../model/model.ts';
import { lookAt } from '../model/table-events.ts';
import { aTable, you } from '../testing/a-table.ts';
import { isOver, leftWords } from './left-words.ts';

const left = (
  inPlay: number,
  net: number,
  connection: ConnectionState = { is: 'up' },
): Parameters<typeof leftWords>[0] => ({
  connection,
  table: lookAt(aTable({ you: { ...you, inPlay, net } }), null, 0),
});

test('of a table that was left it is said what lies there, and then what came of it since', () => {
  expect(leftWords({ table: null, connection: { is: 'opening', attempt: 1 } }, 0)).toBe('Opening…');
  expect(leftWords(left(2_500, -1_000), -1_000)).toBe('25 in play');
  expect(leftWords(left(0, -3_500), -1_000)).toBe('−25');
  expect(leftWords(left(0, 1_375), -1_000)).toBe('+23.75');
});

test('while its line is down nothing is said of it that may not be so any more', () => {
  expect(leftWords(left(2_500, 0, { is: 'down', attempt: 1, retryAt: 0 }), 0)).toBe('No line');
  expect(leftWords(left(2_500, 0, { is: 'opening', attempt: 2 }), 0)).toBe('No line');
});

test('it is over when nothing lies there, and not before it is known', () => {
  expect(isOver({ table: null })).toBe(false);
  expect(isOver(left(2_500, 0))).toBe(false);
  expect(isOver(left(0, 0))).toBe(true);
});
