import { describe, expect, it } from 'vitest';
import { formatCards, parseCards } from '../card.ts';
import { fortuneAsiaHigh, fortuneAsiaLow, fortuneAsiaMedium } from './fortune-asia.ts';
import { fortuneBonus } from './fortune-bonus.ts';
import { fourCard } from './four-card.ts';
import { needsHoleCards } from './hole-cards.ts';
import { flushRush, longestFlush } from './longest-flush.ts';
import { omahaHigh } from './omaha.ts';
import { NO_LOW, omahaLow } from './omaha-low.ts';
import { paiGowHigh, paiGowLow, paiGowSeven } from './pai-gow.ts';
import { poker, shortPoker } from './poker.ts';
import type { Ranking } from './ranking.ts';
import { sixDeck } from './six-deck.ts';
import { asianStud, asianStudHighAce, mandarinStud } from './stud.ts';
import { threeCard } from './three-card.ts';

const rank = (ranking: Ranking<string>, text: string): number => ranking.rank(parseCards(text));
const call = (ranking: Ranking<string>, text: string): string =>
  ranking.describe(ranking.rank(parseCards(text)));

/** Each hand is weaker than the next. */
function expectAscending(ranking: Ranking<string>, hands: readonly string[]): void {
  const strengths = hands.map((hand) => rank(ranking, hand));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(new Set(strengths).size).toBe(hands.length);
}

