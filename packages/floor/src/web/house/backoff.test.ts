import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.ts';

describe('waiting before the line is tried again', () => {
  it('grows, never beyond ten seconds, and never to nothing', () => {
    expect([1, 2, 3, 4].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1_600, 3_200]);
    expect(backoff(50, 1)).toBe(10_000);
    expect(backoff(0, 0)).toBe(200);
  });

  it('is spread, so that a room does not return at once', () => {
    expect(backoff(3, 0)).toBeLessThan(backoff(3, 0.5));
  });
});
