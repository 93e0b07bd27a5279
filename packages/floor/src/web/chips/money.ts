import { cents, formatMoney } from '@croupier/table';

/** "1,250" or "23.75": cents only where there are some. */
export function chips(amount: number): string {
  return formatMoney(cents(amount)).replace(/\.00$/, '');
}

/** "1,250.00", for balances, where every figure keeps its place. */
export const money = (amount: number): string => formatMoney(cents(amount));

/** "+23.75", "−25", "0": with a true minus. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${chips(Math.abs(amount))}`;
}
