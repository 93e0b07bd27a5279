import { cents, formatMoney } from '@croupier/table';
import { currentSettings } from '../room/settings.ts';

/** What stands between thousands, and before the cents: "1,250.50" as it is written elsewhere. */
const WRITTEN = {
  en: [',', '.'],
  de: ['.', ','],
  fr: ['\u202f', ','],
  ch: ['’', '.'],
} as const;

/** An amount in figures, as somebody is used to read it. */
export function inFigures(amount: number, way: keyof typeof WRITTEN = currentSettings().amounts): string {
  const [thousands, point] = WRITTEN[way];
  return formatMoney(cents(amount)).replaceAll(/[,.]/g, (mark) => (mark === ',' ? thousands : point));
}

/** "1,250" or "23.75": cents only where there are some. */
export function chips(amount: number): string {
  return inFigures(amount).replace(/[.,]00$/, '');
}

/** "1.2K": a large amount where there is little room. */
export const compact = (amount: number): string =>
  amount < 1_000_00 ? chips(amount) : `${Math.floor(amount / 100_00) / 10}K`;

/** "1,250.00", for balances, where every figure keeps its place. */
export const money = (amount: number): string => inFigures(amount);

/** "+23.75", "−25", "0": with a true minus. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${chips(Math.abs(amount))}`;
}
