import type { Action } from '@croupier/table';

/** A bet or raise that the house offers: from the least total to the most. */
export interface Range {
  readonly verb: 'bet' | 'raise';
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export function rangeIn(actions: readonly Action[]): Range | null {
  for (const { verb, refused, least, most, step } of actions) {
    if ((verb === 'bet' || verb === 'raise') && !refused && least !== undefined) {
      return { verb, least, most: most ?? least, step: step ?? 1 };
    }
  }
  return null;
}

/** The nearest total that can be made: whole steps, or exactly the least or the most. */
export function fitted({ least, most, step }: Range, wanted: number): number {
  if (!(wanted > least)) return least;
  if (wanted >= most) return most;
  const whole = Math.round(wanted / step) * step;
  return Math.min(most, Math.max(least, whole));
}

const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A figure as people type it; null if it is none. A comma parts thousands, and anywhere else it is a point: "1,000", "2,5". */
export function typedNumber(text: string): number | null {
  const figures = text.trim();
  const number = Number(THOUSANDS.test(figures) ? figures.replaceAll(',', '') : figures.replace(',', '.'));
  return figures !== '' && Number.isFinite(number) ? number : null;
}

export interface Preset {
  readonly name: string;
  readonly to: number;
}

/**
 * Sizes that people know, where the limits allow them. A raise of the pot is made after calling: what is owed goes
 * in first and counts as part of the pot.
 */
export function presets(
  range: Range,
  at: { readonly pot: number; readonly price: number; readonly bet: number; readonly stack: number },
): readonly Preset[] {
  if (range.least === range.most) return [];
  const after = at.pot + Math.max(0, at.price - at.bet);
  const sizes = [
    { name: '½ pot', to: at.price + after / 2 },
    { name: '¾ pot', to: at.price + (after * 3) / 4 },
    { name: 'Pot', to: at.price + after },
  ]
    .filter(({ to }) => to > range.least && to < range.most)
    .map(({ name, to }) => ({ name, to: fitted(range, to) }));
  const top = range.most === at.bet + at.stack ? 'All in' : 'Most';
  return [{ name: 'Least', to: range.least }, ...sizes, { name: top, to: range.most }];
}
