import { describe, expect, it } from 'vitest';
import { sentenceOf, wentHome } from './closed-words.ts';

const closed = {
  table: 'mini-1',
  name: 'Mini 1',
  since: Date.UTC(2026, 2, 1, 22),
  open: false,
  yours: 0,
  floor: null,
};

describe('a table whose books cannot be read', () => {
  it('is said to be closed, and since when', () => {
    expect(sentenceOf(closed)).toMatch(
      /^Mini 1 is closed since .*2026.*, because its books cannot be read\.$/,
    );
  });

  it('tells whoever had chips there what came back, also when it is open again', () => {
    const back = / Your \$?25\.00 that lay there went back to your balance\.$/;
    expect(sentenceOf({ ...closed, yours: 2_500 })).toMatch(back);
    const open = sentenceOf({ ...closed, yours: 2_500, open: true });
    expect(open).toMatch(back);
    expect(open).toContain('is open again');
  });

  it('tells the floor who got what', () => {
    const to = [
      { name: 'Ann', amount: 2_500 },
      { name: 'Bob', amount: 1_000 },
    ];
    expect(wentHome({ why: 'x', returned: 3_500, to })).toMatch(
      /^\$?35\.00 went back: Ann \$?25\.00, Bob \$?10\.00\.$/,
    );
    expect(wentHome({ why: 'x', returned: 0, to: [] })).toBe('No chips lay on it.');
  });
});
