import type { Posting, Refusal } from '@croupier/table';
import type { Holding } from '../storage/member.ts';

/** What follows from a command at any table: events and the chips they move, or why nothing does. */
export type DecisionOf<Event> =
  | {
      readonly events: readonly Event[];
      readonly movements: readonly Movement[];
      /** What shared accounts were taken to hold: it stands only if they do. */
      readonly holds?: readonly Holding[];
    }
  | { readonly refused: Refusal };

/** Chips that move because of one of the events. */
export interface Movement {
  readonly reason: string;
  /** Which of the decision's events caused it. */
  readonly event: number;
  readonly postings: readonly Posting[];
}

export const refused = (reason: string): { readonly refused: Refusal } => ({ refused: { reason } });

export const happened = <Event>(...events: Event[]): DecisionOf<Event> => ({ events, movements: [] });
