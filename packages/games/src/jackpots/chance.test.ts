import { type Card, deck, parseCards, type Random, seededRandom } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { jackpots } from '../bclc-poker/jackpots.ts';
import { countJackpots } from './chance.ts';
import { countedChances } from './counted-chances.ts';

const RULES = jackpots.map((jackpot) => jackpot.with({}));
/** Deals the cards as they lie. */
const AS_THEY_LIE: Random = { below: () => 0 };

/** A deck with this board, these hole cards from seat 1 on, and then the rest of it. */
function stacked(board: string, holes: readonly string[]): Card[] {
  const first = parseCards([board, ...holes].join(' '));
  return [...first, ...deck('standard').filter((card) => !first.includes(card))];
}

describe('the chance of a jackpot', () => {
  it('bclc-poker 28.0 §2.5.1, §4.2: counts a bad beat from five players on, and only where both of its hands are dealt', () => {
    // Four tens over four eights: the hands of seats 1 and 6.
    const cards = stacked('8h 8s Th Ts 2c', ['8c 8d', '3c 4d', '3d 5h', '4h 6s', '5c 7d', 'Tc Td']);
    const { won } = countJackpots(RULES, 1, AS_THEY_LIE, cards);
    expect(won['bclc-poker/bad-beat-jackpot']).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
    expect(won['bclc-poker/wide-area-bad-beat-jackpot']).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
    expect(won['bclc-poker/high-hand-progressive-jackpot']).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('counts nothing for a pair', () => {
    const { won } = countJackpots(RULES, 1, AS_THEY_LIE, stacked('Kh Qs 9d 5s 2c', ['Kc Jd', '3c 4d']));
    expect(Object.values(won).flat()).toEqual(Array.from({ length: 40 }, () => 0));
  });

  it('is what is posted: a few hundred hands from another seed agree with it', () => {
    const hands = 600;
    const { won } = countJackpots(RULES, hands, seededRandom('again'));
    const id = 'bclc-poker/daily-high-hand-bonus';
    const posted = countedChances(id).find(({ players }) => players === 11);
    const chance = (posted?.won ?? 0) / (posted?.hands ?? 1);
    const off = (won[id]?.at(-1) ?? 0) - hands * chance;
    expect(Math.abs(off)).toBeLessThan(4 * Math.sqrt(hands * chance * (1 - chance)));
  });

  it('grows with the players, and a high hand of 30.0 and 32.0 is the same hand', () => {
    for (const { id } of RULES) {
      const wins = countedChances(id).map(({ won }) => won);
      expect(wins.length).toBeGreaterThan(6);
      expect(wins).toEqual(wins.toSorted((a, b) => a - b));
    }
    const quads = countedChances('bclc-poker/high-hand-progressive-jackpot');
    expect(quads.slice(1)).toEqual(countedChances('bclc-poker/limit-no-limit-high-hand-progressive-jackpot'));
    // Four of a kind with a pocket pair: 3 of 51 times the boards with both others, 48 choose 3 of 50 choose 5.
    const [four] = quads;
    const pair = (3 / 51) * (17_296 / 2_118_760);
    expect((four?.won ?? 0) / (four?.hands ?? 1)).toBeGreaterThan(4 * pair * 0.98);
  });
});
