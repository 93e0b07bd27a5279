import { type Cents, cents, minus, share } from './money.ts';

/** What a winning wager is paid. `to` leaves the stake with the bettor, `for` takes it: 9 for 1 is 8 to 1. */
export interface Pays {
  readonly kind: 'to' | 'for';
  readonly numerator: number;
  readonly denominator: number;
}

/** `to(8)` is 8 to 1, `to(3, 2)` is 3 to 2, `to(95, 100)` is 0.95 to 1. */
export const to = (numerator: number, denominator = 1): Pays => ({ kind: 'to', numerator, denominator });

/** `forOne(25)` is 25 for 1. */
export const forOne = (numerator: number): Pays => ({ kind: 'for', numerator, denominator: 1 });

/** What is paid on top of the stake. */
export function winnings(pays: Pays, stake: Cents): Cents {
  const paid =
    pays.denominator === 1 ? cents(stake * pays.numerator) : share(stake, pays.numerator, pays.denominator);
  return pays.kind === 'to' ? paid : minus(paid, stake);
}

/** "8 to 1", "3 to 2", "0.95 to 1", "25 for 1" */
export function formatPays({ kind, numerator, denominator }: Pays): string {
  return denominator >= 10 ? `${numerator / denominator} ${kind} 1` : `${numerator} ${kind} ${denominator}`;
}
