import { type Card, formatCards, parseCards, RankingError, Shoe, seededRandom } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { houseWays } from '../banked/house-ways.ts';
import { fastActionHouseWay } from './9.0-house-way.ts';
import { eachFastActionHand, FAST_ACTION_DEALS } from './testing/every-fast-action-hand.ts';
import { faultOfKept } from './testing/fast-action-by-filter.ts';

/** "Ah Kd | 7.2.2": what is kept, and the clauses that decided. */
function kept(hand: string): string {
  const { setting, steps } = fastActionHouseWay.explain(parseCards(hand));
  return `${formatCards(setting.keep)} | ${steps.map(({ cite }) => cite.clause).join(' ')}`;
}

describe('bclc-poker 9.0 §7.2: the house way', () => {
  it('§7.2: gives two cards, the clause and the reason', () => {
    const { setting, steps } = fastActionHouseWay.explain(parseCards('9d Ah Kd 9c'));
    expect(setting).toEqual({ keep: parseCards('9c 9d') });
    expect(steps).toEqual([
      {
        cite: { rulebook: 'bclc-poker', section: '9.0', clause: '7.2.1' },
        why: 'a pair of eights or better: the highest',
      },
    ]);
  });

  it.each([
    ['8c 8d Ah Kh', '8c 8d | 7.2.1', 'before ace-king suited'],
    ['Qc Qd 9h 9h', 'Qc Qd | 7.2.1', 'the higher pair, though the lower is suited'],
    ['7c 7d Ah Kh', 'Ah Kh | 7.2.2', 'sevens are not enough'],
    ['9c 9h 9h As', '9h 9h | 7.2.1', 'of three a suited two (READINGS 37)'],
    ['9s 9h 9d As', '9d 9h | 7.2.1', 'of three suits the first two (READINGS 37)'],
  ])('§7.2.1: a pair of eights or better: of %s %s, %s', (hand, expected) => {
    expect(kept(hand)).toBe(expected);
  });

  it('§5.3.1, §6.8.2: of four of a kind in two suited pairs the suit that is first in the alphabet', () => {
    expect(kept('Ks Kd Ks Kd')).toBe('Kd Kd | 7.2.1 6.8.2');
    expect(kept('Kh Kc Kh Kc')).toBe('Kc Kc | 7.2.1 6.8.2');
    expect(kept('3s 3h 3h 3s')).toBe('3h 3h | 7.2.3 6.8.2');
    expect(kept('Kc Kd Kh Ks')).toBe('Kc Kd | 7.2.1');
    expect(kept('Kc Kd Ks Ks')).toBe('Ks Ks | 7.2.1');
  });

  it.each([
    ['Ac Jd 7h 7h', 'Ac Jd | 7.2.2', 'before a small pair'],
    ['Ac Kd Jc Qc', 'Ac Kd | 7.2.2', 'the higher cards before the suited (READINGS 37)'],
    ['Ac Td 7h 6s', 'Ac Td | 7.2.8', 'ace-ten is not enough'],
  ])('§7.2.2: an ace with a jack or better: of %s %s, %s', (hand, expected) => {
    expect(kept(hand)).toBe(expected);
  });

  it('§7.2.3: a suited pair of twos to sevens; §7.2.4: then an unsuited one', () => {
    expect(kept('2s 2s 7c 7d')).toBe('2s 2s | 7.2.3');
    expect(kept('7s 7s 2c 2c')).toBe('7s 7s | 7.2.3');
    expect(kept('7s 7d 2c 3c')).toBe('7d 7s | 7.2.4');
    expect(kept('4s 4d 6c 6h')).toBe('6c 6h | 7.2.4');
    expect(kept('5s 5d Kh Qh')).toBe('5d 5s | 7.2.4');
    expect(kept('8s 8d 7c 7c')).toBe('8d 8s | 7.2.1');
  });

  it('§7.2.5: an ace with a card of its suit, before §7.2.8: an ace with the next highest', () => {
    expect(kept('Ah 2h Td 9c')).toBe('Ah 2h | 7.2.5');
    expect(kept('Ah 2h 6h 9c')).toBe('Ah 6h | 7.2.5');
    expect(kept('Ah 2d 6d 9c')).toBe('Ah 9c | 7.2.8');
    expect(kept('Ah Td 9d 8d')).toBe('Ah Td | 7.2.8');
  });

  it('§7.2.6: ten-jack or better of one suit; §7.2.7: then of two', () => {
    expect(kept('Jh Th Kd Qc')).toBe('Jh Th | 7.2.6');
    expect(kept('Kh Th Qs Js')).toBe('Kh Th | 7.2.6');
    expect(kept('Kh Qd Jc Ts')).toBe('Kh Qd | 7.2.7');
    expect(kept('Jc Td 9c 8c')).toBe('Jc Td | 7.2.7');
  });

  it('§7.2.9: a face card with a card of its suit; §7.2.10: then with the next highest', () => {
    expect(kept('Jh 2h 9d 8d')).toBe('Jh 2h | 7.2.9');
    expect(kept('Kh 9d 8d 7d')).toBe('Kh 9d | 7.2.10');
    expect(kept('Th 9h 8d 2c')).toBe('Th 9h | 7.2.11');
  });

  it('§7.2.11: connected cards of one suit; §7.2.12: then of two', () => {
    expect(kept('4h 3h Td 9c')).toBe('4h 3h | 7.2.11');
    expect(kept('9h 8h 4d 3d')).toBe('9h 8h | 7.2.11');
    expect(kept('4h 3d Tc 8c')).toBe('4h 3d | 7.2.12');
    expect(kept('Td 9c 3h 2s')).toBe('Td 9c | 7.2.12');
  });

  it('§7.2.13: the two highest cards of one suit (READINGS 79); §7.2.14: then the two highest', () => {
    expect(kept('Th 4h 8s 6s')).toBe('Th 4h | 7.2.13');
    expect(kept('Tc 8h 6h 4h')).toBe('8h 6h | 7.2.13');
    expect(kept('Tc 8d 6h 4s')).toBe('Tc 8d | 7.2.14');
  });

  it('refuses what six decks cannot deal', () => {
    expect(() => fastActionHouseWay.explain(parseCards('Ah Kh Qh'))).toThrow(RankingError);
    expect(() => fastActionHouseWay.explain(parseCards('Ah Kh Qh Jo'))).toThrow('joker');
    expect(kept('Ah Ah Ah Ah')).toBe('Ah Ah | 7.2.1');
  });

  it('is found by the name of its game', () => {
    expect(houseWays.get('bclc-poker/fast-action-holdem')).toBe(fastActionHouseWay);
  });
});

