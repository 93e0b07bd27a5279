import { describe, expect, it } from 'vitest';
import { isSought } from './sought.ts';

describe('finding a table', () => {
  const table = { name: 'The Long Gallery', title: 'Classic Squeeze Play Midi-Baccarat' };

  it('is by room or game, in any order and case', () => {
    for (const words of ['', 'gallery', 'midi SQUEEZE', ' long ']) expect(isSought(words)(table)).toBe(true);
    expect(isSought('squeeze ruyi')(table)).toBe(false);
  });
});
