import { cents, formatMoney } from '@croupier/table';

/** Figures as a report writes them. */

export const percent = (value: number, digits = 4): string =>
  `${(value * 100).toFixed(digits).replace('-', '−')} %`;

export const signed = (value: number, digits = 6): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

export const grouped = (whole: string | number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

export const money = (amount: number): string => formatMoney(cents(Math.round(amount))).replace('-', '−');

/** Small chances in a way that can be compared: 0.45859742, 1.3e-9. */
export const chance = (value: number): string =>
  value === 0 || value >= 1e-6 ? value.toFixed(8) : value.toExponential(4);
