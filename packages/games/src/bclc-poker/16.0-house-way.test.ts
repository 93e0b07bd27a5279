import { formatCards, parseCards, RankingError } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { houseWays } from '../banked/house-ways.ts';
import { fortuneAsiaHouseWay } from './16.0-house-way.ts';
import { dealtSevens, expectOrderIsNothing, sevensOfFewRanks } from './testing/any-sevens.ts';
import { settingsByFilter } from './testing/fortune-asia-by-filter.ts';
import { faultOf, fortuneAsia } from './testing/prove-house-way.ts';

/** "Td / Ah 7c | 7.2.2.b": the low and the medium hand, and the clauses that decided. */
function front(hand: string): string {
  const { setting, steps } = fortuneAsiaHouseWay.explain(parseCards(hand));
  const { low, mid } = setting.parts;
  return `${formatCards(low)} / ${formatCards(mid)} | ${steps.map(({ cite }) => cite.clause).join(' ')}`;
}

const high = (hand: string): string =>
  formatCards(fortuneAsiaHouseWay.explain(parseCards(hand)).setting.parts.high);

describe('bclc-poker 16.0 §7.1, §7.2: no pair and one pair', () => {
  it('§7.2.2.b(1): gives every part, its clause and its reason', () => {
    const { setting, steps } = fortuneAsiaHouseWay.explain(parseCards('Jc Js Ah Td 7c 5h 3s'));
    expect(formatCards(setting.parts.low)).toBe('Td');
    expect(formatCards(setting.parts.mid)).toBe('Ah 7c');
    expect(formatCards(setting.parts.high)).toBe('Js Jc 5h 3s');
    expect(steps).toEqual([
      {
        cite: { rulebook: 'bclc-poker', section: '16.0', clause: '7.2.2.b' },
        why: 'high pair, one high card above it: the pair high',
      },
    ]);
  });

  it('§7.1, §7.1.1: the highest card high, the second and fourth medium, the third low', () => {
    expect(front('Ks Jd 9c 8h 5s 3d 2c')).toBe('9c / Jd 8h | 7.1.1');
    expect(front('Jo Qd Tc 8h 6s 4d 2c')).toBe('Tc / Qd 8h | 7.1.1');
    expect(high('Ks Jd 9c 8h 5s 3d 2c')).toBe('Ks 5s 3d 2c');
  });

  it('§7.2, §7.2.1: a medium or low pair high, the highest and third single cards medium, the second low', () => {
    expect(front('Ts Td Kc 8h 5s 4d 2c')).toBe('8h / Kc 5s | 7.2.1');
    expect(front('9s 9d Kc Qh 7s 4d 2c')).toBe('Qh / Kc 7s | 7.2.1');
    expect(front('2s 2d Jo Kh 9s 8d 4c')).toBe('Kh / Jo 9s | 7.2.1');
  });

  it('§7.2.2.a: a high pair without a high card is always split, the better kicker in the high hand (READINGS 43)', () => {
    expect(front('Js Jd Tc 8h 5s 3d 2c')).toBe('Tc / Jd 5s | 7.2.2.a');
    expect(high('Js Jd Tc 8h 5s 3d 2c')).toBe('Js 8h 3d 2c');
    expect(front('As Jo Tc 9h 6s 5d 2c')).toBe('Tc / As 6s | 7.2.2.a');
  });

  it('§7.2.2.b, §7.2.2.b(2): with one high card it is split, unless that card is the higher', () => {
    expect(front('Ks Kd Qc 9h 6s 4d 2c')).toBe('Qc / Kd 6s | 7.2.2.b');
    expect(high('Ks Kd Qc 9h 6s 4d 2c')).toBe('Ks 9h 4d 2c');
    expect(front('Ks Kd Ac 9h 6s 4d 2c')).toBe('9h / Ac 6s | 7.2.2.b');
    expect(front('Ks Kd Jo 9h 6s 4d 2c')).toBe('9h / Jo 6s | 7.2.2.b');
    expect(front('As Jo Kc 9h 8s 5d 4c')).toBe('Kc / As 8s | 7.2.2.b');
  });

  it('§7.2.2.c: with two high cards it is kept', () => {
    expect(front('Ks Kd Qc Jh 6s 4d 2c')).toBe('Jh / Qc 6s | 7.2.2.c');
    expect(front('Js Jd Ac Kh 6s 4d 2c')).toBe('Kh / Ac 6s | 7.2.2.c');
  });
});