describe('the lists of ranks', () => {
  it('bclc-poker 17.0 §1.4: poker', () => {
    expectAscending(poker, [
      '7c 5d 4h 3s 2c',
      'Ac Kd Qh Js 9c',
      '2c 2d 3h 4s 5c',
      '2c 2d 3h 3s 4c',
      '2c 2d 2h 3s 4c',
      'Ac 2d 3h 4s 5c',
      '6c 5d 4h 3s 2c',
      'Ac Kd Qh Js Tc',
      '7c 5c 4c 3c 2c',
      '2c 2d 2h 3s 3c',
      '2c 2d 2h 2s 3c',
      'Ac 2c 3c 4c 5c',
      'Kc Qc Jc Tc 9c',
      'Ac Kc Qc Jc Tc',
    ]);
  });

  it('bclc-poker 6.0 §5.6: three cards, a straight above a flush, A-2-3 the lowest straight', () => {
    expectAscending(threeCard, [
      '5c 3d 2h',
      'Qc 3d 2h',
      'Ac Kd Jh',
      '2c 2d 3h',
      '5c 3c 2c',
      'Ac 2d 3h',
      '2c 3d 4h',
      'Ac Kd Qh',
      '2c 2d 2h',
      'Ac 2c 3c',
      'Ac Kc Qc',
    ]);
  });

  it('bclc-poker 8.0 §5.6: four cards', () => {
    expectAscending(fourCard, [
      'Ac Kd Qh 9s',
      'Ac Ad Kh Qs',
      '2c 2d 3h 3s',
      'Ac 2d 3h 4s',
      'Ac Kd Qh Js',
      '6c 4c 3c 2c',
      '2c 2d 2h 3s',
      'Ac 2c 3c 4c',
      '2c 2d 2h 2s',
    ]);
    expect(call(fourCard, 'Ac Ad 5h 5s 5c 2d')).toBe('three fives');
  });

  it('bclc-poker 9.0 §5.4: six decks', () => {
    expectAscending(sixDeck, [
      'Ac Kd Qh Js Tc',
      '7c 5c 4c 3c 2c',
      '7c 7c 4c 3c 2c',
      '7c 7c 7c 3c 2c',
      'Ac 2c 2c 2c 3c',
      '2c 2c 2c 3c 3c',
      '2c 2c 2c 2c 3c',
      '2c 2c 2c 2c 2d',
      'Ac 2c 3c 4c 5c',
      'Ac Kc Qc Jc Tc',
      '2c 2c 2c 2c 2c',
    ]);
    expect(call(sixDeck, '8h 8h 8h 8h 8h Kd Qd')).toBe('five suited eights');
  });

  it('bclc-poker 24.0 §1.5: 32 cards, a flush above a full house, A-7-8-9-10 the lowest straight', () => {
    expectAscending(asianStud, [
      'Ac Kd Qh Js 9c',
      'Ac 7d 8h 9s Tc',
      '7d 8h 9s Tc Jc',
      'Ac Ad Ah Ks Kc',
      '7c 8c 9c Jc Qc',
      '7c 7d 7h 7s 8c',
      'Ac 7c 8c 9c Tc',
      'Ac Kc Qc Jc Tc',
    ]);
    expect(call(asianStudHighAce, 'Ac 7d 8h 9s Tc')).toBe('ace high');
  });

  it('bclc-poker 25.0 §1.5: A-2-3-4-5 is the second-highest straight', () => {
    expectAscending(mandarinStud, [
      '2c 3d 4h 5s 6c',
      '9c Td Jh Qs Kc',
      'Ac 2d 3h 4s 5c',
      'Tc Jd Qh Ks Ac',
      '9c Tc Jc Qc Kc',
      'Ac 2c 3c 4c 5c',
      'Tc Jc Qc Kc Ac',
    ]);
    expect(call(mandarinStud, 'Ac 2d 3h 4s 5c')).toBe('straight, five high');
  });

  it('bclc-poker 16.0 §5.6: Fortune Asia', () => {
    expectAscending(fortuneAsiaHigh, [
      'Ac Kd Qh 9s',
      'Ac Jo Kh 9s',
      '2c 2d 3h 3s',
      '2c 2d 2h 3s',
      '2c 3d 4h 5s',
      'Tc Jd Qh Ks',
      'Ac 2d 3h 4s',
      'Ac Kd Qh Js',
      '2c 3c 4c 6c',
      '2c 2d 2h 2s',
      'Tc Jc Qc Kc',
      'Ac 2c 3c Jo',
      'Ac Kc Jo Jc',
      'Ac Ad Ah Jo',
    ]);
    expect(call(fortuneAsiaMedium, 'Jo Ah')).toBe('pair of aces');
    expect(call(fortuneAsiaLow, 'Jo')).toBe('ace high');
    // §6.6.1: the three hands of a setting are compared with each other.
    expect(rank(fortuneAsiaHigh, 'Kc Kd Qh Js')).toBeGreaterThan(rank(fortuneAsiaMedium, 'Ks Kh'));
    expect(rank(fortuneAsiaMedium, 'Ac Ad')).toBeGreaterThan(rank(fortuneAsiaHigh, 'Kc Kd Qh Js'));
    expect(rank(fortuneAsiaMedium, 'Ac 2d')).toBeGreaterThan(rank(fortuneAsiaLow, 'Ah'));
  });

  it('bclc-poker 13.0 §5.4: short dealer hands', () => {
    expectAscending(shortPoker, [
      'Kc',
      'Kc Qd',
      'Kc Qc Jc Tc',
      'Kd Qd Jd Td 8c',
      'Ac',
      '2c 2d',
      '2c 2d Ah',
      '2c 2d Ah Ks 3c',
      '3c 3d 2h 2s',
      '2c 2d 2h',
      '2c 2d 2h Ks Qd',
      'Ac 2d 3h 4s 5c',
      '2c 2d 2h 2s',
    ]);
  });
});

describe('classes of equal hands', () => {
  it.each([
    // Straight flushes, triples, straights, flushes, pairs, high cards.
    [threeCard, 12 + 13 + 12 + 274 + 156 + 274],
    // Fours, straight flushes, triples, flushes, straights, two pairs, pairs, high cards.
    [fourCard, 13 + 11 + 156 + 704 + 11 + 78 + 858 + 704],
    // Poker's, five of a kind and the same suited, and flushes with a pair, two pairs or a triple in them.
    [sixDeck, 7462 + 13 + 13 + 13 * 220 + 78 * 11 + 13 * 66],
    // Poker's, five aces, and hands of one to four cards.
    [paiGowHigh, 7462 + 1 + 13 + 91 + 455 + 1820],
    // Twelve ranks in flushes of one to seven.
    [longestFlush, 12 + 66 + 220 + 495 + 792 + 924 + 792],
  ])('$name: %#', (ranking: Ranking<string>, classes) => {
    expect(ranking.classes).toBe(classes);
  });
});

