import { JOKER } from '@croupier/cards';

/**
 * Seven cards as a house strategy looks at them (bclc-poker 2.0 §9, 16.0 §7): how many of each rank, the joker an ace
 * (READINGS 31, 78). Ranks are sets of bits, bit 0 a two: hands are set a million times a second.
 */

/** The headings of a house strategy, by groups of equal cards. */
export type Shape =
  | 'no-pair'
  | 'one-pair'
  | 'two-pairs'
  | 'three-pairs'
  | 'three-of-a-kind'
  | 'three-of-a-kind-twice'
  | 'full-house'
  | 'full-house-and-pair'
  | 'four-of-a-kind'
  | 'four-of-a-kind-and-pair'
  | 'four-and-three-of-a-kind'
  | 'five-aces';

export const TWO = 0;
export const SIX = 4;
export const SEVEN = 5;
export const TEN = 8;
export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;
const ACES = 1 << ACE;

const table = (of: (set: number) => number): Uint8Array =>
  Uint8Array.from({ length: 1 << 13 }, (_, set) => of(set));

/** By set of ranks: how many there are. */
const COUNT: Uint8Array = table((set) => {
  let ranks = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) ranks++;
  return ranks;
});

export function count(set: number): number {
  return COUNT[set] ?? 0;
}

/** The highest rank of a set, and the lowest. */
export const top = (set: number): number => 31 - Math.clz32(set);
export const bottom = (set: number): number => 31 - Math.clz32(set & -set);
/** The set without its highest rank. */
export const below = (set: number): number => set & ~(1 << top(set));

/** The rank as it is counted: a joker is an ace. */
export const faceRank = (card: number): number => (card === JOKER ? ACE : card >> 2);

/** Orders hands of two cards: pairs above all others, then by the higher card, then by the lower. */
export const twoCardValue = (a: number, b: number): number =>
  a === b ? 13 * 13 + a : Math.max(a, b) * 13 + Math.min(a, b);

/** By set of ranks: whether so many in a row are among them, the ace high or low, or one less for a joker to complete. */
export const straightsOf = (length: number): Record<'natural' | 'withJoker', Uint8Array> => {
  const row = (1 << length) - 1;
  const runs = [ACES | (row >> 1), ...Array.from({ length: 14 - length }, (_, low) => row << low)];
  const held = (least: number): Uint8Array =>
    table((set) => (runs.some((run) => count(set & run) >= least) ? 1 : 0));
  return { natural: held(length), withJoker: held(length - 1) };
};

/**
 * A card as a set of ranks in two suits at once, clubs and diamonds, or hearts and spades; the joker is in none. Tables, since
 * which suit a card has would often be guessed wrong.
 */
const RANKS = (1 << 13) - 1;
const inSuits = (first: number): Int32Array =>
  Int32Array.from({ length: JOKER + 1 }, (_, card) => {
    const suit = (card & 3) - first;
    return card === JOKER || suit < 0 || suit > 1 ? 0 : 1 << ((card >> 2) + 13 * suit);
  });
const IN_MINORS = inSuits(0);
const IN_MAJORS = inSuits(2);

export class SevenCards {
  readonly cards: readonly number[];
  readonly joker: boolean;
  /** Ranks without the joker. */
  readonly natural: number;
  /** The ranks that occur once, twice, three times; four or five times. The joker is an ace. */
  readonly singles: number;
  readonly pairs: number;
  readonly threes: number;
  readonly fours: number;
  readonly shape: Shape;
  /** The cards of the longest suit, the joker one of them. */
  readonly suited: number;

  constructor(cards: readonly number[]) {
    let minors = 0;
    let majors = 0;
    let joker = 0;
    for (let place = 0; place < cards.length; place++) {
      const card = cards[place] ?? 0;
      minors |= IN_MINORS[card] ?? 0;
      majors |= IN_MAJORS[card] ?? 0;
      if (card === JOKER) joker = 1;
    }
    const clubs = minors & RANKS;
    const diamonds = minors >> 13;
    const hearts = majors & RANKS;
    const spades = majors >> 13;
    // How often each rank occurs, added up in binary: ones, twos and fours for all ranks at once; then the joker.
    const half = (clubs ^ diamonds) & (hearts ^ spades);
    let ones = clubs ^ diamonds ^ hearts ^ spades;
    let twos = (clubs & diamonds) ^ (hearts & spades) ^ half;
    let fours = clubs & diamonds & hearts & spades;
    if (joker === 1) {
      const carry = ones & ACES;
      fours |= twos & carry;
      twos ^= carry;
      ones ^= ACES;
    }
    this.cards = cards;
    this.joker = joker === 1;
    this.natural = clubs | diamonds | hearts | spades;
    this.singles = ones & ~twos & ~fours;
    this.pairs = twos & ~ones & ~fours;
    this.threes = twos & ones;
    this.fours = fours;
    this.shape = shapeOf(this.pairs, this.threes, fours, (fours & ones) !== 0);
    this.suited = Math.max(count(clubs), count(diamonds), count(hearts), count(spades)) + joker;
  }
}

/** The heading under which a hand falls. */
export function shaped(shape: Shape): (hand: SevenCards) => boolean {
  const holds = (hand: SevenCards): boolean => hand.shape === shape;
  shapes.set(holds, shape);
  return holds;
}

const shapes = new WeakMap<object, Shape>();

/** The kinds of hands of a house strategy: those that its headings name. */
export const SHAPES = {
  of: ({ shape }: SevenCards): Shape => shape,
  alone: (holds: object): Shape | undefined => shapes.get(holds),
};

function shapeOf(pairs: number, threes: number, fours: number, five: boolean): Shape {
  if (five) return 'five-aces';
  if (fours !== 0) {
    if (threes !== 0) return 'four-and-three-of-a-kind';
    return pairs === 0 ? 'four-of-a-kind' : 'four-of-a-kind-and-pair';
  }
  if (threes !== 0) {
    if (count(threes) === 2) return 'three-of-a-kind-twice';
    if (pairs === 0) return 'three-of-a-kind';
    return count(pairs) === 1 ? 'full-house' : 'full-house-and-pair';
  }
  if (pairs === 0) return 'no-pair';
  if (count(pairs) === 1) return 'one-pair';
  return count(pairs) === 2 ? 'two-pairs' : 'three-pairs';
}
