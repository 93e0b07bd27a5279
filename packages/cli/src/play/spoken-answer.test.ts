import { parseCards } from '@croupier/cards';
import { cents, type Question } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { questionInWords, spokenAnswer } from './spoken-answer.ts';

const cite = { rulebook: 'bclc-poker', section: '11.0', clause: '6.5' };
const ante = cents(1000);
const question: Question = {
  seat: 2,
  actions: [
    { verb: 'check' },
    { verb: 'play', wager: 'play', unit: ante, least: cents(3000), most: cents(4000), step: ante },
  ],
  absent: { verb: 'check' },
  cite,
};

describe('an answer in words', () => {
  it('is asked for with everything that may be done', () => {
    expect(questionInWords(question)).toBe('Seat 2: check, or play 3x to 4x (30.00 to 40.00)?');
  });

  it.each([
    ['check', { verb: 'check' }],
    ['C', { verb: 'check' }],
    ['play 4x', { verb: 'play', amount: 4000 }],
    ['p 30', { verb: 'play', amount: 3000 }],
    ['play', { verb: 'play' }],
  ])('"%s" is understood', (line, answer) => {
    expect(spokenAnswer(line, question)).toEqual(answer);
  });

  it.each(['', '   ', 'raise', 'play x', 'play -3', 'check 2x', 'play 0x'])('"%s" is not', (line) => {
    expect(spokenAnswer(line, question)).toBeUndefined();
  });
});

describe('an answer with cards', () => {
  const splitting: Question = {
    seat: 2,
    actions: [
      { verb: 'keep', takes: { from: '2', cards: 2 } },
      {
        verb: 'split',
        wager: 'split',
        least: ante,
        most: ante,
        takes: { from: '2', parts: { first: 2, second: 2 } },
        adds: [{ wager: 'split-bonus', amount: cents(500), optional: true }],
      },
    ],
    absent: { verb: 'check' },
    cite,
  };
  const cardsAt = () => parseCards('Ah Ah 6h 2c');

  it('is asked for with what it costs and what it may stake as well', () => {
    expect(questionInWords(splitting)).toBe(
      'Seat 2: keep and name 2 cards, or split for 10.00 (and "split-bonus" for 5.00 more) and name the 2 for first?',
    );
  });

  it('leaves the rest of the hand for the last part, also where a card is in it twice', () => {
    expect(spokenAnswer('split Ah 6h', splitting, cardsAt)).toEqual({
      verb: 'split',
      parts: { first: parseCards('Ah 6h'), second: parseCards('Ah 2c') },
    });
    expect(spokenAnswer('keep Ah Ah', splitting, cardsAt)).toEqual({
      verb: 'keep',
      cards: parseCards('Ah Ah'),
    });
  });

  it('names the wagers that it stakes as well', () => {
    expect(spokenAnswer('s Ah 6h split-bonus', splitting, cardsAt)).toMatchObject({ also: ['split-bonus'] });
    expect(spokenAnswer('split Ah 6h ante', splitting, cardsAt)).toBeUndefined();
  });
});
