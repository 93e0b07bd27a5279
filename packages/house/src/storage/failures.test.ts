import { describe, expect, it } from 'vitest';
import { isBrokenConnection, isLostRace, isUnreachable } from './failures.ts';

const withCode = (code: string): Error => Object.assign(new Error('It failed.'), { code });

describe('what the database fails with', () => {
  it.each(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', '25P03', '57P01', '08006'])(
    '%s is a connection that is gone, and nobody knows what became of the last COMMIT',
    (code) => {
      expect([isUnreachable(withCode(code)), isBrokenConnection(withCode(code))]).toEqual([true, true]);
      expect(isLostRace(withCode(code))).toBe(false);
    },
  );

  it.each(['23505', '40001', '40P01'])('%s is a race that another was quicker in', (code) => {
    expect(isLostRace(withCode(code))).toBe(true);
    expect(isUnreachable(withCode(code))).toBe(false);
  });

  it.each(['23514', 'P0001', 'XX000', 'HV00B'])(
    '%s is an answer of the database, over a connection that stands',
    (code) => {
      expect([isUnreachable(withCode(code)), isBrokenConnection(withCode(code))]).toEqual([false, false]);
    },
  );
});
