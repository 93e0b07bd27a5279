import { RANKS } from '@croupier/cards';

/** Own cards that suits do not tell apart. */
export const PREFLOP_CLASSES = 169;

/** The class of own cards before the flop: pairs on the diagonal, suited above it, unsuited below. */
export function preflopClass(a: number, b: number): number {
  const [high, low] = a > b ? [a >> 2, b >> 2] : [b >> 2, a >> 2];
  return (a & 3) === (b & 3) ? high * 13 + low : low * 13 + high;
}

/** "AKs", "AKo", "AA" */
export function nameOfClass(own: number): string {
  const [row, column] = [Math.floor(own / 13), own % 13];
  const name = RANKS.charAt(Math.max(row, column)) + RANKS.charAt(Math.min(row, column));
  return row === column ? name : `${name}${row > column ? 's' : 'o'}`;
}

/** "33+, A2o+, K2s+ …": for each high card the weakest that bets; a gap is listed apart. */
export function ranges(classes: readonly string[]): string {
  const kinds = new Map<string, number[]>();
  for (const name of classes) {
    const [high = '', low = '', suited = ''] = name;
    const key = high === low ? 'pairs' : `${high}-${suited}`;
    kinds.set(key, [...(kinds.get(key) ?? []), RANKS.indexOf(low)]);
  }
  return [...kinds]
    .map(([key, lows]) => {
      const [high = '', suited = ''] = key.split('-');
      const sorted = lows.toSorted((a, b) => a - b);
      const top = key === 'pairs' ? 12 : RANKS.indexOf(high) - 1;
      const name = (low: number): string =>
        key === 'pairs' ? RANKS.charAt(low).repeat(2) : `${high}${RANKS.charAt(low)}${suited}`;
      const least = sorted[0] ?? 0;
      const unbroken = sorted.length === top - least + 1;
      return unbroken ? `${name(least)}${least === top ? '' : '+'}` : sorted.map(name).join(' ');
    })
    .join(', ');
}
