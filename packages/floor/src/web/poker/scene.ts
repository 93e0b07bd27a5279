/** A poker table as the page draws it: whatever the house said, in the order of the picture. */
export interface Scene {
  readonly name: string;
  /** "No limit Texas Hold’em". */
  readonly game: string;
  readonly stakes: string;
  readonly firstBet: number;
  readonly hand: number;
  /** Seats 1, 2, … in order. */
  readonly chairs: readonly Chair[];
  readonly mySeat: number | null;
  /** A seat is free, and not kept for somebody else. */
  readonly maySit: boolean;
  /** How many cards a board has in the end. */
  readonly boardCards: number;
  /** How many cards a player is dealt in the end. */
  readonly holeCards: number;
  readonly boards: readonly (readonly string[])[];
  /** Of each board, what no winning hand uses: the dealer pulls it down (bclc-poker 17.0 §10.15). */
  readonly pulled: readonly (readonly string[])[];
  readonly pots: readonly Pot[];
  /** Everything in the middle and in front of the players. */
  readonly total: number;
  readonly turn: Turn | null;
  /** How the hand ended, while its cards lie there. */
  readonly result: readonly string[];
  /** The last thing that the dealer said. */
  readonly caption: string;
  /** The cards that it names, to be drawn in their place: seven of them in words are longer than any place for them. */
  readonly captionCards: readonly string[];
  /** For whom the table waits. */
  readonly waits: string;
  /** "a pair of tens", of the viewer's own cards. */
  readonly youHave: string | null;
  readonly watching: number;
}

export interface Chair {
  readonly seat: number;
  /** Null where nobody sits. */
  readonly person: { readonly name: string; readonly bot: boolean; readonly away: boolean } | null;
  readonly you: boolean;
  readonly stack: number;
  readonly bet: number;
  readonly cards: readonly (string | null)[];
  /** Of a winner's cards, those that the hand does not use. */
  readonly pulled: readonly string[];
  readonly state: 'in' | 'all-in' | 'folded' | 'waiting';
  /** How the hand was given up. */
  readonly out: string | null;
  readonly button: boolean;
  /** The kill button in front of the seat. */
  readonly kill: 'Leg up' | 'Kill' | null;
  /** The last thing done on this street. */
  readonly did: Did | null;
  /** Why no cards come: waits for the button, or owes blinds, which a marker shows until they are paid. */
  readonly waitsFor: string | null;
  /** Declared for the next hand. */
  readonly straddles: number | null;
  /** The hand as the dealer calls it, once it is shown. */
  readonly call: string | null;
  /** What it took from the pots of this hand, once they are pushed. */
  readonly won: number;
}

/** "Raise to" 12; an amount only where one was named. */
export interface Did {
  readonly what: string;
  readonly amount: number | null;
}

export interface Pot {
  readonly name: string;
  readonly amount: number;
}

/** Whose turn it is, by the house's clock. */
export interface Turn {
  readonly seat: number;
  readonly since: number;
  readonly until: number | null;
  /** So many milliseconds at the end come out of the player's time bank. */
  readonly timeBank?: number;
  /** The clock was called by this seat, and warns at this time. */
  readonly clock?: { readonly by: number; readonly warns: number };
}

/** How the result is shown: on a phone below the table, and on a desk too if it is more than the felt has room for. */
export const toldIn = (result: readonly string[]): string =>
  result.length === 0 ? '' : isLong(result) ? ' told long' : ' told';

export const isLong = (result: readonly string[]): boolean => result.join(' ').length > TWO_LINES;

/** Of the felt's width on a desk, in letters. */
const TWO_LINES = 130;
