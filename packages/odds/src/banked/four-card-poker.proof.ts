import { fourCard, parseCards, rankFourOfSix } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { DealersSix } from './dealers-six.ts';
import { handsAgainst } from './four-card-poker.ts';

describe('the dealer’s hands that are left', () => {
  it('are those that dealing them all out finds, of 1,370,754', () => {
    const dealers = new DealersSix();
    for (const [cards, card] of [
      ['Ts Td 9h 4h 2h', 'Th'],
      ['As Kd Qc 7h 3c', '2d'],
    ] as const) {
      const own = Uint8Array.from(parseCards(cards)).toSorted();
      const seen = parseCards(card)[0] ?? 0;
      const hand = fourCard.rank(parseCards(cards));
      expect(handsAgainst(dealers, own, seen, hand)).toEqual(dealtOut([...own], seen, hand));
    }
  });
});

/** Every five hidden cards, one after the other. */
function dealtOut(own: readonly number[], seen: number, hand: number): [number, number, number] {
  const free = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => card !== seen && !own.includes(card),
  );
  const found: [number, number, number] = [0, 0, 0];
  const at = (i: number): number => free[i] ?? 0;
  for (let a = 4; a < free.length; a += 1)
    for (let b = 3; b < a; b += 1)
      for (let c = 2; c < b; c += 1)
        for (let d = 1; d < c; d += 1)
          for (let e = 0; e < d; e += 1) {
            const dealer = rankFourOfSix(at(a), at(b), at(c), at(d), at(e), seen);
            found[dealer > hand ? 0 : dealer === hand ? 1 : 2] += 1;
          }
  return found;
}
