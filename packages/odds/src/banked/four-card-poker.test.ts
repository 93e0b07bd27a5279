import { fourCard, parseCards } from '@croupier/cards';
import { fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { priceAcesUp, tensUp } from './four-card-poker.ts';

const rules = fourCardPoker.with({}).rules;

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
