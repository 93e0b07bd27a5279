import { describe, expect, it } from 'vitest';
import {
  CardError,
  cardOf,
  deck,
  formatCard,
  formatCards,
  JOKER,
  nameCard,
  parseCard,
  parseCards,
} from './card.ts';

describe('cards', () => {
  it('reads and writes all 53 cards and no two alike', () => {
    const texts = deck('with-joker').map(formatCard);
    expect(new Set(texts).size).toBe(53);
    expect(texts.map(parseCard)).toEqual(deck('with-joker'));
    expect(texts).toContain('Jo');
  });

  it('has 52, 53 and 32 cards', () => {
    expect(deck()).toHaveLength(52);
    expect(deck('with-joker')).toHaveLength(53);
    expect(deck('seven-up')).toHaveLength(32);
    expect(formatCards(deck('seven-up').slice(0, 4))).toBe('7c 7d 7h 7s');
  });

  it('names cards as a dealer does', () => {
    expect(nameCard(parseCard('Td'))).toBe('the ten of diamonds');
    expect(nameCard(JOKER)).toBe('the joker');
  });

  it.each(['', 'X', '1c', 'Tx', 'tD', '10d', 'Joker', 'A s'])('refuses %j with a named error', (text) => {
    expect(() => parseCard(text)).toThrow(CardError);
  });

  it.each([-1, 53, 1.5, Number.NaN])('refuses card number %d', (index) => {
    expect(() => cardOf(index)).toThrow(CardError);
  });

  it('reads several cards with any white space', () => {
    expect(formatCards(parseCards(' Ah\tKd \n Jo'))).toBe('Ah Kd Jo');
    expect(parseCards('')).toEqual([]);
  });
});
