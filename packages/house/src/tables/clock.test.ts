import { afterEach, describe, expect, it, vi } from 'vitest';
import { Allowance } from '../server/allowance.ts';
import { Clock, houseTime, houseTimeOf, letPass } from './clock.ts';

const HOUR = 3_600_000;

describe('when the clock on the wall is set back by an hour', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('deadlines stay where they are', () => {
    const until = houseTime() + 1_000;
    const wall = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(wall - HOUR);
    expect(until - houseTime()).toBeGreaterThan(900);
    expect(until - houseTime()).toBeLessThanOrEqual(1_000);
  });

  it('what the books say is still to come has just happened', () => {
    const wall = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(wall - HOUR);
    expect(Math.abs(houseTimeOf(new Date(wall)) - houseTime())).toBeLessThanOrEqual(50);
    expect(houseTime() - houseTimeOf(new Date(wall - HOUR - 5_000))).toBeGreaterThanOrEqual(4_950);
  });

  it('nobody has said more than they may', () => {
    const allowance = new Allowance(50, 3, 1_000);
    expect(allowance.take(1_000)).toBe(true);
    // Whatever clock it is given: it never takes back what it has given.
    expect(allowance.take(1_000 - HOUR)).toBe(true);
    expect(allowance.take(1_000 - HOUR + 20)).toBe(true);
  });
});

describe('time that a test lets pass', () => {
  it('ends what would have ended in it, and nothing else', async () => {
    const [short, long] = [new Clock(), new Clock()];
    const before = houseTime();
    const done: string[] = [];
    const sleeps = [
      short.sleepThrough(HOUR).then(() => done.push('short')),
      long.sleepThrough(2 * HOUR).then(() => done.push('long')),
    ];
    letPass(HOUR);
    await sleeps[0];
    expect(done).toEqual(['short']);
    expect(houseTime() - before).toBeGreaterThanOrEqual(HOUR);
    long.stop();
    await sleeps[1];
  });
});
