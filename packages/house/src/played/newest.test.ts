import { expect, it } from 'vitest';
import { newest } from './newest.ts';

it('a page has the newest first, and all of the moment with which it ends', () => {
  const itself = (at: number): number => at;
  expect(newest([1, 5, 3, 3, 2, 3], 2, itself)).toEqual([5, 3, 3, 3]);
  expect(newest([1, 5, 3], 2, itself)).toEqual([5, 3]);
  expect(newest([1, 5, 3], 9, itself)).toEqual([5, 3, 1]);
  expect(newest([], 9, itself)).toEqual([]);
});
