import { describe, expect, it } from 'vitest';
import { chanceWords, interval } from './jackpot-chance.ts';

describe('the chance of a jackpot in words', () => {
  const chances = [
    { players: 9, hands: 1_000_000, won: 19 },
    { players: 11, hands: 1_000_000, won: 27 },
  ];

  it('is that of the table, or of the largest that was counted, with its interval and what it supposes', () => {
    expect(chanceWords({ chances }, 9)).toBe(
      'About one in 53,000 hands dealt at a full table of 9 (one in 34,000 to 82,000), if every hand is played to its end. ' +
        'Counted in 1,000,000 hands of hold’em.',
    );
    expect(chanceWords({ chances }, 10)).toContain('a full table of 11 (');
    expect(chanceWords({ chances: [] }, 9)).toBeNull();
  });

  it('has the interval that is printed for ten in a hundred: 5.5 to 17.4 %', () => {
    expect(interval({ hands: 100, won: 10 }).map((share) => Math.round(share * 1000))).toEqual([55, 174]);
  });
});
