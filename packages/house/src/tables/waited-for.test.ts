import { describe, expect, it } from 'vitest';
import { waitedForUntil } from './waited-for.ts';

const PACE = { decide: 25_000 };

describe('whoever is asked', () => {
  it('and looks on has all of the time', () => {
    expect(waitedForUntil({ until: 40_000, courtesy: false }, PACE, null)).toBe(40_000);
  });

  it('and has just lost the line is waited for, and not at all where nothing depends on the answer', () => {
    expect(waitedForUntil({ until: 40_000, courtesy: false }, PACE, { since: 14_000 })).toBe(39_000);
    expect(waitedForUntil({ until: 40_000, courtesy: true }, PACE, { since: 14_000 })).toBe(0);
  });

  it('and is gone for good is waited for once: six who leave a round of eighteen questions hold it up for one', () => {
    let now = 1_000;
    const gone = { since: 0 };
    for (let asked = 1; asked <= 18; asked += 1)
      now = Math.max(now, waitedForUntil({ until: now + PACE.decide, courtesy: false }, PACE, gone));
    expect(now).toBe(25_000);
  });
});
