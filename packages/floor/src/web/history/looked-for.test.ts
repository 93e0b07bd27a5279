import { describe, expect, it } from 'vitest';
import { askedFor, EVERYTHING } from './looked-for.ts';

const NOON = new Date(2026, 10, 16, 12, 30);

describe('what is looked for in the history', () => {
  it('asks for nothing where everything is wanted', () => {
    expect(askedFor(EVERYTHING, NOON).toString()).toBe('');
  });

  it('counts days from midnight, today included', () => {
    const from = (days: number): number => Number(askedFor({ ...EVERYTHING, days }, NOON).get('from'));
    expect(new Date(from(1))).toEqual(new Date(2026, 10, 16));
    expect(new Date(from(30))).toEqual(new Date(2026, 9, 18));
  });

  it('hands on kind, game, table, result and size', () => {
    const wanted = {
      kind: 'hand',
      game: 'a/b',
      table: 'one',
      days: null,
      result: 'won',
      atLeast: 5_000,
    } as const;
    expect(askedFor(wanted, NOON).toString()).toBe('kind=hand&game=a%2Fb&table=one&result=won&atLeast=5000');
  });
});
