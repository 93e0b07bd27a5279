import { formatCards, parseCards, RankingError } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { houseWays } from '../banked/house-ways.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { dealtSevens, expectOrderIsNothing, sevensOfFewRanks } from './testing/any-sevens.ts';
import { settingsByFilter } from './testing/house-way-by-filter.ts';
import { faultOf, paiGow } from './testing/prove-house-way.ts';

/** "Kd Qc | 9.3": what goes in front, and the clauses that decided. */
function front(hand: string): string {
  const { setting, steps } = paiGowHouseWay.explain(parseCards(hand));
  return `${formatCards(setting.parts.low)} | ${steps.map(({ cite }) => cite.clause).join(' ')}`;
}

describe('bclc-poker 2.0 §9: hands without a straight or a flush', () => {
  it('§9.1: gives every part, its clause and its reason', () => {
    const { setting, steps } = paiGowHouseWay.explain(parseCards('Qc Qd 5h 5s Ac 9d 3c'));
    expect(formatCards(setting.parts.low)).toBe('Ac 9d');
    expect(formatCards(setting.parts.high)).toBe('Qd Qc 5s 5h 3c');
    expect(steps).toEqual([
      {
        cite: { rulebook: 'bclc-poker', section: '2.0', clause: '9.4.3.b' },
        why: 'low with high pair, ace held: both pairs behind',
      },
    ]);
  });

  it('§9.2: with no pair the highest card goes behind, the second and third in front', () => {
    expect(front('Ks Jd 9c 8h 5s 3d 2c')).toBe('Jd 9c | 9.2');
    expect(front('Jo Qd 9c 8h 5s 3d 2c')).toBe('Qd 9c | 9.2');
  });

  it('§9.3: one pair goes behind, the next highest cards in front', () => {
    expect(front('9s 9d Kc 8h 5s 3d 2c')).toBe('Kc 8h | 9.3');
    expect(front('2s 2d Jo Kh 9s 8d 4c')).toBe('Jo Kh | 9.3');
  });

  it('READINGS 31: an ace and the joker are a pair of aces', () => {
    expect(front('As Jo Kc 9h 8s 4d 3c')).toBe('Kc 9h | 9.3');
    expect(front('As Jo Kc Kh 8s 4d 3c')).toBe('Kh Kc | 9.4.3.e');
  });

  it.each([
    ['6s 6d 2c 2h Ks Jd 3c', 'Ks Jd', 'king-jack'],
    ['6s 6d 2c 2h Ks Qd 3c', 'Ks Qd', 'king-queen'],
    ['Ts Td 2c 2h As 4d 3c', 'As 4d', 'any ace (READINGS 31)'],
    ['Ts Td 6c 6h Jo 4d 3c', 'Jo 4d', 'the joker, an ace'],
    ['6s 6d 2c 2h Ks Td 3c', '2h 2c', 'king-ten is not enough'],
    ['Ts Td 6c 6h Qs Jd 3c', '6h 6c', 'queen-jack is not enough'],
  ])('§9.4, §9.4.1, §9.4.2, §9.4.3.a: low with low or medium pair, %s: %s in front, %s', (hand, low) => {
    expect(front(hand)).toBe(`${low} | 9.4.3.a`);
  });

  it.each([
    ['Js Jd 6c 6h As 4d 3c', 'As 4d'],
    ['Ks Kd 2c 2h Jo 4d 3c', 'Jo 4d'],
    ['Ks Kd 2c 2h Qs Jd 3c', '2h 2c'],
    ['Js Jd 6c 6h Ks Qd 3c', '6h 6c'],
  ])('§9.4.3, §9.4.3.b: low with high pair split unless an ace is held, %s: %s', (hand, low) => {
    expect(front(hand)).toBe(`${low} | 9.4.3.b`);
  });

  it('§9.4.3.c: two medium pairs are split unless an ace is held', () => {
    expect(front('Ts Td 7c 7h As 4d 3c')).toBe('As 4d | 9.4.3.c');
    expect(front('Ts Td 7c 7h Ks Qd 3c')).toBe('7h 7c | 9.4.3.c');
  });

  it('§9.4.3.d: a high pair with a medium or high one is split, ace or not', () => {
    expect(front('Js Jd 7c 7h As 4d 3c')).toBe('7h 7c | 9.4.3.d');
    expect(front('Ks Kd Qc Qh As 4d 3c')).toBe('Qh Qc | 9.4.3.d');
  });

  it('§9.4.3.e: aces with any pair are split', () => {
    expect(front('As Ad 2c 2h Ks Qd 9c')).toBe('2h 2c | 9.4.3.e');
  });

  it('§9.5: of three pairs the highest goes in front', () => {
    expect(front('Ks Kd 9c 9h 2s 2d Ac')).toBe('Ks Kd | 9.5');
    expect(front('As Jo 9c 9h 2s 2d Kc')).toBe('As Jo | 9.5');
  });

  it('§9.6: three of a kind go behind; §9.6.1: of three aces one goes in front', () => {
    expect(front('Ks Kd Kc 9h 7s 3d 2c')).toBe('9h 7s | 9.6');
    expect(front('As Ad Ac Qh 9s 4d 3c')).toBe('Ac Qh | 9.6.1');
    expect(front('As Ad Jo Qh 9s 4d 3c')).toBe('Ad Qh | 9.6.1');
  });

  it('§9.7: of three of a kind twice, two of the higher go in front', () => {
    expect(front('Qs Qd Qc 4h 4s 4d Ac')).toBe('Qd Qc | 9.7');
  });

  it('§9.9: the pair of a full house goes in front; §9.9.1: not twos beside ace and king; §9.9.2: the higher of two pairs', () => {
    expect(front('5s 5d 5c 3h 3s Ad Kc')).toBe('3s 3h | 9.9');
    expect(front('5s 5d 5c 2h 2s Ad Kc')).toBe('Ad Kc | 9.9.1');
    expect(front('5s 5d 5c 2h 2s Jo Kc')).toBe('Jo Kc | 9.9.1');
    expect(front('5s 5d 5c 2h 2s Ad Qc')).toBe('2s 2h | 9.9');
    expect(front('5s 5d 5c 3h 3s 2d 2c')).toBe('3s 3h | 9.9.2');
    expect(front('As Ad Jo 3h 3s Kd Qc')).toBe('3s 3h | 9.9');
  });

  it('§9.10.1: four twos to sixes are never split', () => {
    expect(front('2s 2d 2c 2h Ks 9d 3c')).toBe('Ks 9d | 9.10.1');
    expect(front('6s 6d 6c 6h Ts 9d 3c')).toBe('Ts 9d | 9.10.1');
  });

  it('§9.10.2: four sevens to tens are split unless an ace can go in front', () => {
    expect(front('7s 7d 7c 7h Ks Qd 3c')).toBe('7d 7c | 9.10.2');
    expect(front('Ts Td Tc Th As 9d 3c')).toBe('As 9d | 9.10.2');
    expect(front('Ts Td Tc Th Jo 9d 3c')).toBe('Jo 9d | 9.10.2');
  });

  it('§9.10.3: four jacks to aces are always split', () => {
    expect(front('Js Jd Jc Jh As Kd 3c')).toBe('Jd Jc | 9.10.3');
    expect(front('As Ad Ac Jo 9s 8d 3c')).toBe('Ad Ac | 9.10.3');
  });

  it('READINGS 31: four aces in a straight are split, with the joker where it does most behind', () => {
    expect(front('As Ad Ac Jo Ks Qd Jc')).toBe('Ad Ac | 9.10.3');
  });

  it('§9.11: a pair beside four of a kind goes in front', () => {
    expect(front('As Ad Ac Ah 2s 2d Kc')).toBe('2s 2d | 9.11');
    expect(front('5s 5d 5c 5h As Jo Kc')).toBe('As Jo | 9.11');
  });

  it('§9.12: two of three of a kind beside four; §9.12.1: four aces are split unless beside kings', () => {
    expect(front('5s 5d 5c 5h Qs Qd Qc')).toBe('Qd Qc | 9.12');
    expect(front('As Ad Ac Ah Qs Qd Qc')).toBe('Ad Ac | 9.12.1');
    expect(front('As Ad Ac Jo Ks Kd Kc')).toBe('Kd Kc | 9.12');
  });

  it('§9.13: of five aces two go in front; §9.13.1: two kings rather than they', () => {
    expect(front('As Ad Ac Ah Jo Qs Qd')).toBe('Ad Ac | 9.13');
    expect(front('As Ad Ac Ah Jo Ks Qd')).toBe('Ad Ac | 9.13');
    expect(front('As Ad Ac Ah Jo Ks Kd')).toBe('Ks Kd | 9.13.1');
  });
});

