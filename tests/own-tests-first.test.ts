import { expect, it } from 'vitest';
import { nearnessTo } from './own-tests-first.ts';

it.each([
  ['poker/6.0-three-card-poker.ts', 'poker/6.0-three-card-poker.clauses.test.ts', 2],
  ['poker/6.0-three-card-poker.ts', 'poker/6.0-three-card-poker.test.ts', 2],
  ['poker/6.0-three-card-poker.test.ts', 'poker/6.0-three-card-poker.test.ts', 2],
  ['poker/6.0-three-card-poker.ts', 'poker/16.0-pai-gow-poker.test.ts', 1],
  ['table/round.ts', 'poker/round.test.ts', 0],
])('a change of %s and the test %s are as near as %i', (changed, test, nearness) => {
  expect(nearnessTo(changed, test)).toBe(nearness);
});