describe('the joker (bclc-poker 2.0 §6.2)', () => {
  it.each([
    ['Jo Kc Qd Jh 9s', 'straight, king high'],
    ['Jo Kc Qd Jh Ts', 'straight, ace high'],
    ['Jo Ac Kd Qh 9s', 'pair of aces'],
    ['Jo Kc Kd Qh Qs', 'kings and queens'],
    ['Jo Kc Kd Kh Qs', 'three kings'],
    ['Jo Ac Ad Kh Ks', 'aces full of kings'],
    ['Jo Ac Ad Ah As', 'five aces'],
    ['Jo 2c 3c 4c 9c', 'flush, ace high'],
    ['Jo Ac Kc 4c 9c', 'flush, ace high'],
    ['Jo 2c 3c 4c 5c', 'straight flush, six high'],
    ['Jo Ac 2c 3c 4c', 'straight flush, five high'],
    ['Jo Tc Qc Kc Jc', 'royal flush'],
    ['Jo 2c 3d 4h 5s', 'straight, six high'],
    ['Jo 2c 3d 4h 6s', 'straight, six high'],
    ['Jo Ac 3d 4h 5s', 'straight, five high'],
  ])('%s is %s', (hand, name) => {
    expect(call(paiGowHigh, hand)).toBe(name);
  });

  it('is the highest card that a flush lacks', () => {
    const kingFlush = rank(paiGowHigh, 'Jo Ac Qc 4c 9c');
    expect(kingFlush).toBe(rank(paiGowHigh, 'Kd Ad Qd 4d 9d'));
    expect(kingFlush).toBeLessThan(rank(paiGowHigh, 'Jo Ac Kc Tc 9c'));
  });

  it('makes two cards a pair with an ace alone', () => {
    expect(call(paiGowLow, 'Jo Ah')).toBe('pair of aces');
    expect(call(paiGowLow, 'Jo Kh')).toBe('ace high');
    expect(rank(paiGowLow, 'Jo Kh')).toBe(rank(paiGowLow, 'As Kd'));
  });

  it('a setting is foul when the low hand is the higher', () => {
    expect(rank(paiGowLow, 'Ac Ad')).toBeGreaterThan(rank(paiGowHigh, 'Kc Kd Qh Js 9c'));
    expect(rank(paiGowLow, 'Ac Ad')).toBeLessThan(rank(paiGowHigh, 'Ah As Qh Js 9c'));
    expect(rank(paiGowLow, 'Kc Qd')).toBeLessThan(rank(paiGowHigh, 'Kh Qs Jh Ts 8c'));
  });

  it('of seven cards the best five count', () => {
    expect(call(paiGowSeven, 'Jo Ac Kd Qh 9s 2c 3d')).toBe('pair of aces');
    expect(formatCards(paiGowSeven.bestCards(parseCards('Jo Ac Ad Ah As 2c 3d')))).toBe('As Ah Ad Ac Jo');
  });
});

describe('the fortune bonus (bclc-poker 3.0 §5.5)', () => {
  it.each([
    ['2c 3c 4c 5c 6c 7c 8c', 'seven-card-straight-flush'],
    ['Ac 2c 3c 4c 5c 6c 7c', 'seven-card-straight-flush'],
    ['Jo 2c 3c 4c 5c 7c 8c', 'seven-card-straight-flush-with-joker'],
    ['Ac Kc Qc Jc Tc Kd Qd', 'royal-flush-with-royal-match'],
    ['Ac Jo Qc Jc Tc Kd Qd', 'royal-flush-with-royal-match'],
    ['Ac Kc Qc Jc Tc Kd Qh', 'royal-flush'],
    ['Ac Kc Qc Jc Tc Jo Qd', 'royal-flush'],
    ['Ac Ad Ah As Jo Kd Qd', 'five-aces'],
    ['Ac Ad Jo 3c 4d 5h 2s', 'three-of-a-kind'],
    ['6c 6d 6h 2c 3d 4h 5s', 'three-of-a-kind'],
    ['6c 6d 7h 2c 3d 4h 5s', 'straight'],
    ['Ac Ad Kh Ks 9d 8h 2s', 'nothing'],
  ])('%s is %s', (hand, row) => {
    expect(fortuneBonus.categoryOf(fortuneBonus.rank(parseCards(hand)))).toBe(row);
  });

  it('shows the cards that are paid', () => {
    const shown = (hand: string): string => formatCards(fortuneBonus.bestCards(parseCards(hand)));
    expect(shown('6c 6d 7h 2c 3d 4h 5s')).toBe('7h 6c 5s 4h 3d');
    expect(shown('Ac Kc Qc Jc Tc Kd Qd')).toBe('Ac Kc Qc Jc Tc Kd Qd');
    expect(shown('Ac Ad Kh Ks 9d 8h 2s')).toBe('');
  });
});

