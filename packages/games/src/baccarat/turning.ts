import {
  type Cite,
  type DealtFelt,
  type Face,
  type Place,
  type Script,
  type Step,
  say,
  turn,
} from '@croupier/table';
import { callTotal } from './calls.ts';

/**
 * Who turns the cards of a coup, and how: the one thing in which the forms of baccarat differ while they deal the
 * same cards. It is settled before the deal, when a player may be appointed to hold a hand.
 */
interface Turning {
  readonly player: Place;
  readonly banker: Place;
  /** How the first two cards of each hand are laid. */
  readonly faces: Readonly<Record<'player' | 'banker', readonly [Face, Face]>>;
  /** What the dealer does as soon as the first card is out; absent: deals on. */
  readonly afterFirst?: Step;
  /** After the four are out: both hands turned and counted aloud. */
  readonly initial: () => Script<void>;
  /** A hand's third card, dealt and shown. */
  readonly third: (hand: Place, cite: Cite) => Script<void>;
}

export type Turn = (felt: DealtFelt) => Script<Turning>;

/** Where a section says how the dealer turns the hands. */
export interface TurningClauses {
  readonly turnHands: Cite;
  readonly totals: Cite;
}

/** The dealer turns both hands, Player first, and counts them; those that were dealt face up are only counted. */
export function facedByDealer(player: Place, banker: Place, at: TurningClauses, face: Face): Step[] {
  const counted = say(
    () => `Player shows ${callTotal(player.cards)}. Banker shows ${callTotal(banker.cards)}.`,
    at.totals,
  );
  return face === 'up' ? [counted] : [turn(player, at.turnHands), turn(banker, at.turnHands), counted];
}
