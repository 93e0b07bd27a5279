import { parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  plainAnswer,
  type Question,
  refusalOfAnswer,
  stakedBy,
  VERBS,
  verbNamed,
} from './decision.ts';
import { cents } from './money.ts';

const cite = { rulebook: 'test-book', section: '1.0', clause: '7.3' };
const HAND = parseCards('Ah Kd Qc 2s 2s');

const asked = (...actions: Question['actions']): Question => ({
  seat: 3,
  actions,
  absent: { verb: 'fold' },
  cite,
});
const why = (question: Question, answer: Answer): string | undefined =>
  refusalOfAnswer(question, answer, (place) => (place === '3' ? HAND : []))?.reason;

describe('an answer', () => {
  it('keeps every field that an answer has, and nothing else', () => {
    const answer = {
      verb: 'split' as const,
      amount: cents(5),
      also: ['bonus'],
      cards: parseCards('Ah'),
      parts: { low: parseCards('Kd'), high: parseCards('Qc') },
    };
    const stray = { ...answer, stray: 1 };
    expect(plainAnswer(stray)).toEqual(answer);
    expect(plainAnswer(answer).parts).not.toBe(answer.parts);
  });

  it('has a verb of the one list', () => {
    expect(VERBS.every((verb) => verbNamed(verb) === verb)).toBe(true);
    expect(verbNamed('levitate')).toBeUndefined();
    expect(new Set(VERBS).size).toBe(VERBS.length);
  });
});

describe('chips in an answer', () => {
  const play = asked({
    verb: 'play',
    wager: 'play',
    unit: cents(75),
    least: cents(75),
    most: cents(225),
    step: cents(75),
  });

  it.each([
    [75, undefined],
    [150, undefined],
    [225, undefined],
    [74, 'play takes 0.75 to 2.25.'],
    [300, 'play takes 0.75 to 2.25.'],
    [100, 'play goes in steps of 0.75.'],
  ])('a stake of %i goes up from the least in steps', (amount, reason) => {
    expect(why(play, { verb: 'play', amount: cents(amount) })).toBe(reason);
  });

  it('in poker the total is in whole chips, or all one has', () => {
    const raise = asked({ verb: 'raise', least: cents(450), most: cents(1033), step: cents(100) });
    expect(why(raise, { verb: 'raise', amount: cents(500) })).toBeUndefined();
    expect(why(raise, { verb: 'raise', amount: cents(450) })).toBeUndefined();
    expect(why(raise, { verb: 'raise', amount: cents(1033) })).toBeUndefined();
    expect(why(raise, { verb: 'raise', amount: cents(550) })).toBe('raise goes in steps of 1.00.');
  });

  it('stakes several wagers at once, an optional one only if it is named', () => {
    const split = asked({
      verb: 'split',
      wager: 'split',
      least: cents(100),
      adds: [
        { wager: 'tax', amount: cents(5) },
        { wager: 'bonus', amount: cents(50), optional: true },
      ],
    });
    expect(stakedBy(split, { verb: 'split' })).toEqual([
      { wager: 'split', amount: 100 },
      { wager: 'tax', amount: 5 },
    ]);
    expect(stakedBy(split, { verb: 'split', also: ['bonus'] })).toContainEqual({
      wager: 'bonus',
      amount: 50,
    });
    expect(why(split, { verb: 'split', also: ['tax'] })).toBe('split does not stake tax as well.');
  });
});

describe('cards in an answer', () => {
  const keep = asked({ verb: 'keep', takes: { from: '3', cards: 2 } });
  const set = asked({ verb: 'set', takes: { from: '3', parts: { low: 2, high: 3 } } });
  const setTo = (low: string, high: string): Answer => ({
    verb: 'set',
    parts: { low: parseCards(low), high: parseCards(high) },
  });

  it.each([
    ['Ah Kd', undefined],
    ['2s 2s', undefined],
    ['Ah', 'keep takes 2 cards of 3.'],
    ['Ah Ah', 'Ah is not among the cards of 3.'],
    ['Ah 9h', '9h is not among the cards of 3.'],
  ])('"%s" are kept, as often as they lie there', (cards, reason) => {
    expect(why(keep, { verb: 'keep', cards: parseCards(cards) })).toBe(reason);
  });

  it.each([
    ['Ah Kd', 'Qc 2s 2s', undefined],
    ['Ah', 'Kd Qc 2s 2s', 'set takes the cards of 3 as 2 low, 3 high.'],
    ['Ah Kd', 'Qc 2s Kd', 'Kd is not among the cards of 3.'],
  ])('low %s and high %s are set as they lie there', (low, high, reason) => {
    expect(why(set, setTo(low, high))).toBe(reason);
  });

  it('come only where they are taken', () => {
    expect(why(set, { verb: 'set', cards: HAND })).toBe('set takes the cards of 3 as 2 low, 3 high.');
    expect(why(asked({ verb: 'fold' }), { verb: 'fold', cards: HAND })).toBe('fold takes no cards.');
    expect(why(asked({ verb: 'fold' }), setTo('Ah Kd', 'Qc 2s 2s'))).toBe('Seat 3 may fold, not set.');
  });
});
