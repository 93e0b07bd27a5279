import { cardOf, compareHoles, HOLES, lazily, rankHoles } from '@croupier/cards';
import {
  alikeBeside,
  CardClasses,
  placeOf,
  type Representatives,
  renamedHoles,
  representatives,
} from './suit-renamings.ts';

/**
 * Boards of hold'em against a dealer, one of each of the 134,459 classes that suits do not tell apart. On a board all pairs of own
 * cards are ranked once and compared with all of the dealer's at once. A decision before the board is complete looks at some of its
 * cards: what a pair gains on the board is added up for each flop, or flop and turn, that the board can have begun with.
 */

/** Pairs of cards beside a board. */
export const LIVE = 1081; // C(47, 2)
/** The dealer's beside one's own as well. */
export const DEALERS = 990; // C(45, 2)

/** The classes of boards, and of what is seen before they are complete. */
export const boardClasses: () => Representatives = lazily(() => representatives(5));
export const flopClasses: () => CardClasses = lazily(() => new CardClasses(3));
export const turnClasses: () => CardClasses = lazily(() => new CardClasses(4));
const holesRenamed: () => Uint16Array = lazily(renamedHoles);

/** Which two cards of a board come after the flop; and, where one comes after the turn, which. */
export const AFTER_FLOP: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((first) =>
  [1, 2, 3, 4].flatMap((second): [number, number][] => (first < second ? [[first, second]] : [])),
);
export const AFTER_TURN: readonly number[] = [0, 1, 2, 3, 4];

/** All pairs of cards on one board. */
export interface ComparedBoard {
  readonly cards: Uint8Array;
  readonly strengths: Uint16Array;
  readonly wins: Uint16Array;
  readonly ties: Uint16Array;
  /** The pairs that the board leaves, by their index. */
  readonly holes: Uint16Array;
}

export function compareOn(cards: Uint8Array): ComparedBoard {
  const strengths = rankHoles(Array.from(cards, cardOf));
  const { wins, ties } = compareHoles(strengths);
  const holes = new Uint16Array(LIVE);
  let at = 0;
  for (let hole = 0; hole < HOLES; hole += 1) if (strengths[hole] !== 0) holes[at++] = hole;
  return { cards, strengths, wins, ties, holes };
}

/** Some cards of a board as they stand in a table of classes: where the rows of their class begin, and of their renaming. */
interface Seen {
  readonly row: number;
  readonly renaming: number;
}

const seenOf = (cards: Uint8Array, { classOf, renamingOf }: CardClasses): Seen => {
  const place = placeOf(cards);
  return { row: (classOf[place] ?? 0) * HOLES, renaming: (renamingOf[place] ?? 0) * HOLES };
};

/** The ten flops that a board can have begun with, in the order of AFTER_FLOP. */
export const flopsOf = (board: Uint8Array): Seen[] =>
  AFTER_FLOP.map(([one, other]) =>
    seenOf(
      board.filter((_, i) => i !== one && i !== other),
      flopClasses(),
    ),
  );

/** The five that it can have shown after the turn, in the order of AFTER_TURN. */
export const turnsOf = (board: Uint8Array): Seen[] =>
  AFTER_TURN.map((river) =>
    seenOf(
      board.filter((_, i) => i !== river),
      turnClasses(),
    ),
  );

/** Adds what each live pair gains on a board to what it has gained so far beside the same cards. */
export function addGains(
  sums: Float64Array | Int32Array,
  { row, renaming }: Seen,
  holes: Uint16Array,
  gains: Float64Array | Int32Array,
): void {
  const names = holesRenamed();
  for (let i = 0; i < LIVE; i += 1) {
    const at = row + (names[renaming + (holes[i] ?? 0)] ?? 0);
    sums[at] = (sums[at] ?? 0) + (gains[i] ?? 0);
  }
}

/** For each live pair, in turn, one bit more: whether it was decided to bet beside these cards. */
export function addBits(
  bits: Uint16Array,
  bit: number,
  { row, renaming }: Seen,
  holes: Uint16Array,
  decided: Uint8Array,
): void {
  const names = holesRenamed();
  for (let i = 0; i < LIVE; i += 1) {
    const at = row + (names[renaming + (holes[i] ?? 0)] ?? 0);
    bits[i] = (bits[i] ?? 0) | ((decided[at] ?? 0) << bit);
  }
}

/**
 * Who bets: all pairs that gain more than nothing. Pairs that are alike beside the cards that are seen have each met some of the
 * boards only, so that what they gained belongs together.
 */
export function decideBy(sums: Float64Array | Int32Array, classes: CardClasses): Uint8Array {
  const decided = new Uint8Array(sums.length);
  const total = new Float64Array(HOLES);
  for (const [at, cards] of classes.cards.entries()) {
    const row = at * HOLES;
    const alike = alikeBeside(cards, holesRenamed());
    if (!alike) {
      for (let hole = row; hole < row + HOLES; hole += 1) decided[hole] = (sums[hole] ?? 0) > 0 ? 1 : 0;
      continue;
    }
    total.fill(0);
    for (let hole = 0; hole < HOLES; hole += 1) {
      const first = alike[hole] ?? 0;
      total[first] = (total[first] ?? 0) + (sums[row + hole] ?? 0);
    }
    for (let hole = 0; hole < HOLES; hole += 1)
      decided[row + hole] = (total[alike[hole] ?? 0] ?? 0) > 0 ? 1 : 0;
  }
  return decided;
}