describe('bclc-poker 16.0 §7.3, §7.4: two and three pairs', () => {
  it('§7.3, §7.3.1: two pairs are split, the lower medium', () => {
    expect(front('9s 9d 4c 4h As 8d 6c')).toBe('As / 4h 4c | 7.3.1');
    expect(front('Qs Qd Jc Jh Ts 7d 2c')).toBe('Ts / Jh Jc | 7.3.1');
  });

  it('§7.3.2.a, §7.15.3: aces or kings with another pair are split, one medium and one low, unless another high card is held', () => {
    expect(front('As Ad 4c 4h Ts 8d 6c')).toBe('Ad / As Ts | 7.3.2.a');
    expect(high('As Ad 4c 4h Ts 8d 6c')).toBe('4h 4c 8d 6c');
    expect(front('Ks Kd Qc Qh 8s 6d 2c')).toBe('Kd / Ks 8s | 7.3.2.a');
    expect(front('As Jo 4c 4h Td 8d 6c')).toBe('As / Jo Td | 7.3.2.a');
    expect(front('As Ad 4c 4h Js 8d 6c')).toBe('Js / 4h 4c | 7.3.2.a');
    expect(front('Ks Kd 4c 4h Jo 9d 7s')).toBe('Jo / 4h 4c | 7.3.2.a');
    expect(front('Qs Qd 4c 4h Ts 8d 6s')).toBe('Ts / 4h 4c | 7.3.1');
  });

  it('READINGS 78: of aces and kings the aces are split', () => {
    expect(front('As Ad Kc Kh Ts 8d 6c')).toBe('Ad / As Ts | 7.3.2.a');
  });

  it('§7.4, §7.4.1: of three pairs the highest goes medium, two pairs high', () => {
    expect(front('Qs Qd 8c 8h 3s 3d Tc')).toBe('Tc / Qs Qd | 7.4.1');
    expect(high('Qs Qd 8c 8h 3s 3d Tc')).toBe('8h 8c 3s 3d');
  });

  it('§7.4.2.a: aces or kings among them are split unless another high card is held; of both the aces (READINGS 43)', () => {
    expect(front('Ks Kd 8c 8h 3s 3d Tc')).toBe('Kd / Ks Tc | 7.4.2.a');
    expect(front('Ks Kd 8c 8h 3s 3d Jc')).toBe('Jc / Ks Kd | 7.4.2.a');
    expect(front('As Ad Kc Kh 3s 3d 9c')).toBe('Ad / As 9c | 7.4.2.a');
    expect(high('As Ad Kc Kh 3s 3d 9c')).toBe('Kh Kc 3s 3d');
    expect(front('As Jo 8c 8h 3s 3d Qc')).toBe('Qc / As Jo | 7.4.2.a');
  });

  it('§7.4.2.b: of three high pairs the second high, the lowest medium, one of the highest low, or another high card', () => {
    expect(front('As Ad Kc Kh Js Jd 9c')).toBe('Ad / Js Jd | 7.4.2.b');
    expect(high('As Ad Kc Kh Js Jd 9c')).toBe('Kh Kc As 9c');
    expect(front('Ks Kd Qc Qh Js Jd 8c')).toBe('Kd / Js Jd | 7.4.2.b');
    expect(front('Ks Kd Qc Qh Js Jd Jo')).toBe('Jo / Js Jd | 7.7.4.b 7.4.2.b');
    expect(high('Ks Kd Qc Qh Js Jd Jo')).toBe('Ks Kd Qh Qc');
    expect(front('Ks Kd Qc Qh 9s 9d 8c')).toBe('Kd / Ks 8c | 7.4.2.a');
  });
});

