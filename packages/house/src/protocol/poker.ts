import type { Action, Cite, OptionValue, Refusal } from '@croupier/table';
import { z } from 'zod';
import { answerFields } from './answer.ts';

/** Poker tables: what is sent and answered there. Amounts are whole cents, times milliseconds since 1970. */

const id = z.string().min(1).max(64);
const table = z.string().min(1).max(64);
const chips = z.number().int().positive().max(1_000_000_000_00);

/** What a player may ask of a poker table. `join`, `leave` and `stand-up` are the same as at every table. */
export const pokerCommands = [
  /** Takes a seat with chips out of the wallet, between the least and the most that the table takes. */
  z.strictObject({
    type: z.literal('sit-down'),
    id,
    table,
    seat: z.number().int().min(1).max(11),
    amount: chips,
  }),
  /** Is dealt no cards from the next hand on; blinds missed meanwhile are owed. */
  z.strictObject({ type: z.literal('sit-out'), id, table }),
  z.strictObject({ type: z.literal('come-back'), id, table }),
  /**
   * Acts in turn. `turn` is that of the question: an action meant for another turn is refused, so that one chosen
   * beforehand cannot misfire. `amount` with bet and raise: the total in front of the player; `cards` with
   * a discard.
   */
  z.strictObject({
    type: z.literal('act'),
    id,
    table,
    turn: z.number().int().min(1),
    ...answerFields,
  }),
  /**
   * Declares a straddle for the next hand, as `you.straddle` offers it: between hands, before the first card. Another
   * amount takes the place of the first; `no-straddle` takes it back.
   */
  z.strictObject({ type: z.literal('straddle'), id, table, amount: chips }),
  z.strictObject({ type: z.literal('no-straddle'), id, table }),
  /** Asks for the clock on whoever faces a bet in this turn, as `you.clock` offers it. */
  z.strictObject({ type: z.literal('call-clock'), id, table, turn: z.number().int().min(1) }),
  /** Asks to see a hand of the showdown that was not shown: one of `you.maySee`. */
  z.strictObject({ type: z.literal('see-hand'), id, table, seat: z.number().int().min(1).max(11) }),
  /** Adds chips out of the wallet, between hands only. */
  z.strictObject({ type: z.literal('add-chips'), id, table, amount: chips }),
] as const;

/** Somebody in a seat. */
export interface PokerSeatView {
  readonly seat: number;
  readonly who: string;
  readonly name: string;
  /** A player of the house's own, played by a program. */
  readonly bot: boolean;
  /** Chips behind; what is in front of the player in a hand is with the hand. */
  readonly stack: number;
  readonly sittingOut: boolean;
  /** Did not act in time, and was sat out for it. */
  readonly absent: boolean;
  /** Leaves when the hand is over. */
  readonly leaving: boolean;
  /** Sat down and waits for the button to pass. */
  readonly isNew: boolean;
  readonly owes: { readonly small: boolean; readonly big: boolean };
  readonly inHand: boolean;
  /** Has declared a straddle of this much for the next hand. */
  readonly straddles: number | null;
}

/** `waiting` for players, `playing` a hand, `over` while the result can be read; `until` is when that ends. */
export interface PokerPhaseView {
  readonly name: 'waiting' | 'playing' | 'over';
  readonly since: number;
  readonly until: number | null;
}

/** A card as somebody sees it: its two letters, or null for a back. */
export type PokerCard = string | null;

export interface PokerPotView {
  readonly amount: number;
  /** The seats that may win it. */
  readonly seats: readonly number[];
}

export interface PokerPlayerView {
  readonly seat: number;
  readonly stack: number;
  /** In front of the player on this street. */
  readonly bet: number;
  readonly status: 'in' | 'all-in' | 'folded' | 'dead' | 'mucked';
  /** Backs unless shown to everybody; your own are in `you`. */
  readonly cards: readonly PokerCard[];
  /** The dealer's call of a hand that everybody sees. */
  readonly call: string | null;
}

/** A hand as everybody sees it. */
export interface PokerHandView {
  /** The street, or `showdown` once betting is over. */
  readonly street: string;
  readonly boards: readonly (readonly string[])[];
  /** The main pot first, without the bets in front of the players. */
  readonly pots: readonly PokerPotView[];
  /** What has to be matched to stay in. */
  readonly price: number;
  /** From the button's left, the button last. */
  readonly players: readonly PokerPlayerView[];
  readonly toAct: number | null;
  readonly raked: number;
}

