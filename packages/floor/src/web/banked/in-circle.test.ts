import { describe, expect, it } from 'vitest';
import { footNames, printIn } from './in-circle.ts';

/** Two circles beside each other before each of seven seats, and one above the other before nine. */
const [TWO, ONE] = [26.5, 31.75];

const feet = (radius: number, ...names: string[]): string[] =>
  footNames(names, radius).map(({ words }) => words);

describe('the name of a wager in its circle', () => {
  it('stands on a line or two where it has room', () => {
    expect(printIn('Ante', TWO)).toEqual({ small: false, lines: [{ words: 'Ante', y: 5 }] });
    expect(printIn('Aces Up', TWO).lines.map(({ words }) => words)).toEqual(['Aces', 'Up']);
  });

  it('stays inside the ring at the height it stands at', () => {
    for (const name of ['Three Card Baccarat', 'Progressive', 'Insurance Bonus', 'Burn Baby Burn'])
      for (const radius of [TWO, ONE]) {
        const { small, lines } = printIn(name, radius);
        for (const { words, y, drawnInto } of lines) {
          const half = (drawnInto ?? words.length * (small ? 5.9 : 7.4)) / 2;
          expect([name, Math.hypot(half, y) < radius]).toEqual([name, true]);
          expect([name, Math.hypot(half, y - 10) < radius]).toEqual([name, true]);
        }
      }
  });

  it('is small before it is drawn in so that nobody can read it', () => {
    expect(printIn('Progressive', TWO).small).toBe(true);
    expect(printIn('Play', TWO).small).toBe(false);
  });
});

describe('the names of a seat’s wagers below their chips', () => {
  it('are whole where they have room', () => {
    expect(feet(TWO, 'Ante', 'Blind', 'Play', 'Flush Rush')).toEqual(['Ante', 'Blind', 'Play', 'Flush Rush']);
    expect(feet(TWO, 'Ante', 'Split', 'Bonus', 'Split Bonus').at(-1)).toBe('Split Bonus');
  });

  it('lose words that have no room, and are told apart', () => {
    expect(feet(TWO, 'Fortune Asia Poker', 'Fortune Bonus', 'Insurance Bonus')).toEqual([
      'Asia Poker',
      'Fortune',
      'Insurance',
    ]);
    expect(feet(TWO, 'Pai Gow Poker', 'Fortune Bonus', 'Progressive')).toEqual([
      'Pai Gow',
      'Fortune',
      'Progressive',
    ]);
    expect(feet(ONE, 'Three Card Baccarat', 'Three Kings Bonus')).toEqual(['Three Card', 'Three Kings']);
  });

  it('end inside the ring', () => {
    const [insurance] = footNames(['Insurance Bonus'], TWO);
    expect(Math.hypot((insurance?.drawnInto ?? 0) / 2, insurance?.y ?? 0)).toBeLessThanOrEqual(TWO);
  });
});
