/** 2,292,252,566,437,888 */
export const grouped = (digits: string | number): string => String(digits).replace(/\B(?=(\d{3})+$)/g, ',');

/** 1.0579 % */
export const percent = (value: number, digits = 4): string => `${(value * 100).toFixed(digits)} %`;

/** +0.435668, −1 and so on; the sign is always there. */
export const signed = (value: number, digits = 6): string =>
  `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
