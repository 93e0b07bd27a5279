import { type Cents, cents, shareDown } from '@croupier/table';

/** What the house takes of a hand (bclc-poker 17.0 §8.1): a percentage of the wagers, never more than the cap. */
export interface Rake {
  readonly percent: number;
  /** For the whole hand, however many pots it has. */
  readonly cap: Cents;
  /** Nothing is taken of a hand without a board. Not in the text (READINGS 45), so off unless the house asks for it. */
  readonly noFlopNoRake: boolean;
  /** The dealer collects it at the end of each betting round or at the end of the game (bclc-poker 17.0 §8.1.1). */
  readonly taken: 'each-round' | 'at-end';
}

/** The house may take at most this (bclc-poker 17.0 §8.1). */
export const MOST_RAKE_PERCENT = 10;
export const MOST_RAKE: Cents = cents(1500);

/** The rake of a hand, rounded down to whole chips (bclc-poker 17.0 §8.1.2; READINGS 45). */
export function rakeOf(amount: Cents, rake: Rake, chip: Cents): Cents {
  const exact = shareDown(amount, rake.percent, 100);
  const whole = cents(exact - (exact % chip));
  return whole < rake.cap ? whole : cents(rake.cap - (rake.cap % chip));
}

/** What each pot bears, the main pot first: the hand's rake grows with the money and stops at its one cap. */
export function rakeByPot(pots: readonly { readonly amount: Cents }[], rake: Rake, chip: Cents): Cents[] {
  let amount = 0;
  let taken = 0;
  return pots.map((pot) => {
    amount += pot.amount;
    const due = rakeOf(cents(amount), rake, chip);
    const here = cents(due - taken);
    taken = due;
    return here;
  });
}
