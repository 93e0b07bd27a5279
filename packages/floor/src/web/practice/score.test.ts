import { expect, it } from 'vitest';
import { missedMost, NO_SCORE, scored } from './score.ts';

it('counts what was right, and names the kinds of spots that cost most', () => {
  const score = [
    { right: true, cost: 0, kind: 'pair' },
    { right: false, cost: 0.1, kind: 'queen high' },
    { right: false, cost: 0.3, kind: 'jack high' },
    { right: false, cost: 0.1, kind: 'queen high' },
    { right: false, cost: null, kind: 'house way' },
  ].reduce((before, verdict) => scored(before, { ...verdict, unit: 'ante' }), NO_SCORE);
  expect([score.hands, score.right, score.unit]).toEqual([5, 1, 'ante']);
  expect(score.cost).toBeCloseTo(0.5, 12);
  expect(missedMost(score).map(({ kind, wrong, times }) => [kind, wrong, times])).toEqual([
    ['jack high', 1, 1],
    ['queen high', 2, 2],
    ['house way', 1, 1],
  ]);
  expect(missedMost(score, 1)).toHaveLength(1);
});
