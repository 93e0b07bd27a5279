import { expect, it } from 'vitest';
import { isEmpty } from './empty.ts';

it('a table is empty where nobody is and nothing is played for, whatever it was left at', () => {
  expect(isEmpty({ watching: 0, inPlay: false })).toBe(true);
  expect(isEmpty({ watching: 1, inPlay: false })).toBe(false);
  expect(isEmpty({ watching: 0, inPlay: true })).toBe(false);
});
