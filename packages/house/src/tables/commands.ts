import type { Card, Cut } from '@croupier/cards';
import type { Answer, BetChange, PlayerId, Posting, Refusal } from '@croupier/table';
import type { TableEvent } from './events.ts';

/** What a player may ask of a table. */
export type PlayerCommand =
  | { readonly do: 'bet'; readonly player: PlayerId; readonly changes: readonly BetChange[] }
  | { readonly do: 'undo' | 'clear' | 'double' | 'rebet'; readonly player: PlayerId }
  | {
      readonly do: 'back-bets';
      readonly player: PlayerId;
      readonly spot: number;
      readonly allowed: boolean;
    }
  | { readonly do: 'stand-up'; readonly player: PlayerId }
  | { readonly do: 'answer'; readonly player: PlayerId; readonly seat: number; readonly answer: Answer }
  | { readonly do: 'cut'; readonly cut: Cut; readonly by: PlayerId | null };

/** What the table does by itself when its time has come; cards are brought to it from the shoe. */
export type DealerCommand =
  | { readonly do: 'open-shoe'; readonly commitment: string }
  | { readonly do: 'burn'; readonly cards: readonly Card[] }
  | { readonly do: 'open-betting' }
  | { readonly do: 'close-betting' }
  | { readonly do: 'step'; readonly card?: Card }
  /** Decides for the seat that is asked, because its time has run out. */
  | { readonly do: 'answer-for-absent'; readonly seat: number }
  | { readonly do: 'void'; readonly why: Refusal }
  | { readonly do: 'close-shoe' };

export type TableCommand = PlayerCommand | DealerCommand;

/** What follows from a command: events and the chips they move, or why nothing does. */
export type Decision =
  | { readonly events: readonly TableEvent[]; readonly movements: readonly Movement[] }
  | { readonly refused: Refusal };

/** Chips that move because of one of the events. */
export interface Movement {
  readonly reason: string;
  /** Which of the decision's events caused it. */
  readonly event: number;
  readonly postings: readonly Posting[];
}

export const refused = (reason: string): Decision => ({ refused: { reason } });

export const happened = (...events: TableEvent[]): Decision => ({ events, movements: [] });
