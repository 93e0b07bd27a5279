import { describe, expect, it } from 'vitest';
import { hasRoom, seatsWords } from './seats-words.ts';

describe('who is at a table', () => {
  it.each([
    ['nobody', { seats: 9, taken: 0, bots: 0, players: 0, away: 0, here: 0 }, '9 seats free'],
    [
      'onlookers only',
      { seats: 9, taken: 0, bots: 0, players: 0, away: 0, here: 1 },
      '9 seats free · 1 person here',
    ],
    [
      'nobody, and bots that would come',
      { seats: 6, taken: 0, bots: 0, players: 0, away: 0, here: 0, company: 3 },
      '6 seats free · 3 bots join you',
    ],
    [
      'one person among bots',
      { seats: 9, taken: 3, bots: 2, players: 1, away: 0, here: 1 },
      '1 player, 2 bots · 6 of 9 seats free',
    ],
    [
      'one person with two seats',
      { seats: 9, taken: 2, bots: 0, players: 1, away: 0, here: 1 },
      '1 player · 7 of 9 seats free',
    ],
    [
      'people who are watched',
      { seats: 9, taken: 2, bots: 0, players: 2, away: 0, here: 5 },
      '2 players · 7 of 9 seats free · 5 people here',
    ],
    [
      'somebody who has gone away',
      { seats: 9, taken: 1, bots: 0, players: 0, away: 1, here: 0 },
      '1 player away · 8 of 9 seats free',
    ],
    [
      'people who have gone away from bots, and somebody who looks at their seats',
      { seats: 9, taken: 5, bots: 2, players: 0, away: 3, here: 1 },
      '3 players away, 2 bots · 4 of 9 seats free · 1 person here',
    ],
    [
      'people of whom some have gone away',
      { seats: 9, taken: 6, bots: 2, players: 1, away: 3, here: 1 },
      '1 player, 3 away, 2 bots · 3 of 9 seats free',
    ],
    [
      'a full table with bots',
      { seats: 6, taken: 6, bots: 3, players: 3, away: 0, here: 3 },
      '3 players, 3 bots · a bot makes room for you',
    ],
    [
      'a full table whose bots make room for others',
      { seats: 6, taken: 6, bots: 1, players: 5, away: 0, here: 6, waiting: 1 },
      '5 players, 1 bot · every seat is taken, 1 waiting · 6 people here',
    ],
    [
      'people only',
      { seats: 6, taken: 6, bots: 0, players: 6, away: 0, here: 6 },
      '6 players · every seat is taken',
    ],
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
