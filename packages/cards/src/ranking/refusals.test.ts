import { describe, expect, it } from 'vitest';
import { type Card, parseCards } from '../card.ts';
import { rankHoles } from './board.ts';
import { fortuneAsiaMedium } from './fortune-asia.ts';
import { fortuneBonus } from './fortune-bonus.ts';
import { fourCard } from './four-card.ts';
import { longestFlush } from './longest-flush.ts';
import { omahaHigh } from './omaha.ts';
import { omahaLow } from './omaha-low.ts';
import { paiGowHigh, paiGowLow } from './pai-gow.ts';
import { poker, shortPoker } from './poker.ts';
import type { Ranking } from './ranking.ts';
import { sixDeck } from './six-deck.ts';
import { RankingError, strengthOf } from './strength.ts';
import { asianStud, mandarinStud } from './stud.ts';
import { threeCard } from './three-card.ts';

function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RankingError) return error.fault;
    throw error;
  }
  return 'none';
}

const hands: [Ranking<string>, string, string][] = [
  [poker, 'Ah Kh Qh Jh', 'too-few'],
  [poker, 'Ah Kh Qh Jh Th 9h 8h 7h 6h', 'too-many'],
  [poker, 'Ah Kh Qh Jh Ah', 'repeated'],
  [poker, 'Ah Kh Qh Jh Jo', 'joker'],
  [shortPoker, '', 'too-few'],
  [shortPoker, 'Jo', 'joker'],
  [threeCard, 'Ah Kh', 'too-few'],
  [threeCard, 'Ah Kh Qh Jh', 'too-many'],
  [threeCard, 'Ah Ah Qh', 'repeated'],
  [fourCard, 'Ah Kh Qh Jh Th 9h 8h', 'too-many'],
  [paiGowHigh, 'Jo Jo Qh Jh Th', 'repeated'],
  [paiGowLow, 'Jo', 'too-few'],
  [fortuneBonus, 'Jo Ah Kh Qh Jh Th', 'too-few'],
  [fortuneBonus, 'Jo Ah Kh Qh Jh Th Th', 'repeated'],
  [fortuneAsiaMedium, 'Ah Kh Qh', 'too-many'],
  [sixDeck, 'Ah Ah Ah Ah Ah Ah Ah', 'repeated'],
  [sixDeck, 'Ah Ah Ah Ah Jo', 'joker'],
  [asianStud, 'Ah Kh Qh Jh 6h', 'not-in-deck'],
  [mandarinStud, 'Ah Kh Qh Jh Th 9h', 'too-many'],
  [longestFlush, 'Jo', 'joker'],
];

describe('cards that cannot be a hand are refused by name', () => {
  it.each(hands)('$name: %s', (ranking, text, fault) => {
    const cards = parseCards(text);
    expect(faultOf(() => ranking.rank(cards))).toBe(fault);
    expect(faultOf(() => ranking.bestCards(cards))).toBe(fault);
  });

  it.each([-1, 53, 99, 1.5, Number.NaN])('card number %d', (number) => {
    const cards = [number, 0, 5, 10, 15] as Card[];
    expect(faultOf(() => poker.rank(cards))).toBe('not-a-card');
  });

  it('six decks hold six of a card', () => {
    expect(faultOf(() => sixDeck.rank(parseCards('Ah Ah Ah Ah Ah Ah Kd')))).toBe('none');
  });

  it('Omaha hands with too few, too many or repeated cards', () => {
    const hole = parseCards('Ah Kh Qh Jh');
    const board = parseCards('2c 3c 4c 5c 6c');
    for (const ranking of [omahaHigh, omahaLow]) {
      expect(faultOf(() => ranking.rank(hole, board))).toBe('none');
      expect(faultOf(() => ranking.rank(hole.slice(1), board))).toBe('too-few');
      expect(faultOf(() => ranking.rank(hole, board.slice(3)))).toBe('too-few');
      expect(faultOf(() => ranking.rank(hole, [...board, ...parseCards('7c')]))).toBe('too-many');
      expect(faultOf(() => ranking.rank(hole, parseCards('Ah 3c 4c 5c 6c')))).toBe('repeated');
      expect(faultOf(() => ranking.rank(hole, parseCards('Jo 3c 4c 5c 6c')))).toBe('joker');
    }
  });

  it('boards with dead cards', () => {
    const board = parseCards('2c 3c 4c 5c 6c');
    expect(faultOf(() => rankHoles(board.slice(3)))).toBe('too-few');
    expect(faultOf(() => rankHoles(board, parseCards('2c')))).toBe('repeated');
    expect(faultOf(() => rankHoles(board, parseCards('Jo')))).toBe('joker');
  });

  it('strengths, categories and ranks that do not exist', () => {
    expect(faultOf(() => strengthOf(1.5))).toBe('unknown');
    expect(faultOf(() => poker.describe(strengthOf(0)))).toBe('unknown');
    expect(faultOf(() => threeCard.categoryOf(strengthOf(threeCard.classes + 1)))).toBe('unknown');
    expect(faultOf(() => threeCard.least('full-house'))).toBe('unknown');
    expect(faultOf(() => poker.least('pair', 'X'))).toBe('unknown');
    expect(faultOf(() => longestFlush.describe(strengthOf(99_999)))).toBe('unknown');
    expect(faultOf(() => omahaLow.describe(strengthOf(57)))).toBe('unknown');
    expect(faultOf(() => fortuneBonus.describe(strengthOf(13)))).toBe('unknown');
  });
});
