import type { Card, Cut } from '@croupier/cards';
import type { Answer, BetChange, Cents, PlayerId, Refusal } from '@croupier/table';
import type { DecisionOf } from './decision.ts';
import type { Passed, TableEvent } from './events.ts';

/** The round that it is meant for; without one it is whichever is played. */
interface ForARound {
  readonly round?: number;
}

/** What a player may ask of a table. */
export type PlayerCommand =
  | ({ readonly do: 'bet'; readonly player: PlayerId; readonly changes: readonly BetChange[] } & ForARound)
  | ({ readonly do: 'undo' | 'clear' | 'double' | 'rebet'; readonly player: PlayerId } & ForARound)
  | ({ readonly do: 'deal-now'; readonly player: PlayerId } & ForARound)
  | {
      readonly do: 'back-bets';
      readonly player: PlayerId;
      readonly spot: number;
      readonly allowed: boolean;
    }
  | { readonly do: 'sit'; readonly player: PlayerId; readonly spot: number }
  | { readonly do: 'stand-up'; readonly player: PlayerId }
  | {
      readonly do: 'take-bank';
      readonly player: PlayerId;
      readonly seat: number;
      readonly amount: Cents;
      /** What the dealer is asked to bet against it instead of the banker's own last bet. */
      readonly dealerBet?: Cents;
    }
  | { readonly do: 'decline-bank'; readonly player: PlayerId }
  | { readonly do: 'decline-cut'; readonly player: PlayerId }
  | ({
      readonly do: 'answer';
      readonly player: PlayerId;
      readonly seat: number;
      /** The question that it answers; without one it is whichever is asked. */
      readonly turn?: number;
      readonly answer: Answer;
    } & ForARound)
  | { readonly do: 'cut'; readonly cut: Cut; readonly by: PlayerId | null };

/** Who is no second person for whoever asks: those who have their role from the other. */
interface Unlike {
  readonly unlike?: readonly PlayerId[];
}

/** What the floor may ask of a table, and in some things the dealer. */
export type StaffCommand =
  | ({ readonly do: 'confirm-jackpot'; readonly by: PlayerId } & Unlike)
  | { readonly do: 'call-jackpot'; readonly by: PlayerId }
  | { readonly do: 'withdraw-jackpot'; readonly by: PlayerId; readonly reason: string }
  | ({
      readonly do: 'back-out-jackpot';
      readonly by: PlayerId;
      readonly round: number;
      readonly reason: string;
    } & Unlike)
  | ({ readonly do: 'irregularity'; readonly by: PlayerId; readonly irregularity: string } & Unlike);

/** What the table does by itself when its time has come; cards are brought to it from the shoe. */
type DealerCommand =
  | { readonly do: 'open-shoe'; readonly commitment: string }
  | { readonly do: 'burn'; readonly cards: readonly Card[] }
  /** The cut, or the bank, is offered to whose turn it is; or has been for long enough. */
  | { readonly do: 'offer-cut' }
  | { readonly do: 'offer-bank' }
  | { readonly do: 'pass-cut'; readonly seat: number; readonly why: Passed }
  | { readonly do: 'pass-bank'; readonly seat: number; readonly why: Passed }
  /** A banker is gone and nobody bets against the bank. */
  | { readonly do: 'take-bank-down' }
  /** Their holders have left a table that waits for a bank. */
  | { readonly do: 'free-spots'; readonly spots: readonly number[] }
  | { readonly do: 'open-betting' }
  | { readonly do: 'close-betting' }
  | { readonly do: 'step'; readonly card?: Card; readonly number?: number }
  /** Decides for the seat that is asked, because its time has run out. */
  | { readonly do: 'answer-for-absent'; readonly seat: number }
  | { readonly do: 'void'; readonly why: Refusal }
  /** At a table without staff the machine confirms what the rules give. */
  | { readonly do: 'confirm-jackpot'; readonly by: null }
  /** There is no card left in the shoe for a round that needs one. */
  | { readonly do: 'shoe-empty' }
  | { readonly do: 'close-shoe' }
  /** The shoe is taken away before its end, because the table gets other rules. */
  | { readonly do: 'withdraw-shoe' };

export type TableCommand = PlayerCommand | StaffCommand | DealerCommand;

/** What follows from a command at a banked table. */
export type Decision = DecisionOf<TableEvent>;