/** What happened in a hand, as everybody learns of it: hole cards are null. */
export type PokerStepView =
  | {
      readonly type: 'posted';
      readonly seat: number;
      readonly kind: string;
      readonly money: string;
      readonly amount: number;
      readonly cite: Cite;
    }
  | { readonly type: 'burned'; readonly cite: Cite }
  | { readonly type: 'dealt'; readonly seat: number; readonly card: PokerCard; readonly cite: Cite }
  /** A card of a player's that lay face down is turned up for everybody. */
  | { readonly type: 'exposed'; readonly seat: number; readonly card: string; readonly cite: Cite }
  | { readonly type: 'turned'; readonly board: number; readonly card: string; readonly cite: Cite }
  | {
      readonly type: 'acted';
      readonly seat: number;
      readonly verb: string;
      /** The total of a bet or raise. */
      readonly to: number | null;
      /** The chips that it took. */
      readonly put: number;
      readonly allIn: boolean;
      readonly discarded: readonly string[];
      readonly cite: Cite;
    }
  /** The clock ran out on somebody who faced a bet: the hand is dead. */
  | { readonly type: 'timed-out'; readonly seat: number; readonly cite: Cite }
  /** The part of a bet that nobody called goes back. */
  | { readonly type: 'returned'; readonly seat: number; readonly amount: number; readonly cite: Cite }
  | { readonly type: 'collected'; readonly pots: readonly PokerPotView[]; readonly cite: Cite }
  | { readonly type: 'shown'; readonly seat: number; readonly cards: readonly string[]; readonly cite: Cite }
  | { readonly type: 'mucked'; readonly seat: number; readonly cite: Cite }
  /** A hand of the showdown that was not shown, turned up for everybody because the seat `by` asked to see it. */
  | {
      readonly type: 'seen';
      readonly seat: number;
      readonly by: number;
      readonly cards: readonly string[];
      readonly cite: Cite;
    }
  | { readonly type: 'chopped'; readonly seats: readonly number[]; readonly cite: Cite }
  | { readonly type: 'raked'; readonly amount: number; readonly cite: Cite }
  | {
      readonly type: 'awarded';
      readonly seat: number;
      readonly amount: number;
      /** Which pot: 0 is the main pot. */
      readonly pot: number;
      readonly board: number;
      /** `high` or `low`; null where nobody had to show. */
      readonly hand: string | null;
      readonly call: string | null;
      readonly cite: Cite;
    }
  | {
      readonly type: 'finished';
      readonly stacks: readonly { readonly seat: number; readonly stack: number }[];
    };

/** Who is to act, and until when; then the house checks or folds for them. */
export interface PokerAskingView {
  readonly seat: number;
  /** Names the question: an `act` says which one it answers. */
  readonly turn: number;
  readonly since: number;
  readonly until: number;
  /** So many milliseconds at the end come out of the player's time bank; not there when it has none. */
  readonly timeBank?: number;
  /** The clock was called by this seat: at `warns` there is a warning, at `until` the hand is dead. */
  readonly clock?: { readonly by: number; readonly warns: number };
}

/** A card that was committed to and has been seen: SHA-256 over these is the commitment of its position. */
export interface OpenedCardView {
  /** From 0, in the order in which cards leave the deck, burns included. */
  readonly position: number;
  readonly card: string;
  /** 16 bytes in hexadecimal. */
  readonly salt: string;
}

/** What only you may know at a poker table. */
export interface PokerYouView {
  readonly who: string;
  readonly name: string;
  /** In your wallet. */
  readonly balance: number;
  readonly seat: number | null;
  /** Your chips at this table, bets of the hand in play included until it is over; 0 without a seat. */
  readonly inPlay: number;
  /** Your hole cards of the hand on the table, also when you have folded; empty otherwise. */
  readonly cards: readonly string[];
  /** What you have on the board: "pair of aces"; null before the flop. */
  readonly have: string | null;
  /** Everything you may do, when it is your turn. */
  readonly question: (PokerAskingView & { readonly actions: readonly Action[]; readonly cite: Cite }) | null;
  /**
   * The straddle that you may declare for the next hand, or why you may not, and what you have declared; null without a
   * seat or where no straddle is played.
   */
  readonly straddle: {
    readonly least: number;
    readonly most: number;
    readonly step: number;
    readonly declared: number | null;
    readonly refused?: Refusal;
  } | null;
  /** Whether you may ask for the clock on whoever is to act, or why not; null while nobody else is. */
  readonly clock: { readonly turn: number; readonly refused?: Refusal } | null;
  /** The seats whose hands of the showdown were not shown and which you may ask to see. */
  readonly maySee: readonly number[];
  /** How many chips you could add now; null when you may not. */
  readonly mayAdd: { readonly least: number; readonly most: number; readonly step: number } | null;
  /** Your own cards opened, when the hand is over: proof of what you were dealt, for you alone. */
  readonly opened: readonly OpenedCardView[];
}

/** What is posted before the first card; `bringIn` is what a stud opener may post instead of a bet. */
export type PokerForcedView =
  | { readonly kind: 'blinds'; readonly small: number; readonly big: number }
  | { readonly kind: 'antes'; readonly ante: number; readonly bringIn: number | null };