describe('bclc-poker 2.0 §9.8: straights and flushes', () => {
  it('§9.8.1: with no pair and no choice it is kept behind', () => {
    expect(front('9s 8d 7c 6h 5s 3d 2c')).toBe('3d 2c | 9.8.1');
    expect(front('Ks Qd Jc Th Jo 5d 3c')).toBe('5d 3c | 9.8.1');
  });

  it('§9.8.2: of several the one that leaves the highest cards in front', () => {
    expect(front('9s 8d 7c 6h 5s 4d 2c')).toBe('9s 2c | 9.8.2');
    expect(front('As Ks 9s 7s 4s 8h 6d')).toBe('8h 6d | 9.8.1');
    expect(front('As Ks 9s 7s 4s 3s 6d')).toBe('As 6d | 9.8.2');
    expect(front('Ts 9s 8s 7s 6d 2s Kh')).toBe('Kh 6d | 9.8.2');
  });

  it('§9.8.2.a: a straight up to the ace with ace and joker is a pair of aces behind, a royal flush too (READINGS 31)', () => {
    expect(front('As Kd Qc Jh Jo 5d 3c')).toBe('Kd Qc | 9.8.2.a');
    expect(front('As Ks Qs Js Jo 5d 3c')).toBe('Ks Qs | 9.8.2.a');
  });

  it('READINGS 77: another straight or flush that leaves more in front goes before it', () => {
    expect(front('As Ks Qs Jd Jo 5s 3s')).toBe('As Jd | 9.8.2');
    expect(front('As Qd Jc Th 8s Jo 4d')).toBe('As 4d | 9.8.2');
  });

  it('§9.8.2.b: of six or seven in a row up to the ace with the joker the lower straight goes behind', () => {
    expect(front('As Kd Qc Jh 9s Jo 4d')).toBe('As 4d | 9.8.2.b');
    expect(front('As Kd Qc Jh Ts Jo 4d')).toBe('As 4d | 9.8.2.b');
    expect(front('As Kd Qc Jh 9s 8d Jo')).toBe('As Kd | 9.8.2.b');
    expect(front('Ks Qd Jc Th 9s Jo 4d')).toBe('Jo 4d | 9.8.2.b');
    expect(front('Ks Qd Jc Th 9s 8d Jo')).toBe('Jo Ks | 9.8.2.b');
  });

  it('READINGS 31, READINGS 77: ace and joker go in front of a straight or flush without them', () => {
    expect(front('As Kd Qc Jh Ts 9d Jo')).toBe('As Jo | 9.8.2');
    expect(front('As Jo Kd Jd 8d 5d 2d')).toBe('As Jo | 9.8.2');
  });

  it('§9.8.3: the pair goes in front where the straight or flush stays whole, else as with no pair', () => {
    expect(front('9s 9d Ac Kh Qs Jd Tc')).toBe('9s 9d | 9.8.3');
    expect(front('9s 9d 8c 7h 6s 5d 2c')).toBe('9d 2c | 9.8.3 9.8.1');
    expect(front('Ks Qd Jc Th Td 9s 8c')).toBe('Ks Td | 9.8.3 9.8.2');
    expect(front('As Jo 9c 8h 7s 6d 2c')).toBe('As 2c | 9.8.3 9.8.1');
    expect(front('As Jo Ks 9s 4s 7d 2h')).toBe('7d 2h | 9.8.3 9.8.1');
    expect(front('As Ad Kc Qh Js Td 4c')).toBe('Ad 4c | 9.8.3 9.8.1');
  });

  it('§9.8.3.a: with the ace or joker and one of a pair of tens to kings in it, the pair goes behind and the ace in front', () => {
    expect(front('As Kd Qc Jh Ts Td 4c')).toBe('As Kd | 9.8.3.a');
    expect(front('Ks Kd Qc Jh Ts Jo 4c')).toBe('Jo Qc | 9.8.3.a');
    expect(front('As Ks Qs 5s 3s Kd 2c')).toBe('As Qs | 9.8.3.a');
    expect(front('As Ks 9s 5s 3s 9d 2c')).toBe('9d 2c | 9.8.3 9.8.1');
  });

  it('§9.8.3.b: kept where neither ace nor joker is needed for it', () => {
    expect(front('As Kd Qc Jh Ts Td 9c')).toBe('As Td | 9.8.3.b');
    expect(front('Ad Ks Ts 5s 3s 2s Th')).toBe('Ad Th | 9.8.3.b');
  });

  it('§9.8.4, §9.8.5, §9.8.7: two pairs, three pairs and a full house go by their own rules', () => {
    expect(front('As Ad Ks Kd Qs Jh Ts')).toBe('Ks Kd | 9.8.4 9.4.3.e');
    expect(front('9s 9d 8c 8h 7s 6d 5c')).toBe('8h 8c | 9.8.4 9.4.3.c');
    expect(front('As Jo Ks Kd Qs Qh Jd')).toBe('As Jo | 9.8.5 9.5');
    expect(front('As Ad Jo Ks Kd Qs Js')).toBe('Ks Kd | 9.8.7 9.9');
  });

  it('§9.8.6: three of a kind are split, a pair in front, the straight or flush whole behind', () => {
    expect(front('9s 9d 9c 8h 7s 6d 5c')).toBe('9d 9c | 9.8.6');
    expect(front('9s 9d 9c Ks 7s 4s 2s')).toBe('9d 9c | 9.8.6');
    expect(front('As Ad Jo Kc Qh Js Tc')).toBe('As Ad | 9.8.6');
  });

  it('READINGS 77: three aces with the joker by §9.8.6 where they fit in front, else by §9.6.1', () => {
    expect(front('As Ad Jo 9c 8h 7s 6d')).toBe('As Ad | 9.8.6');
    expect(front('As Ad Jo Kc Qh Js 5d')).toBe('Ad Kc | 9.6.1');
  });
});

