const FIRST = 400;
const LONGEST = 10_000;

/** How long to wait before the next attempt: twice as long each time, spread so that a room does not return at once. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.max(0, attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
