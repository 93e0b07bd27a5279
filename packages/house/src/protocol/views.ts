import type {
  Action,
  BetKind,
  BetOption,
  Cite,
  EventView,
  PlaceView,
  Refusal,
  StakedView,
  Summary,
} from '@croupier/table';
import type { PokerEventView, PokerTableView, PokerYouView } from './poker.ts';

/** Amounts are whole cents, times are milliseconds since 1970 by the house's clock. */

/** Somebody as others see them. */
export interface PersonView {
  /** A public handle, not the account's key. */
  readonly who: string;
  readonly name: string;
}

/** Where the table is in its cycle; `until` is when the phase ends by itself. */
export interface PhaseView {
  readonly name: 'cut' | 'bank' | 'betting' | 'dealing' | 'settled' | 'closed';
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
  /** The first of those that have not answered. */
  readonly seat: number;
  /** All of them, where several are asked together. */
  readonly seats: readonly number[];
  readonly until: number;
  /** It moves no chip and no card, such as who turns a hand. */
  readonly courtesy: boolean;
}

/** What a seat decided in this round. */
export interface DecisionView {
  readonly seat: number;
  readonly verb: string;
  readonly staked: StakedView | null;
  /** The house decided, because the player was away. */
  readonly absent: boolean;
}

/** How a bet of the round came out, for all to see; seat 0 is the house dealer, who bets against a player's bank. */
export interface ResultView {
  readonly seat: number;
  readonly wager: string;
  readonly kind: BetKind;
  /** Null for the dealer's own bet. */
  readonly who: string | null;
  readonly stake: number;
  readonly result: LineView['result'];
  readonly won: number;
  readonly returned: number;
}

/** Something put to one seat at a time: the cut of a new shoe, or the bank. Then it goes on to the next. */
export interface OfferView {
  readonly of: 'cut' | 'bank';
  readonly seat: number;
  readonly holder: PersonView;
  readonly until: number | null;
}

/** A player who banks the round. */
export interface BankView {
  readonly seat: number;
  readonly holder: PersonView;
  readonly amount: number;
  /** What the house dealer, who then plays a hand too, bets against it; null where the dealer plays none. */
  readonly dealerBet: number | null;
  /** How much more may be bet against it; null where it need not cover all. */
  readonly room: number | null;
}

/** The meter of a progressive: what its highest award would pay now. */
export interface MeterView {
  readonly wager: string;
  readonly amount: number;
  readonly reseed: number;
}

/** An award from the meter: called, then confirmed by a supervisor, and only then paid. */
export interface JackpotView {
  readonly stage: 'called' | 'withdrawn';
  readonly winners: readonly { readonly seat: number; readonly who: string; readonly amount: number }[];
}

/** What stands at a table beside its bets. */
export interface StandingView {
  /** Who banks; null: the house. */
  readonly bank: BankView | null;
  readonly offer: OfferView | null;
  readonly meter: MeterView | null;
  readonly jackpot: JackpotView | null;
  /** The round in which the meter was last paid from, as long as that can be backed out. */
  readonly paidIn: number | null;
  /** Why this hand is dealt without bets; null when bets are taken. */
  readonly freeHand: Refusal | null;
  /** What the table waits for before it can go on, and by which clause; null when it goes on by itself. */
  readonly waits: Refusal | null;
}

/** The bank that you may take now. */
export interface BankOffer {
  readonly seat: number;
  readonly until: number | null;
  readonly least: number;
  readonly step: number;
  /** Collected from whoever banks, beside the bank. */
  readonly fee: number;
  /** The dealer bets the most against you unless you ask for less; null where the dealer plays no hand. */
  readonly dealerBet: { readonly least: number; readonly most: number } | null;
  readonly cite: Cite;
}