describe('bclc-poker 2.0 §9: every deal has one setting', () => {
  it('§9.1, §8.3.3: a second reading of the clauses sets thousands of deals alike, none fouled', () => {
    for (const cards of dealtSevens(1500)) expect(faultOf(paiGow, cards)).toBeUndefined();
  });

  it('§9.1: hands with the joker, straights, flushes and several of a kind too', () => {
    for (const cards of sevensOfFewRanks(10_000)) expect(faultOf(paiGow, cards)).toBeUndefined();
  });

  it('sets a hand alike in whatever order it is dealt', () => {
    expectOrderIsNothing(paiGow.set, [
      'As Ad Jo Kc Qh Js 5d',
      'Qs Qd Qc 4h 4s 4d Ac',
      '9s 9d 8c 7h 6s 5d 2c',
    ]);
  });

  it('the second reading finds a setting that is wrong', () => {
    const cards = parseCards('Ks Kd 2c 2h Qs Jd 3c');
    const [setting] = settingsByFilter(cards);
    expect(formatCards(setting?.low ?? [])).toBe('2c 2h');
  });

  it('refuses what is no hand of seven from one deck with its joker', () => {
    const explain = (hand: string) => () => paiGowHouseWay.explain(parseCards(hand));
    expect(explain('')).toThrow(RankingError);
    expect(explain('As Ad Ac Ah Jo Ks')).toThrow('A pai gow hand takes 7 cards, not 6.');
    expect(explain('As Ad Ac Ah Jo Ks Ks')).toThrow('Ks cannot be in a hand more than once.');
    expect(explain('As Ad Ac Ah Jo Jo Ks')).toThrow('Jo cannot be in a hand more than once.');
  });

  it('3.0 §7.1: Fortune Pai Gow Poker sets by it too', () => {
    expect(houseWays.get('bclc-poker/fortune-pai-gow-poker')).toBe(paiGowHouseWay);
  });
});
