import type { Card, DeckKind } from '@croupier/cards';
import type { Cite, Discretion, Options, RankedHands, Section } from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import type { Clauses } from './clauses.ts';
import type { Facing, Player } from './player.ts';
import type { RakeLimits } from './rake.ts';

/**
 * A community poker game as data: which bets are forced, what is dealt on each street, who opens it, which bet it is
 * played for, and which hands share a pot. Omaha, pineapple and stud are further descriptions of this kind, not further
 * engines.
 */
export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  /** The most that may play. */
  readonly seats: number;
  readonly deck: DeckKind;
  /** Blinds, or antes with an opening by cards. */
  readonly forced: BlindBets | Antes;
  readonly button: ButtonRules;
  readonly streets: readonly Street[];
  /** One hand takes a pot; with two, high and low halve it. */
  readonly hands: readonly HandType[];
  /** Who has the odd chip of a tied pot: the first left of the button, or in stud the highest card (READINGS 50). */
  readonly oddChips: 'left-of-button' | 'highest-card';
  /** Whether a seat that folds in a round which everybody checks is still dealt a card (bclc-poker 23.0 §11.1). */
  readonly foldedSeatsTakeCards: boolean;
  /** Where it says that nobody checks and then raises in one round; null where it does not. */
  readonly noCheckRaise: Cite | null;
  /** Who shows first when the last round had no bet; null for the first who remains left of the button. */
  readonly showsFirst: Opener | null;
  /** Who may see the hands of the showdown, and whether a bet must have been called; null where nothing is said. */
  readonly handsSeen: { readonly when: 'if-called' | 'always'; readonly cite: Cite } | null;
  /** Where it limits every single bet, whatever the structure (bclc-poker 20.0 §3.6); null where it does not. */
  readonly singleBet: Cite | null;
  /** The section that says how the board is run twice (bclc-poker 21.0); null where none offers it. */
  readonly runTwice: Section | null;
  /** The section that says how pots are killed (bclc-poker 22.0); null where none offers it. */
  readonly kill: Section | null;
  readonly rake: RakeLimits;
  readonly clauses: Clauses;
  /** The game as hand histories that trackers import name it, or the nearest that they know. */
  readonly trackedAs: string;
  /** The game's letters in hand histories (PHH) by betting structure, as far as they have some. */
  readonly phh?: Readonly<Partial<Record<Betting['structure'], string>>>;
  /** What the section leaves to the house beyond what every table chooses. */
  readonly chooses?: (house: Discretion) => Partial<Pick<Variant, 'hands' | 'streets' | 'chosen'>>;
  /** What was chosen of that, where it is not the default: a record of the hand says so. */
  readonly chosen?: Options;
}

/** Two blinds before any card, and the straddle after them. */
export interface BlindBets {
  readonly kind: 'blinds';
  readonly straddle: StraddleRules;
  /** Whether a big blind that was merely called may fold (bclc-poker 17.0 §10.6) or may not (26.0 §10.6; READINGS 83). */
  readonly calledBigBlindMayFold: boolean;
  readonly clauses: {
    readonly small: Cite;
    readonly big: Cite;
    readonly absent: Cite;
    readonly dead: Cite;
    readonly called: Cite;
    readonly chop: Cite;
  };
}

/** An ante from everybody, and an opening by the cards that lie face up. */
export interface Antes {
  readonly kind: 'antes';
  /** The first to speak must bet (bclc-poker 23.0 §10.3, 24.0 §10.4) or may check (25.0 §10.4). */
  readonly opener: 'must-bet' | 'may-check';
  /** Whether a table may let the opener post less than a bet (READINGS 53). */
  readonly bringIn: boolean;
  readonly clauses: { readonly ante: Cite; readonly amount: Cite; readonly opens: Cite };
}

/** Where the deal begins, who has the first button, and how it moves. */
export interface ButtonRules {
  /** Always there, or only at tables that use one (bclc-poker 23.0 §7). */
  readonly used: 'always' | 'optional';
  /** The first card goes to the left of whoever has the button, or to the button itself (bclc-poker 25.0 §10.2). */
  readonly dealsFrom: 'left' | 'button';
  readonly first: 'dealers-right' | 'high-card';
  readonly moves: 'clockwise' | 'to-the-winner';
}

export interface Street {
  readonly name: string;
  /** Cards burnt before the street is dealt. */
  readonly burns: number;
  /** What each player is dealt, one card a time round the table. */
  readonly hole: readonly Facing[];
  /** Where it says that the card just dealt face down is then turned up (bclc-poker 25.0 §10.12). */
  readonly turnedUp?: Cite;
  /** Cards turned on each board. */
  readonly board: number;
  /** Cards that each player throws away face down, before the street is dealt or after it. */
  readonly discard: Discard | null;
  readonly opener: Opener;
  /** Which of a fixed-limit table's two bets the street is played for. */
  readonly bet: 'small' | 'big';
  /** Whether a pair that lies face up lets everybody bet either (READINGS 63). */
  readonly openPair?: 'either';
  readonly cite: Cite;
  /** Where it says who speaks and what they may do. */
  readonly acts: Cite;
}

export interface Discard {
  readonly cards: number;
  readonly when: 'before-deal' | 'after-deal';
  readonly cite: Cite;
}

/** Who speaks first on a street, as a position: `opening` is what the forced bets make it. */
export type Opener = (players: readonly Player[], opening: number) => number;

/** What one hand of a player is worth on one board: nothing if it does not qualify, else the greater wins. */
export interface HandType {
  readonly name: 'high' | 'low';
  /** Its list of ranks, where it is one of the usual names. */
  readonly ranked?: RankedHands;
  readonly strength: (hole: readonly Card[], board: readonly Card[]) => number;
  /** The hand as the dealer calls it. */
  readonly call: (hole: readonly Card[], board: readonly Card[]) => string;
  /** The cards that make it. */
  readonly plays: (hole: readonly Card[], board: readonly Card[]) => readonly Card[];
}

/** The straddles that a section allows, as multiples of the big blind in hundredths. */
export interface StraddleRules {
  readonly least: number;
  readonly most: number;
  /** Whether the table may play it from the button (the Mississippi straddle). */
  readonly mississippi: boolean;
  readonly clauses: {
    readonly post: Cite;
    readonly fromButton: Cite;
    readonly most: Cite;
    readonly declared: Cite;
  };
}

/** The first to speak is whoever sits after the last blind or straddle. */
export const afterTheBlinds: Opener = (_players, opening) => opening;

/** The first remaining player to the left of the button. */
export const leftOfTheButton: Opener = () => 0;

/** How many community cards there are in the end; none in stud. */
export const boardCardsOf = (variant: Variant): number =>
  variant.streets.reduce((cards, street) => cards + street.board, 0);

/** How many cards a player is dealt over all streets. */
export const holeCardsOf = (variant: Variant): number =>
  variant.streets.reduce((cards, street) => cards + street.hole.length, 0);
