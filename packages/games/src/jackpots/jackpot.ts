import type { HandCategory } from '@croupier/cards';
import {
  type Cents,
  type Cite,
  choose,
  type Discretion,
  type OptionDescription,
  type Options,
  type PostedRule,
  type Section,
} from '@croupier/table';
import type { Addition } from '../named-section.ts';
import type { Betting } from '../poker/betting-structure.ts';
import type { HeldHand } from './finished-hand.ts';

/**
 * A jackpot beside a poker game: money of its own, won by hands that the game itself does not look at. Which hands, of
 * how many players and in how large a pot, and how it is divided, is a description; judging, dividing and the fund are
 * the same for all.
 */
export interface Jackpot extends Addition {
  readonly kind: 'jackpot';
  readonly options: readonly OptionDescription[];
  readonly with: (options: Readonly<Record<string, unknown>>) => JackpotRules;
}

/** A jackpot with what its house has chosen. */
export interface JackpotRules {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly on: readonly string[];
  readonly options: Options;
  /** The prizes by name; one jackpot without prizes of its own has one that is called nothing. */
  readonly prizes: readonly Prize[];
  readonly conditions: Conditions;
  readonly won: WonBy;
  /** The hour at which it is posted, where the section says so; otherwise the start of the house's business day. */
  readonly postedAt: { readonly hour: number; readonly cite: Cite } | null;
  /** Where it says when the amounts are posted and what may be won. */
  readonly clauses: { readonly posted: Cite; readonly contribution: Cite; readonly seed: Cite | null };
  /** What hangs on the wall: the qualifying hands and the conditions in plain words. */
  readonly posted: readonly PostedRule[];
}

export interface Prize {
  readonly name: string | null;
  /** "Four nines", "King-high straight flush"; the jackpot itself where it has one prize. */
  readonly title: string;
  readonly cite: Cite;
}

/** What must be true of the hand that is dealt, whatever anybody holds. */
export interface Conditions {
  /** Players dealt in who are not away. */
  readonly dealtIn: { readonly least: number; readonly cite: Cite };
  /** Whole dollars in the pot before rake and contribution; null where nothing is said. */
  readonly pot: { readonly dollars: number; readonly cite: Cite } | null;
  /** The betting structures that it is offered with; null for all. */
  readonly structures: { readonly only: readonly Betting['structure'][]; readonly cite: Cite } | null;
}

/** A hand "or better". */
export interface Bar {
  readonly category: HandCategory;
  readonly ranks: string;
}

export type WonBy = BadBeat | HighHand | BestOfPeriod;

/** A strong hand that loses to a stronger one: the best and the second best hand, both qualified. */
export interface BadBeat {
  readonly by: 'bad-beat';
  readonly losing: Bar;
  readonly winning: Bar;
  readonly division: Division;
  /** Won together with this one, it is not paid (bclc-poker 29.0 §5.2). */
  readonly givesWayTo: string | null;
  readonly cite: Cite;
}

/** The hand that wins the pot alone. */
export interface HighHand {
  readonly by: 'high-hand';
  readonly showdown: 'needed' | 'not-needed';
  /** The name of the prize that a hand takes; null for a hand that takes none. */
  readonly prizeOf: (hand: HeldHand) => string | null;
  readonly cite: Cite;
}

/** Any good hand enters a list, and when the period is over the best of the list are paid. */
export interface BestOfPeriod {
  readonly by: 'best-of-period';
  readonly least: Bar;
  /** What each hand is paid of the pool, in hundredths, the best first. */
  readonly shares: readonly number[];
  readonly cite: Cite;
}

/** Who has how much of a bad beat, in hundredths. */
export interface Division {
  readonly losing: Share;
  readonly winning: Share;
  /** Among the others who were dealt in, in equal parts. */
  readonly dealtIn: Share;
  readonly among: 'table' | 'all-tables';
}

export interface Share {
  readonly percent: number;
  readonly cite: Cite;
}

/** What can be won: only what is posted (bclc-poker 28.0 §3.1.3 and its sisters). */
export interface OpenJackpot {
  readonly rules: JackpotRules;
  readonly name: string | null;
  readonly amount: Cents;
}

type Described = Omit<JackpotRules, 'id' | 'title' | 'section' | 'on' | 'options'>;

/** A section's description as a jackpot that a house can offer. */
export function jackpot(
  addition: Pick<Jackpot, 'id' | 'title' | 'section' | 'on'>,
  read: (house: Discretion) => Described,
): Jackpot {
  return {
    ...addition,
    kind: 'jackpot',
    options: choose(read, {}).described,
    with: (given) => {
      const { rules, options } = choose(read, given);
      return { ...addition, ...rules, options };
    },
  };
}
