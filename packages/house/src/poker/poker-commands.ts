import type { Card, OpenedCard } from '@croupier/cards';
import type { Answer, Cents, PlayerId } from '@croupier/table';
import type { DealtInElsewhere, PlayedFor } from '../jackpots/played-for.ts';
import type { DecisionOf } from '../tables/decision.ts';
import type { BotStyle, PokerEvent } from './poker-events.ts';

/** What a player may ask of a poker table; the house's own players ask in the same way. */
export type PokerPlayerCommand =
  | { readonly do: 'sit-down'; readonly player: PlayerId; readonly seat: number; readonly amount: Cents }
  | { readonly do: 'stand-up' | 'sit-out' | 'come-back'; readonly player: PlayerId }
  | { readonly do: 'add-chips'; readonly player: PlayerId; readonly amount: Cents }
  /** Wants to be dealt out when the big blind comes, or no longer. */
  | { readonly do: 'sit-out-at-blind'; readonly player: PlayerId; readonly wanted: boolean }
  /** Wants the stack filled up to this after every hand; null: no longer. */
  | { readonly do: 'auto-rebuy'; readonly player: PlayerId; readonly amount: Cents | null }
  /** Wants the next seat that is free, or no longer. */
  | { readonly do: 'join-list' | 'leave-list'; readonly player: PlayerId }
  /** Declares a straddle for the next hand, or takes it back while there is time. */
  | { readonly do: 'straddle'; readonly player: PlayerId; readonly amount: Cents }
  | { readonly do: 'no-straddle'; readonly player: PlayerId }
  /** Asks the floor to put the clock on whoever is asked in this turn (bclc-poker 33.0 §1.12). */
  | { readonly do: 'call-clock'; readonly player: PlayerId; readonly turn: number }
  /** Asks to see a hand of the showdown (bclc-poker 17.0 §10.14.2). */
  | { readonly do: 'see-hand'; readonly player: PlayerId; readonly seat: number }
  | { readonly do: 'act'; readonly player: PlayerId; readonly turn: number; readonly answer: Answer };

/** What the table does by itself when its time has come; cards and salts are brought to it from the deck. */
type PokerDealerCommand =
  | {
      readonly do: 'seat-bot';
      readonly player: PlayerId;
      readonly seat: number;
      readonly style: BotStyle;
      readonly amount: Cents;
    }
  /** Somebody who plays at another table wants to change to this one. */
  | { readonly do: 'move-here'; readonly player: PlayerId; readonly from: string }
  /** A seat is free for the first on the list, until then. */
  | { readonly do: 'offer-seat'; readonly player: PlayerId; readonly until: number }
  /** Whoever was offered a seat has let the time pass. */
  | { readonly do: 'pass-over'; readonly player: PlayerId; readonly until: number }
  | {
      readonly do: 'begin-hand';
      readonly number: number;
      readonly commitments: readonly string[];
      /** A shuffled deck for the draw for the first button; not looked at where it is not drawn for. */
      readonly toDraw: readonly Card[];
      readonly at?: number;
      readonly jackpots?: readonly PlayedFor[];
    }
  | { readonly do: 'deal'; readonly card: Card }
  /** The time of whoever is asked has run out. */
  | { readonly do: 'time-out'; readonly turn: number }
  | {
      readonly do: 'close-hand';
      readonly opened: readonly OpenedCard[];
      readonly elsewhere?: readonly DealtInElsewhere[];
    }
  | { readonly do: 'jackpots-handed-in' }
  | { readonly do: 'clear' };

/** What the house's own people ask of a poker table. */
export interface PokerStaffCommand {
  readonly do: 'irregularity';
  readonly by: string;
  readonly irregularity: string;
}

export type PokerTableCommand = PokerPlayerCommand | PokerStaffCommand | PokerDealerCommand;

/** What follows from a command at a poker table. */
export type PokerDecision = DecisionOf<PokerEvent>;
