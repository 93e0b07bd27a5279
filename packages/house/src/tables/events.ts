import type { Card, Cut } from '@croupier/cards';
import type {
  BankTurn,
  Bet,
  BetChange,
  Bettor,
  Cents,
  Cite,
  Meters,
  PlayerBank,
  PlayerId,
  Refusal,
  Remedy,
  RoundEvent,
  Sitter,
  Summary,
} from '@croupier/table';

/** A spot and its holder. A spot that stays unplayed too long is given to others. */
export interface HeldSpot {
  readonly holder: PlayerId;
  readonly backBets: boolean;
  /** Rounds since its holder last played it. */
  readonly unplayed: number;
}

/** What the table remembers of somebody who has bet here. */
export interface Regular extends Bettor {
  /** The round of their last bets, which `rebet` repeats. */
  readonly round: number;
  /** Won or lost since they came. */
  readonly net: number;
}

/** A share of a meter that somebody won. */
export interface JackpotAward extends Sitter {
  readonly amount: Cents;
  /** Which one, where the game has several. */
  readonly meter?: string;
}

/** Meters of a table that others have too, each by the name that the house gives it. */
export type Links = Readonly<Record<string, string>>;

/** An award from the meter that was paid, as long as it can be backed out. */
export interface PaidJackpot {
  readonly round: number;
  readonly awards: readonly JackpotAward[];
  /** What the tray put into the meters to start them again. */
  readonly reseeded: Meters;
}

/** What needs two people: it takes back what was paid. */
export type GraveAct =
  | { readonly do: 'back-out-jackpot'; readonly round: number }
  | { readonly do: 'irregularity'; readonly round: number; readonly irregularity: string };

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
      /** What the table deals by (tables/definition.ts); journals from before there was one do not say. */
      readonly definition?: string;
      readonly round: number;
      readonly spots: readonly (HeldSpot & { readonly spot: number })[];
      readonly regulars: readonly (Regular & { readonly player: PlayerId })[];
      /** Where players bank. */
      readonly turn?: BankTurn;
      /** Where there is a progressive, once its meter is seeded. */
      readonly meters?: Meters;
      /** Where tables share meters. What a table brings along that had one of its own comes to the others with this. */
      readonly links?: Links;
      readonly paid?: PaidJackpot;
    }
  | ({ readonly type: 'cut-offered' } & Sitter)
  | ({ readonly type: 'cut-passed'; readonly why: Passed } & Sitter)
  | { readonly type: 'shoe-cut'; readonly number: number; readonly cut: Cut; readonly by: PlayerId | null }
  | { readonly type: 'burned'; readonly cards: readonly Card[] }
  /** The tray puts the first chips into a meter. */
  | { readonly type: 'meter-seeded'; readonly amount: Cents; readonly meter?: string }
  /** What meters show that other tables have moved: what follows is decided on it. */
  | { readonly type: 'meters-read'; readonly meters: Meters }
  | ({ readonly type: 'bank-offered' } & Sitter)
  | ({ readonly type: 'bank-passed'; readonly why: Passed } & Sitter)
  /** Everybody has passed, and the game needs a bank: whoever sits here may take it. */
  | { readonly type: 'bank-awaited' }
  | { readonly type: 'bank-taken'; readonly bank: PlayerBank }
  | ({ readonly type: 'bank-taken-down' } & Sitter)
  /** `free`: the hand is dealt without bets, and why. */
  | { readonly type: 'betting-opened'; readonly round: number; readonly free?: Refusal | undefined }
  | {
      readonly type: 'bets-changed';
      readonly player: PlayerId;
      readonly verb: BetVerb;
      readonly changes: readonly BetChange[];
    }
  /** Somebody has bet all they want to and asks to be dealt. */
  | { readonly type: 'deal-asked'; readonly player: PlayerId }
  | { readonly type: 'back-bets'; readonly spot: number; readonly allowed: boolean }
  | { readonly type: 'spot-taken'; readonly spot: number; readonly player: PlayerId }
  | { readonly type: 'spots-freed'; readonly spots: readonly number[]; readonly why: 'stood up' | 'unplayed' }
  /** What the round is dealt on: bets, who banks, and the meters with what these bets contributed to them. */
  | {
      readonly type: 'betting-closed';
      readonly round: number;
      readonly bets: readonly Bet[];
      readonly bank?: PlayerBank;
      readonly meters?: Meters;
      readonly contributions?: Meters;
    }
  /**
   * Somebody wins of a meter; nothing is paid before a supervisor confirms it. By null: the machine. It is called once more
   * when another table was paid from the meter first.
   */
  | {
      readonly type: 'jackpot-called';
      readonly awards: readonly JackpotAward[];
      readonly by: PlayerId | null;
    }
  | { readonly type: 'jackpot-withdrawn'; readonly by: PlayerId; readonly reason: string }
  | { readonly type: 'jackpot-confirmed'; readonly by: PlayerId | null }
  | {
      readonly type: 'jackpot-backed-out';
      readonly round: number;
      readonly awards: readonly JackpotAward[];
      readonly by: PlayerId;
      readonly reason: string;
      /** Who agreed to it; journals from before that was needed do not say. */
      readonly seconded?: PlayerId;
      /** The meters after it. */
      readonly meters: Meters;
    }
  /** Somebody asks for what needs two people; it is done when somebody else asks for it too. */
  | { readonly type: 'second-awaited'; readonly act: GraveAct; readonly by: PlayerId }
  /** Something went wrong with the cards: what the rulebook says to do about it follows. By null: the machine. */
  | {
      readonly type: 'irregularity';
      readonly irregularity: string;
      readonly name: string;
      readonly remedy: Remedy;
      readonly cite: Cite | null;
      readonly by: PlayerId | null;
      /** Who agreed, where the round had been settled. */
      readonly seconded?: PlayerId;
    }
  /** The round that was settled last is void after all: what was paid and taken went back. */
  | {
      readonly type: 'settlement-reversed';
      readonly round: number;
      readonly why: Refusal;
      /** The meters without what the round's bets had added to them. */
      readonly meters: Meters;
    }
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
  /** The cut card has shown: one more hand, then the shuffle (READINGS 22). */
  | { readonly type: 'last-hand' }
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

/** Why an offer went on to the next. */
export type Passed = 'declined' | 'absent';

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