describe('bclc-poker 16.0 §7.5, §7.6: three of a kind', () => {
  it('§7.5, §7.5.1: high, the highest and third single cards medium, the second low', () => {
    expect(front('9s 9d 9c Ah 7s 4d 2c')).toBe('7s / Ah 4d | 7.5.1');
    expect(high('9s 9d 9c Ah 7s 4d 2c')).toBe('9s 9d 9c 2c');
  });

  it('§7.5.2.a: of three aces, kings or queens one goes to each hand', () => {
    expect(front('Qs Qd Qc Th 8s 4d 2c')).toBe('Qc / Qd 8s | 7.5.2.a');
    expect(high('Qs Qd Qc Th 8s 4d 2c')).toBe('Qs Th 4d 2c');
    expect(front('As Ad Jo Th 8c 5h 3c')).toBe('Ad / As 8c | 7.5.2.a');
    expect(front('Ks Kd Kc Th 8s 4d 2c')).toBe('Kc / Kd 8s | 7.5.2.a');
  });

  it('§7.5.2.b: with one or two high cards a pair of them goes high, the third is a single card (READINGS 43, 78)', () => {
    expect(front('Ks Kd Kc Ah 8s 4d 2c')).toBe('Kc / Ah 8s | 7.5.2.b');
    expect(front('Ks Kd Kc Ah Qs 4d 2c')).toBe('Kc / Ah Qs | 7.5.2.b');
    expect(front('As Ad Ac Jh 8s 6d 2c')).toBe('Jh / Ac 8s | 7.5.2.b');
    expect(front('Qs Qd Qc Jo 8h 4d 2c')).toBe('Qc / Jo 8h | 7.5.2.b');
  });

  it('READINGS 78: which of the aces is the joker is what leaves the best high hand', () => {
    expect(front('As Ad Jo Kc Th 5s 3s')).toBe('Kc / Ad Th | 7.7.4.c 7.5.2.b');
    expect(high('As Ad Jo Kc Th 5s 3s')).toBe('As 5s 3s Jo');
  });

  it('§7.5.2.c, §7.5.2.d, §7.5.2.e: of three jacks one goes low beside one high card, none beside two, one medium beside none', () => {
    expect(front('Js Jd Jc Ah 8s 4d 2c')).toBe('Jc / Ah 8s | 7.5.2.c');
    expect(high('Js Jd Jc Ah 8s 4d 2c')).toBe('Js Jd 4d 2c');
    expect(front('Js Jd Jc Ah Ks 4d 2c')).toBe('Ks / Ah 4d | 7.5.2.d');
    expect(front('Js Jd Jc Th 8s 4d 2c')).toBe('8s / Jc Th | 7.5.2.e');
    expect(high('Js Jd Jc Th 8s 4d 2c')).toBe('Js Jd 4d 2c');
  });

  it('§7.6, §7.6.1: of three of a kind twice the lower goes high, a pair of the higher medium, one low', () => {
    expect(front('9s 9d 9c 4h 4s 4d Ac')).toBe('9c / 9s 9d | 7.6.1');
    expect(front('As Ad Jo 4h 4s 4d 9c')).toBe('Ad / As Jo | 7.6.1');
  });
});

