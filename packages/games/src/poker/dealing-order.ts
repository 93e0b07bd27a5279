import type { Card } from '@croupier/cards';
import { type Dealing, moveButton, type SeatAtButton } from './button.ts';
import type { PokerRules } from './poker-rules.ts';

/** Who is dealt in, and in which order; null while fewer than two can play. */
export function nextDealing(
  rules: PokerRules,
  seats: readonly SeatAtButton[],
  last: number | null,
): Dealing | null {
  return rules.forced.kind === 'blinds' ? moveButton(seats, last) : withoutBlinds(rules, seats, last);
}

/**
 * With antes nobody waits for a blind and nobody misses one. Where no button is used the deal begins at the dealer's left
 * (bclc-poker 23.0 §10.2.1); otherwise at the left of the button (24.0 §10.2) or with the button itself (25.0 §10.2).
 */
function withoutBlinds(
  { variant, button: used }: PokerRules,
  seats: readonly SeatAtButton[],
  last: number | null,
): Dealing | null {
  const present = seats
    .filter((seat) => seat.present)
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b);
  const highest = present.at(-1);
  if (highest === undefined || present.length < 2) return null;
  const stays = variant.button.moves === 'to-the-winner' && last !== null && present.includes(last);
  const moved = last === null ? highest : (present.find((seat) => seat > last) ?? present[0] ?? highest);
  const button = used ? (stays ? last : moved) : highest;
  const from = variant.button.dealsFrom === 'button' ? button : button + 1;
  const order = [...present.filter((seat) => seat >= from), ...present.filter((seat) => seat < from)];
  return { button, seats: order, missedSmall: [], missedBig: [] };
}

/** Whether the first button of this table is drawn for (bclc-poker 23.0, 25.0, 27.0 §7.1) and has not been yet. */
export const isButtonDrawn = ({ variant, button }: PokerRules, last: number | null): boolean =>
  button && last === null && variant.button.first === 'high-card';

/** A card each, in the order of the seats; the highest by suit has the button (READINGS 83). */
export function highCard(drawn: readonly DrawnCard[]): number | undefined {
  return drawn.toSorted((a, b) => b.card - a.card)[0]?.seat;
}

export interface DrawnCard {
  readonly seat: number;
  readonly card: Card;
}

/** The last button that makes the next one fall to a seat: the seat before it, or where the button stays, itself. */
export function lastButtonFor({ variant }: PokerRules, seats: readonly number[], next: number): number {
  if (variant.button.moves === 'to-the-winner') return next;
  const up = seats.toSorted((a, b) => a - b);
  return up.findLast((seat) => seat < next) ?? up.at(-1) ?? next;
}
