declare const centsBrand: unique symbol;

/** Money is whole cents, never a fraction, never a bare number. */
export type Cents = number & { readonly [centsBrand]: 'cents' };

/** An amount that is none. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount);

/** An amount in cents; what is no whole number of them is refused. */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new MoneyError(`${amount} is not an amount in whole cents.`);
  return amount;
}

/** An amount in dollars, as cents. */
export const dollars = (amount: number): Cents => cents(Math.round(amount * 100));

export const NOTHING: Cents = cents(0);

export const plus = (a: Cents, b: Cents): Cents => cents(a + b);
export const minus = (a: Cents, b: Cents): Cents => cents(a - b);
export const total = (amounts: Iterable<Cents>): Cents => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
};

/** A share of an amount, to the cent, half cents up (READINGS 57). Whole numbers only, so nothing is lost. */
export function share(amount: Cents, numerator: number, denominator: number): Cents {
  const exact = amount * numerator;
  if (Number.isSafeInteger(exact * 2 + denominator)) {
    return cents(Math.floor((exact * 2 + denominator) / (denominator * 2)));
  }
  const big = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  return cents(Number(big / (BigInt(denominator) * 2n)));
}

/** A share of an amount, rounded down to the cent (READINGS 27). */
export function shareDown(amount: Cents, numerator: number, denominator: number): Cents {
  const exact = amount * numerator;
  if (Number.isSafeInteger(exact)) return cents((exact - (exact % denominator)) / denominator);
  return cents(Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator)));
}

/** "1,234.50" */
export function formatMoney(amount: Cents): string {
  const whole = Math.floor(Math.abs(amount) / 100).toString();
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${grouped}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

/** Reads "25", "12.50" or "1,000" dollars. */
export function parseMoney(text: string): Cents {
  const plain = text.trim().replaceAll(',', '');
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) {
    throw new MoneyError(`"${text}" is not an amount of money; write it as 25 or 12.50.`);
  }
  const [whole = '0', part = ''] = plain.split('.');
  return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')));
}
