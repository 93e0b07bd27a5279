import { describe, expect, it } from 'vitest';
import { gaps, type Surroundings, testsByClause } from './conformance.ts';
import type { Rulebook } from './rulebook.ts';
import type { TreatedClause, TreatedSection } from './treatment.ts';

const BOOK: Rulebook = {
  id: 'book',
  title: 'A small rulebook',
  sections: [{ section: '1.0', title: 'One', clauses: ['1.1', '1.2'] }],
};

const FULL: TreatedClause = {
  treatment: 'enforced',
  text: 'A fact.',
  rule: 'packages/x.ts#x',
  options: [],
  readings: [],
  reason: null,
};

const AROUND: Surroundings = {
  ruleExists: (rule) => rule === 'packages/x.ts#x',
  reached: () => true,
  gameExists: (id) => id === 'book/game',
  optionExists: (option) => option === 'decks',
  explained: (anchor) => anchor === 'option-decks' || anchor === 'reading-1',
  cited: new Set(['book 1.0 §1.2']),
};

const treated = (clauses: Record<string, Partial<TreatedClause>>): TreatedSection => ({
  rulebook: 'book',
  section: '1.0',
  games: ['book/game'],
  clauses: new Map(Object.entries(clauses).map(([clause, own]) => [clause, { ...FULL, ...own }])),
});

const NOTHING_TO_DO = { treatment: 'not applicable', rule: null, reason: 'Nothing to do.' } as const;

const found = (clauses: Record<string, Partial<TreatedClause>>, tests: Record<string, string[]> = {}) =>
  gaps({ rulebooks: [BOOK], treated: [treated(clauses)] }, new Map(Object.entries(tests)), AROUND);

describe('what is missing in a treated section', () => {
  it('is nothing when every clause is treated and the enforced ones are tested', () => {
    expect(found({ '1.1': {}, '1.2': NOTHING_TO_DO }, { 'book 1.0 §1.1': ['a test'] })).toEqual([]);
  });

  it('is a clause without treatment, and a treatment without clause', () => {
    expect(found({ '1.2': NOTHING_TO_DO, '1.3': NOTHING_TO_DO })).toEqual([
      'book 1.0 §1.1 has no treatment.',
      'book 1.0 §1.3 is treated and does not exist.',
    ]);
  });

  it('is an enforced clause that no passing test names, even if it is posted', () => {
    expect(found({ '1.1': NOTHING_TO_DO, '1.2': {} })).toEqual([
      'book 1.0 §1.2 is enforced, but no passing test names it.',
    ]);
  });

  it('is a shown or prompted clause that is neither cited nor tested', () => {
    for (const treatment of ['shown', 'procedure'] as const) {
      expect(found({ '1.1': { treatment }, '1.2': { treatment } })).toEqual([
        expect.stringMatching(/^book 1\.0 §1\.1 is "\w+", but no game cites it/),
      ]);
      expect(found({ '1.1': { treatment }, '1.2': { treatment } }, { 'book 1.0 §1.1': ['a test'] })).toEqual(
        [],
      );
    }
  });

  it('is a heading that a game cites', () => {
    const heading = { ...NOTHING_TO_DO, reason: 'A heading; its parts are treated one by one.' };
    expect(found({ '1.1': heading, '1.2': heading })).toEqual([
      'book 1.0 §1.2 is a heading, but a game cites it; one of its parts says what is meant.',
    ]);
  });

  it('is a rule that is said to be enforced and that only tests get to', () => {
    const gapsOf = (treatment: 'enforced' | 'shown') =>
      gaps(
        { rulebooks: [BOOK], treated: [treated({ '1.1': NOTHING_TO_DO, '1.2': { treatment } })] },
        new Map([['book 1.0 §1.2', ['a test']]]),
        { ...AROUND, reached: () => false },
      );
    expect(gapsOf('shown')).toEqual([]);
    expect(gapsOf('enforced')).toEqual([
      'book 1.0 §1.2 is enforced by packages/x.ts#x, which neither the command line nor the house ever gets to.',
    ]);
  });

  it('is a link that leads nowhere', () => {
    const tests = { 'book 1.0 §1.1': ['a test'] };
    const gapsWith = (own: Partial<TreatedClause>) => found({ '1.1': own, '1.2': NOTHING_TO_DO }, tests);
    expect(gapsWith({ rule: 'packages/y.ts#y' })).toHaveLength(1);
    expect(gapsWith({ readings: [1] })).toEqual([]);
    expect(gapsWith({ readings: [2] })).toHaveLength(1);
    expect(gapsWith({ options: ['decks'] })).toEqual([]);
    expect(gapsWith({ options: ['colour'] })).toHaveLength(2);
    const elsewhere = { ...treated({ '1.1': NOTHING_TO_DO, '1.2': NOTHING_TO_DO }), games: ['book/other'] };
    expect(gaps({ rulebooks: [BOOK], treated: [elsewhere] }, new Map(), AROUND)).toHaveLength(1);
  });
});

describe('the tests of a clause', () => {
  it('are listed in the order of the rulebook, and titles that name nothing are told', () => {
    const { tests, problems } = testsByClause({ rulebooks: [BOOK] }, [
      { file: 'a.test.ts', around: ['book 1.0: one'], title: '§1.2, §1.1: both' },
      { file: 'a.test.ts', around: [], title: 'book 1.0 §1.3: none' },
    ]);
    expect([...tests]).toEqual([
      ['book 1.0 §1.1', ['a.test.ts > book 1.0: one > §1.2, §1.1: both']],
      ['book 1.0 §1.2', ['a.test.ts > book 1.0: one > §1.2, §1.1: both']],
    ]);
    expect(problems).toEqual(['a.test.ts > book 1.0 §1.3: none: there is no clause 1.3 in book 1.0.']);
  });
});
