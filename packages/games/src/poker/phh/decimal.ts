import { type Cents, cents, Refused } from '@croupier/table';
import type { NumberText } from './toml.ts';

/** More digits than this after the point are no amount of chips. */
const MOST_DECIMALS = 6;

const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Digits after the point that matter. */
export function decimalsOf({ number }: NumberText): number {
  const match = PLAIN.exec(number);
  if (!match) throw new Refused({ reason: `${number} is not an amount.` });
  return (match[3] ?? '').replace(/0+$/, '').length;
}

/** An amount as a whole number of the smallest unit, by its digits: 2.5 with two decimals is 250. */
export function scaled(amount: NumberText, decimals: number): Cents {
  const match = PLAIN.exec(amount.number);
  if (!match || decimalsOf(amount) > decimals || decimals > MOST_DECIMALS) {
    throw new Refused({ reason: `${amount.number} is not an amount in whole chips or cents.` });
  }
  const [, sign = '', whole = '0', part = ''] = match;
  const digits = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(digits)) throw new Refused({ reason: `${amount.number} is too large.` });
  return cents(sign === '-' ? -digits : digits);
}

/** The same in the file's own units: 250 with two decimals is 2.5. */
export const unscaled = (amount: number, decimals: number): number => Number(unscaledText(amount, decimals));

export function unscaledText(amount: number, decimals: number): string {
  if (decimals === 0) return String(amount);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const part = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${amount < 0 ? '-' : ''}${whole}${part ? `.${part}` : ''}`;
}
