import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './read-settings.ts';

describe('settings as they were stored', () => {
  it('come back as they were left', () => {
    const left = {
      ...DEFAULTS,
      deck: 'four',
      volume: 5,
      sound: true,
      amounts: 'ch',
      starred: ['one'],
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(left)))).toEqual(left);
  });

  it('are as usual where an older page, or somebody else, stored something that is none', () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
    const odd = { deck: 'five', volume: 1000, chip: 'red', keys: 'yes', starred: [1, 'one'], tail: true };
    expect(readSettings(odd)).toEqual({ ...DEFAULTS, starred: ['one'] });
  });
});