describe('bclc-poker 16.0 §7.7: straights and flushes', () => {
  it('§7.7.1, §7.15.4: with the pair inside it is played if a king or an ace is outside, or two high cards', () => {
    expect(front('8s 7d 6c 5h 8d Kc 2s')).toBe('2s / Kc 8d | 7.7.1');
    expect(front('8s 7d 6c 5h 8d Qc Js')).toBe('8d / Qc Js | 7.7.1');
    expect(front('9s 8d 7c 6h 6d Ac 2s')).toBe('2s / Ac 6d | 7.7.1');
  });

  it('§7.7.1: otherwise the pair goes high, and not by the rule of one pair', () => {
    expect(front('8s 7d 6c 5h 8d Qc 2s')).toBe('6c / Qc 7d | 7.7.1');
    expect(high('8s 7d 6c 5h 8d Qc 2s')).toBe('8s 8d 5h 2s');
    expect(front('Ts 9d 8c 7h Td 4c 2s')).toBe('7h / 9d 8c | 7.7.1');
  });

  it('READINGS 78: the pair’s other card is one outside, ace with joker too', () => {
    expect(front('Ks Qs 9s 4s Kd 8c 6h')).toBe('6h / Kd 8c | 7.7.1');
    expect(front('As 9s 5s 7c 3d Jo 2h')).toBe('7c / As 9s | 7.7.1');
  });

  it('§7.7.1.a, §7.15.4.a: the joker in a high hand is what makes it best', () => {
    const { setting } = fortuneAsiaHouseWay.explain(parseCards('9s 8d 7c 9h Jo Kc 2h'));
    expect(fortuneAsiaHouseWay.describe(setting.parts.high)).toBe('straight, ten high');
  });

  it('§7.7, §7.7.2: with no pair a straight or flush with two high cards at most is played', () => {
    expect(front('9s 8d 7c 6h Ks 4d 2c')).toBe('2c / Ks 4d | 7.7.2');
    expect(front('Qs Jd Tc 9h 7s 4d 2c')).toBe('2c / 7s 4d | 7.7.2');
  });

  it('§7.7.2, §7.15.6: with three or four high cards it goes by the rule of no pair, the joker one of them', () => {
    expect(front('Ks Qs Js 4s 9d 7c 2h')).toBe('Js / Qs 9d | 7.7.2 7.1.1');
    expect(front('As Kd Qc Jh 8s 6d 4c')).toBe('Qc / Kd Jh | 7.7.2 7.1.1');
    expect(front('Jo Ks Qs 8s 6c 4h 2d')).toBe('Qs / Ks 8s | 7.7.2 7.1.1');
    expect(front('Jo Qs 8s 6s Tc 4h 2d')).toBe('2d / Tc 4h | 7.7.2');
  });

  it('READINGS 78: of straights or flushes with few and with many high cards one of the first', () => {
    expect(front('Ks Qd Jc Th 9s 5d 3c')).toBe('3c / Ks 5d | 7.7.2');
    expect(front('Kd Qd Jd 4d As 3c 2h')).toBe('Jd / Kd Qd | 7.7.2');
  });

  it('§7.7.2.a: from ace to ten the straight is kept, the ace medium; with another straight or flush the best medium (READINGS 78)', () => {
    expect(front('As Kd Qc Jh Td 7s 4c')).toBe('4c / As 7s | 7.7.2.a');
    expect(high('As Kd Qc Jh Td 7s 4c')).toBe('Kd Qc Jh Td');
    expect(front('Jo Kd Qc Jh Td 7s 4c')).toBe('4c / Jo 7s | 7.7.2.a');
    expect(front('As Kd Qc Jh Td 9s 4c')).toBe('4c / As Kd | 7.7.2.a 7.7.4');
    expect(front('As Ks Qd Jc Th 5s 3s')).toBe('3s / As 5s | 7.7.2.a');
  });

  it('§7.7.3: three high cards in it and a fourth outside: that one medium', () => {
    expect(front('Ks Qs Js 4s Ad 7c 2h')).toBe('2h / Ad 7c | 7.7.3');
    expect(front('As Ks Js 4s Qd 7c 2h')).toBe('2h / Qd 7c | 7.7.3');
  });

  it('§7.7.4, §7.15.2: of a straight and a flush the one that leaves the best medium, then the best low', () => {
    expect(front('9s 8d 7c 6h As 5s 2s')).toBe('2s / As 9s | 7.7.2 7.7.4');
    expect(front('9s 8s 7s 6d 3s Kc Qh')).toBe('6d / Kc Qh | 7.7.2 7.7.4');
  });

  it('READINGS 77: where the medium and the low are alike, the best high', () => {
    expect(high('9s 8s 7s 6s 6d Kc 2h')).toBe('9s 8s 7s 6s');
  });

  it('§7.7.4.a, §7.7.4.b, §7.7.4.c: two pairs, three pairs and three of a kind go by their own rules', () => {
    expect(front('9s 9d 8c 8h 7s 6d Kc')).toBe('Kc / 8h 8c | 7.7.4.a 7.3.1');
    expect(front('9s 9d 8c 8h 7s 7d 6c')).toBe('6c / 9s 9d | 7.7.4.b 7.4.1');
    expect(front('Qs Qd Qc Js 8s Ts 2h')).toBe('2h / Qd Qc | 7.7.5');
    expect(front('As Ad Jo Kc Th 5s 3s')).toBe('Kc / Ad Th | 7.7.4.c 7.5.2.b');
  });

  it('§7.7.5: a straight or flush high with a pair medium goes before any other rule', () => {
    expect(front('9s 8d 7c 6h 3s 3d Kc')).toBe('Kc / 3s 3d | 7.7.5');
    expect(front('9s 8d 7c 6h 3s 3d 9c')).toBe('9c / 3s 3d | 7.7.5');
    expect(front('9s 8d 7c 6h 6d 6s 2c')).toBe('2c / 6h 6d | 7.7.5');
    expect(front('Ks Qd Jc Th Kd Kc Td')).toBe('Td / Kd Kc | 7.7.5');
    expect(front('5s 4d 3c 2h 5d 5c 5h')).toBe('5c / 5h 5d | 7.7.5');
  });

  it('§7.7.5, §7.15.1, §7.15.5: a pair of aces is split, unless a king can be low', () => {
    expect(front('9s 8d 7c 6h As Ad 4c')).toBe('Ad / As 4c | 7.7.5');
    expect(front('9s 8d 7c 6h As Ad Kc')).toBe('Kc / As Ad | 7.7.5');
    expect(front('9s 8d 7c 6h As Jo 4c')).toBe('As / Jo 4c | 7.7.5');
    expect(front('9s 8d 7c 6h As Ad Qc')).toBe('Ad / As Qc | 7.7.5');
  });

  it('READINGS 78: aces and another pair are compared after splitting', () => {
    expect(front('9s 8d 7c 6h As Ad 9c')).toBe('Ad / As 9c | 7.7.5');
    expect(front('As 2d 3c 4h 5s 5d Ad')).toBe('Ad / 5s 5d | 7.7.5 7.15.2');
  });

  it('§7.15.1: so too where §7.7.5 does not name the hand', () => {
    expect(front('Ks Kd Kc Qh Qd Jo As')).toBe('Qd / Kd Kc | 7.15.1');
    expect(front('As Ad Ac Ah Jo Ks Qd')).toBe('Ac / Ah Ad | 7.15.1');
    expect(front('As Ad Jo Ks Kd Kc Qh')).toBe('Ad / Kd Kc | 7.15.1');
    expect(front('As Ks Qs Js Ad Ac Ah')).toBe('Ac / Ah Ad | 7.7.5');
  });
});

