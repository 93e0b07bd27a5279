import type { Card, DeckKind } from '@croupier/cards';
import type { Cite, Section } from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import type { Clauses } from './clauses.ts';
import type { Facing, Player } from './player.ts';

/**
 * A community poker game as data: what is dealt on each street, who opens it, which bet it is played for, and which
 * hands share a pot. Omaha, pineapple and stud are further descriptions of this kind, not further engines.
 */
export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  /** The most that may play. */
  readonly seats: number;
  readonly deck: DeckKind;
  readonly streets: readonly Street[];
  /** One hand takes a pot; with two, high and low halve it. */
  readonly hands: readonly HandType[];
  readonly straddle: StraddleRules;
  /** Whether a blind that was merely called may fold (bclc-poker 17.0 §10.6) or may not (26.0 §10.6). */
  readonly calledBlindMayFold: boolean;
  /** Whether a bet must have been called before others may see the hands of the showdown (bclc-poker 17.0 §10.14.2). */
  readonly handsSeen: 'if-called' | 'always';
  /** Where it says that the board may be run twice; null where no section offers it. */
  readonly runTwice: { readonly agreed: Cite; readonly dealt: Cite } | null;
  readonly clauses: Clauses;
  /** The game's letters in hand histories (PHH) by betting structure, as far as they have some. */
  readonly phh?: Readonly<Partial<Record<Betting['structure'], string>>>;
}

export interface Street {
  readonly name: string;
  /** Cards burnt before the street is dealt. */
  readonly burns: number;
  /** What each player is dealt, one card a time round the table. */
  readonly hole: readonly Facing[];
  /** Cards turned on each board. */
  readonly board: number;
  /** Cards that each player throws away face down, before the street is dealt or after it. */
  readonly discard: Discard | null;
  readonly opener: Opener;
  /** Which of a fixed-limit table's two bets the street is played for. */
  readonly bet: 'small' | 'big';
  readonly cite: Cite;
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
  readonly strength: (hole: readonly Card[], board: readonly Card[]) => number;
  /** The hand as the dealer calls it. */
  readonly call: (hole: readonly Card[], board: readonly Card[]) => string;
}

/** The straddles that a section allows, as multiples of the big blind in hundredths. */
export interface StraddleRules {
  readonly least: number;
  readonly most: number;
  /** Whether the table may play it from the button (the Mississippi straddle). */
  readonly mississippi: boolean;
}

/** The first to speak is whoever sits after the last blind or straddle. */
export const afterTheBlinds: Opener = (_players, opening) => opening;

/** The first remaining player to the left of the button. */
export const leftOfTheButton: Opener = () => 0;

/** How many cards a player is dealt over all streets. */
export const holeCardsOf = (variant: Variant): number =>
  variant.streets.reduce((cards, street) => cards + street.hole.length, 0);
