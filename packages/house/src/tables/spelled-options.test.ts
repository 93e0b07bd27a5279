import { type BetOption, cents } from '@croupier/table';
import { expect, test } from 'vitest';
import { differsFrom, spelledOptions, spellOnce } from './spelled-options.ts';

const option = (spot: number, most: number): BetOption => ({
  spot,
  wager: spot === 2 ? 'tie – égalité' : 'player',
  kind: 'own',
  least: cents(100),
  most: cents(most),
  step: cents(100),
});

const LISTED = [1, 2, 3, 4].map((spot) => option(spot, 5_000));
const read = (options: readonly BetOption[]): unknown =>
  JSON.parse(`[${Buffer.concat([...spelledOptions(options)]).toString()}]`);

test.each([[[]], [[0]], [[3]], [[1, 2]], [[0, 2, 3]], [[0, 1, 2, 3]]])(
  'what was spelled once is sent with what differs at %j, and read as the whole list',
  (at) => {
    spellOnce(LISTED);
    const options = LISTED.map((one, index) => (at.includes(index) ? option(one.spot, 70_000) : one));
    differsFrom(LISTED, options, at);
    expect(read(options)).toEqual(options);
  },
);

test('a list that was never spelled is spelled now, and one of nothing is empty', () => {
  const fresh = [option(2, 1), option(5, 2)];
  expect(read(fresh)).toEqual(fresh);
  expect(read([])).toEqual([]);
});
