import { NO_CUT, Shoe, seedFromBytes } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import type { ShoeSecret } from '../storage/shoes.ts';
import { LiveDeck } from './live-deck.ts';
import { pokerSetting } from './testing/card-felt.ts';

const nothingKept = { find: async () => undefined, keep: async () => undefined };

describe('the deck of a hand at a live table', () => {
  it('bclc-poker 17.0 §1.1: is one deck of 52 cards, committed to card by card', async () => {
    const { commitments } = await LiveDeck.of(pokerSetting(), nothingKept, 1);
    expect(commitments).toHaveLength(52);
  });

  it('gives the draw for the button and what bots choose by, the same from the same seed and nothing of its order', async () => {
    const setting = pokerSetting();
    const seed = new Uint8Array(32).fill(7);
    const secret: ShoeSecret = {
      table: setting.id,
      number: 1,
      seed,
      commitment: '',
      state: 'committed',
      openedAt: new Date(0),
      revealedAt: null,
    };
    const kept = { ...nothingKept, find: async () => secret };
    const [deck, again] = [await LiveDeck.of(setting, kept, 1), await LiveDeck.of(setting, kept, 1)];
    const shoe = Shoe.live({ decks: 1, cutCardFromBack: 0 }, seedFromBytes(seed), NO_CUT);
    const inTheHand = Array.from({ length: 52 }, () => shoe.draw());
    expect(deck.toDraw(setting)).toEqual(again.toDraw(setting));
    expect(deck.toDraw(setting)).not.toEqual(inTheHand);
    expect(new Set(deck.toDraw(setting))).toEqual(new Set(inTheHand));
    const chosen = (of: LiveDeck, turn: number): number[] => {
      const luck = of.luck(turn);
      return Array.from({ length: 8 }, () => luck.below(1_000));
    };
    expect(chosen(deck, 1_001)).toEqual(chosen(again, 1_001));
    expect(chosen(deck, 1_001)).not.toEqual(chosen(deck, 1_002));
  });
});
