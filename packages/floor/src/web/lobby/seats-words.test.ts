import { describe, expect, it } from 'vitest';
import { hasRoom, seatsWords } from './seats-words.ts';

describe('who is at a table', () => {
  it.each([
    ['nobody', { seats: 9, taken: 0, bots: 0, here: 0 }, '9 seats free'],
    ['onlookers only', { seats: 9, taken: 0, bots: 0, here: 1 }, '9 seats free · 1 person here'],
    [
      'nobody, and bots that would come',
      { seats: 6, taken: 0, bots: 0, here: 0, company: 3 },
      '6 seats free · 3 bots join you',
    ],
    [
      'one person among bots',
      { seats: 9, taken: 3, bots: 2, here: 1 },
      '1 player, 2 bots · 6 of 9 seats free',
    ],
    [
      'people who are watched',
      { seats: 9, taken: 2, bots: 0, here: 5 },
      '2 players · 7 of 9 seats free · 5 people here',
    ],
    [
      'somebody who has gone away',
      { seats: 9, taken: 1, bots: 0, here: 0 },
      '1 player · 8 of 9 seats free · nobody here now',
    ],
    [
      'a full table with bots',
      { seats: 6, taken: 6, bots: 3, here: 3 },
      '3 players, 3 bots · a bot makes room for you',
    ],
    [
      'a full table whose bots make room for others',
      { seats: 6, taken: 6, bots: 1, here: 6, waiting: 1 },
      '5 players, 1 bot · every seat is taken, 1 waiting · 6 people here',
    ],
    ['people only', { seats: 6, taken: 6, bots: 0, here: 6 }, '6 players · every seat is taken'],
  ])('%s', (_, table, words) => {
    expect(seatsWords(table).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('finds a seat where a bot has one, unless somebody waits for it', () => {
    expect(hasRoom({ seats: 6, taken: 6, bots: 1 })).toBe(true);
    expect(hasRoom({ seats: 6, taken: 6, bots: 1, waiting: 1 })).toBe(false);
    expect(hasRoom({ seats: 6, taken: 6, bots: 0 })).toBe(false);
    expect(hasRoom({ seats: 6, taken: 5, bots: 0 })).toBe(true);
  });
});
