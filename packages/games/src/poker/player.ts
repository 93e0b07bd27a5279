import type { Card } from '@croupier/cards';
import type { Cents } from '@croupier/table';

/** A card lies with its face up, for everybody, or down, for its owner. */
export type Facing = 'up' | 'down';

/** A player in a hand. The hand alone changes it. */
export interface Player {
  /** The number of the seat at the table. */
  readonly seat: number;
  /** 0 is the first to the left of the button; the others follow clockwise. */
  readonly position: number;
  readonly startingStack: Cents;
  stack: Cents;
  /** In front of the player: bet on this street and not yet in a pot. */
  bet: Cents;
  /** In the pots from earlier streets, matched by others; dead money is not in it. */
  paid: Cents;
  readonly cards: Card[];
  /** Which of them lie face up, one bit each: the first card is bit 0. */
  up: number;
  /** Gave up: by folding, by the clock, or by mucking at the showdown. */
  out: 'folded' | 'dead' | 'mucked' | null;
  shown: boolean;
  /** Whether the player has spoken on this street, and what there was to match when they last did. */
  acted: boolean;
  priceWhenActed: Cents;
  /** Whether the player has checked on this street, whatever was done since (bclc-poker 25.0 §11.2). */
  checked: boolean;
  /** Folded in a round that everybody checked: the seat takes a card of the next deal (bclc-poker 23.0 §11.1). */
  takesCard: boolean;
}

/** Whether a player's card lies face up. */
export const isUp = ({ up }: Player, at: number): boolean => ((up >> at) & 1) === 1;

/** Everything lies face up. */
export const ALL_UP = -1;

/** Still has a claim to a pot. */
export const isLive = (player: Player): boolean => player.out === null;

/** Live and with chips left to bet. */
export const canBet = (player: Player): boolean => player.out === null && player.stack > 0;