describe('bclc-poker 9.0 §7.1: the house way of every deal', () => {
  it('§7.1: each of a sample of all deals has one setting, which a second reading of the clauses keeps too', () => {
    let deals = 0;
    let hands = 0;
    const faults: string[] = [];
    eachFastActionHand((cards, weight) => {
      deals += weight;
      hands += 1;
      const fault = hands % 17 === 0 ? faultOfKept(cards) : undefined;
      if (fault !== undefined) faults.push(fault);
    });
    expect(faults).toEqual([]);
    expect([hands, deals]).toEqual([341_055, FAST_ACTION_DEALS]);
  });

  it('§7.1: is the same in whichever order the cards are dealt', () => {
    const random = seededRandom('any order');
    for (let deal = 0; deal < 200; deal++) {
      const shoe = Shoe.seeded({ decks: 6, cutCardFromBack: 0 }, random);
      const cards: Card[] = Array.from({ length: 4 }, () => shoe.draw());
      const settings = orders(cards).map((order) =>
        formatCards(fastActionHouseWay.explain(order).setting.keep),
      );
      expect(new Set(settings).size, formatCards(cards)).toBe(1);
    }
  });
});

const orders = (cards: readonly Card[]): Card[][] =>
  cards.length < 2
    ? [[...cards]]
    : cards.flatMap((first, i) => orders(cards.filter((_, at) => at !== i)).map((rest) => [first, ...rest]));
