import type { QuestionView } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { aTable, you } from '../testing/a-table.ts';
import { heldHand } from './held-hand.ts';

const question: QuestionView = {
  seat: 5,
  turn: 0,
  seats: [5],
  until: 9_000,
  courtesy: true,
  actions: [{ verb: 'turn-first' }, { verb: 'turn-second' }, { verb: 'turn-both' }],
  cite: { rulebook: 'bclc-baccarat', section: '3.0', clause: '4.3.6' },
};
const place = (name: string, ...cards: (string | null)[]) => ({ place: name, cards, caption: '' });

describe('the hand that a player holds', () => {
  it('is the one whose cards that player alone sees', () => {
    const view = aTable({
      places: [place('player', '9s', null), place('banker', null, null)],
      you: { ...you, question, places: [place('player', '9s', '2d'), place('banker', null, null)] },
    });
    expect(heldHand(view)).toEqual({
      place: 'player',
      cards: [
        { card: '9s', turned: true },
        { card: '2d', turned: false },
      ],
    });
  });

  it('is none when every card is turned, or none is for these eyes', () => {
    const open = [place('player', '9s', '2d'), place('banker', null, null)];
    expect(heldHand(aTable({ places: open, you: { ...you, question, places: open } }))).toBeNull();
    expect(heldHand(aTable({ places: open, you: { ...you, question } }))).toBeNull();
  });

  it('is not held any more once nothing of it is to be turned by that player', () => {
    const view = aTable({
      places: [place('player', null, null)],
      you: { ...you, question: null, places: [place('player', '9s', '2d')] },
    });
    expect(heldHand(view)).toBeNull();
  });
});