/** The cut that you may make now, between which positions. */
export interface CutOffer {
  readonly until: number | null;
  readonly least: number;
  readonly most: number;
  readonly cite: Cite | null;
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
  readonly question:
    | (AskingView & {
        /** What it is about, where a seat is asked more than once. */
        readonly about?: string;
        readonly actions: readonly Action[];
        readonly cite: Cite;
      })
    | null;
  /** The hands as you see them, when that is more than everybody does; empty otherwise. */
  readonly places: readonly PlaceView[];
  /** Your settled bets of the round that is over; empty otherwise. */
  readonly lines: readonly LineView[];
  /** The bank that `take-bank` would take; null when it is not yours to take. */
  readonly bankOffer: BankOffer | null;
  /** You bank, and nobody has bet against you yet: `decline-bank` takes the bank down. */
  readonly canTakeBankDown: boolean;
  /** The cut that `cut` would make; null when it is not yours to make. */
  readonly cutOffer: CutOffer | null;
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
  /** What was decided in this round, in order. */
  readonly decisions: readonly DecisionView[];
  /** How everybody's bets of the round came out, once it is over. */
  readonly results: readonly ResultView[];
  readonly standing: StandingView;
  /** What the dealer said this round, in order. */
  readonly calls: readonly string[];
  /** The rounds of this shoe that are over, for the roads. */
  readonly summaries: readonly Summary[];
  readonly you: YouView;
}

/** What happened at a table, as everybody there learns of it. */
export type TableEventView =
  | {
      readonly type: 'shoe-opened';
      readonly shoe: ShoeView;
      readonly phase: PhaseView;
      readonly standing: StandingView;
    }
  | { readonly type: 'shoe-cut'; readonly shoe: ShoeView }
  | { readonly type: 'burned'; readonly cards: number; readonly shown: string }
  | {
      readonly type: 'betting-opened';
      readonly round: number;
      readonly phase: PhaseView;
      readonly shoe: ShoeView;
      readonly standing: StandingView;
      readonly calls: readonly string[];
    }
  /**
   * Something about the bank, the cut, the meter or the course of play changed: an offer, a jackpot, an irregularity, the
   * last hand of a shoe. `said` is how the dealer says it.
   */
  | {
      readonly type: 'standing';
      readonly said: string;
      readonly cite: Cite | null;
      readonly phase: PhaseView;
      readonly standing: StandingView;
      readonly spots: readonly SpotView[];
    }
  /** The bets of one person, all of them, as they now lie; `spots` as they are now held. */
  | {
      readonly type: 'bets';
      readonly who: string;
      readonly bets: readonly BetView[];
      readonly spots: readonly SpotView[];
      /** How much more a player's bank covers changes with the bets. */
      readonly standing: StandingView;
    }
  | { readonly type: 'spots'; readonly spots: readonly SpotView[] }
  | { readonly type: 'dealing-began'; readonly phase: PhaseView; readonly standing: StandingView }
  /** A step of the round, and the hands as they now lie. */
  | {
      readonly type: 'round';
      readonly event: EventView;
      readonly places: readonly PlaceView[];
      /** The bets as they now lie: a decision may have added to them. */
      readonly bets: readonly BetView[];
      readonly asking: AskingView | null;
    }
  | {
      readonly type: 'round-over';
      readonly phase: PhaseView;
      readonly summary: Summary | null;
      readonly results: readonly ResultView[];
      readonly standing: StandingView;
    }
  | { readonly type: 'shoe-over'; readonly shoe: number }
  | { readonly type: 'watching'; readonly watching: number };

/** What comes from one kind of table: the whole of it (the answer to `join`), what happens there, and what is yours. */
type FromTable<Kind extends string, View, Event, You> =
  | { readonly type: 'table'; readonly kind: Kind; readonly view: View }
  | {
      readonly type: 'event';
      readonly kind: Kind;
      readonly table: string;
      readonly seq: number;
      readonly now: number;
      readonly event: Event;
    }
  | { readonly type: 'you'; readonly kind: Kind; readonly table: string; readonly you: You };

/** What the house sends over the WebSocket: one envelope for every table, with its kind's own part inside. */
export type ServerMessage =
  | FromTable<'banked', TableView, TableEventView, YouView>
  | FromTable<'poker', PokerTableView, PokerEventView, PokerYouView>
  /** The answer to a command: done, or why not. */
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** A message that was not understood; nothing was changed. */
  | { readonly type: 'error'; readonly reason: string };
