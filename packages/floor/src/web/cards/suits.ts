/** The four suits, each drawn in a square of 100. */
export const SUIT_SHAPES = {
  c: 'M50 8a21 21 0 0 1 17 33.500 21 21 0 1 1-10.500 36.500c1 6 4 11 10.500 14H33c6.500-3 9.500-8 10.500-14A21 21 0 1 1 33 41.500 21 21 0 0 1 50 8Z',
  d: 'M50 4C58 20 70 36 84 50 70 64 58 80 50 96 42 80 30 64 16 50 30 36 42 20 50 4Z',
  h: 'M50 93C42 78 10 60 10 34 10 18 21 9 32 9c9 0 15 6 18 14 3-8 9-14 18-14 11 0 22 9 22 25C90 60 58 78 50 93Z',
  s: 'M50 5C57 20 90 40 90 63c0 13-9 20-19 20-7 0-13-4-16-10 1 9 4 15 11 19H34c7-4 10-10 11-19-3 6-9 10-16 10-10 0-19-7-19-20C10 40 43 20 50 5Z',
} as const;

export type Suit = keyof typeof SUIT_SHAPES;

export const isSuit = (letter: string): letter is Suit => letter in SUIT_SHAPES;

export type DeckColours = 'two' | 'four';

export function suitColour(suit: Suit, colours: DeckColours): 'black' | 'red' | 'green' | 'blue' {
  if (suit === 's') return 'black';
  if (suit === 'h') return 'red';
  if (colours === 'two') return suit === 'd' ? 'red' : 'black';
  return suit === 'c' ? 'green' : 'blue';
}

/** Where the pips of a numbered card stand: column -1, 0 or 1, and height from 0 at the top to 1. */
export const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  A: [[0, 0.5]],
  '2': [
    [0, 0],
    [0, 1],
  ],
  '3': [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  '4': corners(),
  '5': [...corners(), [0, 0.5]],
  '6': [...corners(), ...pair(0.5)],
  '7': [...corners(), ...pair(0.5), [0, 0.25]],
  '8': [...corners(), ...pair(0.5), [0, 0.25], [0, 0.75]],
  '9': [...corners(), ...pair(0.333), ...pair(0.667), [0, 0.5]],
  T: [...corners(), ...pair(0.333), ...pair(0.667), [0, 0.167], [0, 0.833]],
};

function pair(height: number): [number, number][] {
  return [
    [-1, height],
    [1, height],
  ];
}

function corners(): [number, number][] {
  return [...pair(0), ...pair(1)];
}
