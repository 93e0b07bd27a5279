/** One line of a 99 Fortunes pay table: money for one, or the whole meter; envy to those whom the meter passes by. */
export interface FortunesRow {
  readonly hand:
    | 'suited quads of the seat'
    | 'other suited quads'
    | 'quads'
    | 'suited trips'
    | 'trips'
    | 'two pair'
    | 'suited pair';
  readonly pays: number | 'meter';
  readonly envy?: number;
}

/** A pay table of colorado-rule-28 30-2899.02 §(11): amounts in whole units of its currency, dollars or pesos. */
export interface FortunesTable {
  readonly stake: number;
  readonly seats: readonly number[];
  /** The decks for which it was made, where it says so. */
  readonly decks?: number;
  readonly rows: readonly FortunesRow[];
}

export const FORTUNES_TABLE_NAMES = [
  'P1',
  'P2-6-spots',
  'P2-7-spots-usd5',
  'P2-7-spots-php100',
  'P3-6-spots',
  'P3-7-spots',
  'P4b',
  'P5',
  'P6',
] as const;
type FortunesTableName = (typeof FORTUNES_TABLE_NAMES)[number];

/** The positions printed in §(4): no seat has the number 4. */
const POSITIONS = [1, 2, 3, 5, 6, 7, 8, 9, 10];
const spots = (so: number): readonly number[] => POSITIONS.slice(0, so);

type Money = readonly [other: number, quads: number, trips: number, twoPair: number, suitedPair: number];

/** The rows that P1 to P4b have in common. */
const withTwoPair = ([other, quads, trips, twoPair, suitedPair]: Money, envy?: number): FortunesRow[] => [
  { hand: 'suited quads of the seat', pays: 'meter', ...(envy === undefined ? {} : { envy }) },
  { hand: 'other suited quads', pays: other },
  { hand: 'quads', pays: quads },
  { hand: 'trips', pays: trips },
  { hand: 'two pair', pays: twoPair },
  { hand: 'suited pair', pays: suitedPair },
];

/** The rows of P5 and P6, which have suited trips instead and print an envy on each. */
const withSuitedTrips = (trips: number, suitedPair: number): FortunesRow[] => [
  { hand: 'suited quads of the seat', pays: 'meter', envy: 1000 },
  { hand: 'other suited quads', pays: 5000, envy: 500 },
  { hand: 'quads', pays: 500, envy: 50 },
  { hand: 'suited trips', pays: 125, envy: 25 },
  { hand: 'trips', pays: trips, envy: 5 },
  { hand: 'suited pair', pays: suitedPair, envy: 1 },
];

const ONE_DOLLAR: Money = [1000, 100, 10, 9, 3];
const FIVE_DOLLARS: Money = [5000, 500, 50, 45, 15];
const HUNDRED_PESOS: Money = [100_000, 10_000, 1000, 900, 300];
const TWO_HUNDRED_PESOS: Money = [200_000, 20_000, 2000, 1000, 600];

/**
 * The nine pay tables. P1 and P4b name no spots: they have a seat for each rank of their first row, ace to ten without
 * four. Their stakes, and those of P2 with 6 spots and of P6, are not printed (READINGS 17).
 */
export const FORTUNES_TABLES: Readonly<Record<FortunesTableName, FortunesTable>> = {
  P1: { stake: 1, seats: spots(9), rows: withTwoPair(ONE_DOLLAR, 1000) },
  'P2-6-spots': { stake: 100, seats: spots(6), decks: 8, rows: withTwoPair(HUNDRED_PESOS) },
  'P2-7-spots-usd5': { stake: 5, seats: spots(7), decks: 8, rows: withTwoPair(FIVE_DOLLARS, 500) },
  'P2-7-spots-php100': { stake: 100, seats: spots(7), decks: 8, rows: withTwoPair(HUNDRED_PESOS) },
  'P3-6-spots': { stake: 200, seats: spots(6), decks: 8, rows: withTwoPair(TWO_HUNDRED_PESOS) },
  'P3-7-spots': { stake: 200, seats: spots(7), decks: 8, rows: withTwoPair(TWO_HUNDRED_PESOS) },
  P4b: { stake: 1, seats: spots(9), rows: withTwoPair(ONE_DOLLAR, 1000) },
  P5: { stake: 5, seats: spots(7), decks: 8, rows: withSuitedTrips(40, 15) },
  P6: { stake: 5, seats: spots(7), decks: 8, rows: withSuitedTrips(50, 20) },
};
