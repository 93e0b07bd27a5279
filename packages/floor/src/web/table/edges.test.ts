import { expect, it } from 'vitest';
import { edgeInWords, oddsPage } from './edges.ts';

it('says whose edge it is, and when it is an estimate', () => {
  const a = { wager: 'a', method: 'exact', meters: [] } as const;
  expect(edgeInWords({ ...a, meters: [], edge: 0.010579 }, [])).toBe('house edge 1.06 %');
  expect(edgeInWords({ ...a, meters: [], edge: -0.0214 }, [])).toBe('your edge 2.14 %');
  const guessed = { wager: 'a', method: 'simulated', meters: [], edge: 0.0294 } as const;
  expect(edgeInWords({ ...guessed, meters: [] }, [])).toBe('house edge about 2.9 %');
  expect(edgeInWords(undefined, [])).toBeUndefined();
});

it('says it as the meter stands now', () => {
  const meters = [{ name: 'progressive', shows: 10_000, perCent: 1e-6 }];
  const odds = { wager: 'a', method: 'exact', edge: 0.25, meters } as const;
  const at = (amount: number) => edgeInWords({ ...odds, meters }, [{ name: 'progressive', amount }]);
  expect(at(110_000)).toBe('house edge 15.00 %');
  expect(at(310_000)).toBe('your edge 5.00 %');
});

it('leads to the page of the game under the options of the table', () => {
  expect(oddsPage('book/game', [{ name: 'decks', value: 6 }])).toBe('/odds/book/game?decks=6');
});
