import { describe, expect, it } from 'vitest';
import { chanceWords } from './jackpot-chance.ts';

describe('the chance of a jackpot in words', () => {
  const chances = [
    { players: 9, oneIn: 52_645.303 },
    { players: 11, oneIn: 7.827 },
  ];

  it('is that of the table, or of the largest that was counted, with what it supposes', () => {
    expect(chanceWords({ chances }, 9)).toBe(
      'One in 52,645 hands dealt at a full table of 9, if every hand is played to its end. Counted over every deal of hold’em.',
    );
    expect(chanceWords({ chances }, 10)).toContain('One in 7.8 hands dealt at a full table of 11,');
    expect(chanceWords({ chances: [] }, 9)).toBeNull();
  });
});
