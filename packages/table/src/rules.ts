import type { Card, ShoeRules } from '@croupier/cards';
import type { BankRules, PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import type { Cite, Refusal } from './cite.ts';
import type { Parts } from './decision.ts';
import type { Envy } from './envy.ts';
import type { Irregularity } from './irregularity.ts';
import type { Line } from './line.ts';
import type { Progressive } from './meter.ts';
import type { Cents } from './money.ts';
import type { Outcomes } from './outcomes.ts';
import type { Place, Script, Sight } from './script.ts';
import type { Bonus, Wager } from './wager.ts';

/** The layout of a table: its places, what may be bet where, and how it pays. `O` is what wagers look at. */
export interface Layout<O> {
  readonly seats: number;
  /** The numbers printed on the layout where they are not simply 1 to `seats`. */
  readonly seatNumbers?: readonly number[];
  readonly spotsPerPlayer: Stated<number>;
  /** What playing several spots at once asks for; absent: nothing more than one. */
  readonly severalSpots?: SeveralSpots;
  readonly shoe: ShoeRules;
  readonly wagers: readonly Wager<O>[];
  /** Wagers that one player may not hold together, on one spot or across several. */
  readonly exclusions: readonly Exclusion[];
  /** Wagers that need another beside them at their spot. */
  readonly requirements?: readonly Requirement[];
  /** Wagers of equal amounts at a spot, bet together or not at all: ante and blind. */
  readonly equalStakes?: readonly EqualStakes[];
  /** Awards without a stake of their own. */
  readonly bonuses?: readonly Bonus<O>[];
  /** Absent: nobody bets on another's spot. */
  readonly backBets?: BackBets;
  /** Absent: no bets for the dealer. */
  readonly tips?: Tips;
  /** Where the rulebook forbids what this layout does not have. */
  readonly forbids?: Forbidden;
  readonly aggregates: readonly Aggregate[];
  /** Absent: the house banks every wager. */
  readonly bank?: BankRules;
  /** Absent: no collection fees. */
  readonly fees?: Fees;
  /** Absent: no wager is paid from a meter. */
  readonly progressive?: Progressive;
  /** Further meters, or all of them, by their names. */
  readonly progressives?: Readonly<Record<string, Progressive>>;
  /** What the dealer calls when bets open; absent: nothing is laid down. */
  readonly opensWith?: { readonly text: string; readonly cite: Cite };
  /** What the rulebook says to do when a round goes wrong. */
  readonly irregularities?: readonly Irregularity[];
  /** How many cards leave a new shoe before the first hand, the first one included, which is shown. */
  readonly burn?: { readonly count: (first: Card) => number; readonly cite: Cite };
  /** A cut leaves at least so many cards at either end. */
  readonly cut?: { readonly fromEitherEnd: number; readonly cite: Cite };
  /** How many rounds of a shoe may be dealt without any bet; absent: as the house likes. */
  readonly freeHands?: Stated<number>;
  /** A fresh deck from a shuffler every round, instead of a shoe that lasts. */
  readonly deckEachRound?: true;
  /** Commission is laid beside the wager before the deal instead of being taken from the win. */
  readonly commissionLaid: boolean;
  /** What a hand counts, from its cards and the others that can be seen: "7", "a pair of tens". */
  readonly caption: (place: string, seen: readonly Card[], elsewhere?: Sight) => string;
  /** What one part of a hand that is laid out counts, from its cards and the others that can be seen. */
  readonly partCaption?: (part: string, seen: readonly Card[], elsewhere?: Sight) => string;
  /** Why a hand would be fouled if it were laid out so; it may be, and then loses. */
  readonly foul?: (parts: Parts<readonly Card[]>) => Refusal | undefined;
  /** What a seat's bet earns by the hands of others; absent: nothing. */
  readonly envy?: Envy<O>;
}

/** What a section of a rulebook states once the house has chosen its options: a layout and the sequence of play. */
export interface Rules<O> extends Layout<O> {
  readonly play: (felt: DealtFelt) => Script<Outcomes<O>>;
  /** In which order the dealer pays and takes; absent: once over the layout, by spot. */
  readonly passes?: (
    outcomes: Outcomes<O>,
    seats: readonly number[],
    bank?: { readonly covers: boolean; readonly seat: number },
  ) => readonly Pass[];
  /** The round in a few plain fields, for roads and history. */
  readonly summary: (outcomes: Outcomes<O>, seats: readonly number[]) => Summary;
}

/** The numbers of a table's seats, from the dealer's left. */
export const seatNumbersOf = ({
  seats,
  seatNumbers,
}: Pick<AnyLayout, 'seats' | 'seatNumbers'>): readonly number[] => seatNumbers ?? oneTo(seats);

const counted = new Map<number, readonly number[]>();

function oneTo(seats: number): readonly number[] {
  const known = counted.get(seats);
  if (known) return known;
  const numbers = Array.from({ length: seats }, (_, i) => i + 1);
  counted.set(seats, numbers);
  return numbers;
}

/** A layout of whatever game: enough to bet at, to post and to look at. */
export type AnyLayout = Layout<never>;

/** A rule and the clauses it comes from. */
export interface Stated<T> {
  readonly is: T;
  readonly cites: readonly Cite[];
}

/** The terms on which one player may hold several spots. */
export interface SeveralSpots {
  /** So many times the posted least lies on these wagers, at every one of the spots; absent: no more than at one. */
  readonly least?: { readonly wagers: readonly string[]; readonly times: number; readonly cite: Cite };
  /** The spots lie next to each other. */
  readonly adjacent: Cite;
}

export interface Exclusion {
  readonly wagers: readonly string[];
  readonly reason: string;
  readonly onOneSpot: Cite;
  readonly acrossSpots: Cite;
}

export interface Requirement {
  readonly wagers: readonly string[];
  readonly anyOf: readonly string[];
  /** And never more chips than lie there. */
  readonly noMoreThanThat?: true;
  readonly reason: string;
  readonly cite: Cite;
}

/** What the house collects from bettors for every round; part of no wager and never returned. */
export interface Fees {
  /** The fee of one bettor at one spot. */
  readonly of: (bets: readonly Bet[]) => Cents;
  /** The fee of the player who banks. */
  readonly banker: Cents;
  readonly cite: Cite;
}

/** A player's own are equal; a bet for the dealer is a separate one, and may lie on one of them alone (bclc-poker 11.0 §4.1). */
export interface EqualStakes {
  readonly wagers: readonly string[];
  readonly reason: string;
  readonly cite: Cite;
}

/** Once around the table: which seats in which direction, and which wagers in which order at each. */
export interface Pass {
  /** From the dealer's left or right; or from a seat, clockwise unless it says otherwise. */
  readonly from: 'left' | 'right' | { readonly seat: number; readonly counterClockwise?: true };
  readonly wagers: readonly string[];
  /** Absent: every seat. */
  readonly only?: (seat: number) => boolean;
  /** Absent: whatever the result: losing bets are often collected before anybody is paid. */
  readonly results?: readonly Line['result'][];
  /** False: percentages of a meter wait for a later pass; absent: they are paid with the rest. */
  readonly jackpots?: false;
}

export interface BackBets {
  /** The spot's holder may object, and then there are none at that spot; absent: they are not the holder's to forbid. */
  readonly consent?: Cite;
  readonly cite: Cite;
}

/** The clauses that are cited to somebody who tries it all the same; absent: no clause speaks of it. */
export interface Forbidden {
  readonly backBets?: Cite;
  readonly moreSeats?: Cite;
  readonly otherWagers?: Cite;
  readonly tips?: Cite;
}

export interface Tips {
  readonly commissioned: boolean;
  /** One that wins is paid after all of its player's own bets at that spot; absent: with its wager. */
  readonly paidAfterOwn?: Cite;
  /** The bettor must be in the game; absent: anybody may. */
  readonly participating?: Cite;
  /** Wagers that are never bet for the dealer. */
  readonly barred?: { readonly wagers: readonly string[]; readonly cite: Cite };
  readonly cites: readonly Cite[];
}

/** One limit over what the tray pays on several wagers to all players in a round. */
export interface Aggregate {
  readonly wagers: readonly string[];
  readonly limit: Cents;
  /**
   * Bets for the dealer share in it, or are outside and keep their odds; absent: outside, and paid even money while it
   * is enforced.
   */
  readonly tips?: 'inside' | 'full odds';
  readonly cite: Cite;
  /** Where it says that everybody is paid in proportion to what they would have won. */
  readonly shared?: Cite;
}

/** What lies on the table when the deal begins. */
export interface DealtFelt {
  /** As they lie at the moment: those that decisions have staked or taken back are in it, too. */
  readonly bets: readonly Bet[];
  /** The player who banks this round, if one does. */
  readonly bank?: PlayerBank;
  readonly place: (name: string, owner?: number) => Place;
  /** A place for cards that nobody sees: burns, the hands of vacant seats. */
  readonly aside: (name: string) => Place;
  /** Dealt only to be settled, by the million: what is said and handled, and turned after the last decision, may be left out. */
  readonly unwatched?: true;
}

export type Summary = Readonly<Record<string, string | number | boolean>>;
