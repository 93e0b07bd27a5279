import type { Card, Cut } from '@croupier/cards';
import type { Bet, BetChange, PlayerId, RoundEvent, Summary } from '@croupier/table';

/** A spot and its holder. A spot that stays unplayed too long is given to others. */
export interface HeldSpot {
  readonly holder: PlayerId;
  readonly backBets: boolean;
  /** Rounds since its holder last played it. */
  readonly unplayed: number;
}

/** What the table remembers of somebody who has bet here. */
export interface Regular {
  /** The round of their last bets, and those bets: what `rebet` repeats. */
  readonly round: number;
  readonly bets: readonly Bet[];
  /** Won or lost since they came. */
  readonly net: number;
}

export type BetVerb = 'bet' | 'undo' | 'clear' | 'double' | 'rebet' | 'returned';

/** What happened at a table, one line of its journal each. The steps of a round stand among them as they are. */
export type TableEvent =
  /** A shoe's first line carries over what the table remembers, so that a fold can begin with it. */
  | {
      readonly type: 'shoe-opened';
      readonly number: number;
      readonly name: string;
      readonly decks: number;
      readonly cards: number;
      readonly commitment: string;
      readonly round: number;
      readonly spots: readonly (HeldSpot & { readonly spot: number })[];
      readonly regulars: readonly (Regular & { readonly player: PlayerId })[];
    }
  | { readonly type: 'shoe-cut'; readonly number: number; readonly cut: Cut; readonly by: PlayerId | null }
  | { readonly type: 'burned'; readonly cards: readonly Card[] }
  | { readonly type: 'betting-opened'; readonly round: number }
  | {
      readonly type: 'bets-changed';
      readonly player: PlayerId;
      readonly verb: BetVerb;
      readonly changes: readonly BetChange[];
    }
  | { readonly type: 'back-bets'; readonly spot: number; readonly allowed: boolean }
  | { readonly type: 'spots-freed'; readonly spots: readonly number[]; readonly why: 'stood up' | 'unplayed' }
  | { readonly type: 'betting-closed'; readonly round: number; readonly bets: readonly Bet[] }
  | RoundEvent
  | {
      readonly type: 'round-closed';
      readonly round: number;
      readonly shoe: number;
      /** The line with which its betting opened. */
      readonly opened: number;
      /** Position in the shoe of its first card. */
      readonly firstCard: number;
      readonly summary: Summary | null;
    }
  | {
      readonly type: 'shoe-over';
      readonly number: number;
      readonly name: string;
      readonly decks: number;
      readonly commitment: string;
      readonly cut: Cut;
      /** Every card that left the shoe, burns included, in order. */
      readonly dealt: readonly Card[];
    };

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
