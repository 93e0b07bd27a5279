import { fourCard, parseCards } from '@croupier/cards';
import { fourCardPoker, fourCardPokerBadBeat } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { fourCardKinds, fourCardList, fourCardWorths } from './four-card-list.ts';
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

describe('a solution as a list to learn', () => {
  it('says for each stake with which hands, against which card, and what that costs', () => {
    const worths = fourCardWorths(3);
    const take = (cards: string, seen: string, ...of: number[]): void => {
      const own = parseCards(cards);
      const kind = fourCardKinds(own, fourCard.rank(own))(parseCards(seen)[0] ?? 0);
      for (const [stake, worth] of of.entries()) worths.add(kind, stake, worth);
    };
    take('Ts Td 9h 4h 2h', '3c', -1, 1, 3);
    take('8s 8d 9h 4h 2h', '3c', -1, 2, 1);
    // Two hands of one kind, of which one is worth a fold and the other more than that: one Ante is best for both together.
    take('7s 7d 9h 4h 2h', 'Kc', -1, -2, -3);
    take('7s 7d Jh 4h 2h', 'Ac', -1, 3, 2);
    take('As Kd Qc Th 2h', '2c', -1, -2, -3);
    take('5s 5d 5h 5c 2h', 'Ac', -1, 10, 20);
    expect(fourCardList(worths, [0, 1, 3], 3 + 2 + (3 - 1) - 1 + 20, 1000)).toEqual([
      'Play 3 Antes with two pair or better and a pair (T) against a lower card.',
      'Play one Ante with a pair (8) against a lower card and a pair against a higher card.',
      'Fold no pair against a card of a rank that you hold.',
      'Played so, it costs 0.100 % of the Ante against the best play of every hand beside every card that is seen.',
    ]);
  });
});
