import type {
  BetKind,
  BetOption,
  Cite,
  EventView,
  LegalAction,
  PlaceView,
  Refusal,
  Summary,
} from '@croupier/table';

/** Amounts are whole cents, times are milliseconds since 1970 by the house's clock. */

/** Somebody as others see them. */
export interface PersonView {
  /** A public handle, not the account's key. */
  readonly who: string;
  readonly name: string;
}

/** Where the table is in its cycle; `until` is when the phase ends by itself. */
export interface PhaseView {
  readonly name: 'cut' | 'betting' | 'dealing' | 'settled' | 'closed';
  readonly since: number;
  readonly until: number | null;
}

export interface SpotView {
  readonly spot: number;
  readonly holder: PersonView;
  readonly backBets: boolean;
}

export interface BetView {
  readonly spot: number;
  readonly wager: string;
  readonly kind: BetKind;
  readonly who: string;
  readonly amount: number;
}

export interface ShoeView {
  readonly number: number;
  readonly name: string;
  readonly decks: number;
  readonly cards: number;
  readonly dealt: number;
  readonly commitment: string;
  /** The cut that was made, once it is. */
  readonly cut: {
    readonly position: number;
    readonly entropy: string;
    readonly by: PersonView | null;
  } | null;
  /** The cut card has come out: what is left of this shoe. */
  readonly lastHands: boolean;
}

/** One of your bets, settled. */
export interface LineView {
  readonly seat: number;
  readonly kind: BetKind;
  readonly wager: string;
  readonly stake: number;
  readonly result: 'win' | 'lose' | 'push' | 'withdrawn' | 'void';
  readonly won: number;
  readonly commission: number;
  readonly returned: number;
  readonly row: string | null;
  readonly cites: readonly Cite[];
}

/** The seat that is asked to decide, and until when; then the house decides for it. */
export interface AskingView {
  readonly seat: number;
  readonly until: number;
}

/** What only you may know: yours to the cent, and what you may do. */
export interface YouView {
  readonly who: string;
  readonly name: string;
  readonly balance: number;
  /** Chips on this table's layout, commission laid included. */
  readonly inPlay: number;
  /** What was won or lost at this table since you first bet in this session of yours. */
  readonly net: number;
  /** Every bet you could add now, or why not. Empty unless betting is open. */
  readonly options: readonly BetOption[];
  readonly canUndo: boolean;
  /** What `rebet` would cost; null when there is nothing to repeat. */
  readonly rebetCost: number | null;
  /** What you are asked now, with everything you may do; null when it is not your turn. */
  readonly question: (AskingView & { readonly actions: readonly LegalAction[]; readonly cite: Cite }) | null;
  /** The hands as you see them, when that is more than everybody does; empty otherwise. */
  readonly places: readonly PlaceView[];
  /** Your settled bets of the round that is over; empty otherwise. */
  readonly lines: readonly LineView[];
}

/** A table as one viewer sees it. Events with a greater `seq` go on from here. */
export interface TableView {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly seq: number;
  readonly now: number;
  readonly phase: PhaseView;
  readonly round: number;
  readonly shoe: ShoeView;
  readonly watching: number;
  readonly spots: readonly SpotView[];
  readonly bets: readonly BetView[];
  readonly places: readonly PlaceView[];
  /** Who is to decide; null when nobody is. */
  readonly asking: AskingView | null;
  /** What the dealer said this round, in order. */
  readonly calls: readonly string[];
  /** The rounds of this shoe that are over, for the roads. */
  readonly summaries: readonly Summary[];
  readonly you: YouView;
}

/** What happened at a table, as everybody there learns of it. */
export type TableEventView =
  | { readonly type: 'shoe-opened'; readonly shoe: ShoeView; readonly phase: PhaseView }
  | { readonly type: 'shoe-cut'; readonly shoe: ShoeView }
  | { readonly type: 'burned'; readonly cards: number; readonly shown: string }
  | {
      readonly type: 'betting-opened';
      readonly round: number;
      readonly phase: PhaseView;
      readonly shoe: ShoeView;
    }
  /** The bets of one person, all of them, as they now lie; `spots` as they are now held. */
  | {
      readonly type: 'bets';
      readonly who: string;
      readonly bets: readonly BetView[];
      readonly spots: readonly SpotView[];
    }
  | { readonly type: 'spots'; readonly spots: readonly SpotView[] }
  | { readonly type: 'dealing-began'; readonly phase: PhaseView }
  /** A step of the round, and the hands as they now lie. */
  | {
      readonly type: 'round';
      readonly event: EventView;
      readonly places: readonly PlaceView[];
      /** The bets as they now lie: a decision may have added to them. */
      readonly bets: readonly BetView[];
      readonly asking: AskingView | null;
    }
  | { readonly type: 'round-over'; readonly phase: PhaseView; readonly summary: Summary | null }
  | { readonly type: 'shoe-over'; readonly shoe: number }
  | { readonly type: 'watching'; readonly watching: number };

/** What the house sends over the WebSocket. */
export type ServerMessage =
  | { readonly type: 'table'; readonly view: TableView }
  | {
      readonly type: 'event';
      readonly table: string;
      readonly seq: number;
      readonly now: number;
      readonly event: TableEventView;
    }
  | { readonly type: 'you'; readonly table: string; readonly you: YouView }
  /** The answer to a command: done, or why not. */
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** A message that was not understood; nothing was changed. */
  | { readonly type: 'error'; readonly reason: string };