describe('the longest flush (bclc-poker 12.0 §5.2)', () => {
  it('§5.2.1.a: a deuce is the king beside ace, jack and ten', () => {
    const wild = 'Ad Jd Td 2c';
    expect(rank(longestFlush, wild)).toBe(rank(longestFlush, 'As Ks Js Ts'));
    expect(call(longestFlush, wild)).toBe('four-card flush, ace high');
  });

  it('§2.1.4, §5.2.5: longer wins, then the higher; the cards are compared from the top', () => {
    expectAscending(longestFlush, [
      'Ac Kc Qc Jd 9d',
      '3c 4c 5c 6c Ad',
      '3c 4c 5c 7c Ad',
      'Kc Qc Jc Tc Ad',
      '3c 4c 5c 6c 7c',
      '3c 4c 5c 6c 2c',
    ]);
  });

  it.each([
    ['3c 4c 5c 6c 8d 9d Th', 'four-card-natural-flush'],
    ['3c 4c 5c 2d 8d 9d Th', 'nothing'],
    ['3c 4c 5c 6c 2c 9d Th', 'five-card-wild-flush'],
    ['3c 4c 5c 6c 7c 9d Th', 'five-card-natural-flush'],
    ['3c 4c 5c 2s 2c 2d Tc', 'seven-card-wild-flush'],
    ['3c 4c 5c 6c 7c 9c Tc', 'seven-card-natural-flush'],
  ])('§5.4: %s is %s', (hand, row) => {
    expect(flushRush.categoryOf(flushRush.rank(parseCards(hand)))).toBe(row);
  });
});

describe('Omaha (bclc-poker 26.0 §1.4)', () => {
  it('plays exactly two own cards and three common ones', () => {
    const board = parseCards('Ah Kh Qh Jh 2c');
    const one = omahaHigh.rank(parseCards('Th 9c 8c 3d'), board);
    expect(omahaHigh.describe(one)).toBe('straight, king high');
    const two = omahaHigh.rank(parseCards('Th 9h 8c 3d'), board);
    expect(omahaHigh.describe(two)).toBe('straight flush, king high');
    expect(formatCards(omahaHigh.bestCards(parseCards('Th 9h 8c 3d'), board))).toBe('Kh Qh Jh Th 9h');
  });

  it('§1.4.1, §1.7: five different cards of eight or less, A-2-3-4-5 best', () => {
    const low = (hole: string, board: string): number => omahaLow.rank(parseCards(hole), parseCards(board));
    const board = '4c 5d 8h Ks Kd';
    expect(low('Ac 2d Qh Qs', board)).toBeGreaterThan(low('Ac 3d Qh Qs', board));
    expect(low('Ac 4d Qh Qs', board)).toBe(NO_LOW);
    expect(low('Ac 2d 3h Qs', '4c 5d 9h Ks Kd')).toBe(NO_LOW);
    const wheel = omahaLow.rank(parseCards('Ac 2c Qh Qs'), parseCards('3c 4c 5c Ks Kd'));
    expect(wheel).toBe(omahaLow.classes);
    expect(omahaLow.describe(wheel)).toBe('5-4-3-2-A low');
    expect(omahaLow.describe(NO_LOW)).toBe('no low');
    expect(formatCards(omahaLow.bestCards(parseCards('Ac 2d Qh Qs'), parseCards(board)))).toBe(
      '8h 5d 4c 2d Ac',
    );
    expect(omahaLow.bestCards(parseCards('Ac 4d Qh Qs'), parseCards(board))).toEqual([]);
  });
});

