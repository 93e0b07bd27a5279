import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('nearest word', () => {
  it.each([
    ['banker', 'banker', 0],
    ['bankr', 'banker', 1],
    ['bnaker', 'banker', 1],
    ['', 'tie', 3],
    ['kitten', 'sitting', 3],
  ])('%s is %s by %i letters', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  it('is none when nothing is near', () => {
    expect(nearest('roulette', ['player', 'banker', 'tie'])).toBeUndefined();
    expect(nearest('Palyer', ['player', 'banker', 'tie'])).toBe('player');
  });
});
