import { expect, test } from 'vitest';
import { nameOf } from './page-name.ts';
import { readRoute } from './route.ts';

test('a page is named by where one is; tables, games and sections name themselves', () => {
  const named = (address: string): string | undefined => nameOf(readRoute(address));
  expect(named('#/')).toBe('Tables');
  expect(named('#/history/t1/12')).toBe('Hand 12 again');
  expect(named('#/rules')).toBe('Rules');
  expect(named('#/over/there/far')).toBe('No such room');
  expect(named('#/table/t1')).toBeUndefined();
  expect(named('#/rules/bclc-poker/6.0/6.8.2')).toBeUndefined();
});
