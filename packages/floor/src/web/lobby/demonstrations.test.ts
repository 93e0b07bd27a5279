import { expect, it } from 'vitest';
import { dealtBy } from './demonstrations.ts';

it('a demonstration goes on round by round and begins again, and stands still where nothing moves', () => {
  const rounds = ['first', 'second', 'third'];
  expect(dealtBy(rounds, 0, false)).toEqual(['first']);
  expect(dealtBy(rounds, 9_000, false)).toEqual(rounds);
  expect(dealtBy(rounds, 12_000, false)).toEqual(['first']);
  expect(dealtBy(rounds, 0, true)).toEqual(rounds);
  expect(dealtBy([], 5_000, false)).toEqual([]);
});
