import { eachHole, HOLES, parseCards } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { inOneSentence } from './kinds-of-hands.ts';
import { shortListOf } from './short-lists.ts';

const [TEN, FIVE] = [8, 3];

describe('a solved decision as a list to keep in mind', () => {
  const flop = Uint8Array.from(parseCards('Kh 9h 2c'));
  /** Pairs in hand from fives on gain ten, two hearts from a ten on gain one, all else loses one. */
  const gains = new Float64Array(HOLES).fill(-1);
  eachHole([...flop], (a, b, hole) => {
    if (a >> 2 === b >> 2) gains[hole] = a >> 2 >= FIVE ? 10 : -1;
    else if ((a & 3) === (b & 3) && (a & 3) === ((flop[0] ?? 0) & 3) && a >> 2 >= TEN) gains[hole] = 1;
  });
  const seen = { classes: { cards: [flop], weights: [2] }, gainsBeside: () => gains };

  it('says what to bet with, from which rank on, and what that loses', () => {
    const { bets, loses } = shortListOf(seen, gains, () => true);
    expect(bets).toEqual([
      'two pair or three of a kind with an own card',
      'a pair in hand from 5 up',
      'four to a flush with an own card from T up',
    ]);
    // Of the first, sets of kings and nines gain 60, sets of twos and two pair lose 30. The deuce of hearts with a ten or better gains one, but is a pair.
    const paired = ['T', 'J', 'Q', 'A'];
    expect(loses).toBe(2 * (30 + paired.length));
  });

  it('leaves out own cards that are no longer in play', () => {
    expect(shortListOf(seen, gains, () => false)).toEqual({ bets: [], loses: 0 });
  });

  it('reads as one sentence', () => {
    expect(inOneSentence(['a', 'b', 'c'])).toBe('a, b and c');
    expect(inOneSentence(['a'])).toBe('a');
  });
});
