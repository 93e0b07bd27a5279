import {
  type Card,
  type HandCategory,
  rankSixDeck,
  type Strength,
  sixDeck,
  strengthOf,
} from '@croupier/cards';
import type { Outcomes } from '@croupier/table';

/** What a spot's wagers look at: its hand, the second one where it was split, the dealer's, and what lies on the board. */
export interface FastActionShowdown {
  /** The two cards that were kept, or the first hand of a split, with the board. */
  readonly hand: Strength;
  readonly second: Strength | null;
  readonly dealer: Strength;
  readonly board: Strength;
}

/** §6.11: the best five of two cards and the board. */
export const withBoard = (two: readonly Card[], board: readonly Card[]): Strength =>
  strengthOf(rankSixDeck([...two, ...board]));

/** §1.5: higher than the dealer's; an equal hand loses (§1.5.1). */
export const wins = ({ hand, dealer }: FastActionShowdown): boolean => hand > dealer;

/** The second hand of a split as a spot of its own; undefined where the hand was not split. */
export const secondOf = (o: FastActionShowdown): FastActionShowdown | undefined =>
  o.second === null ? undefined : { ...o, hand: o.second };

export const handOf = ({ hand }: FastActionShowdown): HandCategory => sixDeck.categoryOf(hand);

/** §2.2.5: nothing on the table is higher than the board itself (READINGS 37). */
export const boardIsHighest = (outcomes: Outcomes<FastActionShowdown>, seats: readonly number[]): boolean =>
  seats.every((seat) => {
    const { hand, second, dealer, board } = outcomes(seat);
    return hand === board && dealer === board && (second === null || second === board);
  });
