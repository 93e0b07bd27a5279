import { expect, it } from 'vitest';
import { edgeInWords, oddsPage } from './edges.ts';

it('says whose edge it is, and when it is an estimate', () => {
  expect(edgeInWords({ wager: 'a', edge: 0.010579, method: 'exact' })).toBe('house edge 1.06 %');
  expect(edgeInWords({ wager: 'a', edge: -0.0214, method: 'exact' })).toBe('your edge 2.14 %');
  expect(edgeInWords({ wager: 'a', edge: 0.0294, method: 'simulated' })).toBe('house edge about 2.9 %');
  expect(edgeInWords(undefined)).toBeUndefined();
});

it('leads to the page of the game under the options of the table', () => {
  expect(oddsPage('book/game', [{ name: 'decks', value: 6 }])).toBe('/odds/book/game?decks=6');
});
