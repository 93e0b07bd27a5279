/** When a house's day begins, on its own clock. */
export interface BusinessDay {
  /** The hour, 0 to 23. */
  readonly hour: number;
  /** Such as `America/Vancouver`. */
  readonly timeZone: string;
}

/** The business day that a moment belongs to, by its date: before the hour at which days begin it is still the day before. */
export function businessDayAt(at: Date, { hour, timeZone }: BusinessDay): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const early = part('hour') < hour ? 1 : 0;
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day') - early)).toISOString().slice(0, 10);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
