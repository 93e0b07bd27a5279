import { describe, expect, it } from 'vitest';
import { type Break, breakGaps, broken, parseBreaks } from './breaks.ts';
import { parseTreatments } from './treatment.ts';

const OF = { rulebook: 'bclc-baccarat', section: '1.0' };
const one = (replace: string, by = 'nothing', clause = '2.1'): Break => ({
  ...OF,
  clause,
  says: 'cards count one more',
  in: 'points.ts',
  replace,
  by,
});

describe('a break', () => {
  it('exchanges words of a source, wherever its lines end', () => {
    const source = 'const a = 1;\nif (rank === 12\n  && face) return 1;\n';
    expect(broken(source, one('(rank === 12 && face)', '(face)'))).toBe(
      'const a = 1;\nif (face) return 1;\n',
    );
    expect(broken(source, one('return 1;', ''))).toBe('const a = 1;\nif (rank === 12\n  && face) \n');
  });

  it('takes its words as they are, dots and brackets too', () => {
    expect(broken('a[0].b(c) + aX0', one('a[0].b', '$&'))).toBe('$&(c) + aX0');
  });

  it('does not fit a source in which its words stand nowhere, or twice', () => {
    expect(broken('a + b', one('a - b'))).toBeUndefined();
    expect(broken('a + b, a + b', one('a + b'))).toBeUndefined();
  });

  it('is read from its section’s file, and what is misspelt there is named', () => {
    const { says, in: path, replace, by } = one('a', '');
    const parsed = parseBreaks({ 2.1: [{ says, in: path, replace, by }] }, '1.0.json', OF);
    expect(parsed).toEqual([one('a', '')]);
    const misspelt = { 2.1: [{ says, in: path, replaces: replace, by }] };
    expect(() => parseBreaks(misspelt, '1.0.json', OF)).toThrow(
      'A break of 2.1 in 1.0.json needs "replace", a text.',
    );
  });
});

describe('the breaks of a treated section', () => {
  const treated = [
    parseTreatments(
      {
        ...OF,
        games: [],
        clauses: {
          2.1: { treatment: 'enforced', text: 'Cards count.', rule: 'points.ts#pointsOf' },
          2.2: { treatment: 'shown', text: 'It is posted.', rule: 'points.ts#pointsOf' },
        },
      },
      '1.0.json',
    ),
  ];
  const sourceOf = (path: string) => (path === 'points.ts' ? 'rank + 2' : undefined);

  it('are complete when each enforced clause has one that fits', () => {
    expect(breakGaps({ treated, breaks: [one('rank + 2')] }, sourceOf)).toEqual([]);
  });

  it('lack those of enforced clauses, and of no others', () => {
    expect(breakGaps({ treated, breaks: [] }, sourceOf)).toEqual([
      'bclc-baccarat 1.0 §2.1 is enforced, but no break tries its tests.',
    ]);
    const shown = one('rank + 2', 'rank', '2.2');
    expect(breakGaps({ treated, breaks: [one('rank + 2'), shown] }, sourceOf)).toEqual([
      'bclc-baccarat 1.0 §2.2 has a break, but is not enforced.',
    ]);
  });

  it('are stale when the source has changed', () => {
    expect(breakGaps({ treated, breaks: [one('rank + 3')] }, sourceOf)).toEqual([
      'A break of bclc-baccarat 1.0 §2.1 replaces words that do not stand once in points.ts: rank + 3',
    ]);
    expect(breakGaps({ treated, breaks: [{ ...one('rank + 2'), in: 'gone.ts' }] }, sourceOf)).toEqual([
      'A break of bclc-baccarat 1.0 §2.1 is in gone.ts, which does not exist.',
    ]);
  });
});
