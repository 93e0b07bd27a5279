import { describe, expect, it } from 'vitest';
import { fileOf } from './rulebook.ts';
import { parseTreatments } from './treatment.ts';

const section = (clause: unknown): unknown => ({
  rulebook: 'bclc-baccarat',
  section: '1.0',
  games: ['bclc-baccarat/mini-baccarat'],
  clauses: { '1.1': clause },
});

const refusalOf = (clause: unknown): string => {
  try {
    parseTreatments(section(clause), '1.0.json');
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

describe('the treatment of a clause', () => {
  it('has a text, a place, and the names of what decides it', () => {
    const { clauses } = parseTreatments(
      section({
        treatment: 'option',
        text: 'Decks.',
        rule: 'packages/x.ts#x',
        option: 'decks',
        reading: [1, 2],
      }),
      '1.0.json',
    );
    expect(clauses.get('1.1')).toEqual({
      treatment: 'option',
      text: 'Decks.',
      rule: 'packages/x.ts#x',
      options: ['decks'],
      readings: [1, 2],
      reason: null,
    });
  });

  it.each([
    ['an unknown treatment', { treatment: 'done', text: 'x' }, /"done" is no treatment/],
    ['no text', { treatment: 'enforced', rule: 'a#b' }, /needs "text"/],
    ['two lines of text', { treatment: 'enforced', text: 'a\nb', rule: 'a#b' }, /needs "text"/],
    ['enforced nowhere', { treatment: 'enforced', text: 'x' }, /needs "rule"/],
    ['an option without its name', { treatment: 'option', text: 'x', rule: 'a#b' }, /needs "option"/],
    ['a reading without its number', { treatment: 'reading', text: 'x', rule: 'a#b' }, /needs "reading"/],
    ['not applicable for no reason', { treatment: 'not applicable', text: 'x' }, /needs "reason"/],
    ['a misspelt field', { treatment: 'enforced', text: 'x', rule: 'a#b', raeding: 1 }, /no field "raeding"/],
  ])('is refused with %s', (_what, clause, sentence) => {
    expect(refusalOf(clause)).toMatch(sentence);
  });
});

describe('the file of a section', () => {
  it('is named after it', () => {
    expect(['1.0', '30-2899.01', 'Tie Bet', 'Player Dealt a Natural 8, or a Natural 9'].map(fileOf)).toEqual([
      '1.0.json',
      '30-2899.01.json',
      'tie-bet.json',
      'player-dealt-a-natural-8-or-a-natural-9.json',
    ]);
  });
});
