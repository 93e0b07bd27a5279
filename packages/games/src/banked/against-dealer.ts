import type { Strength } from '@croupier/cards';
import type { Outcomes, Summary } from '@croupier/table';

/** What a wager against the dealer looks at: both hands, and whether the player folded. */
export interface AgainstDealer {
  readonly hand: Strength;
  readonly dealer: Strength;
  readonly folded: boolean;
}

export const plays = ({ folded }: AgainstDealer): boolean => !folded;
export const beats = (o: AgainstDealer): boolean => plays(o) && o.hand > o.dealer;
export const ties = (o: AgainstDealer): boolean => plays(o) && o.hand === o.dealer;

/** The least hand with which a dealer qualifies. */
export type Bar = () => Strength;

/** Looked up when it is first asked for: ranking takes tables, and whoever only reads about the game needs none. */
export function barOf(least: Bar): Bar {
  let known: Strength | undefined;
  return () => {
    known ??= least();
    return known;
  };
}

/** A hand that plays on against a dealer below the bar. */
export const against =
  (bar: Bar) =>
  (o: AgainstDealer): boolean =>
    plays(o) && o.dealer < bar();

/** Whether the dealer, who is the same for all seats, qualifies. */
export const qualified = (bar: Bar, outcomes: Outcomes<AgainstDealer>, seats: readonly number[]): boolean =>
  seats.every((seat) => outcomes(seat).dealer >= bar());

/** The dealer's hand in words. */
export const dealersHand =
  (describe: (hand: Strength) => string) =>
  (outcomes: Outcomes<Pick<AgainstDealer, 'dealer'>>, seats: readonly number[]): Summary => ({
    dealer: seats.map((seat) => describe(outcomes(seat).dealer))[0] ?? '',
  });

/** The dealer's hand in words, and whether it qualified. */
export const dealersSummary =
  (bar: Bar, describe: (hand: Strength) => string) =>
  (outcomes: Outcomes<AgainstDealer>, seats: readonly number[]): Summary => ({
    ...dealersHand(describe)(outcomes, seats),
    qualified: qualified(bar, outcomes, seats),
  });
