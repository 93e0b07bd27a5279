import { describe, expect, it } from 'vitest';
import { ANYTHING, isWished, type Wish } from './wish.ts';

describe('finding a table', () => {
  const table = {
    table: 'gallery',
    name: 'The Long Gallery',
    title: 'Classic Squeeze Play Midi-Baccarat',
    game: 'a-rulebook/classic',
    room: 'baccarat',
    least: 25_00,
    most: 2_500_00,
    free: false,
  } as const;
  const found = (wish: Partial<Wish>, starred: readonly string[] = []): boolean =>
    isWished({ ...ANYTHING, ...wish }, starred)(table);

  it('is by name or game, in any order and case', () => {
    for (const words of ['', 'gallery', 'midi SQUEEZE', ' long ']) expect(found({ words })).toBe(true);
    expect(found({ words: 'squeeze ruyi' })).toBe(false);
  });

  it.each([
    ["Texas Hold'em", 'holdem', 'Hold’em', "texas hold'em"],
    ['Three Card Poker', '3 card', 'three', '3-card poker'],
    ['5 Treasures', 'five treasures', '5'],
    ['Omaha High/Low 8 or Better', 'hi 8', 'high low', 'HIGH/LOW'],
  ])('%s is found by what people write', (title, ...written) => {
    for (const words of written)
      expect([words, isWished({ ...ANYTHING, words }, [])({ ...table, title })]).toEqual([words, true]);
    expect(isWished({ ...ANYTHING, words: '6 card' }, [])({ ...table, title })).toBe(false);
  });

  it.each([
    [{ room: 'baccarat' }, { room: 'poker' }],
    [{ rulebook: 'a-rulebook' }, { rulebook: 'a-rule' }],
    [{ begin: 25_00 }, { begin: 24_00 }],
    [{ upTo: 2_500_00 }, { upTo: 2_501_00 }],
    [{ free: false }, { free: true }],
  ] as const)('%o leads to it, %o does not', (does, doesNot) => {
    expect(found(does)).toBe(true);
    expect(found(doesNot)).toBe(false);
  });

  it('is by one’s own stars', () => {
    expect(found({ starred: true }, ['gallery'])).toBe(true);
    expect(found({ starred: true }, ['garden'])).toBe(false);
  });

  it('holds every wish at once', () => {
    expect(found({ words: 'midi', room: 'baccarat', begin: 25_00 })).toBe(true);
    expect(found({ words: 'midi', room: 'banked', begin: 25_00 })).toBe(false);
  });
});