describe('calls and bars', () => {
  it.each([
    ['As Ad Ah Ts Td', 'aces full of tens'],
    ['6s 6d 6h 6c Td', 'four sixes'],
    ['6s 6d 3h 3c Td', 'sixes and threes'],
    ['6s 6d 9h 3c Td', 'pair of sixes'],
    ['Ks 8d 9h 3c Td', 'king high'],
    ['Ks 8s 9s 3s Ts', 'flush, king high'],
    ['Ks Qs Js 9s Ts 2d 3d', 'straight flush, king high'],
  ])('%s is called %s', (hand, name) => {
    expect(call(poker, hand)).toBe(name);
  });

  it('bclc-poker 1.0 §5.3: tens or better', () => {
    const bar = poker.least('pair', 'T');
    expect(rank(poker, 'Tc Td 2h 3s 4c')).toBeGreaterThanOrEqual(bar);
    expect(rank(poker, '9c 9d Ah Ks Qc')).toBeLessThan(bar);
    expect(rank(poker, '2c 2d 3h 3s 4c')).toBeGreaterThan(bar);
  });

  it('bclc-poker 6.0: queen high qualifies', () => {
    const bar = threeCard.least('high-card', 'Q');
    expect(rank(threeCard, 'Qc 3d 2h')).toBeGreaterThanOrEqual(bar);
    expect(rank(threeCard, 'Jc Td 8h')).toBeLessThan(bar);
  });

  it('bclc-poker 28.0 §4.2: aces full of tens or better', () => {
    const bar = poker.least('full-house', 'AT');
    expect(rank(poker, 'Ac Ad Ah Ts Tc')).toBe(bar);
    expect(rank(poker, 'Ac Ad Ah 9s 9c')).toBeLessThan(bar);
    expect(rank(poker, 'Kc Kd Kh As Ac')).toBeLessThan(bar);
  });

  it('READINGS 31: king-jack or better in two cards', () => {
    const bar = paiGowLow.least('high-card', 'KJ');
    expect(rank(paiGowLow, 'Kc Jd')).toBe(bar);
    expect(rank(paiGowLow, 'Kc Td')).toBeLessThan(bar);
    expect(rank(paiGowLow, 'Ac 2d')).toBeGreaterThan(bar);
  });

  it('kickers can be left out of account', () => {
    const [aces, others] = [
      poker.rank(parseCards('Ac Ad Kh Qs 2c')),
      poker.rank(parseCards('Ah As Jh Ts 2c')),
    ];
    expect(aces).toBeGreaterThan(others);
    expect(poker.made(aces)).toBe(poker.made(others));
    expect(poker.classOf(aces)).toEqual({ category: 'pair', ranks: [12], kickers: [11, 10, 0] });
  });

  it('cards are laid out by groups, the low ace last', () => {
    const laid = (hand: string): string => formatCards(poker.bestCards(parseCards(hand)));
    expect(laid('2c Ad Kh 2d Ks Kc 7h')).toBe('Ks Kh Kc 2d 2c');
    expect(laid('Ad 2c 3h 4d 5s Kc Kh')).toBe('5s 4d 3h 2c Ad');
  });
});

describe('hands that need both hole cards (bclc-poker 28.0 §2.5.5, §2.5.8; 30.0 §2.4.4)', () => {
  it.each([
    ['8c 8d', '8h 8s Kd Qc 2h', true, 'a pocket pair to four of a kind'],
    ['8c Ad', '8h 8s 8d Qc 2h', false, 'four of a kind with a kicker'],
    ['Ac Ts', 'Ad Ah Tc 2d 3h', true, 'aces full of tens with an ace and a ten'],
    ['Ac Kc', 'Ad Ah Ts Td 3h', false, 'aces full of tens that one ace makes'],
    ['9c 8c', 'Tc Jc Qc 2d 3h', true, 'a straight flush of both cards'],
    ['9c 2c', 'Tc Jc Qc Kc 3h', false, 'a straight flush of one card'],
    ['2c 3c', 'Tc Jc Qc Kc Ac', false, 'the board'],
  ])('%s on %s: %s, %s', (hole, board, needs) => {
    expect(needsHoleCards(parseCards(hole), parseCards(board))).toBe(needs);
  });

  it('a kicker counts when it is asked to', () => {
    const [hole, board] = [parseCards('8c Ad'), parseCards('8h 8s 8d Qc 2h')];
    expect(needsHoleCards(hole, board, 'counted')).toBe(true);
    expect(needsHoleCards(parseCards('8c 8d'), parseCards('8h 8s 2d'))).toBe(true);
  });
});
