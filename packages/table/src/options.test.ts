import { describe, expect, it } from 'vitest';
import { Refused } from './cite.ts';
import { additionToGames } from './game.ts';
import { chosenAgain } from './options.ts';
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

describe('a game that is added to another', () => {
  const added = additionToGames({
    id: 'test/added',
    title: 'High Card and more',
    section: highCard.section,
    look: highCard.look,
    on: (house) => {
      const bonus = house.sets('bonus', { least: 0, most: 9, default: 3, about: 'What it adds' });
      const { layout, start, dealOut, look, posted } = highCard.with(chosenAgain(house, highCard.options));
      return { title: `High Card with ${bonus}`, layout, start, dealOut, look, posted };
    },
  });

  it('has the options of both, each refused with its own clause', () => {
    expect(added.options.map(({ name }) => name)).toEqual(['bonus', 'decks', 'laid']);
    expect(added.with({ decks: 2, bonus: 5 })).toMatchObject({
      id: 'test/added',
      title: 'High Card with 5',
      options: { bonus: 5, decks: 2, laid: 'no' },
      layout: { shoe: { decks: 2 } },
    });
    expect(() => added.with({ decks: 3 })).toThrow('decks can be 1, 2, not 3. (test-book 1.0 §1)');
    expect(() => added.with({ bonus: 10 })).toThrow('bonus is a whole number from 0 to 9');
  });
});
