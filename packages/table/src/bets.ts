import type { Cents } from './money.ts';

/** A bettor is known by a name that the house gives; the language does not care who it is. */
export type PlayerId = string;

/** One's own wager, a wager on somebody else's spot (back bet), or a bet for the dealer (tip). */
export type BetKind = 'own' | 'back' | 'tip';

/** Where chips can lie: a wager at a spot, of one player, of one kind. */
export interface BetPosition {
  readonly spot: number;
  readonly wager: string;
  readonly kind: BetKind;
}

/** A bet that lies on the layout: whose it is, where, and how much. */
export interface Bet extends BetPosition {
  readonly player: PlayerId;
  readonly amount: Cents;
  /** Taken back during the round, as the game allows: its chips have gone home and it is in play no more. */
  readonly withdrawn?: true;
}

export const samePosition = (a: BetPosition, b: BetPosition): boolean =>
  a.spot === b.spot && a.wager === b.wager && a.kind === b.kind;
