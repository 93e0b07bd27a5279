import { describe, expect, it } from 'vitest';
import type { HandEventView } from './event-view.ts';
import { shapeOf, toldEvent } from './told.ts';

const cite = { rulebook: 'bclc-poker', section: '17.0', clause: '1' };
const acted = { type: 'acted', seat: 1, to: null, put: 0, allIn: false, discarded: [], cite } as const;
const awarded = {
  type: 'awarded',
  seat: 2,
  amount: 900,
  pot: 0,
  board: 0,
  hand: 'low',
  call: 'flush',
  cite,
} as const;

/** Told to seat 1; seat 2 is Ada. */
const told = (event: HandEventView, log: readonly HandEventView[] = [event]): string =>
  toldEvent(event, {
    named: (seat) => (seat === 1 ? { name: 'You', you: true } : { name: 'Ada', you: false }),
    amount: (amount) => `${amount} cents`,
    cards: (cards) => cards.join(' '),
    shape: shapeOf(log),
  });

describe('what happened in a hand, in words', () => {
  it.each<[HandEventView, string]>([
    [{ ...acted, verb: 'raise', to: 600, put: 400, allIn: true }, 'You raise to 600 cents and are all in.'],
    [{ ...acted, seat: 2, verb: 'call', put: 200, allIn: true }, 'Ada calls 200 cents and is all in.'],
    [{ ...acted, verb: 'check', allIn: true }, 'You check.'],
    [{ ...acted, verb: 'discard', discarded: ['7c'] }, 'You throw a card away: 7c.'],
    [{ ...acted, seat: 2, verb: 'discard' }, 'Ada throws a card away.'],
    [{ ...acted, verb: 'show' }, ''],
    [{ type: 'timed-out', seat: 1, cite }, 'You did not act: the hand is dead.'],
    [{ type: 'returned', seat: 1, amount: 5, cite }, '5 cents goes back to you: nobody called it.'],
    [{ type: 'chopped', seats: [1, 2], cite }, 'You and Ada take the blinds back.'],
    [{ type: 'raked', amount: 0, cite }, ''],
    [awarded, 'Ada wins 900 cents from the pot for low with a flush.'],
  ])('%o', (event, words) => {
    expect(told(event)).toBe(words);
  });

  it('names pots and boards only where there are several', () => {
    const second = { ...awarded, seat: 1, pot: 1, board: 1, hand: 'high', call: null } as const;
    const log = [{ type: 'turned', board: 1, card: '2c', cite } as const, awarded, second];
    expect(told(awarded, log)).toBe('Ada wins 900 cents from the main pot for low on board 1 with a flush.');
    expect(told(second, log)).toBe('You win 900 cents from the side pot on board 2.');
  });
});