describe('bclc-poker 16.0 §7.8, §7.9: full houses', () => {
  it('§7.8, §7.8.1: three of a kind high, the pair medium', () => {
    expect(front('9s 9d 9c 4h 4s Td 2c')).toBe('Td / 4s 4h | 7.8.1');
    expect(front('Js Jd Jc Qh Qs 8d 2c')).toBe('8d / Qs Qh | 7.8.1');
  });

  it('§7.8.2.a: of three aces, kings or queens a pair goes high and one low, unless another high card is held', () => {
    expect(front('Qs Qd Qc 4h 4s 8d 2c')).toBe('Qc / 4s 4h | 7.8.2.a');
    expect(high('Qs Qd Qc 4h 4s 8d 2c')).toBe('Qs Qd 8d 2c');
    expect(front('Qs Qd Qc 4h 4s Kd 2c')).toBe('Kd / 4s 4h | 7.8.2.a');
    expect(front('Qs Qd Qc 4h 4d Jo 9c')).toBe('Jo / 4h 4d | 7.8.2.a');
  });

  it('§7.8.2.b, §7.15.3: a pair of aces or kings beside three of a kind is split, unless another high card is held', () => {
    expect(front('9s 9d 9c Kh Ks 6d 2c')).toBe('Kh / Ks 6d | 7.8.2.b');
    expect(front('Js Jd Jc Ah As 8d 2c')).toBe('Ah / As 8d | 7.8.2.b');
    expect(front('9s 9d 9c Kh Ks Qd 2c')).toBe('Qd / Ks Kh | 7.8.2.b');
  });

  it('§7.8.2.c: of high three of a kind but jacks with a high pair one goes low, unless another high card is held', () => {
    expect(front('Ks Kd Kc Jh Js 8d 2c')).toBe('Kc / Js Jh | 7.8.2.c');
    expect(front('Qs Qd Qc Ah As 8d 2c')).toBe('Qc / Qs Qd | 7.8.2.c');
    expect(high('Qs Qd Qc Ah As 8d 2c')).toBe('As Ah 8d 2c');
    expect(front('Qs Qd Qc Ah As Kd 2c')).toBe('Kd / As Ah | 7.8.2.c');
  });

  it('§7.9, §7.9.1: with a second pair the lower pair medium, one of the higher low', () => {
    expect(front('9s 9d 9c Kh Ks 4d 4c')).toBe('Kh / 4d 4c | 7.9.1');
    expect(high('9s 9d 9c Kh Ks 4d 4c')).toBe('9s 9d 9c Ks');
    expect(front('Js Jd Jc Qh Qs 4d 4c')).toBe('Qh / 4d 4c | 7.9.1');
  });

  it('§7.9.2.a: high three of a kind with two medium or low pairs: the pairs high, the three medium and low', () => {
    expect(front('Js Jd Jc Th Ts 4d 4c')).toBe('Jc / Js Jd | 7.9.2.a');
    expect(front('Ts Td Tc 9h 9s 4d 4c')).toBe('9h / 4d 4c | 7.9.1');
  });
});

