import { expect, it } from 'vitest';
import { areaNamed } from './area-name.ts';

it('an area is known by its spot and its wager, whatever that is called', () => {
  expect(areaNamed('3/banker')).toEqual({ spot: 3, wager: 'banker' });
  expect(areaNamed('12/pair/plus')).toEqual({ spot: 12, wager: 'pair/plus' });
  for (const none of [null, undefined, '', '3/', 'banker']) expect(areaNamed(none)).toBeNull();
});
