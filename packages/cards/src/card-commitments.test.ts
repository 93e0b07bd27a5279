import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deck, formatCard } from './card.ts';
import { cardCommitment, commitDeck, openCard, saltAt, verifyCards } from './card-commitments.ts';
import { FairnessError, freshSeed, seedFromHex } from './fairness.ts';

const SEED = seedFromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const cards = deck();
const [first = cards[0], ...others] = cards;
const HAND = 'holdem-1#17';

describe('commitments card by card', () => {
  it('are the bytes that docs/fairness.md gives, in a second implementation of its own', () => {
    const published = commitDeck(HAND, SEED, cards);
    expect(published).toHaveLength(52);
    cards.forEach((card, position) => {
      const salt = createHmac('sha256', SEED).update(`croupier-salt/1\0${position}`).digest().subarray(0, 16);
      const hash = createHash('sha256')
        .update(`croupier-card/1\0${HAND}\0${position}\0${formatCard(card)}\0`)
        .update(salt)
        .digest('hex');
      expect(published[position]).toBe(hash);
    });
  });

  it('give the test vectors of docs/fairness.md', () => {
    expect(saltAt(SEED, 0)).toBe(VECTORS.salt);
    expect(cardCommitment(HAND, { position: 0, card: 'As', salt: saltAt(SEED, 0) })).toBe(VECTORS.commitment);
  });

  it('open to the cards that were seen, in any order and number', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(51)), (positions) => {
        const seed = freshSeed();
        const opened = positions.flatMap((at) => {
          const card = cards[at];
          return card === undefined ? [] : [openCard(seed, at, card)];
        });
        expect(verifyCards(HAND, commitDeck(HAND, seed, cards), opened)).toEqual({ honest: true });
      }),
      { numRuns: 20 },
    );
  });

  it('refuse another card, another salt, another hand, another place and the same card twice', () => {
    const published = commitDeck(HAND, SEED, cards);
    if (first === undefined) throw new Error('no card');
    const one = openCard(SEED, 0, first);
    const wrong = [
      { ...one, card: '3c' },
      { ...one, salt: saltAt(SEED, 1) },
      { ...one, position: 1 },
      { ...one, position: 52 },
      { ...one, position: -1 },
      { ...one, card: 'nonsense' },
      { ...one, salt: 'ff' },
    ];
    for (const each of wrong) expect(verifyCards(HAND, published, [each]).honest).toBe(false);
    expect(verifyCards('holdem-1#18', published, [one]).honest).toBe(false);
    expect(verifyCards(HAND, published, [one, one]).honest).toBe(false);
    const twice = commitDeck(HAND, SEED, [first, first, ...others]);
    expect(verifyCards(HAND, twice, [one, openCard(SEED, 1, first)])).toEqual({
      honest: false,
      why: '2c was dealt twice.',
    });
    expect(() => cardCommitment(HAND, { ...one, salt: '' })).toThrow(FairnessError);
  });
});

const VECTORS = {
  salt: 'c4c85af61b9e6407641288d265eebbcf',
  commitment: 'e703eeb1f29ef71b7205c013082996cbffb4cbbca1f58299af7b75f7586a5ebb',
};
