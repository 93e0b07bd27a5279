import { fourCard, parseCards, rankFourOfSix } from '@croupier/cards';
import { fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { DealersSix } from './dealers-six.ts';
import { handsAgainst, priceAcesUp, tensUp } from './four-card-poker.ts';

const rules = fourCardPoker.with({}).rules;
const MINUTES = 300_000;

describe('Aces Up', () => {
  it('is priced on all 2,598,960 hands by the published numbers of best four cards of five', () => {
    const counts = Object.fromEntries(
      priceAcesUp(rules).rows.map(({ name, combinations }) => [name, Number(combinations)]),
    );
    expect(counts).toMatchObject({
      'four of a kind': 624,
      'straight flush': 2072,
      'three of a kind': 58_656,
      flush: 114_616,
      straight: 101_808,
      'two pair': 123_552,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
  });

  it('costs the same with the Bad Beat Bonus beside it', () => {
    expect(priceAcesUp(fourCardPokerBadBeat.with({}).rules)).toEqual(priceAcesUp(rules));
  });
});

describe('the dealer’s hands that are left', () => {
  it(
    'are those that dealing them all out finds, of 1,370,754',
    () => {
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
    },
    MINUTES,
  );
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

describe('the published simple way', () => {
  it.each([
    ['Ts Td 9h 4h 2h', 3],
    ['6s 6d 6h 6c 2h', 3],
    ['9s 9d Ah Kh 2h', 1],
    ['2s 2d 9h 4h Kc', 1],
    ['As Kd Qc Th 2h', 0],
  ])('stakes on %s %i Antes', (cards, times) => {
    expect(tensUp(fourCard.rank(parseCards(cards)))).toBe(times);
  });
});
