import { describe, expect, it } from 'vitest';
import { type Break, breakGaps, parseBreaks, writtenBreaks } from './breaks.ts';
import type { ClauseName } from './rulebook.ts';
import { parseTreatments } from './treatment.ts';

const OF = { rulebook: 'bclc-baccarat', section: '1.0' };
const CLAUSE: ClauseName = { ...OF, clause: '2.1' };
const ONE: Break = {
  at: 'points.ts#pointsOf',
  says: 'cards count one more',
  replace: 'rank + 2',
  by: 'rank + 3',
  breaks: [CLAUSE],
};
const GOLD = 'baccarat-gold Tie Bet §3';

describe('a file of breaks', () => {
  it('is read as it is written', () => {
    const second = {
      ...ONE,
      by: '',
      occurrence: 2,
      breaks: [CLAUSE, { rulebook: 'baccarat-gold', section: 'Tie Bet', clause: '3' }],
    };
    const text = writtenBreaks([ONE, second]);
    expect(text).toContain(GOLD);
    expect(parseBreaks(JSON.parse(text), 'points.json')).toEqual([ONE, second]);
  });

  it.each([
    [{ replaces: 'rank' }, 'A break of a.ts#a in x.json has no field "replaces".'],
    [{ replace: '' }, 'A break of a.ts#a in x.json needs "replace", one line of text.'],
    [{ breaks: ['1.0 2.1'] }, 'x.json: "1.0 2.1" is no clause, such as "bclc-baccarat 1.0 §8.3.2".'],
    [{ occurrence: [1, 2] }, 'A break of a.ts#a in x.json has several occurrences.'],
  ])('names what is wrong in it: %j', (wrong, sentence) => {
    const one = { says: 'x', replace: 'a', by: 'b', breaks: [GOLD], ...wrong };
    expect(() => parseBreaks({ 'a.ts#a': [one] }, 'x.json')).toThrow(sentence);
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

  it('are complete when each enforced clause has one', () => {
    expect(breakGaps({ treated, breaks: [ONE] })).toEqual([]);
  });

  it('lack those of enforced clauses, and of no others', () => {
    expect(breakGaps({ treated, breaks: [] })).toEqual([
      'bclc-baccarat 1.0 §2.1 is enforced, but no break tries its tests.',
    ]);
    const shown = { ...ONE, by: 'rank', breaks: [{ ...CLAUSE, clause: '2.2' }] };
    expect(breakGaps({ treated, breaks: [ONE, shown] })).toEqual([
      'bclc-baccarat 1.0 §2.2 has a break, but is not enforced.',
    ]);
  });

  it('are written once each, with all their clauses', () => {
    expect(breakGaps({ treated, breaks: [ONE, { ...ONE, says: 'the same' }] })).toEqual([
      'A break of points.ts#pointsOf (the same) is written twice: name all its clauses in one.',
    ]);
    expect(breakGaps({ treated, breaks: [ONE, { ...ONE, by: 'rank', breaks: [] }] })).toEqual([
      'A break of points.ts#pointsOf (cards count one more) breaks no clause.',
    ]);
  });
});
