import { JOKER, rankPaiGow } from '@croupier/cards';

/**
 * Seven cards as the house strategy of Pai Gow Poker looks at them (bclc-poker 2.0 §9): how many of each rank, the joker
 * an ace (READINGS 31), and whether a straight or a flush is among them. Ranks are sets of bits, bit 0 a two: hands are
 * set a million times a second. A play is the set of places, in the order dealt, whose two cards go in front.
 */

/** The headings of §9, by groups of equal cards. */
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

const RUNS = [ACES | 0b1111, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)];

/** By set of ranks: whether five in a row are among them, or four of five for a joker to complete. */
const STRAIGHT: Uint8Array = table((set) => (RUNS.some((run) => count(set & run) === 5) ? 1 : 0));
const JOKER_STRAIGHT: Uint8Array = table((set) => (RUNS.some((run) => count(set & run) >= 4) ? 1 : 0));

export function count(set: number): number {
  return COUNT[set] ?? 0;
}

/** The highest rank of a set, and the lowest. */
export const top = (set: number): number => 31 - Math.clz32(set);
export const bottom = (set: number): number => 31 - Math.clz32(set & -set);
/** The set without its highest rank. */
export const below = (set: number): number => set & ~(1 << top(set));

/** The rank as it is counted: a joker is an ace. */
const faceRank = (card: number): number => (card === JOKER ? ACE : card >> 2);

/** The best of the settings that keep a straight or a flush behind. */
export interface Kept {
  readonly play: number;
  /** Others would keep one too, with other cards in front. */
  readonly choice: boolean;
  /** The value of the two cards in front. */
  readonly front: number;
  /** The ranks behind, the joker left out, and whether it is there. */
  readonly behind: number;
  readonly jokerBehind: boolean;
}

export class PaiGowHand {
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
  /** A straight or a flush of five is among the cards, with the joker's help or without. */
  readonly run: boolean;
  #kept: Kept | undefined;

  constructor(cards: readonly number[]) {
    let clubs = 0;
    let diamonds = 0;
    let hearts = 0;
    let spades = 0;
    let joker = 0;
    for (const card of cards) {
      const rank = 1 << (card >> 2);
      if (card === JOKER) joker = 1;
      else if ((card & 3) === 0) clubs |= rank;
      else if ((card & 3) === 1) diamonds |= rank;
      else if ((card & 3) === 2) hearts |= rank;
      else spades |= rank;
    }
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
    this.run =
      (joker === 1 ? JOKER_STRAIGHT : STRAIGHT)[this.natural] === 1 ||
      Math.max(count(clubs), count(diamonds), count(hearts), count(spades)) + joker >= 5;
  }

  /** Of the settings with a straight or a flush behind: the highest cards in front, then the best hand behind (§9.8.2). */
  get kept(): Kept {
    this.#kept ??= bestKept(this);
    return this.#kept;
  }
}

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

/** Orders hands of two cards: pairs above all others, then by the higher card, then by the lower. */
export const frontValue = (a: number, b: number): number =>
  a === b ? 13 * 13 + a : Math.max(a, b) * 13 + Math.min(a, b);

/** The hand behind, when the cards at these two places go in front. */
const behind = (cards: readonly number[], i: number, j: number): number[] =>
  cards.filter((_, place) => place !== i && place !== j);

const strengthBehind = ({ cards }: PaiGowHand, i: number, j: number): number =>
  rankPaiGow(behind(cards, i, j));

function bestKept(hand: PaiGowHand): Kept {
  const { cards } = hand;
  let choice = false;
  let front = -1;
  let [first, second] = [0, 0];
  for (let i = 0; i < 7; i++) {
    for (let j = i + 1; j < 7; j++) {
      if (!runBehind(cards, i, j)) continue;
      const value = frontValue(faceRank(cards[i] ?? 0), faceRank(cards[j] ?? 0));
      choice ||= front >= 0 && value !== front;
      if (value < front || (value === front && !better(hand, i, j, first, second))) continue;
      front = value;
      [first, second] = [i, j];
    }
  }
  const rest = behind(cards, first, second);
  const natural = rest.filter((card) => card !== JOKER);
  return {
    play: placesOf(first, second),
    choice,
    front,
    behind: natural.reduce((set, card) => set | (1 << (card >> 2)), 0),
    jokerBehind: natural.length < rest.length,
  };
}

/** Whether the five cards that are left when two go in front are a straight or a flush. */
function runBehind(cards: readonly number[], i: number, j: number): boolean {
  let ranks = 0;
  let suits = 0;
  let natural = 0;
  for (let place = 0; place < 7; place++) {
    const card = cards[place] ?? 0;
    if (place === i || place === j || card === JOKER) continue;
    ranks |= 1 << (card >> 2);
    suits |= 1 << (card & 3);
    natural++;
  }
  if ((suits & (suits - 1)) === 0) return true;
  return COUNT[ranks] === natural && (natural === 5 ? STRAIGHT : JOKER_STRAIGHT)[ranks] === 1;
}

/**
 * Between settings with equal cards in front: the better hand behind (READINGS 77). Where suits or the joker make no
 * difference, the lowest cards go in front, clubs first, and the joker stays behind.
 */
function better(hand: PaiGowHand, i: number, j: number, first: number, second: number): boolean {
  const gain = strengthBehind(hand, i, j) - strengthBehind(hand, first, second);
  if (gain !== 0) return gain > 0;
  const { cards } = hand;
  return (cards[i] ?? 0) + (cards[j] ?? 0) < (cards[first] ?? 0) + (cards[second] ?? 0);
}

const placesOf = (i: number, j: number): number => (1 << i) | (1 << j);

/** Two cards of these ranks in front; where there is a choice between equal ones, as READINGS 77 has it. */
export function inFront(hand: PaiGowHand, a: number, b: number): number {
  const wanted = frontValue(a, b);
  const { cards } = hand;
  let [first, second] = [-1, -1];
  for (let i = 0; i < 7; i++) {
    const rank = faceRank(cards[i] ?? 0);
    if (rank !== a && rank !== b) continue;
    for (let j = i + 1; j < 7; j++) {
      if (frontValue(rank, faceRank(cards[j] ?? 0)) !== wanted) continue;
      if (first < 0 || better(hand, i, j, first, second)) [first, second] = [i, j];
    }
  }
  return placesOf(first, second);
}
