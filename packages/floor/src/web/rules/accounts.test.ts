import type { SectionEntry } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { accountOf, isTreated, testIn } from './accounts.ts';

const section = (treatments: SectionEntry['treatments']): SectionEntry => ({
  section: '1.0',
  title: 'Mini-Baccarat',
  clauses: treatments.reduce((sum, { count }) => sum + count, 0),
  treatments,
});

describe('the account of a section', () => {
  it('counts its clauses by treatment', () => {
    const treated = section([
      { treatment: 'enforced', count: 2 },
      { treatment: 'not applicable', count: 1 },
    ]);
    expect(isTreated(treated)).toBe(true);
    expect(accountOf(treated)).toBe('3 clauses: 2 enforced, 1 not applicable');
  });

  it('says when it is not yet treated', () => {
    const untreated = section([{ treatment: 'not yet treated', count: 1 }]);
    expect(isTreated(untreated)).toBe(false);
    expect(accountOf(untreated)).toBe('1 clause, not yet treated');
  });
});

describe('a test', () => {
  it('is named apart from its file', () => {
    expect(testIn('a/b.test.ts > the deal > §8.4: in order')).toEqual({
      file: 'a/b.test.ts',
      titles: 'the deal › §8.4: in order',
    });
  });
});
