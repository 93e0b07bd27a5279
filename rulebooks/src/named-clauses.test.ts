import { describe, expect, it } from 'vitest';
import { clauseReader, type Named } from './named-clauses.ts';
import { nameOf, type Rulebook } from './rulebook.ts';

const BOOKS: readonly Rulebook[] = [
  {
    id: 'mini-book',
    title: 'A small rulebook',
    sections: [
      { section: '1.0', title: 'One', clauses: ['8.3', '8.3.2', '3.1.2.a', '6.5.f(2)'] },
      { section: '11.0', title: 'Eleven', clauses: ['1.1'] },
    ],
  },
  {
    id: 'named-book',
    title: 'A rulebook whose sections have names',
    sections: [
      { section: 'Tie Bet', title: 'Tie Bet', clauses: ['1', '2'] },
      { section: '30-28', title: 'Numbers', clauses: ['(1)', '(1)(a)', '(1)#2', 'text@94'] },
    ],
  },
];

const read = clauseReader(BOOKS);
const named = (title: string, ...around: string[]): Named => read({ file: 'x.test.ts', around, title });
const names = (title: string, ...around: string[]): string[] =>
  named(title, ...around).clauses.map((clause) => nameOf(clause));

describe('the clauses that a test names', () => {
  it('are those of its title, each by its full number', () => {
    expect(names('mini-book 1.0 §8.3.2, §3.1.2.a: a fact. §6.5.f(2) too')).toEqual([
      'mini-book 1.0 §8.3.2',
      'mini-book 1.0 §3.1.2.a',
      'mini-book 1.0 §6.5.f(2)',
    ]);
    expect(names('a fact (mini-book 1.0 §8.3)')).toEqual(['mini-book 1.0 §8.3']);
  });

  it('take rulebook and section from the titles around it, which show nothing themselves', () => {
    expect(names('§8.3: a fact', 'mini-book 1.0 §8: play')).toEqual(['mini-book 1.0 §8.3']);
    expect(names('a fact', 'mini-book 1.0 §8.3: play')).toEqual([]);
    expect(names('11.0 §1.1: a fact', 'mini-book 1.0: play')).toEqual(['mini-book 11.0 §1.1']);
  });

  it('may stand in sections with names, and in brackets', () => {
    expect(names('named-book Tie Bet §2: a fact')).toEqual(['named-book Tie Bet §2']);
    expect(names('named-book 30-28 §(1)(a), §(1)#2, §text@94: a fact')).toEqual([
      'named-book 30-28 §(1)(a)',
      'named-book 30-28 §(1)#2',
      'named-book 30-28 §text@94',
    ]);
  });

  it('must exist', () => {
    expect(named('mini-book 1.0 §8.4: a fact').problems).toEqual(['there is no clause 8.4 in mini-book 1.0']);
    expect(named('mini-book 1.0 §8: a chapter is no clause').problems).toHaveLength(1);
    expect(named('a fact', 'mini-book 1.0 §9: no such chapter').problems).toHaveLength(1);
    expect(named('§1.1: nowhere').problems).toEqual(['§1.1 stands in no rulebook and section']);
    expect(named('mini-book 1.0 §: nothing').problems).toEqual(['a § names no clause']);
    expect(named('mini-book 1.0 §8.3: fine', 'mini-book 1.0 §8: play').problems).toEqual([]);
  });

  it('do not slip into a section that does not exist', () => {
    expect(named('mini-book 2.0 §8.3: a fact', 'mini-book 1.0: play').problems).toEqual([
      '§8.3 stands behind "2.0", which is no section',
    ]);
  });

  it('go with readings', () => {
    expect(named('READINGS 23, READINGS 57: a fact').readings).toEqual([23, 57]);
  });
});
