import type { OpenedCard } from '@croupier/cards';
import type { DrawnCard, HandEvent, HandInput, KillButton, MissedBlinds, Straddle } from '@croupier/games';
import type { Cents, Options, PlayerId } from '@croupier/table';
import type { DealtInElsewhere, HandWon, PlayedFor } from '../jackpots/played-for.ts';

/** How one of the house's own players plays. */
export const BOT_STYLES = ['tight', 'loose', 'calling', 'equity', 'random'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** A seat as it is written down at the beginning of a hand. */
export interface KeptSeat {
  readonly seat: number;
  readonly player: PlayerId;
  readonly bot: BotStyle | null;
  readonly stack: Cents;
  readonly sittingOut: boolean;
  readonly absent: boolean;
  readonly leaving: boolean;
  readonly isNew: boolean;
  readonly owes: MissedBlinds;
  readonly sitsOutAtBlind: boolean;
  readonly rebuysTo: Cents | null;
}

/** Somebody on the list for a seat; the time until which one is kept for them, once it is offered. */
export interface WaitingPlayer {
  readonly player: PlayerId;
  readonly until: number | null;
  /** The table that they come from, if they change tables. */
  readonly from: string | null;
}

/** What is journalled at a poker table. */
export type PokerEvent =
  | {
      readonly type: 'sat-down';
      readonly seat: number;
      readonly player: PlayerId;
      readonly bot: BotStyle | null;
      readonly stack: Cents;
    }
  | { readonly type: 'left'; readonly seat: number; readonly player: PlayerId; readonly stack: Cents }
  /** Asked to leave while in a hand. */
  | { readonly type: 'leaving'; readonly seat: number }
  | { readonly type: 'sat-out'; readonly seat: number; readonly absent: boolean }
  | { readonly type: 'came-back'; readonly seat: number }
  | { readonly type: 'chips-added'; readonly seat: number; readonly amount: Cents }
  /** Wants to be dealt out when the big blind comes to the seat, or no longer. */
  | { readonly type: 'sits-out-at-blind'; readonly seat: number; readonly wanted: boolean }
  /** Wants the stack filled up to this after every hand; null: no longer. */
  | { readonly type: 'rebuys-to'; readonly seat: number; readonly amount: Cents | null }
  /** The list of those who wait for a seat. */
  | { readonly type: 'joined-list'; readonly player: PlayerId; readonly from: string | null }
  | { readonly type: 'left-list'; readonly player: PlayerId; readonly late: boolean }
  | { readonly type: 'seat-offered'; readonly player: PlayerId; readonly until: number }
  /** For the next hand; null takes it back. */
  | { readonly type: 'straddle-declared'; readonly seat: number; readonly amount: Cents | null }
  /** The clock was put on whoever is asked in this turn, because the seat `by` asked for it. */
  | { readonly type: 'clock-called'; readonly turn: number; readonly by: number }
  /** The whole table goes with it, so that whoever takes it up again need not read further back. */
  | {
      readonly type: 'hand-began';
      readonly number: number;
      readonly name: string;
      readonly lastButton: number | null;
      readonly seats: readonly KeptSeat[];
      readonly straddles: readonly Straddle[];
      /** Who left with a blind unpaid. */
      readonly owing: readonly (MissedBlinds & { readonly player: PlayerId })[];
      /** Where the table plays a kill, its button before the hand. */
      readonly killButton: KillButton;
      /** The draw for the first button, where it is drawn for. */
      readonly drawn: readonly DrawnCard[];
      /** What the house had chosen then: the hand is played by it to its end, whatever is chosen later. */
      readonly options: Options;
      /** What the hand is dealt by (poker/definition.ts); journals from before there was one do not say. */
      readonly definition?: string;
      readonly commitments: readonly string[];
      /** When the first card is dealt, in milliseconds: of two tables that hit a jackpot the earlier wins it. */
      readonly startedAt: number;
      /** The jackpots as they were posted then. */
      readonly jackpots: readonly PlayedFor[];
      readonly waiting: readonly WaitingPlayer[];
    }
  /** What came into the hand from outside, and everything that the rules made of it. */
  | { readonly type: 'played'; readonly input: HandInput; readonly events: readonly HandEvent[] }
  /** Hole and board cards opened, for whoever saw them; the journal is the house's own. */
  | {
      readonly type: 'hand-over';
      readonly number: number;
      readonly opened: readonly OpenedCard[];
      /** What it has won of jackpots, to be handed in to their funds. */
      readonly won: HandWon;
      /** Who was dealt in at other tables of those funds. */
      readonly elsewhere: readonly DealtInElsewhere[];
    }
  /** The funds have heard of what the hand has won. */
  | { readonly type: 'jackpots-handed-in' }
  | { readonly type: 'cleared' };

export type PokerEventOf<Type extends PokerEvent['type']> = Extract<PokerEvent, { type: Type }>;