describe('bclc-poker 16.0 §7.10 to §7.13: four of a kind and five aces', () => {
  it('§7.10, §7.10.1: four of a kind are split', () => {
    expect(front('9s 9d 9c 9h As 6d 2c')).toBe('As / 9d 9c | 7.10.1');
    expect(front('Qs Qd Qc Qh As 6d 2c')).toBe('As / Qd Qc | 7.10.1');
    expect(front('5s 5d 5c 5h Ks Qd 9c')).toBe('Ks / 5d 5c | 7.10.1');
    expect(front('5s 5d 5c 5h As Td 9c')).toBe('As / 5d 5c | 7.10.1');
    expect(front('7s 7d 7c 7h As Kd 2c')).toBe('As / 7d 7c | 7.10.1');
  });

  it('§7.10.2.a: low ones with an ace and another high card stay together, with three high cards too (READINGS 78)', () => {
    expect(front('5s 5d 5c 5h As Kd 9c')).toBe('9c / As Kd | 7.10.2.a');
    expect(front('5s 5d 5c 5h Jo Kd 9c')).toBe('9c / Jo Kd | 7.10.2.a');
    expect(front('6s 6d 6c 6h As Kd Qc')).toBe('Qc / As Kd | 7.10.2.a');
  });

  it('§7.10.2.b: of four aces or kings a pair goes high, one medium and one low, unless another high card is held', () => {
    expect(front('Ks Kd Kc Kh 9s 6d 2c')).toBe('Kc / Kd 9s | 7.10.2.b');
    expect(front('As Ad Ac Jo 9h 6d 2c')).toBe('Ac / Ad 9h | 7.10.2.b');
    expect(front('Ks Kd Kc Kh Qs 6d 2c')).toBe('Qs / Kd Kc | 7.10.2.b');
  });

  it('§7.11, §7.11.1, §7.11.2.a: a pair beside four of a kind goes medium; of four aces or kings one goes low', () => {
    expect(front('9s 9d 9c 9h 4s 4d Ac')).toBe('Ac / 4s 4d | 7.11.1');
    expect(front('Qs Qd Qc Qh 4s 4d Ac')).toBe('Ac / 4s 4d | 7.11.1');
    expect(front('Ks Kd Kc Kh 4s 4d 9c')).toBe('Kc / 4s 4d | 7.11.2.a');
    expect(high('Ks Kd Kc Kh 4s 4d 9c')).toBe('Ks Kh Kd 9c');
  });

  it('§7.12, §7.12.1, §7.12.2.a: a pair of three beside four goes medium; four aces, kings or queens are split beside medium or low ones', () => {
    expect(front('9s 9d 9c 9h As Ad Ac')).toBe('Ac / As Ad | 7.12.1');
    expect(front('As Ad Ac Ah Js Jd Jc')).toBe('Jc / Js Jd | 7.12.1');
    expect(front('Js Jd Jc Jh 4s 4d 4c')).toBe('4c / 4s 4d | 7.12.1');
    expect(front('Qs Qd Qc Qh Ts Td Tc')).toBe('Qc / Qh Qd | 7.12.2.a');
    expect(high('Qs Qd Qc Qh Ts Td Tc')).toBe('Ts Td Tc Qs');
    expect(front('As Ad Ac Jo 4s 4d 4c')).toBe('Ac / As Ad | 7.12.2.a');
  });

  it('§7.13, §7.13.1: of five aces a pair goes high, a pair medium and one low', () => {
    expect(front('As Ad Ac Ah Jo 9s 4d')).toBe('Ac / Ah Ad | 7.13.1');
    expect(front('As Ad Ac Ah Jo Ks Kd')).toBe('Ac / Ah Ad | 7.13.1');
  });

  it('§7.14, §7.14.1: of two rules that fit the later one is tried first', () => {
    expect(front('9s 9d 9c 9h 4s 4d Kc')).toContain('| 7.11.1');
    expect(front('9s 8d 7c 6h Ks Kd 2c')).toContain('| 7.7.5');
    expect(front('Ks Kd Kc Jh Js 8d 2c')).toContain('| 7.8.2.c');
  });
});

