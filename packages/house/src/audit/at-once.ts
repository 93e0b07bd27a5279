/** What goes with one line of a journal is written at once; clocks of old houses were read twice for it. In milliseconds. */
const AT_ONCE = 60_000;

export const isAtOnce = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= AT_ONCE;
