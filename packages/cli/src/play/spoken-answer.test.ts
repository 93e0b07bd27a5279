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
