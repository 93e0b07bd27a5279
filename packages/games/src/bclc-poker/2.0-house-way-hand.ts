import { JOKER, rankPaiGow } from '@croupier/cards';
import { count, faceRank, SevenCards, straightsOf, twoCardValue } from '../banked/seven-cards.ts';

/**
 * Seven cards as the house strategy of Pai Gow Poker looks at them (bclc-poker 2.0 §9): with it, whether a straight or a
 * flush is among them. A play is the set of places, in the order dealt, whose two cards go in front.
 */

const STRAIGHT = straightsOf(5);

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

export class PaiGowHand extends SevenCards {
  /** A straight or a flush of five is among the cards, with the joker's help or without. */
  readonly run: boolean;
  #kept: Kept | undefined;

  constructor(cards: readonly number[]) {
    super(cards);
    this.run = this.suited >= 5 || (this.joker ? STRAIGHT.withJoker : STRAIGHT.natural)[this.natural] === 1;
  }

  /** Of the settings with a straight or a flush behind: the highest cards in front, then the best hand behind (§9.8.2). */
  get kept(): Kept {
    this.#kept ??= bestKept(this);
    return this.#kept;
  }
}

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
      const value = twoCardValue(faceRank(cards[i] ?? 0), faceRank(cards[j] ?? 0));
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
  return count(ranks) === natural && (natural === 5 ? STRAIGHT.natural : STRAIGHT.withJoker)[ranks] === 1;
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
  const wanted = twoCardValue(a, b);
  const { cards } = hand;
  let [first, second] = [-1, -1];
  for (let i = 0; i < 7; i++) {
    const rank = faceRank(cards[i] ?? 0);
    if (rank !== a && rank !== b) continue;
    for (let j = i + 1; j < 7; j++) {
      if (twoCardValue(rank, faceRank(cards[j] ?? 0)) !== wanted) continue;
      if (first < 0 || better(hand, i, j, first, second)) [first, second] = [i, j];
    }
  }
  return placesOf(first, second);
}
