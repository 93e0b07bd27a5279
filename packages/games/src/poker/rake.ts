import { type Cents, cents, dollars, shareDown } from '@croupier/table';

/** What the house takes of a hand (bclc-poker 17.0 §8.1): a percentage of the wagers, never more than the cap. */
export interface Rake {
  readonly percent: number;
  /** For the whole hand, however many pots it has. */
  readonly cap: Cents;
  /** Nothing is taken of a hand without a board. Not in the text (READINGS 45), so off unless the house asks for it. */
  readonly noFlopNoRake: boolean;
  /** Down to whole chips, or to the nearest dollar (bclc-poker 25.0 §8.2). */
  readonly rounded: RakeLimits['rounded'];
  /** How much of the hand's unit a dollar is, where that is no cent: a hand history counts in its own. */
  readonly dollar?: Cents;
  /** The dealer collects it at the end of each betting round or at the end of the game (bclc-poker 17.0 §8.1.1). */
  readonly taken: 'each-round' | 'at-end';
}

/** A percentage up to a cap, rounded. */
type Portion = Pick<Rake, 'percent' | 'cap' | 'rounded' | 'dollar'>;

/** What a section lets the house take. */
export interface RakeLimits {
  readonly percent: number;
  readonly cap: Cents;
  readonly rounded: 'down' | 'nearest-dollar';
}

/** At most a tenth and 15 dollars, rounded down (bclc-poker 17.0 §8.1, §8.1.2, and all sections but one). */
export const A_TENTH: RakeLimits = { percent: 10, cap: dollars(15), rounded: 'down' };

/** The rake of a hand, rounded down to whole chips (bclc-poker 17.0 §8.1.2; READINGS 45) or to the nearest dollar. */
export function rakeOf(amount: Cents, rake: Portion, chip: Cents): Cents {
  const { rounded, percent, dollar = DOLLAR } = rake;
  const unit = rounded === 'down' ? chip : dollar;
  const whole =
    rounded === 'down' ? inWhole(shareDown(amount, percent, 100), unit) : nearest(amount, percent, unit);
  return whole < rake.cap ? whole : inWhole(rake.cap, unit);
}

const DOLLAR: Cents = dollars(1);

const inWhole = (amount: Cents, unit: Cents): Cents => cents(amount - (amount % unit));

/** The share to the nearest unit; half of one is rounded up. */
const nearest = (amount: Cents, percent: number, unit: Cents): Cents =>
  cents(Math.floor((2 * amount * percent + 100 * unit) / (200 * unit)) * unit);

interface Money {
  readonly amount: Cents;
}

/**
 * What each pot bears, the main pot first: the hand's rake grows with the money and stops at its one cap. What a small side
 * pot cannot bear of it, where the rake is rounded to more than lies there, the pots before it do. `left` is what lies in them
 * where something was taken before.
 */
export function rakeByPot(
  pots: readonly Money[],
  rake: Portion,
  chip: Cents,
  left: readonly Money[] = pots,
): Cents[] {
  const parts: Cents[] = [];
  let amount = 0;
  let taken = 0;
  let short = 0;
  for (const pot of pots) {
    amount += pot.amount;
    const due = rakeOf(cents(amount), rake, chip);
    const here = Math.min(due - taken, left[parts.length]?.amount ?? 0);
    short += due - taken - here;
    taken = due;
    parts.push(cents(here));
  }
  if (short === 0) return parts;
  return parts.map((part, index) => {
    const more = Math.min(short, (left[index]?.amount ?? 0) - part);
    short -= more;
    return cents(part + more);
  });
}
