import { commitDeck, deck, openCard, seedFromHex } from '@croupier/cards';
import type { PokerHandProof } from '@croupier/house/protocol';
import { describe, expect, it } from 'vitest';
import { checkHand } from './hand-check.ts';

const seed = seedFromHex('5a'.repeat(32));
const cards = deck();
const opened = [3, 7, 8, 9].flatMap((position) => {
  const card = cards[position];
  return card === undefined ? [] : [openCard(seed, position, card)];
});
const proof: PokerHandProof = {
  table: 'one',
  hand: 4,
  name: 'one#4',
  commitments: commitDeck('one#4', seed, cards),
  over: true,
  opened,
};

describe('a poker hand checked in the browser', () => {
  it('is honest when every opened card is the one committed to', () => {
    expect(checkHand(proof)).toEqual({ is: 'honest', cards: 4 });
  });

  it('waits for the end of the hand', () => {
    expect(checkHand({ ...proof, over: false, opened: [] }).is).toBe('waiting');
  });

  it('says nothing of cards that were not seen', () => {
    expect(checkHand({ ...proof, opened: [] }).is).toBe('unseen');
  });

  it('is wrong with another card, another place, or another hand', () => {
    const [first, ...rest] = opened;
    if (!first) throw new Error('Nothing was opened.');
    expect(checkHand({ ...proof, opened: [{ ...first, card: 'As' }, ...rest] }).is).toBe('wrong');
    expect(checkHand({ ...proof, opened: [{ ...first, position: 20 }, ...rest] }).is).toBe('wrong');
    expect(checkHand({ ...proof, name: 'one#5' }).is).toBe('wrong');
  });
});
