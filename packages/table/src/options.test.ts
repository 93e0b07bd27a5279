import { describe, expect, it } from 'vitest';
import { Refused } from './cite.ts';
import { highCard } from './testing/high-card.ts';

describe('options', () => {
  it('have defaults, and take what is allowed as a number or as typed', () => {
    expect(highCard.with({}).options).toEqual({ decks: 1, laid: 'no' });
    expect(highCard.with({ decks: '2' }).options).toEqual({ decks: 2, laid: 'no' });
  });

  it('refuse any other value with the clause, and names that do not exist', () => {
    expect(() => highCard.with({ decks: 3 })).toThrow('decks can be 1, 2, not 3. (test-book 1.0 §1)');
    expect(() => highCard.with({ deck: 1 })).toThrow(
      'There is no option "deck" here; the options are decks, laid.',
    );
    expect(() => highCard.with({ toString: 1 })).toThrow(Refused);
  });

  it('are listed with what they mean', () => {
    expect(highCard.options.map(({ name, values }) => [name, values])).toEqual([
      ['decks', [1, 2]],
      ['laid', ['no', 'yes']],
    ]);
  });
});
