import { describe, expect, it } from 'vitest';
import { LiveDeck } from './live-deck.ts';
import { pokerSetting } from './testing/card-felt.ts';

const nothingKept = { find: async () => undefined, keep: async () => undefined };

describe('the deck of a hand at a live table', () => {
  it('bclc-poker 17.0 §1.1: is one deck of 52 cards, committed to card by card', async () => {
    const { commitments } = await LiveDeck.of(pokerSetting(), nothingKept, 1);
    expect(commitments).toHaveLength(52);
  });
});