/** The stakes that are posted at the table. */
export interface PokerStakesView {
  readonly betting: 'no-limit' | 'pot-limit' | 'fixed-limit';
  readonly forced: PokerForcedView;
  /** The bet of the first round: the big blind, or the small bet of a game with antes. */
  readonly firstBet: number;
  /** Fixed limit: the bets of the early and late streets; otherwise the minimum bet twice. */
  readonly smallBet: number;
  readonly bigBet: number;
  /** The most that one bet or raise may be, where the house has set a ceiling (bclc-poker 17.0 §3.5). */
  readonly maximumBet: number | null;
  readonly smallestChip: number;
  readonly minimumBuyIn: number;
  readonly maximumBuyIn: number;
  readonly rake: { readonly percent: number; readonly cap: number } | null;
}

/** A hand on the table, being played or just over. */
export interface PokerHandOnTable {
  readonly number: number;
  /** What the commitments are to: `holdem-1#17`. */
  readonly name: string;
  readonly button: number;
  /** SHA-256 in hexadecimal for each position of the deck, published before the first card. */
  readonly commitments: readonly string[];
  readonly view: PokerHandView;
  /** Everything that happened in it so far. */
  readonly log: readonly PokerStepView[];
  /** The cards that everybody saw, once it is over. */
  readonly opened: readonly OpenedCardView[];
}

/** A poker table as one viewer sees it. Events with a greater `seq` go on from here. */
export interface PokerTableView {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly seq: number;
  readonly now: number;
  readonly stakes: PokerStakesView;
  /** How many seats there are; they are numbered from 1, clockwise. */
  readonly chairs: number;
  readonly phase: PokerPhaseView;
  readonly seats: readonly PokerSeatView[];
  readonly button: number | null;
  readonly hand: PokerHandOnTable | null;
  readonly asking: PokerAskingView | null;
  readonly watching: number;
  readonly you: PokerYouView;
}

/** What happened at a poker table, as everybody there learns of it. */
export type PokerEventView =
  /** People came, went, sat out, came back or added chips: the seats as they are now. */
  | {
      readonly type: 'seats';
      readonly why:
        | 'sat-down'
        | 'left'
        | 'leaving'
        | 'sat-out'
        | 'came-back'
        | 'chips-added'
        | 'straddle-declared';
      readonly seat: number;
      readonly seats: readonly PokerSeatView[];
    }
  | {
      readonly type: 'hand-began';
      readonly phase: PokerPhaseView;
      readonly seats: readonly PokerSeatView[];
      readonly hand: PokerHandOnTable;
    }
  /** The seat `by` asked for the clock, and it is on. */
  | { readonly type: 'clock'; readonly by: number; readonly asking: PokerAskingView | null }
  /** What one card or one action led to, in order, and the hand as it now is. */
  | {
      readonly type: 'hand';
      readonly steps: readonly PokerStepView[];
      readonly view: PokerHandView;
      readonly asking: PokerAskingView | null;
    }
  | {
      readonly type: 'hand-over';
      readonly number: number;
      readonly phase: PokerPhaseView;
      readonly seats: readonly PokerSeatView[];
      readonly opened: readonly OpenedCardView[];
    }
  /** The cards were taken away; the table waits for players. */
  | { readonly type: 'cleared'; readonly phase: PokerPhaseView }
  | { readonly type: 'watching'; readonly watching: number };

/** One poker table in the lobby: `GET /api/poker-tables`. */
export interface PokerLobbyTable {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly title: string;
  readonly stakes: PokerStakesView;
  readonly chairs: number;
  readonly taken: number;
  readonly bots: number;
  readonly watching: number;
  readonly phase: PokerPhaseView;
  readonly hand: number;
}

/** What is posted at a poker table: `GET /api/poker-tables/:table/posted`. */
export interface PokerPosted {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly rulebook: { readonly id: string; readonly title: string; readonly section: string };
  readonly stakes: PokerStakesView;
  readonly options: readonly {
    readonly name: string;
    readonly value: OptionValue;
    readonly about: string;
    readonly cite: Cite | null;
  }[];
}

/** One of your hands: `GET /api/poker-tables/:table/hands?before=N`, newest first. */
export interface PokerHandEntry {
  readonly table: string;
  readonly hand: number;
  readonly at: number;
  readonly seat: number;
  readonly net: number;
  /** The hand history in PHH with your cards and what was shown; null where PHH has no way to write it. */
  readonly phh: string | null;
}

/** A hand for whoever wants to check it: `GET /api/poker-tables/:table/hands/:hand/proof`. */
export interface PokerHandProof {
  readonly table: string;
  readonly hand: number;
  readonly name: string;
  readonly commitments: readonly string[];
  readonly over: boolean;
  /** The cards that everybody saw, and, if you are signed in, your own. */
  readonly opened: readonly OpenedCardView[];
}
