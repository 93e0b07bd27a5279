import { describe, expect, it } from 'vitest';
import { aTable, you } from '../testing/a-table.ts';
import { heldHand } from './held-hand.ts';

const place = (name: string, ...cards: (string | null)[]) => ({ place: name, cards, caption: '' });

describe('the hand that a player holds', () => {
  it('is the one whose cards that player alone sees', () => {
    const view = aTable({
      places: [place('player', '9s', null), place('banker', null, null)],
      you: { ...you, places: [place('player', '9s', '2d'), place('banker', null, null)] },
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
    expect(heldHand(aTable({ places: open, you: { ...you, places: open } }))).toBeNull();
    expect(heldHand(aTable({ places: open }))).toBeNull();
  });
});
