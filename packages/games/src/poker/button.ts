import type { MissedBlinds } from './blinds.ts';

/** A seat as the button finds it. */
export interface SeatAtButton {
  readonly seat: number;
  /** Wants cards and has chips. */
  readonly present: boolean;
  /** Has not been dealt a hand since sitting down (bclc-poker 17.0 §4.3). */
  readonly isNew: boolean;
  readonly owes: MissedBlinds;
}

/** Who is dealt in, from the button's left with the button last, and which seats the blinds passed over. */
export interface Dealing {
  readonly button: number;
  readonly seats: readonly number[];
  readonly missedSmall: readonly number[];
  readonly missedBig: readonly number[];
}

/**
 * Moves the button to the next player clockwise (bclc-poker 17.0 §7.4, §10.16), at first to the dealer's right, which is
 * the highest seat (§7.1), and says who is dealt in. New players between the button and the big blind wait until the
 * button has passed (§4.3), and so do returning players who owe a blind, except that they may take their big blind.
 * Absent players whom a blind passes over have missed it (§4.2). Null while fewer than two can play.
 */
export function moveButton(seats: readonly SeatAtButton[], last: number | null): Dealing | null {
  const present = seats.filter((seat) => seat.present);
  if (present.length < 2) return null;
  const regular = established(present, last);
  const button = last === null ? highest(regular) : after(regular, last)[0];
  if (!button) return null;
  const core = present.filter((seat) => regular.includes(seat) || !seat.isNew);
  const dealt = admitted(present, core, regular, button.seat);
  const order = after(dealt, button.seat);
  const small = order.length === 2 ? button : order[0];
  const big = order.length === 2 ? order[0] : order[1];
  const absent = seats.filter((seat) => !seat.present && !seat.isNew);
  return {
    button: button.seat,
    seats: order.map(({ seat }) => seat),
    missedSmall: small && small !== button ? between(absent, button.seat, small.seat) : [],
    missedBig: small && big ? between(absent, small.seat, big.seat) : [],
  };
}

/** Players who owe nothing and are not new; if there are fewer than two of them, everybody counts. */
function established(present: readonly SeatAtButton[], last: number | null): readonly SeatAtButton[] {
  if (last === null) return present;
  const regular = present.filter(({ isNew, owes }) => !isNew && !owes.small && !owes.big);
  return regular.length < 2 ? present : regular;
}

function admitted(
  present: readonly SeatAtButton[],
  core: readonly SeatAtButton[],
  regular: readonly SeatAtButton[],
  button: number,
): SeatAtButton[] {
  const others = after(core, button).filter(({ seat }) => seat !== button);
  const small = others.length === 1 ? undefined : others.find((seat) => regular.includes(seat));
  const fromSmall = small ? others.slice(others.indexOf(small)) : others;
  const big = small ? (fromSmall[1] ?? small) : fromSmall[0];
  const passed = new Set(between(present, button, big?.seat ?? button));
  return present.filter((seat) => regular.includes(seat) || !passed.has(seat.seat));
}

const highest = (seats: readonly SeatAtButton[]): SeatAtButton | undefined =>
  seats.toSorted((a, b) => b.seat - a.seat)[0];

/** Seats clockwise, which is upwards, beginning after one of them and ending with it if it is there. */
function after(seats: readonly SeatAtButton[], from: number): SeatAtButton[] {
  const up = seats.toSorted((a, b) => a.seat - b.seat);
  return [...up.filter(({ seat }) => seat > from), ...up.filter(({ seat }) => seat <= from)];
}

/** The seats strictly between two others, going clockwise. */
function between(seats: readonly SeatAtButton[], from: number, to: number): number[] {
  const inside = (seat: number): boolean => (from < to ? seat > from && seat < to : seat > from || seat < to);
  return seats.map(({ seat }) => seat).filter((seat) => seat !== from && seat !== to && inside(seat));
}