describe('bclc-poker 16.0 §7: every deal has one setting', () => {
  it('§7.14, §6.6.1: a second reading of the clauses sets thousands of deals alike, none fouled', () => {
    for (const cards of dealtSevens(300)) expect(faultOf(fortuneAsia, cards)).toBeUndefined();
  });

  it('§7.14: hands with the joker, straights, flushes and several of a kind too', () => {
    for (const cards of sevensOfFewRanks(2500)) expect(faultOf(fortuneAsia, cards)).toBeUndefined();
  });

  it('sets a hand alike in whatever order it is dealt', () => {
    expectOrderIsNothing(fortuneAsia.set, [
      'As Ad Jo Kc Qh Js 5d',
      'Qs Qd Qc 4h 4s 4d Ac',
      '9s 9d 8c 7h 6s 5d 2c',
      'Ks Kd Qc 9h 6s 4d 2c',
    ]);
  });

  it('the second reading finds a setting that is wrong', () => {
    const [setting] = settingsByFilter(parseCards('Ks Kd Qc 9h 6s 4d 2c'));
    expect(setting?.ranks).toEqual({ low: 'Q', mid: 'K6', high: 'K942' });
  });

  it('refuses what is no hand of seven from one deck with its joker', () => {
    const explain = (hand: string) => () => fortuneAsiaHouseWay.explain(parseCards(hand));
    expect(explain('')).toThrow(RankingError);
    expect(explain('As Ad Ac Ah Jo Ks')).toThrow('A Fortune Asia hand takes 7 cards, not 6.');
    expect(explain('As Ad Ac Ah Jo Jo Ks')).toThrow('Jo cannot be in a hand more than once.');
  });

  it('§6.7: it can be asked for by the name of the game', () => {
    expect(houseWays.get('bclc-poker/fortune-asia-poker')).toBe(fortuneAsiaHouseWay);
  });
});
