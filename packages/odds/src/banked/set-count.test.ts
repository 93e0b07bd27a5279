import { describe, expect, it } from 'vitest';
import { paiGowAgainstHouse } from './pai-gow-strategies.ts';
import { countSetting } from './set-count.ts';

describe('all hands against all of the dealer', () => {
  // Aces, fives, fours, threes and the joker: set-count.proof.ts deals all 2,333,760 pairs of hands one by one and finds the same.
  it('of a small deck come to what they do one by one', () => {
    const { best, houseWay, hands } = countSetting(paiGowAgainstHouse([-1, 0, 0.95]), {
      ranks: [12, 3, 2, 1],
    });
    expect(hands).toBe(19_448);
    expect(best).toEqual([427_748, 1_687_756, 218_256]);
    expect(houseWay).toEqual([698_276, 1_392_248, 243_236]);
  });
});
