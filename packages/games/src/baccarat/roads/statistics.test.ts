import { describe, expect, it } from 'vitest';
import { coupStatistics } from './statistics.ts';

describe('the statistics of a shoe', () => {
  it('count winners, pairs and naturals', () => {
    expect(
      coupStatistics([
        { winner: 'banker', bankerPair: true, natural: true },
        { winner: 'banker', playerPair: false },
        { winner: 'tie', playerPair: true, bankerPair: true },
        { winner: 'player', natural: true },
        { winner: 'banker', natural: false },
      ]),
    ).toEqual({ coups: 5, player: 1, banker: 3, tie: 1, playerPairs: 1, bankerPairs: 2, naturals: 2 });
  });

  it('are all zero before the first coup', () => {
    expect(Object.values(coupStatistics([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
