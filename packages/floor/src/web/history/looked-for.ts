import type { PlayedEntry } from '@croupier/house/protocol';

/** Which rounds and hands somebody wants to see. */
export interface LookedFor {
  readonly kind: PlayedEntry['kind'] | null;
  readonly game: string | null;
  readonly table: string | null;
  /** So many days back, today included. */
  readonly days: number | null;
  readonly result: 'won' | 'lost' | null;
  /** What brought or cost so many cents. */
  readonly atLeast: number | null;
}

export const EVERYTHING: LookedFor = {
  kind: null,
  game: null,
  table: null,
  days: null,
  result: null,
  atLeast: null,
};

/** The same as the house is asked for it. A day begins at midnight where one is. */
export function askedFor(wanted: LookedFor, now: Date): URLSearchParams {
  const { kind, game, table, days, result, atLeast } = wanted;
  const from = days === null ? null : startOfDay(now, days - 1);
  return new URLSearchParams(
    Object.entries({ kind, game, table, from, result, atLeast }).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    ),
  );
}

const startOfDay = (now: Date, daysBack: number): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack).getTime();
